/** Lipstick and lip cream. */

import { smoothMax } from "../../maths.ts"
import { FRONT, TALL } from "../cameras.ts"
import type { Model } from "../model.ts"
import { moved, placeGroup } from "../part.ts"
import { corners } from "../profile.ts"
import { box, custom, cylinder, revolve } from "../shapes.ts"

export function lipstick(): Model {
  const bullet = custom(
    (x, y, z) => {
      const side = Math.hypot(x, z) - 0.335
      const slant = (y - 2.72) * 0.84 + (x * 0.62 - z * 0.3) * 0.62
      return smoothMax(smoothMax(side, slant, 0.1), 1.7 - y, 0.02)
    },
    [0, 2.3, 0, 0.95],
    { material: "shade" }
  )
  const base = [
    revolve(corners("0 0, 0.5 0 0.05, 0.5 1.28 0.03, 0.47 1.3 0.02, 0 1.3"), { material: "pack" }),
    revolve(corners("0 1.28, 0.42 1.28, 0.42 1.8 0.03, 0.36 1.82, 0 1.82"), { material: "metal" }),
    revolve(corners("0 1.3, 0.485 1.3 0.02, 0.485 1.4 0.02, 0 1.4"), { material: "metal" }),
    bullet
  ]
  const cap = [
    revolve(corners("0 0, 0.52 0 0.05, 0.52 1.78 0.06, 0 1.78"), { material: "cap" }),
    revolve(cylinder(0.526, 0, 0.1, 0.02), { material: "metal" })
  ]
  return { camera: FRONT, parts: [...moved(base, -0.62, 0, 0), ...moved(cap, 0.72, 0, -0.35)] }
}

/** Round tube, square tube (turned a little) or slim tube with a long cap. */
export function lipcream(variant = 0): Model {
  const shape = variant % 3
  if (shape === 1) {
    const parts = [
      box(0.84, 1.74, 0.84, 0.09, { material: "glass", glass: true, position: [0, 0.87, 0] }),
      box(0.62, 1.48, 0.62, 0.06, { material: "shade", position: [0, 0.88, 0] }),
      revolve(cylinder(0.36, 1.73, 1.83, 0.02), { material: "metal" }),
      box(0.84, 1.5, 0.84, 0.07, { material: "cap", position: [0, 2.57, 0] })
    ]
    return { camera: TALL, parts: placeGroup(parts, { turn: 0.3 }) }
  }
  const radius = shape === 2 ? 0.36 : 0.46
  const neck = shape === 2 ? 1.56 : 1.72
  return {
    camera: TALL,
    parts: [
      revolve(
        [
          [0, 0],
          [radius, 0, 0.07],
          [radius, neck, 0.06],
          [radius * 0.65, neck + 0.06],
          [0, neck + 0.06]
        ],
        { material: "glass", glass: true }
      ),
      revolve(
        [
          [0, 0.14],
          [radius * 0.78, 0.14, 0.08],
          [radius * 0.78, neck - 0.1, 0.03],
          [0, neck - 0.1]
        ],
        { material: "shade" }
      ),
      revolve(cylinder(radius * 0.87, neck + 0.02, neck + 0.12, 0.02), { material: "metal" }),
      revolve(
        [
          [0, neck + 0.11],
          [radius, neck + 0.11, 0.02],
          [radius * 0.957, 3.32, shape === 2 ? 0.3 : 0.07],
          [0, 3.32]
        ],
        { material: "cap" }
      )
    ]
  }
}
