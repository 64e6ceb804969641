/** Cushion or blush compact, eyeshadow palette and quad. */

import type { Vec3 } from "../../maths.ts"
import { smoothMax } from "../../maths.ts"
import { HIGH } from "../cameras.ts"
import type { Model } from "../model.ts"
import type { Distance, Part } from "../part.ts"
import { corners } from "../profile.ts"
import { box, boxDistance, custom, revolve } from "../shapes.ts"
import type { WellGrid } from "../wells.ts"
import { EIGHT_WELLS, QUAD_WELLS, wellDistance } from "../wells.ts"

/** Compact with mirror; shape 1 is a pressed powder without puff. */
export function cushion(variant = 0): Model {
  const pan: Vec3 = [0, 0, 0.35]
  const hinge: Vec3 = [0, 1.72, -1.32]
  const open: Vec3 = [1.36, 0, 0]
  return {
    camera: HIGH,
    parts: [
      revolve(corners("0 0, 1.3 0 0.16, 1.3 0.4 0.06, 1.16 0.4 0.02, 1.14 0.3 0.01, 0 0.3"), {
        material: "pack",
        position: pan
      }),
      revolve(corners("0 0.28, 1.1 0.28, 1.1 0.36 0.05, 0 0.37"), { material: "pan", position: pan }),
      revolve(corners("0 0, 1.3 0 0.14, 1.3 0.3 0.06, 1.17 0.3 0.02, 1.15 0.2 0.01, 0 0.2"), {
        material: "lid",
        position: hinge,
        rotation: open
      }),
      revolve(corners("0 0.19, 1.12 0.19, 1.12 0.23 0.02, 0 0.23"), {
        material: "mirror",
        position: hinge,
        rotation: open
      }),
      box(0.6, 0.12, 0.3, 0.05, { material: "metal", position: [0, 0.42, -0.98] }),
      ...(variant % 2 === 0 ? puff() : [box(0.5, 0.12, 0.1, 0.03, { material: "metal", position: [0, 0.24, 1.66] })])
    ]
  }
}

function puff(): Part[] {
  return [
    revolve(corners("0 0, 0.62 0 0.12, 0.62 0.2 0.12, 0 0.22"), {
      material: "puff",
      position: [0.98, 0.46, 1],
      rotation: [0.16, 0, 0.42]
    }),
    box(0.9, 0.02, 0.2, 0.01, { material: "ribbon", position: [0.93, 0.69, 0.98], rotation: [0.16, 0.5, 0.42] })
  ]
}

/** Tray with round wells, pans in them and an open lid with a mirror. */
function paletteParts(
  width: number,
  depth: number,
  wells: WellGrid,
  lidY: number,
  lidZ: number,
  lidHeight: number
): Part[] {
  const place: Vec3 = [0, 0.18, 0.55]
  const tilt: Vec3 = [0.14, 0, 0]
  const slab = boxDistance(width, 0.3, depth, 0.05)
  const tray: Distance = (x, y, z) => {
    const carve = Math.min(wells.radius + 0.03 - wellDistance(wells, x, z), y - 0.06)
    return smoothMax(slab(x, y, z), carve, 0.02)
  }
  const pans: Distance = (x, y, z) => {
    const across = wellDistance(wells, x, z) - wells.radius + 0.03
    const upright = Math.abs(y - 0.1) - 0.02
    return Math.hypot(Math.max(across, 0), Math.max(upright, 0)) + Math.min(Math.max(across, upright), 0) - 0.03
  }
  const reach = Math.hypot(width, depth) / 2 + 0.1
  const lid: Vec3 = [-0.22, 0, 0]
  return [
    custom(tray, [0, 0, 0, reach], { material: "pack", position: place, rotation: tilt, stepScale: 0.9 }),
    custom(pans, [0, 0.1, 0, reach], { material: "pans", position: place, rotation: tilt, stepScale: 0.9 }),
    box(width, lidHeight, 0.2, 0.06, { material: "lid", position: [0, lidY, lidZ], rotation: lid }),
    box(width - 0.3, lidHeight - 0.3, 0.03, 0.01, {
      material: "mirror",
      position: [0, lidY + 0.023, lidZ + 0.11],
      rotation: lid
    })
  ]
}

export function palette(): Model {
  return { camera: HIGH, parts: paletteParts(3.3, 1.9, EIGHT_WELLS, 1.22, -0.72, 1.9) }
}

export function compactpalette(): Model {
  const parts = paletteParts(2.3, 2.1, QUAD_WELLS, 1.3, -0.86, 2.1)
  parts.push(box(0.5, 0.1, 0.08, 0.03, { material: "metal", position: [0, 0.06, 1.62], rotation: [0.14, 0, 0] }))
  return { camera: { ...HIGH, fov: 13.2, target: [0, 1.12, -0.1] }, parts }
}
