import { type RawBuilder, sql } from "kysely"
import { client } from "#adapters/http/client.ts"
import { oneHost } from "#adapters/http/hosts.ts"
import { portOverHttp } from "#adapters/http/port-over-http.ts"
import { putContent } from "#adapters/postgres/catalogue/content-writer.sql.ts"
import { adjustPoints } from "#adapters/postgres/selling/points.sql.ts"
import { putVouchers } from "#adapters/postgres/selling/voucher-writer.sql.ts"
import { setStoreStock } from "#adapters/postgres/stores/store-stock-ops.sql.ts"
import { checkoutWire } from "#adapters/wire/selling/checkout.wire.ts"
import { egiftsWire } from "#adapters/wire/selling/egifts.wire.ts"
import { memberBagWire } from "#adapters/wire/selling/member-bag.wire.ts"
import { notifyWire } from "#adapters/wire/selling/notify-me.wire.ts"
import { ordersWire } from "#adapters/wire/selling/orders.wire.ts"
import { returnsWire } from "#adapters/wire/selling/returns.wire.ts"
import type { MemberId } from "#core/account/member.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { VoucherCode, VoucherId } from "#core/vouchers/voucher.ts"
import { someNow } from "#specs/arbitraries.ts"
import { run } from "#specs/contracts/ordering-shop.ts"
import { type Engine, freshPostgres } from "#specs/database.ts"
import { someTemplate } from "../egift/some-template.ts"
import { putMembers } from "../members.ts"
import { openServedShop, type ServedShop } from "../served-shop.ts"
import { sessionHeaders } from "../signed-in.ts"

export const day = 86_400_000
const hour = 3_600_000
/** The store of the spec. */
export const store = 5
/** Rani begins with 12 points, and the voucher is hers alone; Kirana has nothing. */
export const [rani, kirana] = ["rani" as MemberId, "kirana" as MemberId]
export const voucher = VoucherCode("HEMAT")

/** Units at the beginning: two shades, the last one of a third and none of a fourth, a pre-order of the 20th day, gift cards. */
export const units = { merah: 20, plum: 20, satu: 1, habis: 0, soon: 5, kartu: 20 } as const
export const unitsInStore = { merah: 6 } as const

/** Tables that hold what people ordered, paid, were given and were written. */
const tables = [
  "orders",
  "order_events",
  "order_returns",
  "combinations",
  "store_stock",
  "vouchers",
  "voucher_uses",
  "point_entries",
  "egifts",
  "notify_wishes",
  "transfers",
  "transfer_codes",
  "checkouts",
  "outbox"
] as const

/**
 * A served shop at the counter of time: `at` moves its clock and does everything that is due, as its jobs do it. On PostgreSQL two
 * servers do so at once.
 */
