/** Seats as everybody tells them apart: a colour (theme.css), a shape and a letter each. */
export const LETTERS = "ABCDEF";

export const SHAPES = ["circle", "triangle", "square", "diamond", "star", "cross"] as const;
export type Shape = (typeof SHAPES)[number];

/** The shape of each seat as a path in a box from -10 to 10. */
export const PATHS: readonly string[] = [
  "M0-9a9 9 0 1 1 0 18a9 9 0 1 1 0-18z",
  "M0-9.500L9.500 7.500H-9.500z",
  "M-8-8H8V8H-8z",
  "M0-10.500L9 0L0 10.500L-9 0z",
  "M0-10.200L2.900-3.600L10-2.900L4.700 1.900L6.200 8.900L0 5.300L-6.200 8.900L-4.700 1.900L-10-2.900L-2.900-3.600z",
  "M-3.500-9.500H3.500V-3.500H9.500V3.500H3.500V9.500H-3.500V3.500H-9.500V-3.500H-3.500z",
];

export const colour = (seat: number): string => `var(--seat-${seat})`;
export const onColour = (seat: number): string => `var(--on-seat-${seat})`;
export const letter = (seat: number): string => LETTERS[seat] ?? "?";
