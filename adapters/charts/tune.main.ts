import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { machines } from "#core/charts/machines.ts"
import { islandsOf } from "./figure.ts"
import { drawingOf, type Variant } from "./layout.ts"
import { layouts, usual } from "./layouts.ts"
import { measureDrawing } from "./measure.ts"
import { chartWithTexts } from "./shown.ts"
import { tuneLayout } from "./tune.ts"

// `npm run gallery:tune [-- MACHINE …] [--seeds N] [--afresh]`: tries ways to lay every chart out and keeps the winners. A
// standing winner stays until another is clearly better, else every change would shuffle the pictures people know.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seeds: { type: "string", default: "20" }, afresh: { type: "boolean", default: false } }
})
const stored = new Map<string, Variant>(Object.entries(layouts))
const islands = new Set(
  [...machines.values()].flatMap((one) => islandsOf(chartWithTexts(one).chart).map(({ top }) => top.id))
)
for (const [id, machine] of machines) {
  if (positionals.length > 0 && !positionals.includes(id)) continue
  const { chart, letterings } = chartWithTexts(machine)
  const standing = (island: string) => (values.afresh ? undefined : stored.get(island))
  const winners = await tuneLayout(chart, letterings, standing, Number(values.seeds))
  for (const [island, variant] of Object.entries(winners)) stored.set(island, variant)
  const { crossings, cut, bends, score } = measureDrawing(
    await drawingOf(chart, letterings, (one) => stored.get(one) ?? usual)
  )
  console.log(`${id}: ${crossings} crossings, ${cut} cut, ${bends} bends, score ${Math.round(score)}`)
  for (const island of stored.keys()) if (!islands.has(island)) stored.delete(island)
  const sorted = Object.fromEntries([...stored].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(join(import.meta.dirname, "layouts.json"), `${JSON.stringify(sorted, null, 2)}\n`)
}
