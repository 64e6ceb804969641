/** A part is one signed-distance body with a place, a turn and the name of its material. */
import type { Vec3 } from "../maths.ts"

export type Distance = (x: number, y: number, z: number) => number

/** A rotation as a matrix, row by row. */
export type Turn = readonly [number, number, number, number, number, number, number, number, number]

export interface Placement {
  material: string
  /** Scene units, y up, z towards the camera. */
  position?: Vec3
  /** Radians about x, then y, then z. */
  rotation?: Vec3
  /** Traced in the transparent layer. */
  glass?: boolean
  castsShadow?: boolean
  /** Below 1 for distance functions that overestimate. */
  stepScale?: number
}

export interface Part {
  material: string
  glass: boolean
  castsShadow: boolean
  distance: Distance
  stepScale: number
  scale: number
  position: [number, number, number]
  /** Row-major local-to-world rotation. */
  turn: Turn
  turned: boolean
  /** Bounding sphere centre in local units and radius in local units. */
  localSphere: readonly [number, number, number, number]
  /** Bounding sphere in the world. */
  sphere: [number, number, number, number]
}

function rotationMatrix([rx, ry, rz]: Vec3): Turn {
  const sx = Math.sin(rx)
  const cx = Math.cos(rx)
  const sy = Math.sin(ry)
  const cy = Math.cos(ry)
  const sz = Math.sin(rz)
  const cz = Math.cos(rz)
  return [
    cz * cy,
    cz * sy * sx - sz * cx,
    cz * sy * cx + sz * sx,
    sz * cy,
    sz * sy * sx + cz * cx,
    sz * sy * cx - cz * sx,
    -sy,
    cy * sx,
    cy * cx
  ]
}

function multiply(left: Turn, right: Turn): Turn {
  const [a, b, c] = applied(left, right[0], right[3], right[6])
  const [d, e, f] = applied(left, right[1], right[4], right[7])
  const [g, h, i] = applied(left, right[2], right[5], right[8])
  return [a, d, g, b, e, h, c, f, i]
}

function applied(turn: Turn, x: number, y: number, z: number): [number, number, number] {
  return [
    turn[0] * x + turn[1] * y + turn[2] * z,
    turn[3] * x + turn[4] * y + turn[5] * z,
    turn[6] * x + turn[7] * y + turn[8] * z
  ]
}

function refreshSphere(part: Part): void {
  const [x, y, z, radius] = part.localSphere
  const centre = applied(part.turn, x * part.scale, y * part.scale, z * part.scale)
  part.sphere = [
    centre[0] + part.position[0],
    centre[1] + part.position[1],
    centre[2] + part.position[2],
    radius * part.scale
  ]
}

export function makePart(distance: Distance, localSphere: Part["localSphere"], placement: Placement): Part {
  const { position = [0, 0, 0], rotation } = placement
  const part: Part = {
    material: placement.material,
    glass: placement.glass ?? false,
    castsShadow: placement.castsShadow ?? true,
    distance,
    stepScale: placement.stepScale ?? 1,
    scale: 1,
    position: [position[0], position[1], position[2]],
    turn: rotationMatrix(rotation ?? [0, 0, 0]),
    turned: rotation !== undefined,
    localSphere,
    sphere: [0, 0, 0, 0]
  }
  refreshSphere(part)
  return part
}

export interface GroupPlacement {
  at?: Vec3
  /** Radians about the vertical axis of the scene, applied before `at`. */
  turn?: number
  scale?: number
  /** Radians about x, then y, then z for the whole group, applied before `at`; replaces `turn`. */
  tumble?: Vec3
}

/** Scales, turns and moves a whole product about its own origin. */
export function placeGroup(parts: Part[], placement: GroupPlacement): Part[] {
  const { at = [0, 0, 0], turn = 0, scale = 1 } = placement
  const spin = rotationMatrix(placement.tumble ?? [0, turn, 0])
  for (const part of parts) {
    const [x, y, z] = part.position
    const moved = applied(spin, x * scale, y * scale, z * scale)
    part.position = [moved[0] + at[0], moved[1] + at[1], moved[2] + at[2]]
    part.turn = multiply(spin, part.turn)
    part.turned ||= turn !== 0 || placement.tumble !== undefined
    part.scale *= scale
    refreshSphere(part)
  }
  return parts
}

/** Moves parts without turning them. */
export function moved(parts: Part[], x: number, y: number, z: number): Part[] {
  return placeGroup(parts, { at: [x, y, z] })
}

/** Distance from a world point to one part, already scaled for safe stepping. */
export function partDistance(part: Part, x: number, y: number, z: number): number {
  const inverse = 1 / part.scale
  const dx = (x - part.position[0]) * inverse
  const dy = (y - part.position[1]) * inverse
  const dz = (z - part.position[2]) * inverse
  if (!part.turned) return part.distance(dx, dy, dz) * part.stepScale * part.scale
  const turn = part.turn
  const localX = turn[0] * dx + turn[3] * dy + turn[6] * dz
  const localY = turn[1] * dx + turn[4] * dy + turn[7] * dz
  const localZ = turn[2] * dx + turn[5] * dy + turn[8] * dz
  return part.distance(localX, localY, localZ) * part.stepScale * part.scale
}

/** World point to the part's own coordinates. */
export function toLocal(part: Part, x: number, y: number, z: number, out: Float32Array, at: number): void {
  const inverse = 1 / part.scale
  const dx = (x - part.position[0]) * inverse
  const dy = (y - part.position[1]) * inverse
  const dz = (z - part.position[2]) * inverse
  const turn = part.turn
  out[at] = turn[0] * dx + turn[3] * dy + turn[6] * dz
  out[at + 1] = turn[1] * dx + turn[4] * dy + turn[7] * dz
  out[at + 2] = turn[2] * dx + turn[5] * dy + turn[8] * dz
}
