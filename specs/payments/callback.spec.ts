import { createHmac } from "node:crypto"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type Notice, readCallback, signatureHeader, signNotice, timestampHeader } from "#adapters/payments/callback.ts"
import { instant } from "#core/kernel/moment.ts"
import { someNow } from "#specs/arbitraries.ts"

const sign = (text: string) => createHmac("sha256", "between the two of us").update(text).digest()
const notice: Notice = {
  order: "PDR-261120-7K3QX",
  result: "paid",
  reference: "BCA-0001",
  bank: "bca",
  amount: 189_123,
  at: "2026-11-20T09:30:00.000Z"
}
const arrived = (change: { timestamp?: string; signature?: string; body?: string } = {}, at = someNow) => {
  const { headers, body } = signNotice(notice, someNow, sign)
  const received = { timestamp: headers[timestampHeader] ?? "", signature: headers[signatureHeader] ?? "", body }
  return readCallback({ ...received, ...change }, at, sign)
}

describe("a payment callback", () => {
  it("is believed with the signature of its own text and time", () => {
    expect(arrived()).toEqual(notice)
  })

  it("is not believed when anything of it was changed", () => {
    const { body } = signNotice(notice, someNow, sign)
    expect(arrived({ body: body.replace("189123", "1") })).toBe("SIGNATURE_INVALID")
    expect(arrived({ body: `${body} ` })).toBe("SIGNATURE_INVALID")
    expect(arrived({ timestamp: String(Math.floor(someNow / 1000) + 1) })).toBe("SIGNATURE_INVALID")
  })

  it("is not believed with any other signature", () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 64, maxLength: 64 })
        ),
        (signature) => {
          expect(arrived({ signature })).toBe("SIGNATURE_INVALID")
        }
      )
    ))

  it("names a moment that there is", () => {
    for (const at of ["2026-13-45T99:99:99Z", "2026-02-30T25:00:00Z", "2026-11-20 09:30:00", ""]) {
      const { headers, body } = signNotice({ ...notice, at }, someNow, sign)
      const received = { timestamp: headers[timestampHeader] ?? "", signature: headers[signatureHeader] ?? "", body }
      expect(readCallback(received, someNow, sign), at).toBe("INVALID_DATA")
    }
  })

  it("is not believed five minutes later, nor from the future", () => {
    const minutes = (count: number) => instant(someNow + count * 60_000)
    expect(arrived({}, minutes(4))).toEqual(notice)
    expect(arrived({}, minutes(6))).toBe("SIGNATURE_INVALID")
    expect(arrived({}, minutes(-6))).toBe("SIGNATURE_INVALID")
  })

  it.each([
    ["no JSON", "{"],
    ["an amount with a comma", JSON.stringify({ ...notice, amount: 1.5 })],
    ["less than nothing", JSON.stringify({ ...notice, amount: -1 })],
    ["a result nobody knows", JSON.stringify({ ...notice, result: "maybe" })],
    ["more than it should say", JSON.stringify({ ...notice, status: "completed" })]
  ])("is not understood when it says %s, though signed", (_, body) => {
    const timestamp = String(Math.floor(someNow / 1000))
    const signature = sign(`${timestamp}.${body}`).toString("hex")
    expect(readCallback({ timestamp, signature, body }, someNow, sign)).toBe("INVALID_DATA")
  })
})
