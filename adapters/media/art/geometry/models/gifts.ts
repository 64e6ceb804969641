/** Gift box, paper bag and gift card in an envelope. */

import type { Vec3 } from "../../maths.ts"
import { fractal, smoothMax, smoothstep } from "../../maths.ts"
import type { Model } from "../model.ts"
import { type Distance, type Part, placeGroup } from "../part.ts"
import { petalDistance } from "../petals.ts"
import { corners } from "../profile.ts"
import { box, boxDistance, custom, cylinder, extrude, revolve } from "../shapes.ts"

function bowLoop(side: number, rotation: Vec3): Part {
  const loop: Distance = (x, y, z) => {
    const level = Math.hypot(x / 0.62, y / 0.34)
    const ring = Math.abs(Math.hypot(x, y * 1.7) - 0.42) - 0.035
    return Math.max(ring, Math.abs(z) - 0.17 - 0.03 * level) - 0.02
  }
  return custom(loop, [0, 0, 0, 0.8], {
    material: "ribbon",
    position: [side * 0.42, 2.07, 0.1],
    rotation,
    stepScale: 0.55
  })
}

export function gift(): Model {
  const turn: Vec3 = [0, 0.5, 0]
  return {
    camera: { position: [0, 5, 16.4], target: [0, 1.1, 0], fov: 14.5 },
    parts: [
      box(2.3, 1.5, 2.3, 0.06, { material: "pack", position: [0, 0.75, 0], rotation: turn }),
      box(2.44, 0.46, 2.44, 0.06, { material: "lid", position: [0, 1.62, 0], rotation: turn }),
      box(0.34, 1.5, 2.4, 0.02, { material: "ribbon", position: [0, 0.75, 0], rotation: turn }),
      box(2.4, 1.5, 0.34, 0.02, { material: "ribbon", position: [0, 0.75, 0], rotation: turn }),
      box(0.36, 0.52, 2.53, 0.02, { material: "ribbon", position: [0, 1.62, 0], rotation: turn }),
      box(2.53, 0.52, 0.36, 0.02, { material: "ribbon", position: [0, 1.62, 0], rotation: turn }),
      bowLoop(-1, [0, 0.5, -0.35]),
      bowLoop(1, [0, 0.5, 0.35]),
      box(0.26, 0.24, 0.28, 0.08, { material: "ribbon", position: [0, 1.98, 0.1], rotation: turn })
    ]
  }
}

const BAG_WIDTH = 2.1
const BAG_HEIGHT = 2.5
const BAG_DEPTH = 0.86

/** Paper shell, open at the top, sides folded inwards towards the top. */
const bagShell: Distance = (x, y, z) => {
  const up = Math.max(y / BAG_HEIGHT, 0)
  const fold = 0.2 * up * Math.max(0, 1 - Math.abs(z) / (BAG_DEPTH * 0.5)) * Math.min(1, up * 1.4)
  const outer = boxDistance(BAG_WIDTH - 2 * fold, BAG_HEIGHT, BAG_DEPTH, 0.025)(x, y - BAG_HEIGHT / 2, z)
  const inner = boxDistance(
    BAG_WIDTH - 0.06 - 2 * fold,
    BAG_HEIGHT,
    BAG_DEPTH - 0.06,
    0.01
  )(x, y - BAG_HEIGHT / 2 - 0.05, z)
  return Math.max(outer, -inner)
}

/** Twisted rope handle: half ellipse above the rim with straight ends. */
const rope: Distance = (x, y, z) => {
  const angle = Math.atan2(y, x)
  const arc = y > 0 ? Math.hypot(x, y * 0.78) - 0.44 : Math.abs(x) - 0.44
  const along = y > 0 ? angle * 0.5 : y
  const twist = 0.011 * Math.sin(along * 58 + Math.atan2(z, arc) * 2)
  return Math.max(Math.hypot(arc, z) - 0.045 - twist, -y - 0.5)
}

