import { Effect } from "effect"
import { createActor } from "xstate"
import { portOverHttp } from "#adapters/http/port-over-http.ts"
import { accountWire } from "#adapters/wire/account/account.wire.ts"
import { profileWire } from "#adapters/wire/account/profile.wire.ts"
import { cartWire } from "#adapters/wire/selling/cart.wire.ts"
import { checkoutWire } from "#adapters/wire/selling/checkout.wire.ts"
import { memberBagWire } from "#adapters/wire/selling/member-bag.wire.ts"
import { memberOrdersWire } from "#adapters/wire/selling/member-orders.wire.ts"
import { ordersWire } from "#adapters/wire/selling/orders.wire.ts"
import type { Member } from "#core/account/member.ts"
import { type SessionEvent, sessionMachineOver } from "#core/account/session/session.machine.ts"
import type { CartPort } from "#core/cart/cart.port.ts"
import { wantedLine } from "#core/cart/cart.ts"
import { cartMergeOver } from "#core/cart/cart-merge.usecases.ts"
import { cartOver } from "#core/cart/guest-cart.usecases.ts"
import { cartOfMember } from "#core/cart/member-bag.usecases.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import type { OrderCode } from "#core/orders/order.ts"
import { openCart } from "../../cart/cart-fixture.ts"
import { heldBag } from "../../cart/held-bag.ts"
import { type CheckoutTab, checkoutTabs } from "../../checkout/checkout-tabs.ts"
import { dialogsOf } from "./dialogs.ts"
import { giftPageOf } from "./kinds/gift-page.ts"
import { scannerOf } from "./kinds/in-store.ts"
import { storeChoiceOf } from "./kinds/store-choice.ts"
import { type Line, overLine } from "./line.ts"
import { type Jar, type Sandbox, storeCookies } from "./stage.ts"

/** A known order, with the key that opens it for a guest. */
export interface Held {
  readonly code: OrderCode
  readonly key: string
}

