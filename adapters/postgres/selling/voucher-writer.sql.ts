import type { Effect } from "effect"
import type { Kysely } from "kysely"
import type { Unavailable } from "#core/kernel/failure.ts"
import type { WrittenVoucher } from "#core/vouchers/voucher.ts"
import type { Session } from "../engine/db.ts"
import { putRows } from "../rows.ts"
import { moment, type Tables } from "../tables.ts"
import { writtenOfRow } from "./voucher-row.ts"

/** Writes vouchers; one that is there takes the new values; what orders have taken stays taken. Returns how many changed. */
export const putVouchers = (
  session: Session,
  vouchers: ReadonlyArray<WrittenVoucher>
): Effect.Effect<number, Unavailable> => session.ask((on) => writeVouchers(on, vouchers))

/** The same within a transaction. */
export const writeVouchers = (on: Kysely<Tables>, vouchers: ReadonlyArray<WrittenVoucher>): Promise<number> =>
  putRows(
    on,
    "vouchers",
    vouchers.map((voucher) => ({
      id: voucher.id,
      code: voucher.code,
      type: voucher.type,
      discount: voucher.discount,
      value: voucher.value,
      max_discount: voucher.maxDiscount ?? null,
      shipping_fee_discount: voucher.shippingFeeDiscount ?? null,
      redemptions: voucher.redemptions,
      per_user_limit: voucher.perUserLimit,
      starts_at: moment(voucher.startsAt),
      ends_at: moment(voucher.endsAt),
      for_guests: voucher.forGuests,
      products: voucher.rules.products,
      brands: voucher.rules.brands,
      categories: voucher.rules.categories,
      users: voucher.rules.users,
      min_amount: voucher.rules.minAmount,
      header: voucher.info.header,
      terms: voucher.info.terms,
      listed: voucher.isListed,
      paused: voucher.isPaused
    })),
    ["id"]
  )

/** Returns all vouchers as the merchant writes them, by their codes. */
export const readVouchers = (on: Session): Effect.Effect<ReadonlyArray<WrittenVoucher>, Unavailable> =>
  on.ask(async (sql) => {
    const rows = await sql.selectFrom("vouchers").selectAll().orderBy("code").execute()
    return rows.map(writtenOfRow)
  })
