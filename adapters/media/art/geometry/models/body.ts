/** Pump, flip-cap bottle, spray and soap bar. */

import { mix, smoothMax, smoothstep } from "../../maths.ts"
import { PUMP_BOTTLES, SPRAY_BOTTLES, shapeOf } from "../bottles.ts"
import { FRONT, TALL } from "../cameras.ts"
import type { Model } from "../model.ts"
import { type Distance, placeGroup } from "../part.ts"
import { petalDistance } from "../petals.ts"
import { corners } from "../profile.ts"
import { box, boxDistance, custom, cylinder, ellipseDistance, oval, revolve, tube } from "../shapes.ts"

export function pump(variant = 0): Model {
  return {
    camera: FRONT,
    parts: [
      revolve(shapeOf(PUMP_BOTTLES, variant).wall, { material: "pack" }),
      revolve(cylinder(0.38, 2.24, 2.56, 0.04), { material: "cap" }),
      revolve(cylinder(0.13, 2.5, 2.86, 0.02), { material: "cap" }),
      revolve(corners("0 2.84, 0.34 2.84 0.05, 0.34 3.06 0.08, 0 3.08"), { material: "cap" }),
      box(0.8, 0.15, 0.22, 0.06, { material: "cap", position: [-0.5, 2.965, 0.08], rotation: [0, 0.16, 0.04] })
    ]
  }
}

const FLIP_BODY_HEIGHT = 2.56

/** Width share of the bottle over its height: rounded foot, slight waist, sloping shoulders. */
function flipSection(share: number): number {
  const y = share * FLIP_BODY_HEIGHT
  const foot = Math.max(0, 1 - y / 0.16)
  const rounding = 1 - 0.14 * (1 - Math.sqrt(Math.max(0, 1 - foot * foot)))
  const waist = 1 - 0.035 * Math.sin(Math.PI * Math.min(1, y / 1.9))
  return rounding * waist * mix(1, 0.5, smoothstep(1.5, 2.72, y))
}

/** Oval bottle with a flip-top cap: seam line, thumb notch, soft shoulders. */
export function bottleFlip(): Model {
  const body = tube(
    FLIP_BODY_HEIGHT,
    (share) => 0.88 * flipSection(share),
    (share) => 0.5 * flipSection(share) ** 0.7,
    0.9,
    { material: "pack", stepScale: 0.7 }
  )
  const capShape: Distance = (x, y, z) => {
    const side = ellipseDistance(x, z, 0.52, 0.42) + 0.06
    const upright = Math.abs(y - 2.86) - 0.32 + 0.06
    const shell = Math.min(Math.max(side, upright), 0) + Math.hypot(Math.max(side, 0), Math.max(upright, 0)) - 0.06
    const seam = Math.hypot(side - 0.06, y - 2.86) - 0.022
    const notch = Math.hypot(x, y - 2.9, z - 0.5) - 0.16
    return Math.max(shell, -seam, -notch)
  }
  return {
    camera: { ...FRONT, fov: 14, target: [0, 1.58, 0] },
    parts: placeGroup(
      [
        body,
        oval(0.44, 0.36, 2.5, 2.6, 0.02, { material: "metal" }),
        custom(capShape, [0, 2.86, 0, 0.75], { material: "cap", stepScale: 0.8 })
      ],
      { turn: 0.1 }
    )
  }
}

/** Fine-mist spray: frosted bottle, actuator and a clear over-cap; opaque with a closed cap without `fill`. */
export function spray(variant = 0): Model {
  const { wall, fill } = shapeOf(SPRAY_BOTTLES, variant)
  const collar = revolve(cylinder(0.44, 2.36, 2.64, 0.03), { material: "metal" })
  if (!fill) {
    const cap = revolve(corners("0 2.62, 0.46 2.62 0.02, 0.44 3.46 0.16, 0 3.5"), { material: "cap" })
    return { camera: TALL, parts: [revolve(wall, { material: "pack" }), collar, cap] }
  }
  const nozzle: Distance = (x, y, z) => {
    const head = Math.hypot(x, z) - 0.27
    const upright = Math.abs(y - 2.86) - 0.17
    const shell = smoothMax(head, upright, 0.08)
    const slope = (y - 2.98) * 0.92 + z * 0.34 - 0.02
    const hole = Math.hypot(x, y - 2.87, z - 0.28) - 0.055
    return Math.max(smoothMax(shell, slope, 0.04), -hole)
  }
  return {
    camera: TALL,
    parts: [
      revolve(wall, { material: "glass", glass: true }),
      revolve(fill, { material: "liquid" }),
      revolve(cylinder(0.035, 0.2, 2.4, 0.01), { material: "pipette", castsShadow: false }),
      collar,
      revolve(cylinder(0.3, 2.6, 2.72, 0.02), { material: "cap" }),
      custom(nozzle, [0, 2.86, 0, 0.45], { material: "cap" }),
      revolve(corners("0 3.46, 0.4 3.44 0.03, 0.4 2.64, 0.46 2.64 0.02, 0.46 3.5 0.12, 0 3.52"), {
        material: "overcap",
        glass: true,
        castsShadow: false
      })
    ]
  }
}

/** Bar with a pressed kawung flower on a ridged tray, wrapped bar standing behind. */
export function soap(): Model {
  const block = boxDistance(2, 0.62, 1.36, 0.22)
  const bar: Distance = (x, y, z) => {
    const press = 0.085 * Math.min(Math.max((0.02 - petalDistance(x, z, 0.52)) / 0.05, 0), 1)
    const frame = 0.03 * Math.min(Math.max((0.03 - Math.abs(boxDistance(1.72, 2, 1.08, 0.12)(x, 0, z))) / 0.03, 0), 1)
    return block(x, y, z) + (y > 0.1 ? press + frame : 0)
  }
  const plate = boxDistance(2.7, 0.2, 1.8, 0.09)
  const tray: Distance = (x, y, z) => {
    const hollow = boxDistance(2.46, 0.2, 1.56, 0.09)(x, y - 0.12, z)
    return smoothMax(plate(x, y, z), -hollow, 0.03)
  }
  const ridges: Distance = (x, y, z) => {
    const index = Math.min(Math.max(Math.round(x / 0.42), -2), 2)
    return Math.hypot(x - index * 0.42, y, Math.max(Math.abs(z) - 0.6, 0)) - 0.06
  }
  const front = [
    custom(tray, [0, 0, 0, 1.7], { material: "tray", position: [0, 0.11, 0] }),
    custom(ridges, [0, 0, 0, 1.4], { material: "tray", position: [0, 0.14, 0] }),
    custom(bar, [0, 0, 0, 1.3], { material: "shade", position: [0, 0.5, 0], stepScale: 0.8 })
  ]
  const wrapped = [
    box(1.5, 2.1, 0.66, 0.12, { material: "shade", position: [0, 1.05, 0] }),
    box(1.53, 1.66, 0.69, 0.06, { material: "pack", position: [0, 1.07, 0] })
  ]
  return {
    camera: { position: [0, 7.6, 15.2], target: [0.02, 0.78, -0.1], fov: 13.6 },
    parts: [
      ...placeGroup(front, { at: [0.3, 0, 0.85], turn: -0.2 }),
      ...placeGroup(wrapped, { at: [-0.5, 0, -0.95], turn: 0.16 })
    ]
  }
}
