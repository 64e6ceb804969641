import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { jsonOf, lasting } from "#adapters/wire/lasting.ts"
import { runs } from "#specs/arbitraries.ts"

const item = lasting<object, object>({
  schema: Schema.Struct({}),
  to: (value) => ({ ...value, form: true }),
  from: (form) => form
})

const anyValue = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined))
const anyThing = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 }))

describe("the text of an answer with forms that last", () => {
  it("is what JSON makes of it, the first time and again", () =>
    fc.assert(
      fc.property(anyValue, anyValue, fc.array(anyThing, { maxLength: 4 }), (data, meta, things) => {
        const answers = [
          { success: true, data, meta },
          { data: things.map(item.to), meta },
          { data: { things: things.map(item.to), beside: data }, meta },
          { data: { deeper: [{ things: things.map(item.to) }] } }
        ]
        for (const answer of [...answers, ...answers]) expect(jsonOf(answer)).toBe(JSON.stringify(answer))
      }),
      runs(200)
    ))

  it("is made of one form for one value", () => {
    const value = { name: "Sabun" }
    expect(item.to(value)).toBe(item.to(value))
  })
})
