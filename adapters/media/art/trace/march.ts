/** Primary rays: cone-marched tiles give every sample a safe start, then each sample is sphere-traced. */
import { type Part, partDistance } from "../geometry/part.ts"
import { read, triple } from "../maths.ts"
import { type Lens, rayInto, sampleRay } from "./lens.ts"

const TILE = 8
const MAX_STEPS = 110
const TILE_STEPS = 70
const HIT_DISTANCE = 0.0012
const FAR = 1e9
/** Outside a bounding sphere by more than this, the sphere stands in for the part. */
const SPHERE_GAP = 0.4

export interface Hits {
  /** Part index per sample, -1 for none. */
  part: Int16Array
  /** Ray length per sample. */
  reach: Float32Array
}

interface TileStart {
  parts: Part[]
  from: number
  until: number
}

const direction = triple()
let nearestPart: Part | undefined

function nearestAlong(parts: readonly Part[], x: number, y: number, z: number): number {
  let nearest = FAR
  for (const part of parts) {
    const sphere = part.sphere
    const dx = x - sphere[0]
    const dy = y - sphere[1]
    const dz = z - sphere[2]
    const gap = Math.sqrt(dx * dx + dy * dy + dz * dz) - sphere[3]
    if (gap >= nearest) continue
    const distance = gap > SPHERE_GAP ? gap : partDistance(part, x, y, z)
    if (distance < nearest) {
      nearest = distance
      nearestPart = part
    }
  }
  return nearest
}

/** Marches the cone that holds a whole tile; returns undefined when it misses everything. */
function startTile(lens: Lens, parts: readonly Part[], column: number, row: number): TileStart | undefined {
  rayInto(lens, column + TILE / 2, row + TILE / 2, direction)
  const [ox, oy, oz] = lens.origin
  const widening = (TILE * 0.75 * 2 * lens.spread) / lens.width
  const inside: Part[] = []
  let from = FAR
  let until = 0
  for (const part of parts) {
    const dx = part.sphere[0] - ox
    const dy = part.sphere[1] - oy
    const dz = part.sphere[2] - oz
    const along = dx * direction[0] + dy * direction[1] + dz * direction[2]
    const reach = part.sphere[3] + along * widening
    const offSquared = dx * dx + dy * dy + dz * dz - along * along
    if (offSquared >= reach * reach) continue
    const half = Math.sqrt(reach * reach - offSquared)
    inside.push(part)
    from = Math.min(from, along - half)
    until = Math.max(until, along + half)
  }
  if (inside.length === 0) return undefined
  for (let step = 0; step < TILE_STEPS && from < until; step++) {
    const clearance =
      nearestAlong(inside, ox + direction[0] * from, oy + direction[1] * from, oz + direction[2] * from) -
      from * widening
    if (clearance < from * widening * 0.4) return { parts: inside, from: Math.max(0, from), until }
    from += clearance
  }
  return from < until ? { parts: inside, from, until } : undefined
}

/** Finds the first part along every sample ray, no farther than `limit` (per sample) and the floor. */
export function marchAll(
  lens: Lens,
  scene: readonly Part[],
  listed: readonly Part[],
  limit: Float32Array | undefined
): Hits {
  const { width, height } = lens
  const part = new Int16Array(width * height).fill(-1)
  const reach = new Float32Array(width * height).fill(FAR)
  const numberOf = new Map(scene.map((each, index) => [each, index]))
  const [ox, oy, oz] = lens.origin
  for (let tileY = 0; tileY < height; tileY += TILE) {
    for (let tileX = 0; tileX < width; tileX += TILE) {
      const start = startTile(lens, listed, tileX, tileY)
      if (!start) continue
      for (let y = tileY; y < Math.min(tileY + TILE, height); y++) {
        for (let x = tileX; x < Math.min(tileX + TILE, width); x++) {
          const sample = y * width + x
          sampleRay(lens, x, y, direction)
          const floor = direction[1] < -1e-4 ? -oy / direction[1] : FAR
          const until = Math.min(start.until, floor, limit ? read(limit, sample) : FAR)
          let travelled = start.from
          for (let step = 0; step < MAX_STEPS && travelled < until; step++) {
            const distance = nearestAlong(
              start.parts,
              ox + direction[0] * travelled,
              oy + direction[1] * travelled,
              oz + direction[2] * travelled
            )
            if (distance < HIT_DISTANCE) {
              part[sample] = numberOf.get(nearestPart as Part) ?? -1
              reach[sample] = travelled
              break
            }
            travelled += distance
          }
        }
      }
    }
  }
  return { part, reach }
}
