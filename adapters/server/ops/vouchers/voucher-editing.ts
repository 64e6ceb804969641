import { Data, Effect } from "effect"
import type { Cells } from "#adapters/merchant/cells.ts"
import { voucherFieldsOf } from "#adapters/merchant/voucher.part.ts"
import type { Db, Transaction } from "#adapters/postgres/engine/db.ts"
import { readVoucherFacts } from "#adapters/postgres/selling/voucher-facts.sql.ts"
import { logVoucher, pauseVoucher, voucherOfCode } from "#adapters/postgres/selling/voucher-staff.sql.ts"
import { putVouchers } from "#adapters/postgres/selling/voucher-writer.sql.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { cut } from "#core/kernel/text.ts"
import { readVoucherFields } from "#core/vouchers/read-voucher.rule.ts"
import { type VoucherCode, VoucherId, type WrittenVoucher } from "#core/vouchers/voucher.ts"
import type { TypedVoucher, VoucherFacts, VoucherFieldProblem, VoucherFields } from "#core/vouchers/voucher-fields.ts"
import { VoucherNotFound } from "#core/vouchers/vouchers.errors.ts"
import {
  completeVoucher,
  differenceOf,
  namesIn,
  versionOfVoucher,
  writeVoucherFields
} from "#core/vouchers/write-voucher.rule.ts"

/** Some fields of a voucher cannot be taken; nothing is written. */
export class VoucherFieldsWrong extends Data.TaggedError("VoucherFieldsWrong")<{
  readonly problems: ReadonlyArray<VoucherFieldProblem>
}> {}

/** A new voucher has the code of one that is there. */
export class VoucherExists extends Data.TaggedError("VoucherExists") {}

/** A voucher is not as it was read: another person has changed it. */
export class VoucherChanged extends Data.TaggedError("VoucherChanged") {}

/** Who changes a voucher, and why. */
export interface VoucherEditor {
  readonly name: string
  readonly note: string
  readonly now: Instant
}

/** A voucher after a change, with what is different. */
export interface EditedVoucher {
  readonly voucher: WrittenVoucher
  readonly changes: ReadonlyArray<{ readonly field: string; readonly before: string; readonly after: string }>
}

/** Returns what is known of the vouchers of some rows; no order takes one of them until the transaction ends. */
export const factsOfVouchers = (tx: Transaction, rows: ReadonlyArray<Cells>) => factsOf(tx, rows.map(voucherFieldsOf))

const factsOf = (tx: Transaction, vouchers: ReadonlyArray<VoucherFields>) =>
  readVoucherFacts(
    tx,
    vouchers.map(({ code = "" }) => VoucherId(code.trim().toLowerCase())),
    namesIn(vouchers)
  )

/** Writes a new voucher. Refuses everything that is wrong with it, and a code that is there. D-27, D-75. */
export const createVoucher = (db: Db, typed: TypedVoucher, by: VoucherEditor) =>
  db.inTransaction((tx) =>
    Effect.gen(function* () {
      const fields = completeVoucher(typed)
      const facts = yield* factsOf(tx, [fields])
      if (facts.taken.size > 0) return yield* new VoucherExists()
      const voucher = yield* voucherIn(fields, facts)
      yield* putVouchers(tx, [voucher])
      yield* logVoucher(tx, {
        ...by,
        code: voucher.code,
        kind: "created",
        detail: { fields: shortened(writeVoucherFields(voucher)) }
      })
      return voucher
    })
  )

/**
 * Changes what is named of a voucher. Refuses everything that is wrong then, and a voucher that is not as it was read. What
 * orders have taken stays as it was in them. D-27, D-75.
 *
 * @param version of the voucher that was read
 */
export const editVoucher = (db: Db, code: VoucherCode, typed: TypedVoucher, version: string, by: VoucherEditor) =>
  db.inTransaction((tx) =>
    Effect.gen(function* () {
      const facts = yield* factsOf(tx, [{ ...typed, code }])
      const { voucher: before } = yield* heldVoucher(tx, code)
      if (versionOfVoucher(before) !== version) return yield* new VoucherChanged()
      const fields = { ...completeVoucher(typed, writeVoucherFields(before)), code }
      const voucher = yield* voucherIn(fields, facts)
      const [old, now] = [writeVoucherFields(before), writeVoucherFields(voucher)]
      const changes = differenceOf(before, voucher).map((field) => ({ field, before: old[field], after: now[field] }))
      const edited: EditedVoucher = { voucher, changes }
      if (changes.length === 0) return edited
      yield* putVouchers(tx, [voucher])
      const detail = {
        before: shortened(Object.fromEntries(changes.map((change) => [change.field, change.before]))),
        after: shortened(Object.fromEntries(changes.map((change) => [change.field, change.after])))
      }
      yield* logVoucher(tx, { ...by, code, kind: "changed", detail })
      return edited
    })
  )

/** Pauses a voucher, or ends its pause. Returns whether it was otherwise before. */
export const switchVoucher = (db: Db, code: VoucherCode, paused: boolean, by: VoucherEditor) =>
  db.inTransaction((tx) =>
    Effect.gen(function* () {
      const { voucher } = yield* heldVoucher(tx, code)
      const isChanged = yield* pauseVoucher(tx, voucher.id, paused)
      if (isChanged) yield* logVoucher(tx, { ...by, code, kind: paused ? "paused" : "resumed", detail: {} })
      return isChanged
    })
  )

const voucherIn = (fields: VoucherFields, facts: VoucherFacts): Effect.Effect<WrittenVoucher, VoucherFieldsWrong> => {
  const read = readVoucherFields(fields, facts)
  return "voucher" in read ? Effect.succeed(read.voucher) : Effect.fail(new VoucherFieldsWrong(read))
}

const heldVoucher = (tx: Transaction, code: VoucherCode) =>
  Effect.flatMap(voucherOfCode(tx, code), (held) =>
    held === undefined ? Effect.fail(new VoucherNotFound()) : Effect.succeed(held)
  )

/** Texts of the permanent log are short. */
const shortened = (fields: VoucherFields): VoucherFields =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, cut(text, 200)]))
