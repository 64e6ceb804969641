import { parse } from "csv-parse/sync"
import { describe, expect, it } from "vitest"
import { chartOf } from "#core/charts/chart.rule.ts"
import { csvOf } from "#core/charts/exports/csv.rule.ts"
import { machines } from "#core/charts/machines.ts"
import { describedBy } from "./described.ts"
import { door, doorTexts } from "./some-door.ts"

describe.each([...machines.keys()])("%s", (id) => {
  const chart = chartOf(machines.get(id) ?? expect.unreachable(id))

  const exported = describedBy(id)

  it("is a table of all its arrows that a spreadsheet reads and does not run", () => {
    const rows: ReadonlyArray<Readonly<Record<string, string>>> = parse(csvOf(chart, exported), { columns: true })
    expect(rows.map((row) => row["id"])).toEqual(chart.arrows.map((arrow) => arrow.id))
    for (const row of rows) {
      expect(row["guard"]).toBe("5, or: less")
      expect(Object.values(row).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
    }
  })
})

describe("the table of a door", () => {
  it("has a row for each arrow, in the words given", () => {
    expect(csvOf(door, doorTexts).split("\r\n")).toEqual([
      "id,from,kind,event,guard,actions,raises,to,source",
      "door.shut: push.hard,Tertutup,event,didorong,tidak dikunci,berderit,,Terbuka,",
      "door.shut: knock,Tertutup,event,diketuk,,dengar,,,",
      "door.shut: lean,Tertutup,event,disandari,,,,,",
      "door.open: leave,Terbuka,event,pergi,,,,Pergi,",
      "door.open: after closeDelay,Terbuka,delay,5 detik,,,,Tertutup,"
    ])
  })
})
