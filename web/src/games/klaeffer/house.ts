/** The colours of the districts, as on the cards of the rulebook; patterns and house numbers go with them. */
export const COLOURS: Record<string, string> = {
  Y: "var(--klf-yellow)",
  O: "var(--klf-orange)",
  R: "var(--klf-red)",
  P: "var(--klf-purple)",
  B: "var(--klf-blue)",
  G: "var(--klf-green)",
};

/** A house in a box of 28 by 28. */
export const HOUSE = "M14 1.500L27 12.500V26.500H1V12.500z";

/** A crown in a box of 20 by 14. */
export const CROWN = "M1.500 3L6 7.500L10 1.200L14 7.500L18.500 3L16.800 13H3.200z";
