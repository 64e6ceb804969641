import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { accountTail } from "#core/orders/transfer/account-tail.rule.ts"
import { type BankAccount, BankId } from "#core/orders/transfer/payment.ts"
import { runs } from "../../arbitraries.ts"

const account = (id: string, bank: string, number: string): BankAccount => ({
  id: BankId(id),
  bank,
  number,
  holder: "CV Melati Jaya"
})

/** D-56: the buyer chooses one account, and transfers to that one. */
describe("the last digits of an account", () => {
  const [bca, bni] = [account("bca", "BCA", "778 0099 123"), account("bni", "BNI", "0099887766")]

  it("are said of none that is alone at its bank", () => {
    expect(accountTail(bca, [bca, bni])).toBeUndefined()
    expect(accountTail(bca, [])).toBeUndefined()
  })

  it("are four of two at one bank, however its name is written", () => {
    const second = account("bca-2", "bca ", "7780044556")
    expect([bca, second].map((one) => accountTail(one, [bca, bni, second]))).toEqual(["9123", "4556"])
  })

  it("are more if four are the same", () => {
    const second = account("bca-2", "BCA", "5260 0089 123")
    expect([bca, second].map((one) => accountTail(one, [bca, second]))).toEqual(["99123", "89123"])
  })

  it("differ between all accounts of a bank", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[0-9]{10}$/), { minLength: 2, maxLength: 6 }), (numbers) => {
        const accounts = numbers.map((number, place) => account(`bca-${place}`, "BCA", number))
        const tails = accounts.map((one) => accountTail(one, accounts))
        expect(new Set(tails).size).toBe(numbers.length)
        for (const tail of tails) expect(tail?.length).toBeGreaterThanOrEqual(4)
      }),
      runs(200)
    )
  })
})
