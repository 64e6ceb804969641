import type { Chart } from "#core/charts/chart.ts"
import { tongues } from "#core/charts/chart-text.ts"
import type { Drawing, Letterings } from "#core/charts/drawing.ts"
import type { Sizes } from "./elk-graph.ts"
import type { Piece } from "./figure.ts"
import { sizes as px, textWidth } from "./text-width.ts"

/** Sizes that hold the texts of every language: a picture does not move when the language changes. */
export const sizesIn = (chart: Chart, letterings: Letterings, drawn: (id: string) => Drawing | undefined): Sizes => {
  const specs = new Map(chart.states.map(({ id, spec = "" }) => [id, spec]))
  const textsOf = ({ id, shape, state }: Piece) =>
    tongues.map((tongue) => {
      const { boxes } = letterings[tongue]
      return shape === "elsewhere"
        ? { title: boxes[state]?.title ?? "", lines: [] }
        : (boxes[id] ?? { title: "", lines: [] })
    })
  const widestIn = (piece: Piece): number =>
    Math.max(
      ...textsOf(piece).flatMap(({ title, lines }) => [
        textWidth(title, px.title, "bold"),
        ...lines.map((line) => textWidth(line, px.small))
      ])
    )
  const rowsIn = (piece: Piece): number => Math.max(...textsOf(piece).map(({ lines }) => lines.length))
  return {
    box: (piece) => {
      const inside = piece.isSealed ? drawn(piece.id) : undefined
      if (inside !== undefined) return { w: inside.width, h: inside.height }
      if (piece.shape === "start") return { w: 12, h: 12 }
      const w = Math.ceil(widestIn(piece))
      if (piece.shape === "elsewhere") return { w: w + 34, h: 26 }
      if (piece.shape === "anytime") return { w: w + 12, h: 24 }
      if (piece.shape === "choice") return { w: w + 40, h: 30 }
      const rows = rowsIn(piece)
      return { w: w + 34, h: 30 + rows * px.line + (rows > 0 ? 4 : 0) }
    },
    head: (piece) => {
      const spec = textWidth(`§${specs.get(piece.state) ?? ""}`, px.spec)
      return { w: Math.ceil(widestIn(piece) + spec) + 44, h: 38 + rowsIn(piece) * px.line }
    },
    label: ({ id }) => {
      const areas = tongues.flatMap((tongue) => letterings[tongue].labels[id] ?? [])
      if (areas.length === 0) return undefined
      return { w: Math.max(...areas.map(({ w }) => w)), h: Math.max(...areas.map(({ h }) => h)) }
    }
  }
}
