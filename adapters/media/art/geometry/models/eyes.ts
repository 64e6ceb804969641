/** Mascara and eyelash curler. */

import { clamp, mix, smoothMin } from "../../maths.ts"
import { FRONT } from "../cameras.ts"
import type { Model } from "../model.ts"
import { type Distance, moved, placeGroup } from "../part.ts"
import { corners } from "../profile.ts"
import { capsuleDistance, custom, cylinder, revolve } from "../shapes.ts"

/** Spiral of bristles around the wand, about 1.1 units long. */
const wandBrush: Distance = (x, y, z) => {
  const share = clamp((y - 2.16) / 1.1)
  const envelope = 0.2 * Math.sin(Math.PI * mix(0.16, 0.9, share)) + 0.02
  const angle = Math.atan2(x, z)
  const spiral = Math.abs(Math.sin(y * 21 + angle)) ** 0.7 * Math.abs(Math.cos(angle * 5)) ** 0.5
  return Math.max(Math.hypot(x, z) - envelope + 0.07 - 0.075 * spiral, 2.12 - y, y - 3.3)
}

export function mascara(): Model {
  const tubeParts = [
    revolve(corners("0 0, 0.34 0 0.06, 0.34 1.95 0.02, 0 1.95"), { material: "pack" }),
    revolve(cylinder(0.3, 1.94, 2, 0.01), { material: "metal" }),
    revolve(cylinder(0.2, 1.98, 2.2, 0.03), { material: "metal" })
  ]
  const wand = [
    revolve(corners("0 0, 0.34 0 0.06, 0.33 1.42 0.05, 0 1.42"), { material: "cap" }),
    revolve(cylinder(0.345, 1.3, 1.4, 0.02), { material: "metal" }),
    revolve(cylinder(0.055, 1.4, 2.2, 0.01), { material: "metal" }),
    custom(wandBrush, [0, 2.7, 0, 0.7], { material: "bristle", stepScale: 0.35 })
  ]
  return {
    camera: FRONT,
    parts: [...moved(tubeParts, -0.5, 0, 0), ...placeGroup(wand, { at: [0.62, 0, 0], tumble: [0, 0, -0.12] })]
  }
}

/** Half ring open towards the back, for the clamp jaws; radius, height and bar thickness in units. */
function jaw(radius: number, height: number, thick: number, tall: number): Distance {
  return (x, y, z) => {
    const ring = Math.abs(Math.hypot(x, z + radius * 0.55) - radius) - thick
    const bar = Math.max(ring, Math.abs(y - height) - tall, -z - radius * 0.02)
    return bar - 0.02
  }
}

function fingerRing(centreX: number, thick = 0.07): Distance {
  return (x, y, z) => {
    const radial = Math.hypot((x - centreX) * 1.02, (y - 0.42) * 0.94) - 0.34
    return Math.hypot(radial, z) - thick
  }
}

/** Classic scissor curler standing on its finger rings, jaws up. */
export function curler(): Model {
  const leftArm = smoothMinOf(
    capsuleDistance([-0.42, 0.74, 0], [0.16, 1.5, 0.04], 0.062),
    capsuleDistance([0.16, 1.5, 0.04], [0.4, 2.2, 0], 0.058)
  )
  const rightArm = smoothMinOf(
    capsuleDistance([0.42, 0.74, 0], [-0.16, 1.5, -0.04], 0.062),
    capsuleDistance([-0.16, 1.5, -0.04], [-0.4, 2.2, 0], 0.058)
  )
  const frame = smoothMinOf(
    capsuleDistance([-0.62, 2.16, 0.02], [-0.62, 3.04, 0.02], 0.045),
    capsuleDistance([0.62, 2.16, 0.02], [0.62, 3.04, 0.02], 0.045)
  )
  const bridge = smoothMinOf(
    capsuleDistance([-0.62, 2.16, 0.02], [-0.4, 2.12, 0], 0.05),
    capsuleDistance([0.62, 2.16, 0.02], [0.4, 2.12, 0], 0.05)
  )
  const cross = capsuleDistance([-0.42, 2.13, 0], [0.42, 2.13, 0], 0.055)
  const arms: Distance = (x, y, z) => smoothMin(leftArm(x, y, z), rightArm(x, y, z), 0.04)
  const cage: Distance = (x, y, z) => smoothMin(Math.min(frame(x, y, z), bridge(x, y, z)), cross(x, y, z), 0.05)
  const parts = [
    custom(smoothMinOf(fingerRing(-0.46), arms), [0, 1.1, 0, 1.5], { material: "metal", stepScale: 0.9 }),
    custom(smoothMinOf(fingerRing(0.46), cage), [0, 1.6, 0, 1.9], { material: "metal", stepScale: 0.9 }),
    custom(fingerRing(-0.46, 0.084), [-0.46, 0.42, 0, 0.5], { material: "pack", stepScale: 0.85 }),
    custom(fingerRing(0.46, 0.084), [0.46, 0.42, 0, 0.5], { material: "pack", stepScale: 0.85 }),
    revolve(cylinder(0.1, -0.1, 0.1, 0.03), {
      material: "pack",
      position: [0, 1.3, 0.02],
      rotation: [Math.PI / 2, 0, 0]
    }),
    custom(jaw(0.66, 3.06, 0.035, 0.1), [0, 3.06, 0.1, 0.95], { material: "metal", stepScale: 0.9 }),
    custom(jaw(0.62, 2.5, 0.05, 0.1), [0, 2.5, 0.1, 0.9], { material: "metal", stepScale: 0.9 }),
    custom(jaw(0.62, 2.64, 0.07, 0.045), [0, 2.64, 0.1, 0.9], { material: "pad", stepScale: 0.9 })
  ]
  return {
    camera: { ...FRONT, fov: 13.4, target: [0, 1.52, 0] },
    parts: placeGroup(parts, { at: [0, -0.02, 0], turn: 0.32 })
  }
}

function smoothMinOf(first: Distance, second: Distance): Distance {
  return (x, y, z) => smoothMin(first(x, y, z), second(x, y, z), 0.03)
}
