import type { Area, Box, Drawing, Line, Point } from "#core/charts/drawing.ts"

/** How well a drawing reads; the lower the better. */
export interface Measured {
  readonly crossings: number
  /** Labels that lie on each other or on a state. */
  readonly overlaps: number
  /** Lines through states or labels that are none of theirs. */
  readonly trespasses: number
  /** Lines through the titles of states that hold others. */
  readonly crossedOut: number
  readonly bends: number
  readonly length: number
  /** Lines that lead on, drawn upwards. */
  readonly uphill: number
  /** How far down things begin: shares of the heights of what begins there. */
  readonly late: number
  /** Lines that end at a mark instead of where they lead. */
  readonly cut: number
  readonly score: number
}

/** Returns the counts by which layouts of the same chart are compared: crossings, bends, lengths and overlaps. */
export const measureDrawing = (drawing: Drawing): Measured => {
  const { lines, width, height } = drawing
  const segments = lines.flatMap(segmentsOf)
  const crossings = countPairs(segments, crosses)
  const overlaps = overlapsIn(drawing)
  const trespasses = trespassesIn(drawing)
  const crossedOut = crossedOutIn(drawing)
  const bends = lines.reduce((sum, { points }) => sum + Math.max(0, points.length - 2), 0)
  const length = segments.reduce((sum, { a, b }) => sum + Math.abs(a.x - b.x) + Math.abs(a.y - b.y), 0)
  const uphill = lines.filter(
    ({ id, points }) => id.includes("/start>") && (points[0]?.y ?? 0) > (points.at(-1)?.y ?? 0)
  ).length
  const cut = drawing.boxes.filter(({ shape }) => shape === "elsewhere").length
  const late = lateIn(drawing)
  const shape = Math.abs(Math.log(width / height / 1.5))
  const score =
    1_000 * (overlaps + trespasses) +
    200 * crossedOut +
    40 * crossings +
    25 * cut +
    150 * late +
    60 * uphill +
    2 * bends +
    length / 60 +
    (width * height) / 25_000 +
    60 * shape
  return { crossings, overlaps, trespasses, crossedOut, bends, length, uphill, late, cut, score }
}

interface Segment {
  readonly line: string
  readonly a: Point
  readonly b: Point
}

const segmentsOf = ({ id, points }: Line): ReadonlyArray<Segment> =>
  points.slice(1).flatMap((b, at) => {
    const a = points[at]
    return a === undefined ? [] : [{ line: id, a, b }]
  })

const countPairs = <T>(all: ReadonlyArray<T>, meets: (one: T, other: T) => boolean): number =>
  all.reduce((sum, one, at) => sum + all.slice(at + 1).filter((other) => meets(one, other)).length, 0)

const crosses = (one: Segment, other: Segment): boolean => {
  if (one.line === other.line) return false
  const [across, down] = isLevel(one) ? [one, other] : [other, one]
  if (!isLevel(across) || isLevel(down)) return false
  return isBetween(down.a.x, across.a.x, across.b.x) && isBetween(across.a.y, down.a.y, down.b.y)
}

/** Lines that cross others, those first that cross most. */
export const crossing = ({ lines }: Drawing): ReadonlyArray<string> => {
  const segments = lines.map((line) => [line.id, segmentsOf(line)] as const)
  const crossed = segments.map(([id, own]) => {
    const others = segments.flatMap(([other, all]) => (other === id ? [] : all))
    return { id, times: own.reduce((sum, one) => sum + others.filter((other) => crosses(one, other)).length, 0) }
  })
  return crossed
    .filter(({ times }) => times > 0)
    .toSorted((one, other) => other.times - one.times)
    .map(({ id }) => id)
}

const isLevel = ({ a, b }: Segment): boolean => Math.abs(a.y - b.y) < 0.5

const isBetween = (at: number, from: number, to: number): boolean =>
  at > Math.min(from, to) + 1 && at < Math.max(from, to) - 1

const meet = (one: Area, other: Area): boolean =>
  one.x < other.x + other.w - 1 &&
  other.x < one.x + one.w - 1 &&
  one.y < other.y + other.h - 1 &&
  other.y < one.y + one.h - 1

/** Boxes that hold others are ground, not obstacles. */
const isSolid = ({ shape }: Box): boolean => !["group", "region", "parallel"].includes(shape)

const overlapsIn = ({ boxes, lines }: Drawing): number => {
  const labels = lines.flatMap(({ label }) => label ?? [])
  const solid = boxes.filter(isSolid)
  return (
    countPairs(labels, meet) +
    countPairs(solid, meet) +
    labels.flatMap((label) => solid.filter((box) => meet(label, box))).length
  )
}

const trespassesIn = ({ boxes, lines }: Drawing): number => {
  const solid = boxes.filter(isSolid)
  return lines.reduce((sum, line) => {
    const foreign: ReadonlyArray<Area> = [
      ...solid.filter(({ id }) => id !== line.from && id !== line.to),
      ...lines.flatMap(({ id, label }) => (id === line.id ? [] : (label ?? [])))
    ]
    const way = segmentsOf(line).map(areaOf)
    return sum + foreign.filter((area) => way.some((part) => meet(part, area))).length
  }, 0)
}

/** Eyes begin at the top: so should what happens first. */
const lateIn = ({ boxes }: Drawing): number =>
  boxes.reduce((sum, { shape, state, y }) => {
    const frame = shape === "start" ? boxes.find(({ id }) => id === state) : undefined
    return frame === undefined ? sum : sum + Math.max(0, y - frame.y - 80) / frame.h
  }, 0)

const crossedOutIn = ({ boxes, lines }: Drawing): number => {
  const titles = boxes
    .filter((box) => !isSolid(box))
    .map(({ x, y, w }) => ({ x: x + 8, y: y + 5, w: Math.min(140, w / 2), h: 20 }))
  const ways = lines.flatMap(segmentsOf).map(areaOf)
  return titles.reduce((sum, title) => sum + ways.filter((way) => meet(way, title)).length, 0)
}

/** A segment as an area two pixels thick, so that touching an edge is not yet going through. */
const areaOf = ({ a, b }: Segment): Area => ({
  x: Math.min(a.x, b.x) - 1,
  y: Math.min(a.y, b.y) - 1,
  w: Math.abs(a.x - b.x) + 2,
  h: Math.abs(a.y - b.y) + 2
})
