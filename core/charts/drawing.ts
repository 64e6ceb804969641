import type { ArrowKind } from "./chart.ts"
import type { Tongue } from "./chart-text.ts"

/** A place in a drawing, in pixels from its upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A rectangle in a drawing, in pixels. */
export interface Area extends Point {
  readonly w: number
  readonly h: number
}

/**
 * What a box looks like. A "choice" is left at once; "anytime" is where arrows of the state around begin; "elsewhere" stands
 * for a state that is drawn in another place, so that no line has to cross the others on its way there.
 */
export type BoxShape =
  | "state"
  | "choice"
  | "final"
  | "group"
  | "region"
  | "parallel"
  | "start"
  | "anytime"
  | "elsewhere"

/** A state on the drawing, or a mark that belongs to one. */
export interface Box extends Area {
  readonly id: string
  readonly shape: BoxShape
  /** The state that it represents or belongs to. */
  readonly state: string
}

/** One drawn line for all arrows between the same two boxes. */
export interface Line {
  readonly id: string
  readonly from: string
  readonly to: string
  /** None for the line to where a state begins. */
  readonly arrows: ReadonlyArray<string>
  /** Failures alone are red, time alone is dotted. */
  readonly kind: ArrowKind
  readonly points: ReadonlyArray<Point>
  readonly label?: Area
}

/** Positions of everything, in pixels at full size; the same in every language. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly boxes: ReadonlyArray<Box>
  readonly lines: ReadonlyArray<Line>
}

/** A line of a label: what happens, or what has to hold for it. */
export interface LabelLine {
  readonly text: string
  readonly kind: ArrowKind | "guard"
  readonly arrow: string
  /** A long guard goes on in the next line without its sign. */
  readonly isContinued?: boolean
}

/** The texts on a drawing in one language, already broken into lines. */
export interface Lettering {
  /** By box. */
  readonly boxes: Readonly<Record<string, { readonly title: string; readonly lines: ReadonlyArray<string> }>>
  /** By line. */
  readonly labels: Readonly<Record<string, Pick<Area, "w" | "h"> & { readonly lines: ReadonlyArray<LabelLine> }>>
}

/** The lettering of a drawing in every language. */
export type Letterings = Readonly<Record<Tongue, Lettering>>
