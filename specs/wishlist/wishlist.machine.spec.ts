import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { memoryWishlist } from "#adapters/memory/wishlist.memory.ts"
import { MemberId } from "#core/account/member.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { type WishlistEvent, type WishlistShown, wishlistMachineOver } from "#core/wishlist/wishlist.machine.ts"
import type { WishlistAsked } from "#core/wishlist/wishlist.ts"
import { wishlistOver } from "#core/wishlist/wishlist.usecases.ts"
import { viewWishlist } from "#core/wishlist/wishlist.view.ts"
import { someNow } from "../arbitraries.ts"
import { priceOf } from "../pricing/some-goods.ts"
import { VirtualClock } from "../virtual-clock.ts"
import { shadeOf, wishedGoods } from "./wishlist-facts.ts"

const all: WishlistShown = { filter: "all", sort: "newest", count: 12 }

/** A page over so many entries, saved a second apart; each call takes 100 ms. */
const open = (entries: number, shown = all, isLost: () => boolean = () => false) => {
  const clock = new VirtualClock(someNow)
  const world = wishedGoods()
  const store = memoryWishlist()
  const shop = (at: number) =>
    wishlistOver({ ...store, goods: world.goods }, world.catalogue, MemberId("m0"), {
      language: "id",
      now: instant(at)
    })
  for (const place of Array.from({ length: entries }, (_, one) => one))
    Effect.runSync(shop(someNow - 100_000 + place * 1_000).add({ product: ProductId(place + 10) }))
  const asked: Array<Pick<WishlistAsked, "skip" | "limit">> = []
  const actor = createActor(
    wishlistMachineOver({
      list: (input) =>
        Effect.callback((resume) => {
          asked.push({ skip: input.skip, limit: input.limit })
          const timer = clock.setTimeout(
            () => resume(isLost() ? Effect.fail(new Unavailable()) : shop(clock.now()).list(input)),
            100
          )
          return Effect.sync(() => clock.clearTimeout(timer))
        })
    }),
    { clock, input: shown }
  ).start()
  return {
    clock,
    world,
    asked,
    shop,
    say: (event: Untimed<WishlistEvent>) => actor.send({ ...event, at: instant(clock.now()) } as WishlistEvent),
    view: (isGone?: Parameters<typeof viewWishlist>[1]) => viewWishlist(actor.getSnapshot(), isGone)
  }
}
const ids = ({ cards }: ReturnType<typeof viewWishlist>) => cards.map(({ item }) => item.product)

describe("the page of a wishlist", () => {
  it("reads twelve, and twelve more with each tap, to the last. D-47", async () => {
    const page = open(30)
    expect(page.view().step).toBe("reading")
    await page.clock.advance(100)
    expect([page.view().step, page.view().cards.length, page.view().more]).toEqual(["shown", 12, "offered"])
    page.say({ type: "list.wanted", ...all, count: 24 })
    expect(page.view().more).toBe("coming")
    await page.clock.advance(100)
    page.say({ type: "list.wanted", ...all, count: 36 })
    await page.clock.advance(100)
    expect(ids(page.view())).toEqual(Array.from({ length: 30 }, (_, place) => 39 - place))
    expect([page.view().more, page.asked.map(({ skip }) => skip)]).toEqual(["none", [0, 12, 24]])
  })

  it("that is opened at its third page reads all three at once", async () => {
    const page = open(40, { ...all, count: 36 })
    await page.clock.advance(100)
    expect([page.view().cards.length, page.asked]).toEqual([36, [{ skip: 0, limit: 36 }]])
  })

  it("reads five at a time in the widget, and no more than is wanted. D-47", async () => {
    const page = open(20, { ...all, count: 5 })
    await page.clock.advance(100)
    for (const count of [10, 15]) {
      page.say({ type: "list.wanted", ...all, count })
      await page.clock.advance(100)
      expect(page.view().cards).toHaveLength(count)
    }
    expect(page.asked).toEqual([0, 5, 10].map((skip) => ({ skip, limit: 5 })))
  })

  it("shows every entry once if one was taken off meanwhile", async () => {
    const page = open(30)
    await page.clock.advance(100)
    const [first] = page.view().cards
    await Effect.runPromise(page.shop(someNow).remove({ id: first?.item.id ?? ("" as never) }))
    page.say({ type: "list.wanted", ...all, count: 36 })
    await page.clock.advance(300)
    const isGone = ({ id }: { readonly id: string }) => id === first?.item.id
    expect(ids(page.view(isGone))).toEqual(Array.from({ length: 29 }, (_, place) => 38 - place))
  })

  it("is read anew with another filter or order, and keeps the old list until then", async () => {
    const page = open(30)
    await page.clock.advance(100)
    page.world.change(20, "a", { stock: 0 })
    page.say({ type: "list.wanted", ...all, filter: "soldOut" })
    expect(page.view().step).toBe("shown")
    await page.clock.advance(100)
    expect([ids(page.view()), page.view().counts]).toEqual([[20], { all: 30, dropped: 0, available: 29, soldOut: 1 }])
    page.say({ type: "list.wanted", ...all, filter: "dropped" })
    await page.clock.advance(100)
    expect([page.view().step, page.view().cards]).toEqual(["shown", []])
  })

  it("says that it failed, and goes on when asked or when the line returns", async () => {
    let isLost = true
    const page = open(30, all, () => isLost)
    await page.clock.advance(100)
    expect(page.view().step).toBe("failed")
    isLost = false
    page.say({ type: "retry.wanted" })
    await page.clock.advance(100)
    isLost = true
    page.say({ type: "list.wanted", ...all, count: 24 })
    await page.clock.advance(100)
    expect([page.view().more, page.view().cards.length]).toEqual(["failed", 12])
    isLost = false
    page.say({ type: "connection.returned" })
    await page.clock.advance(100)
    expect(page.view().cards).toHaveLength(24)
  })

  it("offers to put back what was taken off for six seconds, longer while it is pointed at. D-49e", async () => {
    const page = open(2)
    await page.clock.advance(100)
    const items = page.view().cards.map(({ item }) => item)
    page.say({ type: "entries.taken", how: "removed", items })
    await page.clock.advance(5_999)
    expect(page.view().undo).toEqual({ how: "removed", items })
    await page.clock.advance(1)
    expect(page.view().undo).toBeNull()
    page.say({ type: "entries.taken", how: "moved", items })
    page.say({ type: "undo.held" })
    await page.clock.advance(60_000)
    expect(page.view().undo?.how).toBe("moved")
    page.say({ type: "undo.released" })
    await page.clock.advance(6_000)
    expect(page.view().undo).toBeNull()
    page.say({ type: "entries.taken", how: "moved", items })
    page.say({ type: "undo.ended" })
    expect(page.view().undo).toBeNull()
  })

  it("adds up what can be saved now, without what is sold out or taken off", async () => {
    const page = open(4, { ...all, sort: "drop" })
    page.world.change(10, "a", { price: priceOf(100_000, 60_000) })
    page.world.change(11, "a", { price: priceOf(100_000, 80_000) })
    page.world.change(12, "a", { price: priceOf(100_000, 10_000), stock: 0 })
    await page.clock.advance(100)
    const { saving } = page.view()
    expect([saving.amount, saving.items.map(({ combination }) => combination)]).toEqual([
      39_990 - 0 + 19_989,
      [shadeOf(10, "a"), shadeOf(11, "a")]
    ])
    const left = page.view(({ product }) => product === 10)
    expect([left.saving.amount, left.counts.all, left.total]).toEqual([19_989, 3, 3])
    expect(page.view(() => true).step).toBe("empty")
  })
})
