import { Effect } from "effect"
import { readVoucherFields } from "#core/vouchers/read-voucher.rule.ts"
import type { WrittenVoucher } from "#core/vouchers/voucher.ts"
import {
  type VoucherFacts,
  type VoucherField,
  type VoucherFields,
  voucherFields
} from "#core/vouchers/voucher-fields.ts"
import { completeVoucher, writeVoucherFields } from "#core/vouchers/write-voucher.rule.ts"
import type { Cells } from "./cells.ts"
import type { Part } from "./part.ts"

/** Returns the column of a field: `terms_id` of `termsId`. */
const columnOf = (field: VoucherField): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Returns the fields of a row; columns that no voucher has are left out. */
export const voucherFieldsOf = (cells: Cells): VoucherFields =>
  Object.fromEntries(
    voucherFields.flatMap((field) => {
      const cell = cells[columnOf(field)]
      return cell === undefined ? [] : [[field, cell]]
    })
  )

const cellsOf = (fields: VoucherFields): Cells =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [columnOf(field as VoucherField), text]))

const nothingKnown: VoucherFacts = {
  products: new Map(),
  brands: new Map(),
  categories: new Map(),
  users: new Map(),
  taken: new Map()
}

/**
 * Vouchers, one for each code. Days are those of Jakarta and count whole. Lists have commas or blanks between numbers of products,
 * slugs or numbers of brands, slugs or ids of categories, e-mail addresses or ids of members; an empty list asks nothing. One that
 * is not `listed` works by its code alone. `redemptions` are all there ever are: those that were taken stay taken. A paused voucher
 * is unknown to shoppers. D-27.
 */
export const voucherPart: Part<WrittenVoucher> = {
  name: "vouchers",
  columns: voucherFields.map(columnOf),
  keyOf: ({ code = "" }) => code.toUpperCase(),
  complete: (given, stored) => {
    const code = (given["code"] ?? "").trim().toUpperCase()
    const meant = stored.get(code)
    return { ...cellsOf(completeVoucher(voucherFieldsOf(given), meant && voucherFieldsOf(meant))), code }
  },
  read: (cells, { vouchers = nothingKnown }) => {
    const read = readVoucherFields(voucherFieldsOf(cells), vouchers)
    return Effect.succeed(
      "voucher" in read
        ? { row: read.voucher }
        : { problems: read.problems.map(({ field, message }) => ({ column: columnOf(field), message })) }
    )
  },
  write: (voucher) => cellsOf(writeVoucherFields(voucher))
}
