import type { Effect } from "effect"
import type { Unavailable } from "#core/kernel/failure.ts"
import { rupiah } from "#core/kernel/money.ts"
import { type BankAccount, BankId } from "#core/orders/transfer/payment.ts"
import { CityId, ProvinceId } from "#core/regions/region.ts"
import type { CourierService } from "#core/shipping/couriers.ts"
import { type Origin, ServiceId } from "#core/shipping/shipping.ts"
import type { StoredShopIdentity } from "#core/stores/shop-identity.ts"
import type { Session } from "../engine/db.ts"
import { present } from "../present.ts"
import type { Row } from "../tables.ts"

// What the merchant set up, read whole. To be asked before a transaction, not in it.

/** Returns the identity, or `undefined` if the merchant has set none. */
export const readIdentity = (on: Session): Effect.Effect<StoredShopIdentity | undefined, Unavailable> =>
  on.ask(async (sql) => {
    const row = await sql.selectFrom("shop_identity").selectAll().executeTakeFirst()
    return row && identityOf(row)
  })

/** Returns the stores that parcels leave from. */
export const readOrigins = (on: Session): Effect.Effect<ReadonlyArray<Origin>, Unavailable> =>
  on.ask(async (sql) => {
    const rows = await sql
      .selectFrom("stores")
      .select(["id", "city_code", "province_code", "latitude", "longitude", "is_default"])
      .where("ships", "=", true)
      .orderBy("is_default", "desc")
      .orderBy("id")
      .execute()
    return rows.map((row) => ({
      store: row.id,
      city: CityId(row.city_code),
      province: ProvinceId(row.province_code),
      location: { latitude: row.latitude, longitude: row.longitude },
      isDefault: row.is_default
    }))
  })

/** Returns the shop's bank accounts, in the merchant's order. */
export const readBanks = (on: Session): Effect.Effect<ReadonlyArray<BankAccount>, Unavailable> =>
  on.ask(async (sql) => {
    const rows = await sql.selectFrom("bank_accounts").selectAll().orderBy("position").orderBy("id").execute()
    return rows.map(({ id, bank, number, holder, method, fee }) => ({
      id: BankId(id),
      bank,
      number,
      holder,
      ...present({ method, fee: fee === null ? null : rupiah(fee) })
    }))
  })

/** Returns the shop's courier services, in the merchant's order. */
export const readCouriers = (on: Session): Effect.Effect<ReadonlyArray<CourierService>, Unavailable> =>
  on.ask(async (sql) => {
    const rows = await sql.selectFrom("courier_services").selectAll().orderBy("position").orderBy("id").execute()
    return rows.map(courierOf)
  })

/** Returns how much of what a first order needs is there. `goods` stops counting at one. */
export const readSupplies = (on: Session) =>
  on.ask(async (sql) => {
    const { fn } = sql
    const all = fn.countAll<number>().as("rows")
    const goods = await sql
      .selectFrom("combinations")
      .innerJoin("products", "products.id", "combinations.product_id")
      .select("combinations.id")
      .where("products.active", "=", true)
      .where("products.removed", "=", false)
      .where("products.available_for_order", "=", true)
      .where("combinations.active", "=", true)
      .where("combinations.stock", ">", 0)
      .limit(1)
      .execute()
    const stores = await sql.selectFrom("stores").select(all).where("ships", "=", true).executeTakeFirst()
    const couriers = await sql.selectFrom("courier_services").select(all).executeTakeFirst()
    const banks = await sql.selectFrom("bank_accounts").select(all).executeTakeFirst()
    return {
      goods: goods.length,
      shippingStores: Number(stores?.rows ?? 0),
      couriers: Number(couriers?.rows ?? 0),
      bankAccounts: Number(banks?.rows ?? 0)
    }
  })

/** Returns the brands with their countries, by number. */
export const readBrandCountries = (on: Session) =>
  on.ask((sql) =>
    sql.selectFrom("brands").select(["id", "name", "wordmark", "story", "country_code"]).orderBy("id").execute()
  )

/** Returns the categories as their table has them, parents before children. */
export const readCategoryRows = (on: Session) =>
  on.ask((sql) => sql.selectFrom("categories").selectAll().orderBy("level").orderBy("position").orderBy("id").execute())

const identityOf = (row: Row<"shop_identity">): StoredShopIdentity => ({
  name: row.name,
  sign: row.sign,
  isSample: row.sample,
  ...(row.sender !== null && { sender: row.sender }),
  help: {
    ...(row.help_email !== null && { email: row.help_email }),
    ...(row.help_whatsapp !== null && { whatsapp: row.help_whatsapp }),
    ...(row.help_hours !== null && { hours: row.help_hours })
  }
})

const courierOf = (row: Row<"courier_services">): CourierService => ({
  id: ServiceId(row.id),
  courier: row.courier,
  courierName: row.courier_name,
  service: row.service,
  kind: row.kind,
  flies: row.flies,
  rates: row.rates,
  ...(row.hours !== null && { hours: row.hours }),
  ...(row.most_kg !== null && { mostKg: row.most_kg }),
  ...(row.most_km !== null && { mostKm: row.most_km }),
  ...(row.takes_cash && { takesCash: true })
})
