/** Twist-up stick and pencil. */

import { smoothMax } from "../../maths.ts"
import { FRONT } from "../cameras.ts"
import type { Model } from "../model.ts"
import { moved, placeGroup } from "../part.ts"
import { corners } from "../profile.ts"
import { custom, cylinder, ellipseDistance, oval, revolve } from "../shapes.ts"

/** Oval twist-up stick (sun stick, balm, deodorant) with its cap standing beside it. */
export function stick(): Model {
  const dome = custom(
    (x, y, z) => {
      const side = ellipseDistance(x, z, 0.56, 0.36)
      const crown = Math.hypot(x * 0.62, (y - 1.36) * 0.86, z * 0.9) - 1.02
      return smoothMax(smoothMax(side, crown, 0.12), 1.9 - y, 0.02)
    },
    [0, 2.2, 0, 0.85],
    { material: "shade", stepScale: 0.8 }
  )
  const dial = custom(
    (x, y, z) => {
      const grooves = 0.012 * Math.cos(Math.atan2(x / 0.66, z / 0.46) * 44)
      const side = ellipseDistance(x, z, 0.66, 0.46) + grooves
      return smoothMax(side, Math.abs(y - 0.15) - 0.15, 0.05)
    },
    [0, 0.15, 0, 0.75],
    { material: "cap", stepScale: 0.7 }
  )
  const body = [
    dial,
    oval(0.6, 0.4, 0.28, 0.36, 0.02, { material: "metal" }),
    oval(0.68, 0.48, 0.34, 1.86, 0.06, { material: "pack" }),
    oval(0.61, 0.41, 1.8, 1.98, 0.03, { material: "collar" }),
    dome
  ]
  const cap = [
    oval(0.68, 0.48, 0, 1.2, 0.1, { material: "cap" }),
    oval(0.688, 0.488, 0.03, 0.09, 0.02, { material: "metal" })
  ]
  return {
    camera: { ...FRONT, fov: 13.4, target: [0, 1.36, 0] },
    parts: [
      ...placeGroup(body, { at: [-0.62, 0, 0], turn: 0.16 }),
      ...placeGroup(cap, { at: [0.92, 0, -0.4], turn: -0.3 })
    ]
  }
}

/** Wooden-core pencil (liner, brow, lip) leaning on a small plinth, cap standing in front. */
export function pencil(): Model {
  const lean = 0.3
  const barrel = [
    revolve(corners("0 0, 0.17 0 0.05, 0.17 0.16 0.01, 0 0.16"), { material: "shade" }),
    revolve(cylinder(0.174, 0.15, 0.21, 0.01), { material: "metal" }),
    revolve(corners("0 0.2, 0.17 0.2, 0.17 2.86 0.01, 0 2.86"), { material: "pack" }),
    revolve(corners("0 2.84, 0.168 2.85 0.01, 0.075 3.26 0.02, 0 3.26"), { material: "wood" }),
    revolve(corners("0 3.2, 0.088 3.2 0.01, 0.022 3.54 0.03, 0 3.55"), { material: "lead" })
  ]
  const cap = [
    revolve(corners("0 0, 0.2 0 0.03, 0.19 1.05 0.12, 0 1.08"), { material: "cap" }),
    revolve(cylinder(0.206, 0, 0.08, 0.02), { material: "metal" })
  ]
  const plinth = revolve(corners("0 0, 0.74 0 0.02, 0.74 1.62 0.06, 0 1.62"), { material: "plinth" })
  return {
    camera: { ...FRONT, target: [0, 1.58, 0], fov: 13.8 },
    parts: [
      ...placeGroup(barrel, { at: [-1.02, 0.02, 0.52], tumble: [-0.1, 0, -lean] }),
      ...moved(cap, 0.98, 0, 0.75),
      ...moved([plinth], 0.42, 0, -0.45)
    ]
  }
}
