/** Where the photographer stands. Long lens, low camera: the packshot look. */
import type { Vec3 } from "../maths.ts"

export interface Camera {
  position: Vec3
  target: Vec3
  /** Horizontal field of view in degrees. */
  fov: number
  /** Camera roll in radians, positive tilts the horizon clockwise. */
  roll?: number
}

export const FRONT: Camera = { position: [0, 3.6, 17], target: [0, 1.6, 0], fov: 14.4 }
export const TALL: Camera = { position: [0, 3.7, 17], target: [0, 1.72, 0], fov: 15.4 }
export const HIGH: Camera = { position: [0, 7.2, 15.4], target: [0, 1.22, -0.2], fov: 14.6 }
export const LOW_WIDE: Camera = { position: [0, 5, 16.4], target: [0, 1, 0], fov: 13.2 }

/** Turns a camera around the target and raises it; angles in radians. */
export function orbit(camera: Camera, around: number, raise: number, zoom = 1): Camera {
  const dx = camera.position[0] - camera.target[0]
  const dy = camera.position[1] - camera.target[1]
  const dz = camera.position[2] - camera.target[2]
  const flat = Math.hypot(dx, dz)
  const reach = Math.hypot(flat, dy)
  const azimuth = Math.atan2(dx, dz) + around
  const pitch = Math.atan2(dy, flat) + raise
  const position: Vec3 = [
    camera.target[0] + Math.sin(azimuth) * Math.cos(pitch) * reach,
    camera.target[1] + Math.sin(pitch) * reach,
    camera.target[2] + Math.cos(azimuth) * Math.cos(pitch) * reach
  ]
  return { ...camera, position, fov: camera.fov / zoom }
}
