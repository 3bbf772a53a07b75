import type { SchafeAction, SchafeEvent, SchafeView } from "../../wire/types.ts";
import type { GameScreen, HappenedOf, LegalOf, Live, SeenOf, TableProps } from "../contract.ts";

/** The contract with the house in the words of this game. */
export type Props = TableProps<SchafeView, SchafeEvent, SchafeAction>;
export type Hands = Live<SchafeView, SchafeEvent, SchafeAction>;
export type Screen = GameScreen<SchafeView, SchafeEvent, SchafeAction>;
export type Seen = SeenOf<SchafeView, SchafeEvent, SchafeAction>;
export type Heard = HappenedOf<SchafeEvent>;
export type Offer = LegalOf<SchafeAction>;