export const openDeadlineShop = async (engine: Engine) => {
  const wished = {
    ...units,
    soon: { units: units.soon, releasedAt: instant(someNow + 20 * day) },
    kartu: { units: units.kartu, giftCard: true }
  }
  const where = engine === "postgres" ? await freshPostgres() : undefined
  const first = await openServedShop(engine, wished, where === undefined ? {} : { where })
  const servers: ReadonlyArray<ServedShop> =
    where === undefined ? [first] : [first, await openServedShop(engine, {}, { where })]
  for (const { clock } of servers) clock.set(someNow)
  if (where !== undefined) await first.reset(wished)
  const { db, ops } = first.shop
  await run(putContent(db, { egiftTemplates: [someTemplate] }))
  await putMembers(db, rani, kirana)
  await run(adjustPoints(db, { member: rani, points: 12, note: "welcome", now: someNow }))
  await run(
    putVouchers(db, [
      {
        id: VoucherId("hemat"),
        code: voucher,
        type: "manual",
        discount: "amount",
        value: 10_000,
        redemptions: 1,
        perUserLimit: 1,
        startsAt: instant(0),
        endsAt: instant(someNow + 1_000 * day),
        forGuests: false,
        isListed: true,
        isPaused: false,
        rules: { products: [], brands: [], categories: [], minAmount: rupiah(0), users: [rani] },
        info: { header: "", terms: { id: "", en: "" } }
      }
    ])
  )
  const inStore = Object.entries(unitsInStore).map(([combination, value]) => ({ store, combination, value }))
  await run(setStoreStock(db, inStore, { name: "spec", now: someNow, dryRun: false }))

  const letters = new Map<string, string>()
  const readLetters = async (): Promise<ReadonlyArray<string>> => {
    const { rows } = await run(
      db.ask((on) =>
        sql<{ id: string; kind: string; to: string }>`
          select id, payload ->> 'kind' as kind, payload ->> 'to' as to from outbox`.execute(on)
      )
    )
    for (const { id, kind, to } of rows) letters.set(id, `${to} ${kind}`)
    return [...letters.values()].toSorted()
  }
  const settle = async (): Promise<void> => {
    await Promise.all(servers.map(({ shop }) => shop.settle()))
  }
  return {
    db,
    ops,
    failures: () => servers.flatMap((one) => one.failures()),
    /** An hour after the beginning, so many days later; then everything that is due is done. */
    at: async (days: number): Promise<void> => {
      for (const { clock } of servers) clock.set(instant(someNow + days * day + hour))
      await settle()
    },
    settle,
    now: (): Instant => first.clock.now(),
    /** Calls of a guest, or of a member who has just logged in. */
    as: async (who?: MemberId) => {
      const headers = who === undefined ? {} : await sessionHeaders(db, who, first.clock.now())
      const send = client(
        oneHost("http://shop.test"),
        { language: "id", platform: () => "", sessionId: () => undefined, bearer: () => undefined },
        Date.now,
        async (asked) => {
          const request = new Request(asked)
          for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
          return first.app.request(request)
        }
      )
      return {
        bag: portOverHttp(send, memberBagWire),
        checkout: portOverHttp(send, checkoutWire),
        orders: portOverHttp(send, ordersWire),
        egifts: portOverHttp(send, egiftsWire),
        returns: portOverHttp(send, returnsWire),
        notify: portOverHttp(send, notifyWire)
      }
    },
    /** The code of the e-gift in the last letter to an address. */
    egiftCode: async (to: string): Promise<string> => {
      const page = await first.ask(`/dev/outbox?to=${encodeURIComponent(to)}`, {
        headers: { accept: "application/json" }
      })
      return /[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}/.exec(await page.text())?.[0] ?? ""
    },
    /** A command of staff. */
    staff: async (path: string, body: object): Promise<number> => {
      const { status } = await first.ask(path, {
        method: "POST",
        headers: { authorization: `Bearer ${first.shop.opsToken}`, "content-type": "application/json" },
        body: JSON.stringify({ name: "sari", ...body })
      })
      return status
    },
    /** Every letter so far: receiver and kind. Those that were sent 90 days ago are deleted, and so they are read every day. */
    readLetters,
    /** Everything that is stored, as one text for each table. */
    stored: async (): Promise<Readonly<Record<string, string>>> => {
      const all: Array<readonly [string, string]> = []
      for (const table of tables) {
        const { rows } = await run(
          db.ask((on) =>
            sql<{ text: string }>`
              select coalesce(string_agg(row::text, e'\n' order by row::text), '') as text from ${sql.table(table)} as row`.execute(
              on
            )
          )
        )
        all.push([table, rows[0]?.text ?? ""])
      }
      return Object.fromEntries(all)
    },
    /** Rows of the shop's database. */
    rows: async <R>(statement: RawBuilder<R>): Promise<ReadonlyArray<R>> =>
      (await run(db.ask((on) => statement.execute(on)))).rows,
    close: async (): Promise<void> => {
      for (const one of servers.toReversed()) await one.close()
    }
  }
}

export type DeadlineShop = Awaited<ReturnType<typeof openDeadlineShop>>
