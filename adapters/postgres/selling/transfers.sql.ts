import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import { rupiah } from "#core/kernel/money.ts"
import { OrderCode } from "#core/orders/order.ts"
import type { HeldTransfer, TransferStore } from "#core/orders/order-store.port.ts"
import {
  type Candidate,
  candidateBounds,
  candidateStatuses,
  candidatesAtMost,
  likelier
} from "#core/orders/transfer/candidates.rule.ts"
import {
  BankId,
  heldFates,
  type IncomingTransfer,
  type TransferFate,
  TransferId,
  unassignedFates
} from "#core/orders/transfer/payment.ts"
import { isSameTransfer } from "#core/orders/transfer/same-transfer.rule.ts"
import { waitingStatuses } from "#core/orders/transfer/transfer-target.rule.ts"
import type { Session } from "../engine/db.ts"
import { present } from "../present.ts"
import { json, moment, type Tables } from "../tables.ts"

/** Money as it comes in, each transfer of it once. */
export const sqlTransfers = (session: Session): TransferStore => ({
  keep: ({ reference, bank, amount, at, dated }) =>
    session.ask(async (on) => {
      const isUndated = dated === "unknown"
      const write = async (isFirst: boolean) =>
        on
          .insertInto("transfers")
          .values({
            reference,
            bank,
            amount,
            at: moment(at),
            fate: null,
            order_id: null,
            is_first: isFirst,
            is_undated: isUndated
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning("id")
          .executeTakeFirst()
      const first = await write(true)
      if (first) return { id: TransferId(first.id), is: "new" }
      const known = await on
        .selectFrom("transfers")
        .leftJoin("orders", "orders.id", "transfers.order_id")
        .select(["transfers.id", "transfers.at", "is_undated as isUndated", "orders.placed_at as placedAt"])
        .where("transfers.bank", "=", bank)
        .where("transfers.reference", "=", reference)
        .where("transfers.amount", "=", amount)
        .execute()
      const same = known.find(({ placedAt, ...one }) =>
        isSameTransfer({ ...one, ...present({ placedAt }) }, { at, ...(dated && { dated }) })
      )
      if (same?.isUndated && !isUndated)
        await on
          .updateTable("transfers")
          .set({ at: moment(at), is_undated: false })
          .where("id", "=", same.id)
          .execute()
      const other = same ? undefined : await write(false)
      return other ? { id: TransferId(other.id), is: "conflicting" } : { is: "known" }
    }),
  settle: (id, fate, order) =>
    Effect.asVoid(
      session.ask((on) =>
        on
          .updateTable("transfers")
          .set({ fate, order_id: order ?? null })
          .where("id", "=", id)
          .execute()
      )
    ),
  heldWith: (reference, fates) =>
    session.ask(async (on) => {
      const rows = await heldRows(on).where("reference", "=", reference).where("fate", "in", fates).execute()
      return rows.map(heldTransfer)
    }),
  heldAbout: ({ bank, exactly, from, to }) =>
    session.ask(async (on) => {
      const rows = await heldRows(on)
        .where("transfers.amount", ">=", from)
        .where("transfers.amount", "<=", to)
        .where((where) => where.or([where("transfers.bank", "=", bank), where("transfers.amount", "=", exactly)]))
        .where("fate", "in", unassignedFates)
        .execute()
      return rows.map(heldTransfer)
    }),
  assign: (id, fate, order) =>
    session.ask(async (on) => {
      const { numUpdatedRows } = await on
        .updateTable("transfers")
        .set({ fate, order_id: order })
        .where("id", "=", id)
        .where("fate", "in", unassignedFates)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    }),
  giveBack: ({ id, order }, { name, note, now }) =>
    session.ask(async (on) => {
      const given = await on
        .updateTable("transfers")
        .set({ fate: "returned" })
        .where("id", "=", id)
        .where("fate", "in", heldFates)
        .where("order_id", order === undefined ? "is" : "is not", null)
        .returning(["reference", "bank", "amount"])
        .executeTakeFirst()
      if (given === undefined) return false
      const { reference, ...detail } = given
      const row = { name, action: "transfer returned", subject: reference, detail: json({ ...detail, note }) }
      await on
        .insertInto("ops_log")
        .values({ ...row, at: moment(now) })
        .execute()
      return true
    }),
  giveBackAfterEnd: (order, references) =>
    session.ask(async (on) => {
      if (references.length === 0) return 0
      const { numUpdatedRows } = await on
        .updateTable("transfers")
        .set({ fate: "returned" })
        .where("order_id", "=", order)
        .where("fate", "=", "late")
        .where("reference", "in", references)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    })
})

const heldRows = (on: Kysely<Tables>) =>
  on
    .selectFrom("transfers")
    .leftJoin("orders", "orders.id", "transfers.order_id")
    .select(["transfers.id", "reference", "transfers.bank", "transfers.amount", "transfers.at", "orders.code as order"])
    .orderBy("transfers.id")

const heldTransfer = ({
  id,
  bank,
  amount,
  order,
  ...row
}: Awaited<ReturnType<ReturnType<typeof heldRows>["execute"]>>[number]): HeldTransfer => ({
  ...row,
  id: TransferId(id),
  bank: BankId(bank),
  amount: rupiah(amount),
  ...(order !== null && { order: OrderCode(order) })
})

/** A transfer and what became of it. */
export interface BookedTransfer extends IncomingTransfer {
  readonly fate?: TransferFate
  /** Code of its order. */
  readonly order?: string
  /** If it matched no order: those it may be meant for, the likeliest first. */
  readonly candidates?: ReadonlyArray<Candidate>
}

/** Transfers, newest first; with `held` those that wait for a person. D-56, D-64. */
export const listTransfers = (
  session: Session,
  { held, limit }: { readonly held: boolean; readonly limit: number }
): Effect.Effect<ReadonlyArray<BookedTransfer>, Unavailable> =>
  session.ask(async (on) => {
    const rows = await on
      .selectFrom("transfers")
      .leftJoin("orders", "orders.id", "transfers.order_id")
      .select([
        "transfers.reference",
        "transfers.bank",
        "transfers.amount",
        "transfers.at",
        "transfers.fate",
        "orders.code as order"
      ])
      .$if(held, (all) => all.where("transfers.fate", "in", heldFates))
      .orderBy("transfers.at", "desc")
      .limit(limit)
      .execute()
    const booked = rows.map(
      ({ reference, bank, amount, at, fate, order }): BookedTransfer => ({
        reference,
        bank: BankId(bank),
        amount: rupiah(amount),
        at,
        ...present({ fate, order })
      })
    )
    return held ? await Promise.all(booked.map((one) => withCandidates(on, one))) : booked
  })

const withCandidates = async (on: Kysely<Tables>, transfer: BookedTransfer): Promise<BookedTransfer> => {
  if (transfer.fate === undefined || !unassignedFates.includes(transfer.fate)) return transfer
  const { bank, exactly, from, to, since, exactSince, until } = candidateBounds(transfer)
  const rows = await on
    .selectFrom("orders")
    .select(["code", "status", "payable", "bank"])
    .where("bank", "is not", null)
    .where("payable", ">=", from)
    .where("payable", "<=", to)
    .where(
      sql<boolean>`placed_at <= ${moment(until)} and placed_at >=
        case when payable = ${exactly} then ${moment(exactSince)}::timestamptz else ${moment(since)}::timestamptz end`
    )
    .where((where) =>
      where.or([
        where.and([where("bank", "=", bank), where("status", "in", candidateStatuses)]),
        where.and([where("payable", "=", exactly), where("status", "in", [...waitingStatuses])]),
        where.and([where.or([where("bank", "=", bank), where("payable", "=", exactly)]), awaitsItsTransfer])
      ])
    )
    .execute()
  const candidates = rows
    .map(
      ({ code, status, payable, bank: on }): Candidate => ({
        code: OrderCode(code),
        status,
        amount: rupiah(payable),
        ...(on !== null && on !== bank && { otherBank: BankId(on) })
      })
    )
    .toSorted(likelier(transfer.amount))
    .slice(0, candidatesAtMost)
  return { ...transfer, candidates }
}

/** The same as `awaitsItsTransfer` of the core. Decision 0064. */
const awaitsItsTransfer = sql<boolean>`exists (
    select from order_events where order_id = orders.id and type = 'transfer.accepted' and amount is null
  ) and not exists (select from order_events where order_id = orders.id and type = 'transfer.linked')`

/** Whether the company has, or had when an order was placed, an account of that id: money for it may still come in. D-56. */
export const isKnownBank = (db: Session, bank: BankId): Effect.Effect<boolean, Unavailable> =>
  db.ask(async (on) => {
    const account = await on.selectFrom("bank_accounts").select("id").where("id", "=", bank).executeTakeFirst()
    const order = account ?? (await on.selectFrom("orders").select("id").where("bank", "=", bank).executeTakeFirst())
    return order !== undefined
  })
