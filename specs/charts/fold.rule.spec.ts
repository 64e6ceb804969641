import { describe, expect, it } from "vitest"
import { drawingOf } from "#adapters/charts/layout.ts"
import { layouts, usual } from "#adapters/charts/layouts.ts"
import { chartWithTexts } from "#adapters/charts/shown.ts"
import type { Area, Point } from "#core/charts/drawing.ts"
import { foldedIn } from "#core/charts/fold.rule.ts"
import { machines } from "#core/charts/machines.ts"

const isOnBorder = ({ x, y, w, h }: Area, point: Point): boolean =>
  [Math.abs(point.x - x), Math.abs(point.x - x - w), Math.abs(point.y - y), Math.abs(point.y - y - h)].some(
    (away) => away < 1
  )
const isDeepInside = ({ x, y, w, h }: Area, point: Point): boolean =>
  point.x > x + 1 && point.x < x + w - 1 && point.y > y + 1 && point.y < y + h - 1

describe.each([...machines])("folding states of %s", (_id, machine) => {
  it("hides what is inside and leaves every way outside where it was", async () => {
    const { chart, letterings } = chartWithTexts(machine)
    const drawing = await drawingOf(chart, letterings, (island) => layouts[island] ?? usual)
    expect(foldedIn(chart, drawing, new Set())).toBe(drawing)
    for (const { id, parent, type } of chart.states) {
      if (parent === undefined || type === "atomic" || type === "final") continue
      const { boxes, lines } = foldedIn(chart, drawing, new Set([id]))
      const frame = boxes.find((box) => box.id === id)
      if (frame === undefined) throw new Error(`${id} is gone itself`)
      expect(boxes.filter((box) => box.state.startsWith(`${id}.`) && box.shape !== "elsewhere")).toEqual([])
      for (const { points, from, to } of lines) {
        const ends = [points[0], points.at(-1)].flatMap((point) => point ?? [])
        expect(ends.filter((point) => isDeepInside(frame, point))).toEqual([])
        const isHidden = (box: string) => !boxes.some((one) => one.id === box)
        if (isHidden(from)) expect(ends[0] && isOnBorder(frame, ends[0])).toBe(true)
        if (isHidden(to)) expect(ends[1] && isOnBorder(frame, ends[1])).toBe(true)
      }
    }
  })
})
