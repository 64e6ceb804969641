/** Closed 2D outlines with rounded corners, and their sampled signed distance. */
import { clamp, entry, read } from "../maths.ts"

/** x, y and an optional corner radius, all in scene units. */
export type Corner = readonly [x: number, y: number, radius?: number]
type Point = readonly [number, number]

/** Reads "x y radius, x y, ..." into corners; a corner without radius is sharp. */
export function corners(text: string): Corner[] {
  return text.split(",").map((corner) => {
    const [x = 0, y = 0, radius] = corner.trim().split(" ").map(Number)
    return radius === undefined ? [x, y] : [x, y, radius]
  })
}

const CORNER_STEPS = 24
const CORNER_WEIGHT = 0.72
const MARGIN = 0.3

/** Replaces every corner that has a radius by a fine conic arc. */
export function roundCorners(corners: readonly Corner[], closed: boolean): Point[] {
  const outline: Point[] = []
  const count = corners.length
  corners.forEach((corner, index) => {
    const radius = corner[2] ?? 0
    const isEnd = !closed && (index === 0 || index === count - 1)
    if (radius === 0 || isEnd) {
      outline.push([corner[0], corner[1]])
      return
    }
    outline.push(
      ...cornerArc(entry(corners, (index + count - 1) % count), corner, entry(corners, (index + 1) % count), radius)
    )
  })
  return outline
}

function cornerArc(before: Corner, corner: Corner, after: Corner, radius: number): Point[] {
  const lengthBefore = Math.hypot(before[0] - corner[0], before[1] - corner[1])
  const lengthAfter = Math.hypot(after[0] - corner[0], after[1] - corner[1])
  const reach = Math.min(radius, lengthBefore / 2.01, lengthAfter / 2.01)
  const start = along(corner, before, reach / lengthBefore)
  const end = along(corner, after, reach / lengthAfter)
  const arc: Point[] = []
  for (let step = 0; step <= CORNER_STEPS; step++) {
    const share = step / CORNER_STEPS
    const fromStart = (1 - share) * (1 - share)
    const fromCorner = 2 * (1 - share) * share * CORNER_WEIGHT
    const fromEnd = share * share
    const sum = fromStart + fromCorner + fromEnd
    arc.push([
      (fromStart * start[0] + fromCorner * corner[0] + fromEnd * end[0]) / sum,
      (fromStart * start[1] + fromCorner * corner[1] + fromEnd * end[1]) / sum
    ])
  }
  return arc
}

function along(from: Corner, to: Corner, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** Exact signed distance from a point to a closed polygon, negative inside. */
function polygonDistance(outline: readonly Point[], x: number, y: number): number {
  let squared = Infinity
  let sign = 1
  for (let index = 0, previous = outline.length - 1; index < outline.length; previous = index++) {
    const a = entry(outline, index)
    const b = entry(outline, previous)
    const edgeX = b[0] - a[0]
    const edgeY = b[1] - a[1]
    const toX = x - a[0]
    const toY = y - a[1]
    const t = clamp((toX * edgeX + toY * edgeY) / (edgeX * edgeX + edgeY * edgeY || 1e-9))
    const offX = toX - edgeX * t
    const offY = toY - edgeY * t
    squared = Math.min(squared, offX * offX + offY * offY)
    const above = y >= a[1]
    const below = y < b[1]
    const leftOf = edgeX * toY > edgeY * toX
    if ((above && below && leftOf) || (!above && !below && !leftOf)) sign = -sign
  }
  return sign * Math.sqrt(squared)
}

/** Signed distance sampled on a regular grid, read back with bilinear interpolation. */
export class DistanceGrid {
  readonly maxX: number
  readonly minY: number
  readonly maxY: number
  private readonly x0: number
  private readonly y0: number
  private readonly x1: number
  private readonly y1: number
  private readonly columns: number
  private readonly rows: number
  private readonly perUnit: number
  private readonly values: Float32Array

  /** `halfOnly` samples x >= 0 only, for surfaces of revolution. */
  constructor(outline: readonly Point[], spacing: number, halfOnly: boolean) {
    const xs = outline.map((point) => point[0])
    const ys = outline.map((point) => point[1])
    this.maxX = Math.max(...xs.map(Math.abs))
    this.minY = Math.min(...ys)
    this.maxY = Math.max(...ys)
    this.x0 = halfOnly ? -2 * spacing : Math.min(...xs) - MARGIN
    this.y0 = this.minY - MARGIN
    this.columns = Math.ceil((Math.max(...xs) + MARGIN - this.x0) / spacing) + 1
    this.rows = Math.ceil((this.maxY + MARGIN - this.y0) / spacing) + 1
    this.x1 = this.x0 + (this.columns - 1) * spacing
    this.y1 = this.y0 + (this.rows - 1) * spacing
    this.perUnit = 1 / spacing
    this.values = new Float32Array(this.columns * this.rows)
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < this.columns; column++) {
        const distance = polygonDistance(outline, this.x0 + column * spacing, this.y0 + row * spacing)
        this.values[row * this.columns + column] = distance
      }
    }
  }

  at(x: number, y: number): number {
    const insideX = clamp(x, this.x0, this.x1)
    const insideY = clamp(y, this.y0, this.y1)
    const gridX = Math.min((insideX - this.x0) * this.perUnit, this.columns - 1.001)
    const gridY = Math.min((insideY - this.y0) * this.perUnit, this.rows - 1.001)
    const column = gridX | 0
    const row = gridY | 0
    const shareX = gridX - column
    const shareY = gridY - row
    const first = row * this.columns + column
    const second = first + this.columns
    const low = read(this.values, first) * (1 - shareX) + read(this.values, first + 1) * shareX
    const high = read(this.values, second) * (1 - shareX) + read(this.values, second + 1) * shareX
    const distance = low * (1 - shareY) + high * shareY
    if (insideX === x && insideY === y) return distance
    return Math.max(distance, Math.hypot(x - insideX, y - insideY) + distance * 0.6)
  }
}

const grids = new Map<string, DistanceGrid>()

/** One grid per distinct outline and process. */
export function gridFor(corners: readonly Corner[], kind: "revolved" | "extruded", spacing = 0.01): DistanceGrid {
  const key = `${kind}${spacing}${JSON.stringify(corners)}`
  const known = grids.get(key)
  if (known) return known
  const made = new DistanceGrid(
    kind === "revolved" ? mirrored(corners) : roundCorners(corners, true),
    spacing,
    kind === "revolved"
  )
  grids.set(key, made)
  return made
}

function mirrored(corners: readonly Corner[]): Point[] {
  const half = roundCorners(corners, false)
  const other = half.map(([x, y]): Point => [-x, y]).reverse()
  return [...half, ...other]
}
