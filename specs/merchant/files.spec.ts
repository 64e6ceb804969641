import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { csvOf, FileProblem, guardedCell, parsedJson, rowsOfCsv, rowsOfJson } from "#adapters/merchant/files.ts"
import { runs } from "#specs/arbitraries.ts"

const signs = ["=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"]
const anyCell = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc
    .tuple(fc.constantFrom("", "'", "''"), fc.constantFrom(...signs), fc.string({ maxLength: 10 }))
    .map((parts) => parts.join(""))
)

describe("a table of a merchant's rows", () => {
  it("comes back as it went out, for any content", () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ id: fc.stringMatching(/^[a-z0-9]{1,8}$/), text: anyCell }), { minLength: 1 }),
        (rows) => {
          expect(rowsOfCsv(csvOf(["id", "text"], rows)).rows.map(({ cells }) => cells)).toEqual(rows)
        }
      ),
      runs(200)
    ))

  it("holds nothing that a spreadsheet would calculate", () => {
    for (const sign of signs) expect(guardedCell(`${sign}HYPERLINK("http://jahat.test")`)).toMatch(/^'/)
    for (const number of ["-6.2188", "106.8306", "+62"]) expect(guardedCell(number)).toBe(number)
    expect(guardedCell("-2+3")).toBe("'-2+3")
  })

  it("may be parted by semicolons, as spreadsheets here write it, and names the line of a row", () => {
    const { rows } = rowsOfCsv("\ufeffid;bank\r\nbca;BCA\r\nbni;BNI\r\n")
    expect(rows).toEqual([
      { cells: { id: "bca", bank: "BCA" }, place: "line 2" },
      { cells: { id: "bni", bank: "BNI" }, place: "line 3" }
    ])
  })

  it("is refused where it is broken, with the place", () => {
    expect(() => rowsOfCsv('id,bank\nbca,"BCA\n')).toThrow(FileProblem)
    expect(() => parsedJson("{")).toThrow(FileProblem)
    expect(() => rowsOfJson([{ id: ["bca"] }])).toThrow("entry 1: id is neither a text nor a number")
    expect(rowsOfJson(["jne.reg", { ships: true, id: 5 }]).rows.map(({ cells }) => cells)).toEqual([
      { id: "jne.reg" },
      { ships: "yes", id: "5" }
    ])
  })
})
