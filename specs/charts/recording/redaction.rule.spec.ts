import { describe, expect, it } from "vitest"
import { redactor } from "#core/charts/recording/redaction.rule.ts"

describe("what a recording keeps of what was typed", () => {
  it("is the kind and the length of it, and the same for the same", () => {
    const bare = redactor()
    const typed = {
      recipient: "Rani Putri",
      again: "Rani Putri",
      other: "Dewi",
      email: "rani@contoh.id",
      note: "",
      code: "  "
    }
    expect(bare(typed)).toEqual({
      recipient: "xbxxxxxxxx",
      again: "xbxxxxxxxx",
      other: "xcxx",
      email: "xd@ganti.test",
      note: "",
      code: "  "
    })
  })

  it("is no digit of a number, a code or a place, and not even the length of a password", () => {
    const bare = redactor()
    expect(bare({ phone: "0812 3456 7890", to: { code: "+62", national: "81234567890" }, code: "471902" })).toEqual({
      phone: "0812 0000 0000",
      to: { code: "+62", national: "81200000000" },
      code: "812000"
    })
    expect(bare({ latitude: -6.2, longitude: 106.8, years: [2019, 2021] })).toEqual({
      latitude: 0,
      longitude: 0,
      years: [2000, 2000]
    })
    expect(bare({ password: "abc" })).toEqual({ password: expect.stringMatching(/^[a-z]{12}$/) })
    expect(bare({ picture: new Uint8Array([1, 2, 3]) })).toEqual({})
  })

  it("leaves nothing of a digest by which a browser remembers a person", () => {
    expect(JSON.stringify(redactor()({ failures: { b689f67be2158646: 4 } }))).not.toContain("b689")
  })

  it("is all of what the shop itself says", () => {
    const said = { _tag: "IncorrectPassword", step: "details", quantity: 3, insured: true, at: 1_795_143_600_000 }
    expect(redactor()(said)).toEqual(said)
  })
})
