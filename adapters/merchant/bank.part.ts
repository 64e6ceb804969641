import { Effect } from "effect"
import { slug } from "#core/kernel/text.ts"
import { digitsOf } from "#core/orders/transfer/account-number.rule.ts"
import { type BankAccount, BankId, bankIdPattern } from "#core/orders/transfer/payment.ts"
import { type Cells, line, pattern, rowReader } from "./cells.ts"
import type { Part } from "./part.ts"

/** Bank accounts; a row without an id is the account of that number, or a new one called after its bank. D-56. */
export const bankPart: Part<BankAccount> = {
  name: "banks",
  columns: ["id", "bank", "number", "holder"],
  keyOf: ({ id = "" }) => id,
  complete: (given, stored) => {
    const meant = given["id"]
      ? stored.get(given["id"])
      : [...stored.values()].find(
          ({ number = "" }) => digitsOf(number) === digitsOf(given["number"] ?? "") && digitsOf(number) !== ""
        )
    const all = { ...meant, ...given }
    return { ...all, id: all["id"] || meant?.["id"] || freeId(given["bank"] ?? "", stored) }
  },
  read: (cells) =>
    Effect.sync(() => {
      const { at, problems } = rowReader(cells)
      const id = at("id", pattern(bankIdPattern, "small letters, digits and hyphens")) ?? ""
      const bank = at("bank", line(40)) ?? ""
      const number =
        at(
          "number",
          pattern(/^(?=(?:\D*\d){5})\d[\d .-]{3,28}\d$/, "the digits of the account, 5 to 30 with blanks")
        ) ?? ""
      const holder = at("holder", line(80)) ?? ""
      return problems.length > 0 ? { problems } : { row: { id: BankId(id), bank, number, holder } }
    }),
  write: ({ id, bank, number, holder }) => ({ id, bank, number, holder })
}

/** `bca`, and `bca-2` for the next account there. */
const freeId = (bank: string, stored: ReadonlyMap<string, Cells>): string => {
  const wished = slug(bank).slice(0, 24) || "bank"
  for (let number = 1; ; number++) {
    const id = number === 1 ? wished : `${wished}-${number}`
    if (!stored.has(id)) return id
  }
}
