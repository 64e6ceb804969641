/** Geometry pass: parts and camera in, G-buffer out. */
import type { Camera } from "../geometry/cameras.ts"
import { type Part, partDistance, toLocal } from "../geometry/part.ts"
import { entry, read, readIndex, triple } from "../maths.ts"
import type { FloorShade, GBuffer, Layer } from "./gbuffer.ts"
import { type Lens, makeLens, rayInto, sampleRay } from "./lens.ts"
import { type Hits, marchAll } from "./march.ts"
import { castersTowardsKey, keyLightAt, opennessAt } from "./occlusion.ts"

/** Samples per picture pixel along one side. */
export const SUPERSAMPLE = 2
const FLOOR_CELL = 6
const NORMAL_REACH = 0.006
const SURFACE_HARDNESS = 5
const FLOOR_HARDNESS = 3.2
/** The floor fades into the wall behind this depth, so shadows stop there. */
const FLOOR_END = -14

const direction = triple()
const normal = triple()

/** Gradient of the distance field from four corners of a small tetrahedron, into `normal`. */
function normalAt(part: Part, x: number, y: number, z: number): void {
  const reach = NORMAL_REACH
  const right = partDistance(part, x + reach, y - reach, z - reach)
  const near = partDistance(part, x - reach, y - reach, z + reach)
  const upper = partDistance(part, x - reach, y + reach, z - reach)
  const far = partDistance(part, x + reach, y + reach, z + reach)
  const slopeX = right - near - upper + far
  const slopeY = -right - near + upper + far
  const slopeZ = -right + near - upper + far
  const inverse = 1 / (Math.sqrt(slopeX * slopeX + slopeY * slopeY + slopeZ * slopeZ) || 1)
  normal[0] = slopeX * inverse
  normal[1] = slopeY * inverse
  normal[2] = slopeZ * inverse
}

function emptyLayer(count: number, withLight: boolean): Layer {
  return {
    count,
    sample: new Uint32Array(count),
    part: new Uint16Array(count),
    normal: new Float32Array(count * 3),
    local: new Float32Array(count * 3),
    openness: new Float32Array(withLight ? count : 0),
    light: new Float32Array(withLight ? count : 0)
  }
}

/** Packs the hits and works out normals and local positions; light is measured once per 2 x 2 block. */
function packLayer(lens: Lens, parts: readonly Part[], hits: Hits, casters: readonly Part[] | undefined): Layer {
  let count = 0
  for (const part of hits.part) if (part >= 0) count++
  const layer = emptyLayer(count, casters !== undefined)
  const slotOf = new Int32Array(casters ? hits.part.length : 0).fill(-1)
  let slot = 0
  for (let sample = 0; sample < hits.part.length; sample++) {
    const found = readIndex(hits.part, sample)
    if (found < 0) continue
    const part = entry(parts, found)
    const reach = read(hits.reach, sample)
    const x = sample % lens.width
    const y = (sample - x) / lens.width
    sampleRay(lens, x, y, direction)
    const px = lens.origin[0] + direction[0] * reach
    const py = lens.origin[1] + direction[1] * reach
    const pz = lens.origin[2] + direction[2] * reach
    normalAt(part, px, py, pz)
    layer.sample[slot] = sample
    layer.part[slot] = found
    layer.normal.set(normal, slot * 3)
    toLocal(part, px, py, pz, layer.local, slot * 3)
    if (casters) {
      slotOf[sample] = slot
      const first = (y & ~1) * lens.width + (x & ~1)
      const shared = readIndex(slotOf, first)
      if (shared >= 0 && shared !== slot && layer.part[shared] === found) {
        layer.openness[slot] = read(layer.openness, shared)
        layer.light[slot] = read(layer.light, shared)
      } else {
        lightInto(layer, slot, casters, px, py, pz)
      }
    }
    slot++
  }
  return layer
}

function lightInto(layer: Layer, slot: number, casters: readonly Part[], x: number, y: number, z: number): void {
  const [nx, ny, nz] = normal
  layer.openness[slot] = opennessAt(casters, x, y, z, nx, ny, nz)
  layer.light[slot] = keyLightAt(casters, x + nx * 0.03, y + ny * 0.03, z + nz * 0.03, SURFACE_HARDNESS)
}

function traceFloor(lens: Lens, casters: readonly Part[]): FloorShade {
  const columns = Math.ceil(lens.width / FLOOR_CELL) + 1
  const rows = Math.ceil(lens.height / FLOOR_CELL) + 1
  const light = new Float32Array(columns * rows).fill(1)
  const openness = new Float32Array(columns * rows).fill(1)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      rayInto(lens, column * FLOOR_CELL, row * FLOOR_CELL, direction)
      if (direction[1] > -1e-3) continue
      const reach = -lens.origin[1] / direction[1]
      const x = lens.origin[0] + direction[0] * reach
      const z = lens.origin[2] + direction[2] * reach
      if (z < FLOOR_END) continue
      const cell = row * columns + column
      light[cell] = keyLightAt(castersTowardsKey(casters, x, 0.01, z, FLOOR_HARDNESS), x, 0.01, z, FLOOR_HARDNESS)
      const close = casters.filter(
        ({ sphere }) => Math.hypot(sphere[0] - x, sphere[1], sphere[2] - z) < sphere[3] + 3.5
      )
      if (close.length > 0) openness[cell] = opennessAt(close, x, 0.005, z, 0, 1, 0)
    }
  }
  return { cell: FLOOR_CELL, columns, rows, light, openness }
}

/** Traces a scene for a picture of `width` x `height` pixels. */
export function trace(parts: readonly Part[], camera: Camera, width: number, height: number): GBuffer {
  const lens = makeLens(camera, width * SUPERSAMPLE, height * SUPERSAMPLE)
  const casters = parts.filter((part) => part.castsShadow)
  const solids = marchAll(
    lens,
    parts,
    parts.filter((part) => !part.glass),
    undefined
  )
  const panes = marchAll(
    lens,
    parts,
    parts.filter((part) => part.glass),
    solids.reach
  )
  return {
    lens,
    solid: packLayer(lens, parts, solids, casters),
    glass: packLayer(lens, parts, panes, undefined),
    floor: traceFloor(lens, casters)
  }
}
