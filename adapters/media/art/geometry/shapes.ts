/** Builders for the bodies that packs are made of. All lengths in scene units. */
import { clamp, type Vec3 } from "../maths.ts"
import { type Distance, makePart, type Part, type Placement } from "./part.ts"
import { type Corner, gridFor } from "./profile.ts"

/** Surface of revolution: corners run on the right half from the bottom of the axis to its top. */
export function revolve(corners: readonly Corner[], placement: Placement): Part {
  const grid = gridFor(corners, "revolved")
  const middle = (grid.minY + grid.maxY) / 2
  const radius = Math.hypot(grid.maxX, (grid.maxY - grid.minY) / 2) + 0.02
  return makePart((x, y, z) => grid.at(Math.sqrt(x * x + z * z), y), [0, middle, 0, radius], placement)
}

/** Corner list of a plain cylinder: radius, bottom, top, edge radius. */
export function cylinder(radius: number, bottom: number, top: number, edge = 0.05): Corner[] {
  return [
    [0, bottom],
    [radius, bottom, edge],
    [radius, top, edge],
    [0, top]
  ]
}

export interface ExtrudePlacement extends Placement {
  /** Extra depth in the middle, as in a filled pouch. */
  bulge?: number
}

/** Outline in x-y pushed along z to `depth`, edges rounded by `edge`. */
export function extrude(corners: readonly Corner[], depth: number, edge: number, placement: ExtrudePlacement): Part {
  const grid = gridFor(corners, "extruded")
  const bulge = placement.bulge ?? 0
  const halfHeight = (grid.maxY - grid.minY) / 2
  const middle = (grid.maxY + grid.minY) / 2
  const distance: Distance = (x, y, z) => {
    let half = depth / 2
    if (bulge !== 0) half += bulge * swell(x / grid.maxX) * swell((y - middle) / halfHeight)
    const across = grid.at(x, y) + edge
    const through = Math.abs(z) - half + edge
    return Math.min(Math.max(across, through), 0) + Math.hypot(Math.max(across, 0), Math.max(through, 0)) - edge
  }
  const radius = Math.hypot(grid.maxX, halfHeight, depth / 2 + bulge) + 0.02
  return makePart(distance, [0, middle, 0, radius], { stepScale: bulge === 0 ? 1 : 0.7, ...placement })
}

function swell(position: number): number {
  const squared = position * position
  return Math.max(0, 1 - squared * squared)
}

/** Signed distance of a rounded box centred on the origin. */
export function boxDistance(width: number, height: number, depth: number, edge: number): Distance {
  const halfX = width / 2 - edge
  const halfY = height / 2 - edge
  const halfZ = depth / 2 - edge
  return (x, y, z) => {
    const dx = Math.abs(x) - halfX
    const dy = Math.abs(y) - halfY
    const dz = Math.abs(z) - halfZ
    const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0))
    return outside + Math.min(Math.max(dx, dy, dz), 0) - edge
  }
}

export function box(width: number, height: number, depth: number, edge: number, placement: Placement): Part {
  return makePart(
    boxDistance(width, height, depth, edge),
    [0, 0, 0, Math.hypot(width, height, depth) / 2 + 0.02],
    placement
  )
}

/** Laminate tube: an ellipse section whose half axes vary with height share 0 to 1. */
export function tube(
  height: number,
  halfX: (share: number) => number,
  halfZ: (share: number) => number,
  widest: number,
  placement: Placement
): Part {
  const distance: Distance = (x, y, z) => {
    const share = clamp(y / height)
    return Math.max(ellipseDistance(x, z, halfX(share), halfZ(share)), Math.max(-y, y - height))
  }
  return makePart(distance, [0, height / 2, 0, Math.hypot(widest, height / 2) + 0.05], { stepScale: 0.8, ...placement })
}

/** Distance to an axis-aligned ellipse in a plane: gradient-corrected near it, never less than to its box. */
export function ellipseDistance(x: number, z: number, halfX: number, halfZ: number): number {
  const level = Math.hypot(x / halfX, z / halfZ)
  const slope = Math.hypot(x / (halfX * halfX), z / (halfZ * halfZ))
  if (slope <= 1e-6) return -Math.min(halfX, halfZ)
  const close = (level * (level - 1)) / slope
  if (level < 1) return close
  return Math.max(close, Math.hypot(Math.max(Math.abs(x) - halfX, 0), Math.max(Math.abs(z) - halfZ, 0)))
}

/** Upright prism with an elliptic section and edges rounded by `edge`. */
export function oval(
  halfX: number,
  halfZ: number,
  bottom: number,
  top: number,
  edge: number,
  placement: Placement
): Part {
  const middle = (bottom + top) / 2
  const halfHeight = (top - bottom) / 2
  const distance: Distance = (x, y, z) => {
    const across = ellipseDistance(x, z, halfX, halfZ) + edge
    const upright = Math.abs(y - middle) - halfHeight + edge
    return Math.min(Math.max(across, upright), 0) + Math.hypot(Math.max(across, 0), Math.max(upright, 0)) - edge
  }
  return makePart(distance, [0, middle, 0, Math.hypot(halfX, halfZ, halfHeight) + 0.02], {
    stepScale: 0.85,
    ...placement
  })
}

/** Any distance function with its own bounding sphere (x, y, z, radius). */
export function custom(distance: Distance, sphere: Part["localSphere"], placement: Placement): Part {
  return makePart(distance, sphere, placement)
}

/** Distance to a segment with round ends. */
export function capsuleDistance(from: Vec3, to: Vec3, radius: number): Distance {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const dz = to[2] - from[2]
  const squared = dx * dx + dy * dy + dz * dz || 1e-9
  return (x, y, z) => {
    const px = x - from[0]
    const py = y - from[1]
    const pz = z - from[2]
    const share = clamp((px * dx + py * dy + pz * dz) / squared)
    return Math.hypot(px - dx * share, py - dy * share, pz - dz * share) - radius
  }
}
