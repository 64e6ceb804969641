/** Perfume flacons and nail varnish. */

import { FRONT } from "../cameras.ts"
import type { Model } from "../model.ts"
import type { Part } from "../part.ts"
import { corners } from "../profile.ts"
import { cylinder, extrude, revolve } from "../shapes.ts"

/** Collar, dip tube and cap above a flacon whose shoulder is at `shoulder`. */
function closure(shoulder: number, cap: Part): Part[] {
  return [
    revolve(cylinder(0.3, shoulder - 0.05, shoulder + 0.21, 0.03), { material: "metal" }),
    revolve(cylinder(0.04, 0.3, shoulder, 0.01), { material: "pipette", castsShadow: false }),
    cap
  ]
}

/** Square flacon, tall slab or round column. */
export function perfume(variant = 0): Model {
  const shape = variant % 3
  if (shape === 1) return { camera: FRONT, parts: tallFlacon() }
  if (shape === 2) return { camera: FRONT, parts: roundFlacon() }
  return {
    camera: FRONT,
    parts: [
      extrude(corners("-0.98 0 0.2, 0.98 0 0.2, 0.98 1.95 0.28, -0.98 1.95 0.28"), 0.95, 0.14, {
        material: "glass",
        glass: true
      }),
      extrude(corners("-0.82 0.2 0.12, 0.82 0.2 0.12, 0.82 1.5 0.02, -0.82 1.5 0.02"), 0.62, 0.06, {
        material: "liquid"
      }),
      ...closure(1.95, revolve(corners("0 2.12, 0.46 2.12 0.04, 0.46 2.98 0.14, 0 3"), { material: "cap" })),
      revolve(cylinder(0.465, 2.12, 2.22, 0.02), { material: "metal" })
    ]
  }
}

function tallFlacon(): Part[] {
  return [
    extrude(corners("-0.74 0 0.1, 0.74 0 0.1, 0.74 2.3 0.14, -0.74 2.3 0.14"), 0.86, 0.1, {
      material: "glass",
      glass: true
    }),
    extrude(corners("-0.6 0.26 0.06, 0.6 0.26 0.06, 0.6 1.86 0.02, -0.6 1.86 0.02"), 0.56, 0.05, {
      material: "liquid"
    }),
    ...closure(
      2.3,
      extrude(corners("-0.44 2.48 0.04, 0.44 2.48 0.04, 0.44 3.16 0.06, -0.44 3.16 0.06"), 0.62, 0.05, {
        material: "cap"
      })
    )
  ]
}

function roundFlacon(): Part[] {
  return [
    revolve(corners("0 0, 0.86 0 0.2, 0.86 1.56 0.42, 0.34 1.94 0.08, 0.3 2, 0 2"), { material: "glass", glass: true }),
    revolve(corners("0 0.24, 0.68 0.24 0.18, 0.68 1.34 0.02, 0 1.34"), { material: "liquid" }),
    ...closure(1.95, revolve(corners("0 2.1, 0.3 2.1 0.04, 0.48 2.42 0.3, 0.3 2.92 0.3, 0 2.98"), { material: "cap" })),
    revolve(cylinder(0.31, 2.1, 2.17, 0.02), { material: "metal" })
  ]
}

export function nail(): Model {
  return {
    camera: FRONT,
    parts: [
      revolve(corners("0 0, 0.72 0 0.16, 0.74 0.95 0.36, 0.3 1.28 0.08, 0.28 1.4, 0 1.4"), {
        material: "glass",
        glass: true
      }),
      revolve(corners("0 0.12, 0.62 0.12 0.12, 0.64 0.9 0.32, 0.24 1.16 0.06, 0 1.16"), { material: "shade" }),
      revolve(corners("0 1.3, 0.36 1.3 0.04, 0.29 3 0.08, 0 3.02"), { material: "cap" }),
      revolve(cylinder(0.365, 1.3, 1.38, 0.02), { material: "metal" })
    ]
  }
}
