import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { lazyCart } from "#adapters/browser/lazy-cart.ts"
import { storeChanges, takeLeft } from "#adapters/browser/left-changes.ts"
import { browserStores } from "#adapters/browser/storage.ts"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { type Member, MemberId } from "#core/account/member.ts"
import type { SessionEnd } from "#core/account/session/session.machine.ts"
import { bagsOver } from "#core/cart/cart.usecases.ts"
import { memberBagOver } from "#core/cart/member-bag.usecases.ts"
import { guest, type LazyAccount, type Viewer } from "#core/shop/lazy-account.ts"
import type { LoadPort, ShopPorts } from "#core/shop/ports.ts"
import { someNow } from "../arbitraries.ts"
import { someGoods } from "../pricing/some-goods.ts"

const red = someGoods("1", { stock: 40 })
const wanted = {
  type: "item.wanted",
  line: { product: red.product, combination: red.combination, quantity: 1 },
  goods: red,
  buy: false
} as const
const rani: Viewer = { kind: "member", member: { id: MemberId("rani") } as Member }

const texts = new Map<string, string>()
let page = new EventTarget()

beforeEach(() => {
  texts.clear()
  page = new EventTarget()
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key)
  }
  vi.stubGlobal("localStorage", storage)
  vi.stubGlobal("sessionStorage", storage)
  vi.stubGlobal("document", new EventTarget())
  vi.stubGlobal("requestIdleCallback", (later: () => void) => setImmediate(later))
  vi.stubGlobal("addEventListener", (...given: Parameters<EventTarget["addEventListener"]>) =>
    page.addEventListener(...given)
  )
})
afterEach(() => vi.unstubAllGlobals())

/** A shop whose answers wait for `answer`. */
const openShop = () => {
  const { stores } = memorySelling([red], [], regionsOfIndonesia())
  const bags = bagsOver(stores, { language: "id", now: someNow })
  const bag = memberBagOver(stores, MemberId("rani"), {
    language: "id",
    now: someNow
  })
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const slow = <P extends object>(port: P): P =>
    Object.fromEntries(
      Object.entries(port).map(([name, call]) => [
        name,
        (input: never) =>
          Effect.andThen(
            Effect.promise(() => answered),
            call(input)
          )
      ])
    ) as P
  const ports = { bags: slow(bags), memberBag: slow(bag) } as unknown as ShopPorts
  const loadPort: LoadPort = async (name) => ports[name]
  return { answer, bag, loadPort }
}

/** A page of a browser before that shop; `becomes` logs in or out. */
const openPage = (shop: ReturnType<typeof openShop>, first: Viewer) => {
  let viewer = first
  const listeners = new Set<() => void>()
  const leavers = new Set<(end: SessionEnd) => void>()
  const account = {
    viewer: () => viewer,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onGone: (leaver: (end: SessionEnd) => void) => {
      leavers.add(leaver)
      return () => leavers.delete(leaver)
    }
  } as unknown as LazyAccount
  const cart = lazyCart(shop.loadPort, account, () => someNow)
  return {
    cart,
    becomes: (next: Viewer, end?: SessionEnd) => {
      viewer = next
      for (const listener of listeners) listener()
      if (end) for (const leaver of leavers) leaver(end)
    }
  }
}

const unitsOf = ({ bag }: ReturnType<typeof openShop>) => Effect.runSync(bag.read({})).count
const settled = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 5 })

