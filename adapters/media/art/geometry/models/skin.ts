/** Serum dropper, cream jar, laminate tube, toner, sheet mask and single-use sachet. */

import { mix } from "../../maths.ts"
import { JARS, SERUM_BOTTLES, shapeOf, TONER_BOTTLES, TUBES } from "../bottles.ts"
import { FRONT, LOW_WIDE, TALL } from "../cameras.ts"
import type { Model } from "../model.ts"
import { type Part, placeGroup } from "../part.ts"
import { corners } from "../profile.ts"
import { box, custom, cylinder, extrude, revolve, tube as tubeShape } from "../shapes.ts"

export function serum(variant = 0): Model {
  const { wall, fill = [] } = shapeOf(SERUM_BOTTLES, variant)
  return {
    camera: TALL,
    parts: [
      revolve(wall, { material: "glass", glass: true }),
      revolve(fill, { material: "liquid" }),
      revolve(corners("0 0.5, 0.05 0.5 0.04, 0.075 0.8, 0.075 2.2, 0 2.2"), {
        material: "pipette",
        castsShadow: false
      }),
      revolve(corners("0 2.06, 0.42 2.06 0.03, 0.42 2.56 0.05, 0 2.56"), { material: "metal" }),
      revolve(corners("0 2.5, 0.25 2.5, 0.27 2.62 0.06, 0.23 3.05 0.1, 0.22 3.22 0.18, 0 3.36"), { material: "cap" })
    ]
  }
}

/** Glass jar with cream inside, or an opaque one without `fill`. */
export function jar(variant = 0): Model {
  const { wall, fill, cap, ring } = shapeOf(JARS, variant)
  const body = fill
    ? [revolve(wall, { material: "glass", glass: true }), revolve(fill, { material: "pack" })]
    : [revolve(wall, { material: "body" })]
  return {
    camera: LOW_WIDE,
    parts: [
      ...body,
      revolve(cap, { material: "cap" }),
      revolve(cylinder(ring.radius, ring.bottom, ring.top, 0.02), { material: "metal" })
    ]
  }
}

export function tube(variant = 0): Model {
  const { capRadius, capHeight, height, foot, crimp } = shapeOf(TUBES, variant)
  const halfX = (share: number) => mix(foot, crimp, share)
  const halfZ = (share: number) => mix(foot * 0.97, 0.05, share ** 1.15)
  return {
    camera: TALL,
    parts: [
      revolve(
        [
          [0, 0],
          [capRadius - 0.02, 0, 0.06],
          [capRadius, capHeight, 0.04],
          [0, capHeight]
        ],
        { material: "cap" }
      ),
      revolve(cylinder(capRadius - 0.06, capHeight - 0.01, capHeight + 0.06, 0.02), { material: "metal" }),
      tubeShape(height, halfX, halfZ, crimp + 0.04, { material: "pack", position: [0, capHeight + 0.05, 0] }),
      box(crimp * 2 + 0.01, 0.2, 0.12, 0.03, { material: "pack", position: [0, capHeight + height + 0.09, 0] })
    ]
  }
}

export function toner(variant = 0): Model {
  const { wall, fill = [], cap, ring } = shapeOf(TONER_BOTTLES, variant)
  return {
    camera: FRONT,
    parts: [
      revolve(wall, { material: "glass", glass: true }),
      revolve(fill, { material: "liquid" }),
      revolve(cap, { material: "cap" }),
      revolve(cylinder(ring.radius, ring.bottom, ring.top, 0.02), { material: "metal" })
    ]
  }
}

export function mask(): Model {
  const pouch = extrude(corners("-1.12 0 0.06, 1.12 0 0.06, 1.12 3.1 0.06, -1.12 3.1 0.06"), 0.05, 0.02, {
    material: "pack",
    bulge: 0.17,
    position: [0, 0.02, 0.1],
    rotation: [-0.1, 0, 0]
  })
  return { camera: FRONT, parts: [pouch] }
}

const SACHET_HEIGHT = 2.5
const SEAL = 0.26

/** Filled pouch with ribbed heat seals at both ends and a tear notch on the right edge. */
function sachetBody(): Part {
  const notch = SACHET_HEIGHT - 0.5
  const pouch = extrude(
    [
      [-0.86, 0, 0.04],
      [0.86, 0, 0.04],
      [0.86, notch - 0.07, 0.01],
      [0.77, notch, 0.01],
      [0.86, notch + 0.07, 0.01],
      [0.86, SACHET_HEIGHT, 0.04],
      [-0.86, SACHET_HEIGHT, 0.04]
    ],
    0.045,
    0.015,
    { material: "pack" }
  )
  const flat = pouch.distance
  const distance = (x: number, y: number, z: number) => {
    const span = (y - SEAL) / (SACHET_HEIGHT - 2 * SEAL)
    const inSeal = span < 0 || span > 1
    const rib = inSeal ? 0.011 * Math.cos(y * 112) : 0
    const across = Math.max(0, 1 - (x / 0.8) ** 4)
    const fill = inSeal ? 0 : 0.19 * across * Math.sin(Math.PI * span) ** 0.55
    const crease = inSeal ? 0 : 0.012 * Math.sin(x * 13 + 2) * Math.exp(-(Math.min(span, 1 - span) ** 2) / 0.006)
    return flat(x, y, Math.max(0, Math.abs(z) - fill - rib - crease))
  }
  return custom(distance, pouch.localSphere, { material: "pack", stepScale: 0.6 })
}

export function sachet(): Model {
  return {
    camera: { ...FRONT, fov: 13, target: [0.05, 1.3, 0] },
    parts: [
      ...placeGroup([sachetBody()], { at: [-0.34, 0.02, 0.3], tumble: [-0.12, 0.1, 0.05] }),
      ...placeGroup([sachetBody()], { at: [0.62, 0.02, -0.38], tumble: [-0.14, -0.16, -0.1] })
    ]
  }
}
