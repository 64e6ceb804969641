import { Effect } from "effect"
import { putContent } from "#adapters/postgres/catalogue/content-writer.sql.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { setStoreStock } from "#adapters/postgres/stores/store-stock-ops.sql.ts"
import { withCheckDigit } from "#core/catalogue/barcode.rule.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { someTemplate } from "../../../orders/egift/some-template.ts"
import type { Stocks } from "../../../orders/selling-shop.ts"
import { someStore } from "../../../pickup/some-stores.ts"

/** Goods that are sold ahead, with two dates. D-22. */
export const aheadNames = ["nanti", "lusa"] as const
export type AheadName = (typeof aheadNames)[number]
/** The gift card. D-22. */
export const cardName = "kartu"

/** The store in which orders are fetched and goods are scanned; another one has nothing. D-65, D-66. */
export const store = { id: 5, empty: 9 } as const

const day = 86_400_000

/** Days after the opening on which something happens to goods that are sold ahead. */
export const aheadDays = (days: number) => {
  const nanti = Math.max(2, Math.round(days * 0.5))
  return {
    /** Promised days. */
    nanti,
    lusa: Math.max(3, Math.round(days * 0.65)),
    /** When "nanti" is postponed, and to which day. */
    postponedOn: Math.max(1, Math.round(days * 0.4)),
    postponedTo: nanti + Math.max(2, Math.round(days * 0.13)),
    /** When "lusa" has come, before its day. */
    releasedOn: Math.max(2, Math.round(days * 0.5))
  }
}

/** Goods of the other ways to buy, with quotas that run out. */
export const kindStocks = (crowd: number, days: number, start: Instant): Stocks => {
  const on = aheadDays(days)
  const releasedAt = (name: AheadName) => instant(start + on[name] * day)
  return {
    nanti: { units: Math.ceil(crowd * 0.04) + 2, releasedAt: releasedAt("nanti") },
    lusa: { units: Math.ceil(crowd * 0.015) + 2, releasedAt: releasedAt("lusa") },
    kartu: { units: Math.ceil(crowd * 0.2) + 3, giftCard: true }
  }
}

/** Units of the store, by combination; some run out on the way, and some it never has. */
export const storeStocks = (crowd: number): Readonly<Record<string, number>> => ({
  merah: Math.ceil(crowd * 0.15) + 2,
  plum: Math.ceil(crowd * 0.25) + 2,
  nude: Math.ceil(crowd * 0.1) + 1,
  serum: Math.ceil(crowd * 0.35) + 2,
  sabun: Math.ceil(crowd * 0.35) + 2
})

/** The number on goods: an EAN-13 made of their letters. */
export const eanOf = (name: string): string =>
  withCheckDigit(
    `2${[...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_000_000_000, 7)}`.padEnd(12, "0")
  )

/** Puts what the other ways to buy need into a shop whose goods are there: stores with stock, numbers on goods, a template. */
export const putKinds = async (
  db: Db,
  units: Readonly<Record<string, number>>,
  names: ReadonlyArray<string>,
  now: Instant
): Promise<void> => {
  const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)
  const services = ["pickup", "self_checkout"]
  await run(
    putContent(db, {
      egiftTemplates: [someTemplate],
      stores: [someStore(store.id, { services, isDefault: true }), someStore(store.empty, { services })].map((one) => ({
        ...one,
        cityCode: "31.71",
        provinceCode: "31"
      }))
    })
  )
  for (const name of names)
    await run(
      db.ask((on) =>
        on
          .updateTable("combinations")
          .set({ barcode: eanOf(name) })
          .where("id", "=", CombinationId(name))
          .execute()
      )
    )
  const wanted = Object.entries(units).map(([combination, value]) => ({ store: store.id, combination, value }))
  await run(setStoreStock(db, wanted, { name: "gudang", now, dryRun: false }))
}