/** A browser: bag, order and account in one tab or two; every call is a request to the shop. */
export const openBrowser = (stage: Sandbox, shopper: number, line: () => Line) => {
  const { clock } = stage
  const at = () => instant(clock.now())
  const jar: Jar = new Map()
  const send = overLine(stage.sendOf(shopper, jar), clock, line, (answer) => storeCookies(jar, answer))
  const account = portOverHttp(send, accountWire)
  const carts = cartsOver(send, shopper)
  const ordering = checkoutTabs({ port: portOverHttp(send, checkoutWire), clock, lines: [] })
  const { dialog } = dialogsOf(account, clock, shopper)
  const [scanner, stores, gift] = [scannerOf(stage, send), storeChoiceOf(stage, send), giftPageOf(stage, send)]
  const orderTabs = new Map<number, CheckoutTab>()
  const asleep = new Set<CheckoutTab>()
  const open = new Map<number, ReturnType<typeof openTab>>()
  const held: Array<Held> = []
  let heldBefore = 0
  let isLoggingOut = false

  const openTab = () => {
    const session = createActor(sessionMachineOver(account), {
      clock,
      input: { isExpected: jar.has("member"), isLoggingOut, at: at() }
    })
    const cartOf = (member: Member | undefined) => ({
      owner: member?.id,
      ...openCart({ clock, store: carts.store, port: member === undefined ? carts.guest : carts.member })
    })
    let cart = cartOf(undefined)
    const belongsTo = (member: Member | undefined): void => {
      if (cart.owner === member?.id) return
      cart.actor.stop()
      cart = cartOf(member)
    }
    const say = (event: Untimed<SessionEvent>): void => session.send({ ...event, at: at() } as SessionEvent)
    const notifyOtherTabs = (type: "session.changed" | "session.ended"): void => {
      for (const other of open.values()) if (other !== tab) other.say({ type })
    }
    session.on("member.known", ({ member, isNew }) => {
      isLoggingOut = false
      belongsTo(member)
      if (isNew) notifyOtherTabs("session.changed")
    })
    session.on("member.gone", ({ end }) => {
      belongsTo(undefined)
      if (end !== "here") return
      isLoggingOut = true
      notifyOtherTabs("session.ended")
    })
    session.on("session.over", () => {
      isLoggingOut = false
    })
    session.start()
    const ways = dialog((me) => say({ type: "member.arrived", me }))
    const tab = {
      say,
      ways,
      cart: () => cart,
      member: () => session.getSnapshot().context.member ?? undefined,
      closes: (): void => {
        ways.closes()
        session.stop()
        cart.actor.stop()
      }
    }
    return tab
  }

  const tab = (number: number) => {
    const there = open.get(number) ?? openTab()
    open.set(number, there)
    return there
  }
  return {
    orders: portOverHttp(send, ordersWire),
    memberOrders: portOverHttp(send, memberOrdersWire),
    profile: portOverHttp(send, profileWire),
    held,
    tab,
    scanner,
    stores,
    gift,
    /** The order as that tab shows it. */
    order: (number: number): CheckoutTab | undefined => {
      const there = orderTabs.get(number)
      if (there && asleep.delete(there)) there.reload()
      return there
    },
    isOrdering: (): boolean => orderTabs.size > 0,
    /** Whether an order was made since the last visit there. */
    hasOrdered: (): boolean => held.length > heldBefore,
    /** Goes to the order, there, with what is in the bag. */
    goesToOrder: (number: number): void => {
      const { bag, orderable } = tab(number).cart().view()
      if (orderTabs.size === 0) {
        heldBefore = held.length
        ordering.browser.bag = bag.items
          .filter(({ id }) => orderable.includes(id))
          .map((one) => wantedLine(one, one.quantity))
      }
      orderTabs.set(number, ordering.openTab())
    },
    leavesOrder: (): void => {
      stores.closes()
      for (const one of orderTabs.values()) one.leaves()
      orderTabs.clear()
    },
    reload: (number: number): void => {
      open.get(number)?.closes()
      open.delete(number)
      orderTabs.get(number)?.reload()
      scanner.closes()
    },
    /** Out of sight: a phone drops its pages, and loads them again when they are looked at. */
    sleeps: (): void => {
      for (const one of open.values()) one.closes()
      open.clear()
      for (const one of [scanner, stores, gift]) one.closes()
      for (const one of orderTabs.values()) {
        one.leaves()
        asleep.add(one)
      }
    },
    /** What the order says was placed is remembered with its key, and taken out of the bag. */
    notes: (): ReadonlyArray<Held> => {
      const before = held.length
      for (const one of scanner.placed()) if (held.every(({ code }) => code !== one.code)) held.push(one)
      for (const [number, one] of orderTabs)
        for (const { code, key, lines } of one.placed()) {
          // The page goes on to the order that was made.
          orderTabs.delete(number)
          if (held.some((known) => known.code === code)) continue
          held.push({ code, key })
          const { cart, member } = tab(number)
          cart().say(member() === undefined ? { type: "lines.bought", lines } : { type: "bag.changed" })
        }
      return held.slice(before)
    }
  }
}

export type Browser = ReturnType<typeof openBrowser>

/** A guest's cart in this browser, and a member's at the shop, into which the guest's is merged first. D-20. */
const cartsOver = (send: ReturnType<typeof overLine>, shopper: number) => {
  let bags = 0
  const newId = () => `00000000-0000-4000-8000-${String(shopper * 1_000 + bags++).padStart(12, "0")}`
  const store = heldBag(newId())
  const memberBag = portOverHttp(send, memberBagWire)
  const { merge } = cartMergeOver(store, memberBag, newId)
  const joined = Effect.catchTag(merge, "Unauthenticated", () => Effect.fail(new Unavailable()))
  const ofMember = cartOfMember(memberBag)
  const member: CartPort = { ...ofMember, read: (input) => Effect.andThen(joined, ofMember.read(input)) }
  return { store, guest: cartOver(store, portOverHttp(send, cartWire)), member }
}
