import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type OtpDestination, OtpTicket } from "#core/account/otp/otp.ts"
import { emptyLedger, withSend } from "#core/account/otp/otp-limit.rule.ts"
import { codeMemoryIn } from "#core/account/otp/persisted-codes.rule.ts"
import { instant } from "#core/kernel/moment.ts"
import { runs, someNow } from "../../arbitraries.ts"
import { heldText } from "../../held-text.ts"

const to: OtpDestination = { phone: { code: "+62", national: "81234567890" } }
const other: OtpDestination = { email: "rani@contoh.id" }
const pending = { ticket: OtpTicket("t1"), method: "sms", expiresAt: instant(someNow + 300_000) } as const
const ledger = withSend(emptyLedger, someNow)

describe("what a browser remembers of codes", () => {
  it("comes back, by destination, and for a ticket by purpose", () => {
    const memory = codeMemoryIn(heldText(), heldText(), () => someNow)
    memory.write(to, "verification", { ledger, pending })
    expect(memory.read(to, "verification")).toEqual({ ledger, pending })
    expect(memory.read(to, "login")).toEqual({ ledger, pending: null })
    expect(memory.read({ phone: { code: "62", national: "0812-3456-7890" } }, "verification")).toEqual({
      ledger,
      pending
    })
    expect(memory.read(other, "verification")).toEqual({ ledger: emptyLedger, pending: null })
    memory.write(to, "verification", { ledger, pending: null })
    expect(memory.read(to, "verification").pending).toBeNull()
  })

  it("is never less than another tab wrote meanwhile", () => {
    const sends = heldText()
    const [one, two] = [codeMemoryIn(sends, heldText(), () => someNow), codeMemoryIn(sends, heldText(), () => someNow)]
    const more = withSend(withSend(ledger, instant(someNow + 30_000)), instant(someNow + 60_000))
    one.write(to, "verification", { ledger: more, pending })
    two.write(to, "verification", { ledger, pending: null })
    expect(two.read(to, "verification").ledger).toEqual(more)
    expect(one.read(to, "verification").pending).toEqual(pending)
  })

  it("reaches another tab that waits for the same destination", () => {
    const sends = heldText()
    const changed: Array<() => void> = []
    const watch = (listener: () => void) => {
      changed.push(listener)
      return () => {
        changed.length = 0
      }
    }
    const heard: Array<unknown> = []
    const stop = codeMemoryIn({ ...sends, watch }, heldText(), () => someNow).watch(to, (text) => heard.push(text))
    codeMemoryIn(sends, heldText(), () => someNow).write(to, "login", { ledger, pending: null })
    for (const listener of changed) listener()
    expect(heard).toEqual([ledger])
    stop()
    expect(changed).toEqual([])
  })

  it("hides where a code went, and does not grow for ever", () => {
    const [sends, tickets] = [heldText(), heldText()]
    const memory = codeMemoryIn(sends, tickets, () => someNow)
    memory.write(to, "verification", { ledger, pending })
    memory.write(other, "login", { ledger, pending })
    for (const text of [sends.text(), tickets.text()]) expect(text).not.toMatch(/812|rani|contoh/)
    for (let n = 0; n < 60; n++) {
      memory.write({ email: `n${n}@contoh.id` }, "login", { ledger, pending })
      memory.write(to, "verification", { ledger, pending })
    }
    for (const store of [sends, tickets])
      expect(Object.keys(JSON.parse(store.text()).entries).length).toBeLessThanOrEqual(20)
    expect(memory.read({ email: "n59@contoh.id" }, "login")).toEqual({ ledger, pending })
    expect(memory.read(to, "verification")).toEqual({ ledger, pending })
  })

  it("counts as nothing if a text is invalid, and breaks nothing", () => {
    const text = heldText()
    codeMemoryIn(text, text, () => someNow).write(to, "verification", { ledger, pending })
    const [key = ""] = Object.keys(JSON.parse(text.text()).entries)
    const anyText = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify({ v: 1, entries: { [key]: value } })),
      fc
        .record({ day: fc.jsonValue(), sends: fc.jsonValue(), lastSentAt: fc.jsonValue() })
        .map((value) => JSON.stringify({ v: 1, entries: { [key]: value, [`${key} verification`]: value } }))
    )
    fc.assert(
      fc.property(anyText, (text) => {
        const codes = codeMemoryIn(heldText(text), heldText(text), () => someNow).read(to, "verification")
        expect(codes.pending === null || typeof codes.pending.ticket === "string").toBe(true)
        expect(Number.isInteger(codes.ledger.sends)).toBe(true)
        expect(codes.ledger.lastSentAt === null || Number.isSafeInteger(codes.ledger.lastSentAt)).toBe(true)
      }),
      runs(300)
    )
  })
})
