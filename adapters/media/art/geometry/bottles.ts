/** Pack silhouettes that come in several shapes, so that brands do not share one bottle. Index 0 is the classic. */

import { entry } from "../maths.ts"
import { type Corner, corners } from "./profile.ts"

/** Printed area wrapped around the body: radius and heights in scene units. */
export interface WrapArea {
  radius: number
  halfWidth: number
  bottom: number
  top: number
}

export interface Bottle {
  wall: readonly Corner[]
  /** Liquid or cream inside absent for opaque packs. */
  fill?: readonly Corner[]
  label: WrapArea
}

export interface CappedBottle extends Bottle {
  cap: readonly Corner[]
  ring: { radius: number; bottom: number; top: number }
}

export const SERUM_BOTTLES: readonly Bottle[] = [
  {
    wall: corners("0 0, 0.82 0 0.14, 0.82 1.62 0.34, 0.36 1.98 0.12, 0.32 2.16, 0 2.16"),
    fill: corners("0 0.16, 0.7 0.16 0.12, 0.7 1.46 0.02, 0 1.46"),
    label: { radius: 0.82, halfWidth: 0.66, bottom: 0.25, top: 1.4 }
  },
  {
    wall: corners("0 0, 0.66 0 0.12, 0.66 1.9 0.14, 0.36 2.02 0.06, 0.32 2.16, 0 2.16"),
    fill: corners("0 0.15, 0.55 0.15 0.1, 0.55 1.66 0.02, 0 1.66"),
    label: { radius: 0.66, halfWidth: 0.57, bottom: 0.3, top: 1.5 }
  },
  {
    wall: corners("0 0, 0.96 0 0.2, 0.92 0.74 0.7, 0.4 1.86 0.3, 0.33 2.16, 0 2.16"),
    fill: corners("0 0.15, 0.84 0.15 0.16, 0.8 0.74 0.6, 0.58 1.22 0.02, 0 1.22"),
    label: { radius: 0.9, halfWidth: 0.66, bottom: 0.12, top: 1.16 }
  }
]

export const TONER_BOTTLES: readonly CappedBottle[] = [
  {
    wall: corners("0 0, 0.64 0 0.1, 0.64 2.26 0.26, 0.3 2.46 0.04, 0.3 2.55, 0 2.55"),
    fill: corners("0 0.12, 0.55 0.12 0.1, 0.55 2 0.02, 0 2"),
    cap: corners("0 2.5, 0.42 2.5 0.03, 0.42 3.3 0.07, 0 3.3"),
    ring: { radius: 0.425, bottom: 2.5, top: 2.58 },
    label: { radius: 0.64, halfWidth: 0.58, bottom: 0.35, top: 1.94 }
  },
  {
    wall: corners("0 0, 0.84 0 0.14, 0.84 1.86 0.42, 0.34 2.24 0.06, 0.32 2.36, 0 2.36"),
    fill: corners("0 0.14, 0.74 0.14 0.12, 0.74 1.6 0.02, 0 1.6"),
    cap: corners("0 2.3, 0.46 2.3 0.03, 0.44 2.94 0.16, 0 2.98"),
    ring: { radius: 0.465, bottom: 2.3, top: 2.38 },
    label: { radius: 0.84, halfWidth: 0.66, bottom: 0.24, top: 1.66 }
  },
  {
    wall: corners("0 0, 0.58 0 0.08, 0.58 2.34 0.08, 0.4 2.42 0.04, 0.4 2.5, 0 2.5"),
    fill: corners("0 0.12, 0.49 0.12 0.08, 0.49 2.14 0.02, 0 2.14"),
    cap: corners("0 2.46, 0.58 2.46 0.03, 0.58 3.34 0.05, 0 3.34"),
    ring: { radius: 0.5, bottom: 2.4, top: 2.47 },
    label: { radius: 0.58, halfWidth: 0.52, bottom: 0.4, top: 1.96 }
  }
]

export const PUMP_BOTTLES: readonly Bottle[] = [
  {
    wall: corners("0 0, 0.88 0 0.12, 0.88 1.95 0.34, 0.34 2.22 0.06, 0.34 2.3, 0 2.3"),
    label: { radius: 0.88, halfWidth: 0.66, bottom: 0.3, top: 1.85 }
  },
  {
    wall: corners("0 0, 0.78 0 0.08, 0.78 2.1 0.1, 0.36 2.2 0.04, 0.34 2.3, 0 2.3"),
    label: { radius: 0.78, halfWidth: 0.62, bottom: 0.34, top: 1.82 }
  },
  {
    wall: corners("0 0, 1 0 0.22, 0.98 0.8 0.9, 0.5 2.06 0.5, 0.34 2.22 0.06, 0.34 2.3, 0 2.3"),
    label: { radius: 0.94, halfWidth: 0.66, bottom: 0.14, top: 1.56 }
  }
]

