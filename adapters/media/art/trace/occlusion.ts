/** Soft shadow towards the key light and ambient occlusion, both by short marches through the distance field. */
import { type Part, partDistance } from "../geometry/part.ts"
import { clamp, normalise, type Vec3 } from "../maths.ts"

/** Direction towards the key light: upper left, in front. */
export const KEY_LIGHT: Vec3 = normalise([-0.62, 0.95, 0.62])

const SHADOW_STEPS = 22
const SHADOW_REACH = 9
const OPENNESS_STEPS = 5
const FAR = 1e9
/** Beyond this gap from a bounding sphere the sphere alone is precise enough. */
const SPHERE_GAP = 2.5

/** Distance from a world point to the nearest of `parts`. */
export function nearestDistance(parts: readonly Part[], x: number, y: number, z: number): number {
  let nearest = FAR
  for (const part of parts) {
    const sphere = part.sphere
    const dx = x - sphere[0]
    const dy = y - sphere[1]
    const dz = z - sphere[2]
    const gap = Math.sqrt(dx * dx + dy * dy + dz * dz) - sphere[3]
    if (gap > nearest) continue
    if (gap > SPHERE_GAP) {
      nearest = Math.min(nearest, gap + 0.3)
      continue
    }
    const distance = partDistance(part, x, y, z)
    if (distance < nearest) nearest = distance
  }
  return nearest
}

/** Casters whose penumbra can reach the point; `hardness` 3 is soft, 5 is crisper. */
export function castersTowardsKey(parts: readonly Part[], x: number, y: number, z: number, hardness: number): Part[] {
  return parts.filter((part) => {
    const [cx, cy, cz, radius] = part.sphere
    const dx = cx - x
    const dy = cy - y
    const dz = cz - z
    const along = dx * KEY_LIGHT[0] + dy * KEY_LIGHT[1] + dz * KEY_LIGHT[2]
    if (along < -radius) return false
    const off = Math.sqrt(Math.max(0, dx * dx + dy * dy + dz * dz - along * along))
    return off < radius + Math.max(0, along + radius) / hardness + 0.1
  })
}

/** 0 in full shadow, 1 in full key light. */
export function keyLightAt(casters: readonly Part[], x: number, y: number, z: number, hardness: number): number {
  if (casters.length === 0) return 1
  let travelled = 0.06
  let lit = 1
  for (let step = 0; step < SHADOW_STEPS && travelled < SHADOW_REACH; step++) {
    const distance = nearestDistance(
      casters,
      x + KEY_LIGHT[0] * travelled,
      y + KEY_LIGHT[1] * travelled,
      z + KEY_LIGHT[2] * travelled
    )
    if (distance < 0.002) return 0
    lit = Math.min(lit, (hardness * distance) / travelled)
    travelled += clamp(distance, 0.06, 0.6)
  }
  return clamp(lit)
}

/** 0 in a crevice, 1 in the open; looks up to 1.7 units along the normal. */
export function opennessAt(
  casters: readonly Part[],
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number
): number {
  let blocked = 0
  let weight = 1
  for (let step = 1; step <= OPENNESS_STEPS; step++) {
    const reach = 0.06 + 0.066 * step * step
    const distance = nearestDistance(casters, x + nx * reach, y + ny * reach, z + nz * reach)
    blocked += (reach - Math.max(0, Math.min(distance, reach))) * weight
    weight *= 0.62
  }
  return clamp(1 - blocked * 0.75)
}
