import { Effect } from "effect"
import { seededRandom } from "#adapters/memory/seeded-random.ts"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { putContent } from "#adapters/postgres/catalogue/content-writer.sql.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import type { MemberId } from "#core/account/member.ts"
import { membersOnly } from "#core/account/session/members-only.ts"
import type { MemberBagPort } from "#core/cart/member-bag.port.ts"
import { memberBagOver } from "#core/cart/member-bag.usecases.ts"
import type { CheckoutPort } from "#core/checkout/checkout.port.ts"
import { checkoutOver } from "#core/checkout/checkout.usecases.ts"
import type { EgiftInfo } from "#core/egift/egift-info.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import type { EgiftOpsPort, EgiftPort } from "#core/orders/egift/egift.port.ts"
import { egiftsOver } from "#core/orders/egift/egift.usecases.ts"
import { egiftOpsOver } from "#core/orders/egift/egift-ops.usecases.ts"
import type { EgiftMessage } from "#core/orders/egift/message.ts"
import type { OpsPort } from "#core/orders/ops.port.ts"
import { opsOver } from "#core/orders/ops.usecases.ts"
import type { OrdersPort } from "#core/orders/orders.port.ts"
import { openedOver, ordersOver } from "#core/orders/orders.usecases.ts"
import type { Goods, GoodsId } from "#core/pricing/goods.ts"
import { someNow } from "#specs/arbitraries.ts"
import type { Engine } from "#specs/database.ts"
import { someTemplate } from "#specs/orders/egift/some-template.ts"
import { putMembers } from "#specs/orders/members.ts"
import { line, openSellingShop } from "#specs/orders/selling-shop.ts"
import { giftCard, someGoods } from "#specs/pricing/some-goods.ts"
import { someOrigins } from "#specs/shipping/some-origins.ts"

/** A shop that sells e-gifts, however it keeps them. */
export interface GiftShop {
  /** What a guest, or a member, may do. */
  readonly as: (member?: MemberId) => {
    readonly bag: MemberBagPort
    readonly checkout: CheckoutPort
    readonly orders: OrdersPort
    readonly egifts: EgiftPort
  }
  readonly ops: OpsPort
  readonly gifting: EgiftOpsPort
  readonly goods: Readonly<Record<"card" | "red", GoodsId>>
  /** Members of these names are there. */
  readonly members: ReadonlyArray<MemberId>
  /** Letters, oldest first, with the code that a recipient's opens. */
  readonly letters: () => Promise<ReadonlyArray<{ readonly kind: string; readonly to: string; readonly code?: string }>>
  readonly now: () => Instant
  readonly set: (now: Instant) => void
  readonly close: () => Promise<void>
}

/** Names of the members of a shop of e-gifts: a sender and sixty who might open. */
const names = ["rani", ...Array.from({ length: 60 }, (_, place) => `teman${place}`)]

/** For Kirana, by e-mail, as soon as it is paid. */
export const someInfo: EgiftInfo = {
  template: "birthday",
  recipientName: "Kirana",
  recipientEmail: "kirana@contoh.id",
  message: "Selamat ulang tahun, Ki!"
}

export const openMemoryGifts = async (): Promise<GiftShop> => {
  const card = { ...giftCard("7", { stock: 100 }) }
  const red = someGoods("1", { stock: 100 })
  const shop = memorySelling([card, red], someOrigins, regionsOfIndonesia())
  shop.putEgiftTemplates(someTemplate)
  const random = seededRandom(1)
  let now: Instant = someNow
  const each = <P extends object>(port: () => P): P =>
    new Proxy({} as P, {
      get: (_, name) => (input: never) =>
        shop.inTransaction(
          (port() as Record<PropertyKey, (input: never) => Effect.Effect<unknown>>)[name]?.(input) ?? Effect.void
        )
    })
  const idOf = ({ product, combination }: Goods): GoodsId => ({ product, combination })
  return {
    as: (member) => {
      const reader = () => ({ language: "id", now, member }) as const
      return {
        bag: each(() => membersOnly(member, (id) => memberBagOver(shop.stores, id, reader()))),
        checkout: each(() => checkoutOver(shop.stores, random, reader())),
        orders: each(() => ordersOver(shop.stores, shop.receipts, reader())),
        egifts: each(() => egiftsOver(shop.stores, openedOver(shop.stores, member), reader()))
      }
    },
    ops: each(() => opsOver(shop.stores, now)),
    gifting: each(() => egiftOpsOver({ ...shop.stores, egiftPost: shop.stores.post as never }, now)),
    goods: { card: idOf(card), red: idOf(red) },
    members: names as unknown as ReadonlyArray<MemberId>,
    letters: async () =>
      shop.state().messages.map((message) => {
        const { kind, to } = message
        return kind === "egift-received"
          ? { kind, to, code: (message as EgiftMessage & { code: string }).code }
          : { kind, to }
      }),
    now: () => now,
    set: (at) => {
      now = instant(at)
    },
    close: async () => {}
  }
}

export const openSqlGifts = async (engine: Engine): Promise<GiftShop> => {
  const shop = await openSellingShop(engine, { card: { units: 100, giftCard: true }, red: { units: 100 } })
  await Effect.runPromise(putContent(shop.db, { egiftTemplates: [someTemplate] }))
  const members = await putMembers(shop.db, ...names)
  shop.clock.set(someNow)
  const { selling, clock } = shop
  return {
    as: (member) => {
      const ports = () => selling.portsFor({ language: "id", now: clock.now(), member })
      const late = <K extends "memberBag" | "checkout" | "orders" | "egifts">(name: K) =>
        new Proxy({} as ReturnType<typeof ports>[K], {
          get: (_, call) => (input: never) =>
            (ports()[name] as unknown as Record<PropertyKey, (input: never) => unknown>)[call]?.(input)
        })
      return { bag: late("memberBag"), checkout: late("checkout"), orders: late("orders"), egifts: late("egifts") }
    },
    ops: selling.ops,
    gifting: selling.gifting,
    goods: { card: idOf("card"), red: idOf("red") },
    members,
    letters: async () => {
      const rows = await Effect.runPromise(
        shop.db.ask((on) => on.selectFrom("outbox").select("payload").orderBy("created_at").orderBy("id").execute())
      )
      return rows.map(({ payload }) => {
        const { kind, to, locked } = payload as { kind: string; to: string; locked: string }
        return kind === "egift-received" ? { kind, to, code: shop.unlock(locked).slice("/gift#".length) } : { kind, to }
      })
    },
    now: clock.now,
    set: (at) => clock.set(at),
    close: shop.close
  }
}

const idOf = (name: string): GoodsId => {
  const { product, combination } = line(name)
  return { product, combination }
}
