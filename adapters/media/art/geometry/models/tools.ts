/** Face brushes and paddle hair brush. */
import type { Vec3 } from "../../maths.ts"
import { smoothMin } from "../../maths.ts"
import { FRONT, TALL } from "../cameras.ts"
import type { Model } from "../model.ts"
import { type Distance, type Part, placeGroup } from "../part.ts"
import { capsuleDistance, custom, cylinder, ellipseDistance, revolve } from "../shapes.ts"

/** Handle length, ferrule radius, head radius, head length. */
function makeupBrush(
  handle: number,
  ferrule: number,
  head: number,
  length: number,
  position: Vec3,
  lean: number
): Part[] {
  const placement = { position, rotation: [0, 0, lean] as Vec3 }
  return [
    revolve(
      [
        [0, 0],
        [0.09, 0, 0.09],
        [0.15, handle * 0.45, 0.3],
        [0.11, handle, 0.05],
        [0, handle]
      ],
      { material: "pack", ...placement }
    ),
    revolve(
      [
        [0, handle - 0.05],
        [0.12, handle - 0.05],
        [0.13, handle + 0.12, 0.02],
        [ferrule, handle + 0.6, 0.02],
        [0, handle + 0.6]
      ],
      { material: "metal", ...placement }
    ),
    revolve(
      [
        [0, handle + 0.5],
        [ferrule - 0.02, handle + 0.5],
        [head, handle + 0.5 + length * 0.62, length * 0.3],
        [head * 0.72, handle + 0.5 + length * 0.95, head * 0.4],
        [0, handle + 0.52 + length]
      ],
      { material: "bristle", ...placement }
    )
  ]
}

export function brush(): Model {
  return {
    camera: FRONT,
    parts: [
      ...makeupBrush(1.5, 0.26, 0.5, 1.15, [-0.42, 0, 0], 0.1),
      ...makeupBrush(1.35, 0.17, 0.27, 0.72, [0.62, 0, -0.25], -0.12)
    ]
  }
}

const HEAD_X = 0.78
const HEAD_Y = 1.02
const HEAD_CENTRE = 2.5
const PIN_PITCH = 0.185

/** Ball-tipped pins on a staggered grid inside the cushion. */
const pins: Distance = (x, y, z) => {
  let nearest = 0.4
  const row = Math.round(y / PIN_PITCH)
  for (let step = -1; step <= 1; step++) {
    const shift = (row + step) % 2 === 0 ? 0 : 0.5
    const column = Math.round(x / PIN_PITCH - shift)
    const pinX = (column + shift) * PIN_PITCH
    const pinY = (row + step) * PIN_PITCH
    if ((pinX / 0.56) ** 2 + (pinY / 0.8) ** 2 > 1) continue
    const flat = Math.hypot(x - pinX, y - pinY)
    const stem = Math.max(flat - 0.016, z - 0.44, 0.1 - z)
    const ball = Math.hypot(flat, z - 0.46) - 0.036
    nearest = Math.min(nearest, stem, ball)
  }
  return nearest
}

export function comb(): Model {
  const grip = capsuleDistance([0, 0.16, 0], [0, 1.1, 0], 0.16)
  const neck = capsuleDistance([0, 1.1, 0], [0, 1.7, 0], 0.115)
  const wood: Distance = (x, y, z) => {
    const head = ellipseDistance(x, y - HEAD_CENTRE, HEAD_X, HEAD_Y) + 0.08
    const through = Math.abs(z) - 0.13 + 0.08
    const paddle = Math.min(Math.max(head, through), 0) + Math.hypot(Math.max(head, 0), Math.max(through, 0)) - 0.08
    return smoothMin(smoothMin(grip(x, y, z), neck(x, y, z), 0.12), paddle, 0.16)
  }
  const pillow: Distance = (x, y, z) => {
    const level = Math.hypot(x / 0.64, y / 0.88)
    return Math.max((level - 1) * 0.6, z - 0.17 - 0.12 * (1 - level * level), -z)
  }
  const parts = [
    custom(wood, [0, 1.75, 0, 1.95], { material: "pack", stepScale: 0.8 }),
    custom(pillow, [0, 0, 0.1, 0.95], { material: "cushion", position: [0, HEAD_CENTRE, 0], stepScale: 0.8 }),
    custom(pins, [0, 0, 0.3, 0.95], {
      material: "pins",
      position: [0, HEAD_CENTRE, 0],
      stepScale: 0.7,
      castsShadow: false
    }),
    revolve(cylinder(0.166, 0.24, 0.3, 0.01), { material: "metal" })
  ]
  return { camera: TALL, parts: placeGroup(parts, { at: [0, 0.02, 0.2], tumble: [-0.1, 0.34, -0.07] }) }
}