export const SPRAY_BOTTLES: readonly Bottle[] = [
  {
    wall: corners("0 0, 0.58 0 0.1, 0.58 2.16 0.2, 0.4 2.32 0.06, 0.38 2.4, 0 2.4"),
    fill: corners("0 0.12, 0.49 0.12 0.1, 0.49 1.98 0.02, 0 1.98"),
    label: { radius: 0.58, halfWidth: 0.52, bottom: 0.28, top: 1.86 }
  },
  {
    wall: corners("0 0, 0.6 0 0.1, 0.6 2.1 0.5, 0.44 2.36 0.06, 0.42 2.4, 0 2.4"),
    label: { radius: 0.6, halfWidth: 0.52, bottom: 0.28, top: 1.8 }
  },
  {
    wall: corners("0 0, 0.74 0 0.14, 0.74 1.84 0.4, 0.4 2.3 0.1, 0.38 2.4, 0 2.4"),
    fill: corners("0 0.13, 0.64 0.13 0.12, 0.64 1.62 0.02, 0 1.62"),
    label: { radius: 0.74, halfWidth: 0.6, bottom: 0.2, top: 1.6 }
  }
]

/** Jar 1 is opaque: its wall is the pack itself. */
export const JARS: readonly CappedBottle[] = [
  {
    wall: corners("0 0, 1.28 0 0.22, 1.28 0.98 0.08, 1.12 1.02, 0 1.02"),
    fill: corners("0 0.14, 1.08 0.14 0.2, 1.08 0.92 0.04, 0 0.92"),
    cap: corners("0 1.06, 1.3 1.06 0.03, 1.3 1.64 0.1, 0 1.66"),
    ring: { radius: 1.31, bottom: 0.99, top: 1.08 },
    label: { radius: 1.28, halfWidth: 0.95, bottom: 0.12, top: 0.94 }
  },
  {
    wall: corners("0 0, 1.16 0 0.2, 1.26 1.02 0.05, 1.1 1.06, 0 1.06"),
    cap: corners("0 1.1, 1.27 1.1 0.03, 1.27 1.48 0.06, 0 1.49"),
    ring: { radius: 1.24, bottom: 1.04, top: 1.11 },
    label: { radius: 1.22, halfWidth: 0.92, bottom: 0.12, top: 0.94 }
  },
  {
    wall: corners("0 0, 1.04 0 0.24, 1.04 1.26 0.08, 0.92 1.3, 0 1.3"),
    fill: corners("0 0.14, 0.86 0.14 0.2, 0.86 1.2 0.04, 0 1.2"),
    cap: corners("0 1.34, 1.06 1.34 0.03, 1.06 1.7 0.26, 0 1.9"),
    ring: { radius: 1.07, bottom: 1.27, top: 1.36 },
    label: { radius: 1.04, halfWidth: 0.8, bottom: 0.26, top: 1.12 }
  }
]

export interface TubeShape {
  capRadius: number
  capHeight: number
  height: number
  /** Half widths at the cap and at the crimp. */
  foot: number
  crimp: number
  /** Printed area of the body: half width, bottom, top. */
  label: readonly [number, number, number]
}

export const TUBES: readonly TubeShape[] = [
  { capRadius: 0.68, capHeight: 0.56, height: 2.8, foot: 0.66, crimp: 0.86, label: [0.62, 0.5, 2.45] },
  { capRadius: 0.52, capHeight: 0.84, height: 2.5, foot: 0.53, crimp: 0.72, label: [0.52, 0.36, 2.2] },
  { capRadius: 0.84, capHeight: 0.44, height: 2.3, foot: 0.84, crimp: 1, label: [0.72, 0.34, 1.98] }
]

/** Number of shapes per model models that are not listed have one. */
export const SHAPE_COUNTS: Readonly<Record<string, number>> = {
  serum: SERUM_BOTTLES.length,
  toner: TONER_BOTTLES.length,
  pump: PUMP_BOTTLES.length,
  spray: SPRAY_BOTTLES.length,
  jar: JARS.length,
  tube: TUBES.length,
  lipcream: 3,
  perfume: 3,
  cushion: 2
}

export function shapeOf<Shape>(shapes: readonly Shape[], variant: number): Shape {
  return entry(shapes, variant % shapes.length)
}
