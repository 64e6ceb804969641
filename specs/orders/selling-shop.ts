import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { demoMerchant } from "#adapters/memory/merchant.memory.ts"
import { catalogueWriterOver } from "#adapters/postgres/catalogue/catalogue-writer.sql.ts"
import { putContent } from "#adapters/postgres/catalogue/content-writer.sql.ts"
import type { Db, DbOptions } from "#adapters/postgres/engine/db.ts"
import { type Clock, systemClock } from "#adapters/server/clock.ts"
import { readConfig } from "#adapters/server/config.ts"
import { mailingOver } from "#adapters/server/jobs/mailing.ts"
import { sellingOver } from "#adapters/server/ports/selling.ts"
import { secretOf } from "#adapters/server/secret.ts"
import { type Makers, whenAsked } from "#adapters/server/when-asked.ts"
import type { WantedLine } from "#core/cart/cart.ts"
import { BrandId } from "#core/catalogue/brand.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { Checkout } from "#core/checkout/checkout.ts"
import type { Instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { DistrictId } from "#core/regions/region.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { type Engine, freshDatabase } from "#specs/database.ts"
import { someAddress, someContact } from "./some-order.ts"

/** What a small shop sells: combinations with their units, each a product of its own. */
export type Stocks = Readonly<Record<string, number | Stocked>>

/** A product of a small shop that differs from the others: Rp50.000, 60 g, for guests and members. */
export interface Stocked {
  readonly units: number
  readonly price?: number
  readonly weightGram?: number
  readonly members?: boolean
  readonly dangerous?: boolean
  readonly releasedAt?: Instant
  readonly giftCard?: boolean
}

/** A small shop without pages: its ports over a database of its own. The caller closes it. */
export interface SellingShop {
  readonly db: Db
  readonly clock: Clock
  readonly selling: ReturnType<typeof askedOver>
  /** Decrypts a part of a stored message. */
  readonly unlock: (locked: string) => string
  /** Units left, by combination. */
  readonly stocks: () => Promise<Readonly<Record<string, number>>>
  /** Rows of a table. */
  readonly count: (table: "orders" | "order_lines" | "order_events" | "outbox" | "transfer_codes") => Promise<number>
  /** A checkout of one of each, with everything chosen: it can be placed. */
  readonly prepared: (...combinations: ReadonlyArray<string>) => Promise<Checkout>
  readonly close: () => Promise<void>
}

/**
 * What sells, with its ports as a call asks for them, but for the wishlist: it wants a catalogue, which this shop does not have. The
 * makers that are left read nothing of the ports beside them, which their types can't say.
 */
const askedOver = (parts: Parameters<typeof sellingOver>[0]) => {
  const selling = sellingOver(parts)
  const { wishlist: _, ...ports } = selling.ports
  type Ports = { readonly [K in keyof typeof ports]: ReturnType<(typeof ports)[K]> }
  type Asker = Parameters<typeof ports.bags>[0]
  return { ...selling, portsFor: whenAsked<Asker, Ports>(ports as unknown as Makers<Asker, Ports>) }
}

export const openSellingShop = async (
  engine: Engine,
  stocks: Stocks,
  options: Partial<DbOptions> = {}
): Promise<SellingShop> => {
  const db = await freshDatabase(engine, options)
  await stock(db, stocks)
  return sellingShopOver(db)
}

/** The same over a database that is there, as a second server would open it. */
export const sellingShopOver = async (db: Db): Promise<SellingShop> => {
  const dataDir = await mkdtemp(join(tmpdir(), "pendar-selling-"))
  const read = readConfig({ DATA_DIR: dataDir, LIMITS: "off", NODE_ENV: "test" })
  if ("problems" in read) throw new Error(read.problems.join("\n"))
  const [clock, secret] = [systemClock(), secretOf("a secret of thirty-two characters")]
  const { config } = read
  const mailing = mailingOver({ db, config, secret, now: clock.now, address: () => "http://shop.test" })
  const selling = askedOver({ off: Effect.succeed([]), db, config, clock, secret, mailing, log: { warn: () => {} } })
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const checkout = () => selling.portsFor({ language: "id", now: clock.now() }).checkout
  return {
    db,
    clock,
    selling,
    unlock: secret.unlock,
    stocks: async () => {
      const rows = await run(db.ask((on) => on.selectFrom("combinations").select(["id", "stock"]).execute()))
      return Object.fromEntries(rows.map(({ id, stock: units }) => [id, units]))
    },
    count: async (table) => {
      const rows = await run(
        db.ask((on) =>
          on
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as("rows"))
            .execute()
        )
      )
      return Number(rows[0]?.rows)
    },
    prepared: async (...combinations) => {
      const { id } = await run(checkout().open({ lines: combinations.map((name) => line(name)) }))
      return run(checkout().change({ id, contact: someContact, address: given, service, bank: BankId("bca") }))
    },
    close: async () => {
      mailing.stop()
      await db.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}

const { province: _, city: __, ...address } = someAddress
const given = { ...address, district: DistrictId("31.74.07") }
const service = ServiceId("jne.reg")

/** The number of the product whose only combination this is. */
export const productOf = (combination: string): ProductId =>
  ProductId([...combination].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1_000_000)

export const line = (combination: string, quantity = 1): WantedLine => ({
  product: productOf(combination),
  combination: CombinationId(combination),
  quantity
})

/** Puts products and a store into an empty database. */
export const stock = async (db: Db, stocks: Stocks): Promise<void> => {
  const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
  const writer = catalogueWriterOver(db)
  const nothing = { id: "", en: "" }
  await run(writer.brands([{ id: BrandId(1), name: "Delima", wordmark: "Delima", story: nothing }]))
  const written = await run(
    writer.products(
      Object.entries(stocks)
        .map(([name, wished]) => [name, typeof wished === "number" ? { units: wished } : wished] as const)
        .map(([name, goods]) => ({
          id: productOf(name),
          source: "spec",
          sourceId: name,
          soldAs: productOf(name),
          name: `Lipstik ${name}`,
          brand: BrandId(1),
          description: nothing,
          howToUse: nothing,
          ingredients: "",
          keyIngredients: [],
          halal: { status: "unknown" },
          dangerous: goods.dangerous ?? false,
          tags: [],
          active: true,
          removed: false,
          availableForOrder: true,
          sales90d: 0,
          giftCard: goods.giftCard ?? false,
          pictures: [],
          combinations: [
            {
              id: CombinationId(name),
              key: name,
              attribute: "none",
              name: "",
              price: rupiah(goods.price ?? 50_000),
              specialPrices: [],
              stock: goods.units,
              weightGram: goods.weightGram ?? 60,
              isDefault: true,
              active: true,
              activeInReview: true,
              availableForGuest: !goods.members,
              preOrder: goods.releasedAt !== undefined,
              ...(goods.releasedAt !== undefined && { deliveryDate: goods.releasedAt })
            }
          ]
        }))
    )
  )
  if (written.refused.length > 0) throw new Error(`refused: ${JSON.stringify(written.refused)}`)
  await run(
    putContent(db, {
      banners: [],
      pages: [],
      ...demoMerchant,
      identity: { name: "Pendar", sign: "pendar", isSample: false, sender: "halo@pendar.invalid", help: {} },
      stores: [
        {
          id: 5,
          name: "Pendar",
          city: "Kota Jakarta Selatan",
          cityCode: "31.74",
          provinceCode: "31",
          address: "Jalan Asia Afrika 1",
          phone: "021-123456",
          latitude: -6.22,
          longitude: 106.79,
          hours: { weekdays: ["10.00", "22.00"], weekend: ["10.00", "22.00"], zone: "WIB" },
          services: ["pickup", "self_checkout"],
          isDefault: true
        }
      ]
    })
  )
}
