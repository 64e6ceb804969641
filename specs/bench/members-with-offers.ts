import { join } from "node:path"
import { Effect } from "effect"
import { sql } from "kysely"
import { openDb } from "#adapters/postgres/engine/db.ts"
import { putVouchers } from "#adapters/postgres/selling/voucher-writer.sql.ts"
import { dayMs, instant } from "#core/kernel/moment.ts"
import { VoucherCode } from "#core/vouchers/voucher.ts"
import { putMembers } from "../orders/members.ts"
import { sessionHeaders } from "../orders/signed-in.ts"
import { someVoucher } from "../vouchers/some-vouchers.ts"
import { writtenOf } from "../vouchers/voucher-shop.ts"

/** The code of a voucher that has as many redemptions as a measurement needs. */
export const benchCode = "TANPABATAS"

const endless = 1_000_000_000

/** Puts members with sessions and points, and a voucher for all of them. Returns the headers of their calls. */
export const putMembersWithOffers = async (
  at: { readonly url: string } | { readonly dataDir: string },
  count: number
): Promise<ReadonlyArray<Readonly<Record<string, string>>>> => {
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const db = await openDb({
    ...("url" in at ? at : { folder: join(at.dataDir, "db") }),
    patienceMs: 60_000,
    report: console.error
  })
  const now = instant(Date.now())
  const members = await putMembers(db, ...Array.from({ length: count }, (_, number) => `bench${number}`))
  await run(db.ask((on) => sql`update members set points = ${endless} where user_name like 'bench%'`.execute(on)))
  const voucher = someVoucher({
    code: VoucherCode(benchCode),
    availableQuota: endless,
    perUserLimit: endless,
    startsAt: instant(now - dayMs),
    endsAt: instant(now + dayMs)
  })
  await run(putVouchers(db, [writtenOf(voucher)]))
  const headers = await Promise.all(members.map((member) => sessionHeaders(db, member, now)))
  await db.close()
  return headers
}
