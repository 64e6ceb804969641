/** What the tracer found, without any colour: it depends on geometry and camera only, so it is cached. */
import { read } from "../maths.ts"
import type { Lens } from "./lens.ts"

/** Samples that hit a part, in no particular order. */
export interface Layer {
  count: number
  /** Index into the sample grid, row by row. */
  sample: Uint32Array
  /** Index into the scene's part list. */
  part: Uint16Array
  /** World normal, three numbers per sample. */
  normal: Float32Array
  /** Hit point in the part's own coordinates, three numbers per sample. */
  local: Float32Array
  /** 1 is fully open, 0 fully enclosed. Empty in the glass layer. */
  openness: Float32Array
  /** 1 is lit by the key light, 0 shadowed. Empty in the glass layer. */
  light: Float32Array
}

/** Key-light shadow and openness of the floor on a coarse grid. */
export interface FloorShade {
  /** Samples per grid cell. */
  cell: number
  columns: number
  rows: number
  light: Float32Array
  openness: Float32Array
}

export interface GBuffer {
  lens: Lens
  solid: Layer
  glass: Layer
  floor: FloorShade
}

/** Bilinear read of a floor grid at sample position (x, y). */
export function readFloor(floor: FloorShade, values: Float32Array, x: number, y: number): number {
  const gridX = x / floor.cell
  const gridY = y / floor.cell
  const column = Math.min(gridX | 0, floor.columns - 2)
  const row = Math.min(gridY | 0, floor.rows - 2)
  const shareX = gridX - column
  const shareY = gridY - row
  const first = row * floor.columns + column
  const second = first + floor.columns
  const low = read(values, first) * (1 - shareX) + read(values, first + 1) * shareX
  const high = read(values, second) * (1 - shareX) + read(values, second + 1) * shareX
  return low * (1 - shareY) + high * shareY
}
