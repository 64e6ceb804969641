import { Effect } from "effect"
import { rupiah } from "#core/kernel/money.ts"
import { slug } from "#core/kernel/text.ts"
import { digitsOf } from "#core/orders/transfer/account-number.rule.ts"
import {
  type BankAccount,
  BankId,
  bankIdPattern,
  otherMethods,
  type PaymentMethod
} from "#core/orders/transfer/payment.ts"
import { isQris } from "#core/orders/transfer/qris.rule.ts"
import { type Cells, line, oneOf, pattern, type Read, rowReader, whole } from "./cells.ts"
import type { Part } from "./part.ts"

/** Bank accounts; a row without an id is the account of that number, or a new one called after its bank. D-56. */
export const bankPart: Part<BankAccount> = {
  name: "banks",
  columns: ["id", "bank", "number", "holder", "method", "fee"],
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
      const { at, maybe, note, problems } = rowReader(cells)
      const id = at("id", pattern(bankIdPattern, "small letters, digits and hyphens")) ?? ""
      const bank = at("bank", line(40)) ?? ""
      const method = maybe("method", oneOf(otherMethods))
      if (method === "cod") {
        for (const column of ["number", "holder", "fee"])
          if (cells[column]) note(column, "must be empty: the courier is paid, and the fee depends on the sum")
        return problems.length > 0 ? { problems } : { row: { id: BankId(id), bank, number: "", holder: "", method } }
      }
      const number = at("number", numberOf[method ?? "bank-transfer"]) ?? ""
      const holder = at("holder", line(80)) ?? ""
      const fee = maybe("fee", whole(1, 1_000_000))
      const row = { id: BankId(id), bank, number, holder, ...(method && { method }), ...(fee && { fee: rupiah(fee) }) }
      return problems.length > 0 ? { problems } : { row }
    }),
  write: ({ id, bank, number, holder, method = "", fee = "" }) => ({
    id,
    bank,
    number,
    holder,
    method,
    fee: String(fee)
  })
}

/** What an account's number has to be, by how it is paid into. D-56; decision 0102. */
const numberOf = {
  "bank-transfer": pattern(/^(?=(?:\D*\d){5})\d[\d .-]{3,28}\d$/, "the digits of the account, 5 to 30 with blanks"),
  "virtual-account": pattern(/^\d{4,8}$/, "the company's number at the bank, 4 to 8 digits"),
  qris: (text: string): Read<string> =>
    isQris(text) ? { value: text } : { problem: "must be the text of the company's QRIS code, with its checksum" }
} as const satisfies Readonly<Record<Exclude<PaymentMethod["method"], "cod">, (text: string) => Read<string>>>

/** `bca`, and `bca-2` for the next account there. */
const freeId = (bank: string, stored: ReadonlyMap<string, Cells>): string => {
  const wished = slug(bank).slice(0, 24) || "bank"
  for (let number = 1; ; number++) {
    const id = number === 1 ? wished : `${wished}-${number}`
    if (!stored.has(id)) return id
  }
}
