import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { jsonWriter } from "#ui/app/written.ts"
import { runs } from "../arbitraries.ts"

const text = (pieces: ReadonlyArray<string | Uint8Array>): string =>
  pieces.map((piece) => (typeof piece === "string" ? piece : new TextDecoder().decode(piece))).join("")

const inScript = (facts: object): string => JSON.stringify(facts).replaceAll("<", "\\u003c")

describe("the facts a page was made of", () => {
  it("are written as JSON, with any of them lasting", () =>
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.option(fc.jsonValue({ maxDepth: 4 }), { nil: undefined })),
        fc.func(fc.boolean()),
        (facts, lasts) => {
          const write = jsonWriter((value) => lasts(JSON.stringify(value)))
          expect(text(write(facts))).toBe(inScript(facts))
          expect(text(write(facts))).toBe(inScript(facts))
        }
      ),
      runs(300)
    ))

  it("cannot end the script they stand in", () => {
    const write = jsonWriter(() => false)
    expect(text(write({ name: "</script><b>" }))).toBe('{"name":"\\u003c/script>\\u003cb>"}')
  })

  it("are written once where they last", () => {
    let asked = 0
    const card = {
      get name() {
        asked++
        return "Delima"
      }
    }
    const write = jsonWriter((value) => value === card)
    expect(text(write({ cards: [card, card] }))).toBe('{"cards":[{"name":"Delima"},{"name":"Delima"}]}')
    expect(asked).toBe(1)
  })
})
