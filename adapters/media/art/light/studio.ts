/** Analytic photo studio: what a surface sees in a given direction. Softbox left, strip right, top box, two rims. */

import type { Rgb } from "../colour.ts"
import { band, clamp, mix, smoothstep, type Triple } from "../maths.ts"

/** The coloured room around the product, taken from the tile. */
export interface Room {
  sky: Rgb
  horizon: Rgb
  ground: Rgb
}

const PLASTIC_ROOM = 0.3
const METAL_ROOM = 0.66

/** Black flags that give metal its dark bands: azimuth, half width, depth. */
const FLAGS = [
  [-1.75, 0.3, 0.6],
  [1.95, 0.25, 0.55]
] as const

/**
 * Radiance along a direction, written to `out`. `rough` 0 is a mirror.
 * Azimuth 0 faces the camera; the softbox stands at -49 degrees, the strip at +68.
 */
export function reflectStudio(
  dx: number,
  dy: number,
  dz: number,
  rough: number,
  room: Room,
  isMetal: boolean,
  out: Triple
): void {
  const azimuth = Math.atan2(dx, dz)
  const elevation = Math.asin(clamp(dy, -1, 1))
  const soft = 0.05 + rough * 0.55
  let level = isMetal ? METAL_ROOM : PLASTIC_ROOM
  if (isMetal) {
    level *= 1 - 0.72 * band(azimuth, 0.42, 0.2, soft) * (1 - smoothstep(0.5, 1.1, elevation))
    for (const [centre, half, depth] of FLAGS) level *= 1 - depth * band(azimuth, centre, half, soft)
  }
  const softbox = band(azimuth, -0.86, 0.27, soft * 0.6) * band(elevation, 0.3, 0.75, 0.1 + soft * 0.4) * 4.6
  const strip = band(azimuth, 1.18, 0.13, soft * 0.6) * band(elevation, 0.25, 0.8, 0.1 + soft * 0.4) * 3
  const top = smoothstep(0.75 - soft * 0.4, 1.15 + soft * 0.3, elevation) * 1.9
  const rims =
    (band(azimuth, -2.5, 0.25, soft) + band(azimuth, 2.55, 0.25, soft)) * band(elevation, 0.2, 0.9, 0.2) * 2.2
  const lamps = (softbox + strip + top + rims) * (1 - rough * 0.55)
  const rising = dy < 0 ? smoothstep(-0.7, 0, dy) : smoothstep(0, 0.8, dy)
  const from = dy < 0 ? room.ground : room.horizon
  const to = dy < 0 ? room.horizon : room.sky
  out[0] = mix(from[0], to[0], rising) * level + lamps
  out[1] = mix(from[1], to[1], rising) * level + lamps * 0.985
  out[2] = mix(from[2], to[2], rising) * level + lamps * 0.965
}
