import { memorySelling } from "#adapters/memory/selling.memory.ts"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { putVouchers } from "#adapters/postgres/selling/voucher-writer.sql.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { systemRandom } from "#adapters/server/random.ts"
import { MemberId } from "#core/account/member.ts"
import type { WantedLine } from "#core/cart/cart.ts"
import type { MemberBagPort } from "#core/cart/member-bag.port.ts"
import { memberBagOver } from "#core/cart/member-bag.usecases.ts"
import type { CheckoutPort } from "#core/checkout/checkout.port.ts"
import { checkoutOver } from "#core/checkout/checkout.usecases.ts"
import { instant } from "#core/kernel/moment.ts"
import type { OrdersPort } from "#core/orders/orders.port.ts"
import { ordersOver } from "#core/orders/orders.usecases.ts"
import { type Voucher, VoucherCode, VoucherId, type WrittenVoucher } from "#core/vouchers/voucher.ts"
import { someNow } from "../arbitraries.ts"
import { allChosen, newKey, run } from "../contracts/ordering-shop.ts"
import type { engines } from "../database.ts"
import { putMembers } from "../orders/members.ts"
import { line, openSellingShop, type SellingShop } from "../orders/selling-shop.ts"
import { priceOf, someGoods } from "../pricing/some-goods.ts"
import { someOrigins } from "../shipping/some-origins.ts"
import { someVoucher } from "./some-vouchers.ts"

/** A shop of two goods of Rp50.000, as a member asks it. */
export interface VoucherShop {
  readonly as: (member: MemberId) => {
    readonly bag: MemberBagPort
    readonly checkout: CheckoutPort
    readonly orders: OrdersPort
  }
  readonly asGuest: () => { readonly checkout: CheckoutPort; readonly orders: OrdersPort }
  readonly wish: (name: "a" | "b", quantity: number) => WantedLine
  readonly put: (...vouchers: ReadonlyArray<Voucher>) => Promise<unknown>
  readonly quota: (code: string) => Promise<number>
  readonly close: () => Promise<void>
}

export const [rani, sinta] = [MemberId("rani"), MemberId("sinta")]
/** Twelve who want the same in one moment. */
export const members = Array.from({ length: 12 }, (_, at) => MemberId(`pembeli${at}`))

/** A voucher of this code that always runs. */
export const voucherOf = (number: number, code: string, change: Parameters<typeof someVoucher>[0] = {}): Voucher =>
  someVoucher({
    id: VoucherId(`00000000-0000-4000-8000-${String(number).padStart(12, "0")}`),
    code: VoucherCode(code),
    startsAt: instant(0),
    endsAt: instant(Date.parse("2100-01-01T00:00:00Z")),
    ...change
  })

export const inMemory = (): VoucherShop => {
  const goods = {
    a: someGoods("1", { price: priceOf(50_000), stock: 500 }),
    b: someGoods("2", { price: priceOf(50_000), stock: 500 })
  }
  const shop = memorySelling([goods.a, goods.b], someOrigins, regionsOfIndonesia())
  return {
    as: (member) => {
      const reader = { language: "id", now: someNow, member } as const
      const checkout = checkoutOver(shop.stores, systemRandom, reader)
      return {
        bag: memberBagOver(shop.stores, member, reader),
        checkout: { ...checkout, place: (input) => shop.inTransaction(checkout.place(input)) },
        orders: ordersOver(shop.stores, shop.receipts, reader)
      }
    },
    asGuest: () => {
      const reader = { language: "id", now: someNow } as const
      const checkout = checkoutOver(shop.stores, systemRandom, reader)
      return {
        checkout: { ...checkout, place: (input) => shop.inTransaction(checkout.place(input)) },
        orders: ordersOver(shop.stores, shop.receipts, reader)
      }
    },
    wish: (name, quantity) => ({ product: goods[name].product, combination: goods[name].combination, quantity }),
    put: async (...vouchers) => shop.putVouchers(...vouchers),
    quota: async (code) => [...shop.state().vouchers.values()].find((one) => one.code === code)?.availableQuota ?? -1,
    close: async () => {}
  }
}

/** Over a database; `db` is the one it stands on. */
export const inDatabase = async (
  engine: (typeof engines)[number]
): Promise<VoucherShop & { readonly db: Db } & Pick<SellingShop, "selling" | "clock">> => {
  const shop = await openSellingShop(engine, { a: 500, b: 500 })
  await putMembers(shop.db, rani, sinta, ...members)
  return {
    as: (member) => {
      const { memberBag, checkout, orders } = shop.selling.portsFor({ language: "id", now: shop.clock.now(), member })
      return { bag: memberBag, checkout, orders }
    },
    asGuest: () => {
      const { checkout, orders } = shop.selling.portsFor({ language: "id", now: shop.clock.now() })
      return { checkout, orders }
    },
    wish: (name, quantity) => line(name, quantity),
    put: (...vouchers) =>
      run(
        putVouchers(
          shop.db,
          vouchers.map((one) => writtenOf(one))
        )
      ),
    quota: async (code) => {
      const [voucher] = await run(
        shop.db.ask((on) =>
          on.selectFrom("vouchers").select(["redemptions", "taken"]).where("code", "=", VoucherCode(code)).execute()
        )
      )
      return voucher ? voucher.redemptions - voucher.taken : -1
    },
    close: shop.close,
    db: shop.db,
    selling: shop.selling,
    clock: shop.clock
  }
}

/** Returns a voucher as the merchant writes it. */
export const writtenOf = (
  { availableQuota: redemptions, ...voucher }: Voucher,
  change: Partial<WrittenVoucher> = {}
): WrittenVoucher => ({
  ...voucher,
  redemptions,
  isListed: true,
  isPaused: false,
  info: { header: voucher.info.header, terms: { id: "", en: "" } },
  ...change
})

/** Opens the shop over one of its stores. */
export const voucherShop = (store: "memory" | (typeof engines)[number]): Promise<VoucherShop> =>
  store === "memory" ? Promise.resolve(inMemory()) : inDatabase(store)

/** What a member of such a shop does, up to the last button and with it. */
export const buyingIn = (shop: () => VoucherShop) => {
  /** Everything up to the last button. */
  const atPayment = async (member: MemberId, quantity: number, name: "a" | "b" = "a") => {
    const { checkout } = shop().as(member)
    const { id } = await run(checkout.open({ lines: [shop().wish(name, quantity)] }))
    return run(checkout.change({ id, ...allChosen(`${member}@contoh.id`) }))
  }
  const placed = async (member: MemberId, quantity = 1) => {
    const { id, version, quoteHash } = await atPayment(member, quantity)
    return run(shop().as(member).checkout.place({ id, version, quoteHash, idempotencyKey: newKey() }))
  }
  const fill = (member: MemberId, quantity: number, name: "a" | "b" = "a") =>
    run(
      shop()
        .as(member)
        .bag.put({ line: shop().wish(name, quantity), how: "set" })
    )
  return { atPayment, placed, fill }
}
