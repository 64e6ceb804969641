import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { chartOf } from "#core/charts/chart.rule.ts"
import { machines } from "#core/charts/machines.ts"
import { leadsOf, stateRowsOf, tablesIn } from "./statecharts.ts"

const root = join(import.meta.dirname, "../..")
const tables = tablesIn(readFileSync(join(root, "specs/design/statecharts.md"), "utf8"))

describe("the document of the statecharts", () => {
  it("has a table of every machine, beside the file that it names", () => {
    expect([...tables.keys()].toSorted()).toEqual([...machines.keys()].toSorted())
    expect([...tables.values()].filter(({ file }) => !existsSync(join(root, file)))).toEqual([])
  })

  it.each([...machines.keys()])("names every state of %s, and what leads out of it", (id) => {
    const machine = machines.get(id)
    if (machine === undefined) throw new Error(`no machine ${id}`)
    const chart = chartOf(machine)
    const anywhere = leadsOf(chart, id)
    expect(tables.get(id)?.rows).toEqual([
      ...(anywhere === "–" ? [] : [{ state: "any", leads: anywhere }]),
      ...stateRowsOf(chart)
    ])
  })
})

describe("a table of states", () => {
  it("is read with its file, its line about every state and its rows", () => {
    const text = [
      "### `door`",
      "",
      "`core/door.machine.ts`",
      "",
      "In any state: `bell` → `open`.",
      "",
      "| state | meaning | leads out |",
      "|---|---|---|",
      "| `closed` | Shut. | `knocked` → `open`, `locked` |",
      "| `open` (final) | Wide. | – |",
      ""
    ].join("\n")
    expect(tablesIn(text)).toEqual(
      new Map([
        [
          "door",
          {
            file: "core/door.machine.ts",
            rows: [
              { state: "any", leads: "`bell` → `open`" },
              { state: "`closed`", leads: "`knocked` → `open`, `locked`" },
              { state: "`open` (final)", leads: "–" }
            ]
          }
        ]
      ])
    )
  })
})