export function bag(): Model {
  const tissue: Distance = (x, y, z) => {
    const crumple = 0.34 * fractal(x * 2.4 + 3, z * 3 + 1, 3) + 0.16 * Math.abs(Math.sin(x * 5.2 + z * 4))
    return Math.max(Math.abs(x) - 0.7 + y * 0.2, Math.abs(z) - 0.36 + y * 0.12, y - crumple, -y - 0.3) * 0.8
  }
  const parts = [
    custom(bagShell, [0, BAG_HEIGHT / 2, 0, 1.75], { material: "pack", stepScale: 0.8 }),
    custom(tissue, [0, 0.1, 0, 1.15], {
      material: "tissue",
      position: [0, BAG_HEIGHT - 0.02, 0],
      stepScale: 0.45,
      castsShadow: false
    }),
    custom(rope, [0, 0.2, 0, 0.85], {
      material: "rope",
      position: [0, BAG_HEIGHT - 0.06, BAG_DEPTH / 2 + 0.035],
      rotation: [0.1, 0, 0],
      stepScale: 0.7
    }),
    custom(rope, [0, 0.2, 0, 0.85], {
      material: "rope",
      position: [0, BAG_HEIGHT - 0.06, -BAG_DEPTH / 2 - 0.035],
      rotation: [-0.1, 0, 0],
      stepScale: 0.7
    }),
    revolve(cylinder(0.07, -0.02, 0.02, 0.01), {
      material: "metal",
      position: [-0.44, BAG_HEIGHT - 0.2, BAG_DEPTH / 2],
      rotation: [Math.PI / 2, 0, 0]
    }),
    revolve(cylinder(0.07, -0.02, 0.02, 0.01), {
      material: "metal",
      position: [0.44, BAG_HEIGHT - 0.2, BAG_DEPTH / 2],
      rotation: [Math.PI / 2, 0, 0]
    })
  ]
  return {
    camera: { position: [0, 4.6, 16.6], target: [0, 1.54, 0], fov: 13.6 },
    parts: placeGroup(parts, { turn: 0.42 })
  }
}

export function giftcard(): Model {
  const pocket = extrude(
    corners("-1.42 0 0.05, 1.42 0 0.05, 1.42 1.46 0.03, 0 0.62 0.16, -1.42 1.46 0.03"),
    0.04,
    0.015,
    { material: "pack", position: [0, 0, 0.1] }
  )
  const back = extrude(corners("-1.42 0 0.05, 1.42 0 0.05, 1.42 1.5 0.04, -1.42 1.5 0.04"), 0.03, 0.01, {
    material: "lining",
    position: [0, 0, -0.06]
  })
  const flap = extrude(corners("-1.42 1.46 0.02, 1.42 1.46 0.02, 0.12 2.92 0.12, -0.12 2.92 0.12"), 0.03, 0.01, {
    material: "lining",
    position: [0, 0.02, -0.1],
    rotation: [-0.1, 0, 0]
  })
  const card = box(2.5, 1.62, 0.045, 0.02, { material: "card", position: [0, 1.6, 0.02] })
  const seal: Distance = (x, y, z) => {
    const angle = Math.atan2(y, x)
    const rim = Math.hypot(x, y) - 0.25 - 0.012 * Math.sin(angle * 3 + 1) - 0.01 * Math.sin(angle * 7)
    const dish =
      0.03 * smoothstep(0.19, 0.16, Math.hypot(x, y)) - 0.03 * smoothstep(0.02, -0.01, petalDistance(x, y, 0.14))
    return smoothMax(rim, Math.abs(z) - 0.06 + dish, 0.05)
  }
  const parts = [
    back,
    flap,
    card,
    pocket,
    custom(seal, [0, 0, 0, 0.4], { material: "seal", position: [0, 0.6, 0.15], stepScale: 0.6 })
  ]
  return {
    camera: { position: [0, 3.9, 16.8], target: [0, 1.4, 0], fov: 14 },
    parts: placeGroup(parts, { at: [0, 0.01, 0], tumble: [-0.16, 0.24, 0] })
  }
}
