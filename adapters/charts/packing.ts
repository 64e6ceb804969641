import type { Box, Drawing } from "#core/charts/drawing.ts"
import type { Size } from "./elk-graph.ts"
import type { Piece } from "./figure.ts"

/** The same drawing elsewhere. */
export const translate = (drawing: Drawing, dx: number, dy: number): Drawing => ({
  ...drawing,
  boxes: drawing.boxes.map((box) => ({ ...box, x: box.x + dx, y: box.y + dy })),
  lines: drawing.lines.map((line) => ({
    ...line,
    points: line.points.map(({ x, y }) => ({ x: x + dx, y: y + dy })),
    ...(line.label && { label: { ...line.label, x: line.label.x + dx, y: line.label.y + dy } })
  }))
})

const gap = 18

/** Regions beside and below each other, in the number of columns that comes nearest to one and a half to one. */
export const inColumns = ({ id, shape, state }: Piece, head: Size, regions: ReadonlyArray<Drawing>): Drawing => {
  const tries = regions.map((_, at) => stacked(regions, at + 1, head))
  const [first] = tries
  if (first === undefined) return { width: head.w, height: head.h, boxes: [], lines: [] }
  const cost = ({ width, height }: Drawing): number => Math.abs(Math.log(width / height / 1.5)) + (width * height) / 4e7
  const best = tries.reduce((least, one) => (cost(one) < cost(least) ? one : least), first)
  const frame: Box = { id, shape, state, x: 0, y: 0, w: best.width, h: best.height }
  return { ...best, boxes: [frame, ...best.boxes] }
}

const stacked = (regions: ReadonlyArray<Drawing>, columns: number, head: Size): Drawing => {
  const heights = Array.from({ length: columns }, () => head.h)
  const held = regions.map((region) => {
    const column = heights.indexOf(Math.min(...heights))
    const top = heights[column] ?? head.h
    heights[column] = top + region.height + gap
    return { region, column, top }
  })
  const widths = heights.map((_, column) =>
    Math.max(0, ...held.filter((one) => one.column === column).map(({ region }) => region.width))
  )
  const lefts = widths.map((_, column) => gap + widths.slice(0, column).reduce((sum, width) => sum + width + gap, 0))
  const parts = held.map(({ region, column, top }) => translate(region, lefts[column] ?? 0, top))
  const width = widths.reduce((sum, one) => sum + one + gap, gap)
  return {
    width: Math.max(width, head.w),
    height: Math.max(...heights),
    boxes: parts.flatMap(({ boxes }) => boxes),
    lines: parts.flatMap(({ lines }) => lines)
  }
}
