/** Set pieces for banners. Positions in scene units, y = 0 is the floor. */

import { type Part, placeGroup } from "../geometry/part.ts"
import { petalDistance } from "../geometry/petals.ts"
import { box, custom, revolve } from "../geometry/shapes.ts"
import { smoothstep, type Vec3 } from "../maths.ts"

/** Round plinth. */
export function disc(radius: number, height: number, x: number, z: number, material = "plinth"): Part {
  return revolve(
    [
      [0, 0],
      [radius, 0, 0.02],
      [radius, height, 0.07],
      [0, height]
    ],
    { material, position: [x, 0, z] }
  )
}

/** Free-standing arch of inner radius `radius` and half thickness `half`. */
export function arch(x: number, z: number, radius: number, half: number, springing = 1.6, material = "arch"): Part {
  return custom(
    (px, py, pz) => {
      const ring = py > springing ? Math.hypot(px, py - springing) : Math.abs(px)
      return Math.max(Math.abs(ring - radius) - half, Math.abs(pz) - 0.35, -py) - 0.03
    },
    [0, springing, 0, radius + springing + 0.6],
    { material, position: [x, 0, z], stepScale: 0.9 }
  )
}

export function ball(radius: number, position: Vec3, material: string, glass = false): Part {
  return custom((x, y, z) => Math.hypot(x, y, z) - radius, [0, 0, 0, radius + 0.02], {
    material,
    position,
    glass,
    castsShadow: !glass
  })
}

/** Upright round panel, the sun behind a fragrance. */
export function sun(radius: number, x: number, y: number, z: number, material = "sun"): Part {
  return revolve(
    [
      [0, -0.12],
      [radius, -0.12, 0.05],
      [radius, 0.12, 0.05],
      [0, 0.12]
    ],
    { material, position: [x, y, z], rotation: [Math.PI / 2, 0, 0] }
  )
}

export function slab(
  width: number,
  height: number,
  depth: number,
  x: number,
  z: number,
  material = "plinth",
  turn = 0
): Part {
  return box(width, height, depth, 0.05, { material, position: [x, height / 2, z], rotation: [0, turn, 0] })
}

/** Kawung flower standing upright, petals of `length`. */
export function flower(length: number, position: Vec3, material: string, turn = 0, depth = 0.12): Part {
  return custom(
    (x, y, z) => {
      const across = petalDistance(x, y, length) + 0.05
      const through = Math.abs(z) - depth + 0.05
      return Math.min(Math.max(across, through), 0) + Math.hypot(Math.max(across, 0), Math.max(through, 0)) - 0.05
    },
    [0, 0, 0, length * 1.1],
    { material, position, rotation: [0, turn, 0], stepScale: 0.8 }
  )
}

/** Long bending leaf with a fold along its rib, as pandan grows. */
export function blade(
  length: number,
  width: number,
  bend: number,
  position: Vec3,
  rotation: Vec3,
  material = "leaf"
): Part {
  return custom(
    (x, y, z) => {
      const share = Math.min(Math.max(y / length, 0), 1)
      const half = width * Math.sqrt(Math.max(0, 1 - share ** 2.4)) * (0.55 + 0.45 * Math.min(1, share * 6))
      const centre = bend * share * share
      const fold = 0.32 * Math.abs(x)
      return Math.max(Math.abs(x) - half, Math.abs(z - centre - fold) - 0.018, -y, y - length) - 0.008
    },
    [0, length * 0.5, bend * 0.4, length * 0.62],
    { material, position, rotation, stepScale: 0.45 }
  )
}

/** Fan of leaves rooted at one point. */
export function leafFan(x: number, z: number, length: number, count: number): Part[] {
  const leaves: Part[] = []
  for (let index = 0; index < count; index++) {
    const share = count === 1 ? 0.5 : index / (count - 1)
    const lean = (share - 0.5) * 1.5
    leaves.push(
      blade(
        length * (0.78 + 0.22 * Math.sin(index * 2.1 + 1)),
        0.2,
        0.5,
        [0, 0, -0.1 * (index % 2)],
        [-0.12, lean * 0.4, -lean],
        index % 2 === 0 ? "leaf" : "leaf2"
      )
    )
  }
  return placeGroup(leaves, { at: [x, 0, z] })
}

/** Flat river stone. */
export function pebble(radius: number, x: number, y: number, z: number, material = "stone"): Part {
  return custom((px, py, pz) => (Math.hypot(px / 1.15, py / 0.55, pz / 0.95) - radius) * 0.6, [0, 0, 0, radius * 1.2], {
    material,
    position: [x, y, z]
  })
}

/** Standing ribbon of paper that swings like a wave along x. */
export function wave(
  width: number,
  height: number,
  swing: number,
  x: number,
  z: number,
  phase: number,
  material: string
): Part {
  return custom(
    (px, py, pz) => {
      const rise = smoothstep(-width / 2, -width / 2 + 3.5, px)
      const crest = height * (0.72 + 0.28 * Math.sin(px * 1.15 + phase)) * rise - 0.1 * (1 - rise)
      const body = Math.abs(pz - swing * Math.sin(px * 0.8 + phase * 2)) - 0.09
      const top = (py - crest) * 0.8
      return (
        Math.min(Math.max(body, top, Math.abs(px) - width / 2), 0) +
        Math.hypot(Math.max(body, 0), Math.max(top, 0), Math.max(Math.abs(px) - width / 2, 0)) -
        0.05
      )
    },
    [0, height / 2, 0, Math.hypot(width / 2, height / 2) + swing + 0.2],
    { material, position: [x, 0, z], stepScale: 0.7 }
  )
}