describe("the cart of a page", () => {
  it("cuts a reading of the member's bag off as the member logs out: the log-out would overtake it", async () => {
    const begun = Promise.withResolvers<void>()
    const seen: Array<string> = []
    const never = Effect.onInterrupt(
      Effect.andThen(
        Effect.sync(() => begun.resolve()),
        Effect.never
      ),
      () => Effect.sync(() => seen.push("cut off"))
    )
    const { bag, answer, loadPort } = openShop()
    answer()
    const memberBag = { ...bag, read: () => never }
    // The cart of the guest waits for its files, and the one of the member goes on until it is there.
    let isHeld = false
    const load = (name: keyof ShopPorts) =>
      isHeld ? new Promise(() => {}) : name === "memberBag" ? Promise.resolve(memberBag) : loadPort(name)
    const { cart, becomes } = openPage({ answer, bag, loadPort: load as LoadPort }, rani)
    await cart.load()
    await begun.promise
    isHeld = true
    becomes(guest, "here")
    await settled(() => expect(seen).toEqual(["cut off"]))
  })

  it("takes a press that waits for the shop over to the member who logs in meanwhile", async () => {
    const shop = openShop()
    const { cart, becomes } = openPage(shop, guest)
    const own = await cart.load()
    cart.tell(wanted)
    expect(cart.count()).toBe(1)
    becomes(rani)
    expect(await cart.load()).not.toBe(own)
    expect(cart.count()).toBe(1)
    shop.answer()
    await settled(() => expect(unitsOf(shop)).toBe(1))
  })

  it("is one, with one queue, where a touch and a log-in both ask for it", async () => {
    const shop = openShop()
    const { cart, becomes } = openPage(shop, guest)
    const asked = cart.load()
    becomes(rani)
    const [one, other] = await Promise.all([asked, cart.load()])
    cart.tell(wanted)
    expect(one).toBe(other)
    shop.answer()
    await settled(() => expect(unitsOf(shop)).toBe(1))
  })

  it("leaves a member's press to the next page", async () => {
    const shop = openShop()
    const first = openPage(shop, rani)
    await first.cart.load()
    first.cart.tell(wanted)
    page.dispatchEvent(new Event("pagehide"))
    first.cart.current()?.stop()
    page = new EventTarget()
    const next = openPage(shop, rani)
    await next.cart.load()
    expect([next.cart.count(), browserStores.bagChanges.read()]).toEqual([1, undefined])
    shop.answer()
    await settled(() => expect(unitsOf(shop)).toBe(1))
  })

  it("leaves a press that no cart has heard to the next page", async () => {
    const shop = openShop()
    // Its cart is never there: the shop does not say whose it is.
    const first = openPage(shop, { kind: "coming" })
    first.cart.tell(wanted)
    first.cart.tell({ type: "bag.changed" })
    page.dispatchEvent(new Event("pagehide"))
    page = new EventTarget()
    const next = openPage(shop, rani)
    await next.cart.load()
    expect([next.cart.count(), browserStores.bagChanges.read()]).toEqual([1, undefined])
    shop.answer()
    await settled(() => expect(unitsOf(shop)).toBe(1))
  })

  it("does as a guest's what a member had pressed as their session ended", async () => {
    const shop = openShop()
    const { cart, becomes } = openPage(shop, rani)
    await cart.load()
    cart.tell(wanted)
    becomes(guest, "expired")
    expect([await cart.load(), cart.count()]).toEqual([cart.current(), 1])
    shop.answer()
    await settled(() => expect(cart.current()?.getSnapshot().context.bag.count).toBe(1))
    expect([cart.current()?.getSnapshot().context.bag.owner, unitsOf(shop)]).toEqual(["guest", 0])
  })

  it.each(["here", "elsewhere"] as const)("drops what a member had pressed before a log-out: %s", async (end) => {
    const shop = openShop()
    const { cart, becomes } = openPage(shop, rani)
    await cart.load()
    cart.tell(wanted)
    becomes(guest, end)
    await cart.load()
    shop.answer()
    await settled(() => expect(cart.current()?.getSnapshot().matches({ queue: "idle" })).toBe(true))
    expect([cart.count(), unitsOf(shop)]).toEqual([0, 0])
  })

  it("takes nothing up that a page could not have stored", async () => {
    const shop = openShop()
    const press = { ...wanted, line: { ...wanted.line, quantity: 0.5 } }
    const forged = ["{}", "no", JSON.stringify({ ...wanted, goods: {} }), JSON.stringify(press), JSON.stringify(wanted)]
    browserStores.bagChanges.write(["not json", ...forged].join("\n"))
    const { cart } = openPage(shop, rani)
    await cart.load()
    expect(cart.count()).toBe(1)
  })

  it("does what a closed tab has left, unless that tab's next page has done it", async () => {
    const shop = openShop()
    shop.answer()
    const { cart } = openPage(shop, rani)
    const own = await cart.load()
    const put = { op: "put", how: "add", line: wanted.line, goods: red } as const
    const leave = () => {
      storeChanges({ owner: "rani", changes: [put] })
      page.dispatchEvent(Object.assign(new Event("storage"), { key: browserStores.bagChanges.key }))
    }
    vi.useFakeTimers({ toFake: ["setTimeout"] })
    leave()
    takeLeft("rani")
    vi.advanceTimersByTime(5_000)
    expect(cart.current()).toBe(own)
    leave()
    vi.advanceTimersByTime(5_000)
    vi.useRealTimers()
    expect(await cart.load()).not.toBe(own)
    await settled(() => expect(unitsOf(shop)).toBe(1))
  })

  it("does not show a guest who logs in the bag that another tab has just merged and emptied", async () => {
    const shop = openShop()
    const { cart, becomes } = openPage(shop, guest)
    const own = await cart.load()
    const seen: Array<string> = []
    own.subscribe(({ value }) => seen.push(value.queue))
    await settled(() => expect(seen.at(-1)).toBe("idle"))
    const before = seen.length
    becomes(rani)
    page.dispatchEvent(Object.assign(new Event("storage"), { key: browserStores.bag.key }))
    expect(await cart.load()).not.toBe(own)
    expect(seen.slice(before)).not.toContain("idle")
  })

  it("stores nothing of a member who has logged out", async () => {
    const shop = openShop()
    const { cart, becomes } = openPage(shop, rani)
    await cart.load()
    cart.tell(wanted)
    becomes(guest)
    page.dispatchEvent(new Event("pagehide"))
    expect(browserStores.bagChanges.read()).toBeUndefined()
    await cart.load()
    await settled(() => expect(cart.count()).toBe(0))
    expect(browserStores.bagChanges.read()).toBeUndefined()
  })

  it("begins again with what it left where a page comes back as it was", async () => {
    const shop = openShop()
    const { cart } = openPage(shop, rani)
    const own = await cart.load()
    cart.tell(wanted)
    page.dispatchEvent(new Event("pagehide"))
    page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    const again = await cart.load()
    expect([again === own, cart.count()]).toEqual([false, 1])
    shop.answer()
    await settled(() => expect(unitsOf(shop)).toBe(1))
  })
})
