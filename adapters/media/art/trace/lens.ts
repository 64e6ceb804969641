/** Camera rays for a grid of samples. */
import type { Camera } from "../geometry/cameras.ts"
import { normalise, type Triple, type Vec3 } from "../maths.ts"

export interface Lens {
  width: number
  height: number
  origin: Vec3
  forward: Vec3
  right: Vec3
  up: Vec3
  /** Tangent of half the horizontal field of view. */
  spread: number
}

export function makeLens(camera: Camera, width: number, height: number): Lens {
  const forward = normalise([
    camera.target[0] - camera.position[0],
    camera.target[1] - camera.position[1],
    camera.target[2] - camera.position[2]
  ])
  const level = normalise([-forward[2], 0, forward[0]])
  const upright: Vec3 = [
    level[1] * forward[2] - level[2] * forward[1],
    level[2] * forward[0] - level[0] * forward[2],
    level[0] * forward[1] - level[1] * forward[0]
  ]
  const sine = Math.sin(camera.roll ?? 0)
  const cosine = Math.cos(camera.roll ?? 0)
  const turned = (a: Vec3, b: Vec3, s: number): Vec3 => [
    a[0] * cosine + b[0] * s,
    a[1] * cosine + b[1] * s,
    a[2] * cosine + b[2] * s
  ]
  return {
    width,
    height,
    origin: camera.position,
    forward,
    right: turned(level, upright, sine),
    up: turned(upright, level, -sine),
    spread: Math.tan((camera.fov * Math.PI) / 360)
  }
}

/**
 * Writes the unit direction through sample (column, row) into `out`. The four samples of a pixel
 * sit on a rotated grid, so upright and level edges get four steps instead of two.
 */
export function sampleRay(lens: Lens, column: number, row: number, out: Triple): void {
  rayInto(lens, column + ((row & 1) === 0 ? 0.75 : 0.25), row + ((column & 1) === 0 ? 0.25 : 0.75), out)
}

/** Writes the unit direction through sample position (x, y) into `out`. */
export function rayInto(lens: Lens, x: number, y: number, out: Triple): void {
  const across = ((x / lens.width) * 2 - 1) * lens.spread
  const along = -(((y / lens.height) * 2 - 1) * lens.spread * lens.height) / lens.width
  const dx = lens.forward[0] + lens.right[0] * across + lens.up[0] * along
  const dy = lens.forward[1] + lens.right[1] * across + lens.up[1] * along
  const dz = lens.forward[2] + lens.right[2] * across + lens.up[2] * along
  const inverse = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz)
  out[0] = dx * inverse
  out[1] = dy * inverse
  out[2] = dz * inverse
}
