import { describe, expect, it } from "vitest"
import { islandsOf } from "#adapters/charts/figure.ts"
import { drawingOf } from "#adapters/charts/layout.ts"
import { layouts, usual } from "#adapters/charts/layouts.ts"
import { measureDrawing } from "#adapters/charts/measure.ts"
import { chartWithTexts } from "#adapters/charts/shown.ts"
import { tongues } from "#core/charts/chart-text.ts"
import type { Area, Drawing } from "#core/charts/drawing.ts"
import { machines } from "#core/charts/machines.ts"

const variantOf = (island: string) => layouts[island] ?? usual
const drawn = [...machines].map(([id, machine]) => {
  const { chart, letterings } = chartWithTexts(machine)
  return { id, chart, letterings, draw: () => drawingOf(chart, letterings, variantOf) }
})
const first = new Map<string, Promise<Drawing>>()
const drawingFor = ({ id, draw }: (typeof drawn)[number]): Promise<Drawing> => {
  const known = first.get(id) ?? draw()
  first.set(id, known)
  return known
}

const isWithin = (inner: Area, outer: Area): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h

describe.each(drawn)("the drawing of $id", (one) => {
  it("is easy to read: nothing overlaps, no arrow goes through what is none of its own, three cross at most", async () => {
    const { overlaps, trespasses, crossings } = measureDrawing(await drawingFor(one))
    expect({ overlaps, trespasses }).toEqual({ overlaps: 0, trespasses: 0 })
    expect(crossings).toBeLessThanOrEqual(3)
  })

  it("shows every state and every arrow that leads somewhere", async () => {
    const { boxes, lines } = await drawingFor(one)
    const { states, arrows } = one.chart
    expect(boxes.flatMap(({ id, state }) => (id === state ? [id] : [])).toSorted()).toEqual(
      states.map(({ id }) => id).toSorted()
    )
    const leading = arrows.flatMap(({ id, to }) => (to.length > 0 ? [id] : []))
    expect(lines.flatMap((line) => line.arrows).toSorted()).toEqual(leading.toSorted())
  })

  it("holds what stands in it, and its texts in every tongue", async () => {
    const { boxes, lines, width, height } = await drawingFor(one)
    const byId = new Map(boxes.map((box) => [box.id, box]))
    const page = { x: 0, y: 0, w: width + 0.5, h: height + 0.5 }
    for (const { id, parent } of one.chart.states) {
      const [inner, outer] = [byId.get(id), parent === undefined ? page : byId.get(parent)]
      expect(inner && outer && isWithin(inner, outer), id).toBe(true)
    }
    for (const tongue of tongues)
      for (const { id, label } of lines) {
        const needed = one.letterings[tongue].labels[id]
        expect((label?.w ?? 0) >= (needed?.w ?? 0) && (label?.h ?? 0) >= (needed?.h ?? 0), `${id} in ${tongue}`).toBe(
          true
        )
      }
  })
})

describe("a drawing with faults", () => {
  const box = (id: string, x: number, y: number) => ({ id, state: id, shape: "state" as const, x, y, w: 40, h: 40 })
  const line = (id: string, points: ReadonlyArray<readonly [number, number]>, label?: Area) => ({
    id,
    from: "a",
    to: "b",
    arrows: [],
    kind: "event" as const,
    points: points.map(([x, y]) => ({ x, y })),
    ...(label && { label })
  })
  const faults = (boxes: Drawing["boxes"], lines: Drawing["lines"]) => {
    const { crossings, overlaps, trespasses, bends } = measureDrawing({ width: 300, height: 200, boxes, lines })
    return { crossings, overlaps, trespasses, bends }
  }
  const [a, b, c] = [box("a", 0, 0), box("b", 200, 0), box("c", 100, 0)]

  it("is found out", () => {
    expect(
      faults(
        [a, b],
        [
          line("1", [
            [40, 20],
            [200, 20]
          ])
        ]
      )
    ).toEqual({ crossings: 0, overlaps: 0, trespasses: 0, bends: 0 })
    expect(
      faults(
        [a, b, c],
        [
          line("1", [
            [40, 20],
            [200, 20]
          ])
        ]
      )
    ).toMatchObject({ trespasses: 1 })
    expect(
      faults(
        [a, b],
        [
          line("1", [
            [40, 20],
            [200, 20]
          ]),
          line("2", [
            [90, 0],
            [90, 90]
          ])
        ]
      )
    ).toMatchObject({ crossings: 1 })
    const labels = [
      line(
        "1",
        [
          [40, 20],
          [200, 20]
        ],
        { x: 60, y: 10, w: 60, h: 20 }
      ),
      line(
        "2",
        [
          [40, 5],
          [90, 5],
          [90, 0]
        ],
        { x: 80, y: 12, w: 60, h: 20 }
      )
    ]
    expect(faults([a, b], labels)).toEqual({ crossings: 0, overlaps: 1, trespasses: 1, bends: 1 })
  })
})

describe("laying out", () => {
  it("makes the same drawing again", async () => {
    const [one] = drawn.filter(({ id }) => id === "otp")
    if (one === undefined) throw new Error("there is no otp")
    expect(JSON.stringify(await one.draw())).toBe(JSON.stringify(await drawingFor(one)))
  })

  it("keeps winners only of islands that are there", () => {
    const islands = new Set(drawn.flatMap(({ chart }) => islandsOf(chart).map(({ top }) => top.id)))
    expect(Object.keys(layouts).filter((island) => !islands.has(island))).toEqual([])
  })
})
