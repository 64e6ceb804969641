import { describe, expect, it } from "vitest"
import { bankMark } from "#core/orders/transfer/bank-mark.rule.ts"

describe("the letters of a bank", () => {
  it.each([
    ["BCA", "BCA"],
    [" bni ", "BNI"],
    ["Jago", "JAGO"],
    ["Mandiri", "M"],
    ["Bank Contoh Nusa", "B"]
  ])("of %s are %s", (bank, mark) => expect(bankMark(bank)).toBe(mark))
})
