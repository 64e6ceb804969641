import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { ProductId } from "#core/catalogue/product.ts"
import { curatedMachineOver } from "#core/discovery/selections/curated.machine.ts"
import { viewCurated } from "#core/discovery/selections/curated.view.ts"
import { openMachine } from "../profile/profile-fixture.ts"
import { type Fate, well } from "../selling-line.ts"
import { someCard } from "./some-discovery.ts"

const lost: Fate = { ...well, lost: "call" }

/** A list of so many trending products, asked for by pages of ten; counts what was asked. */
const shopOf = (total: number) => {
  const asked: Array<number> = []
  const pageOf = (page: number) => {
    const ids = Array.from({ length: total }, (_, place) => place + 1).slice((page - 1) * 10, page * 10)
    return { name: "trending", title: "Ramai", products: ids.map(someCard), hasMore: ids.length === 10 }
  }
  return {
    asked,
    first: { ...pageOf(1), page: 1 },
    port: {
      list: ({ page = 1 }: { readonly page?: number }) =>
        Effect.sync(() => {
          asked.push(page)
          return pageOf(page)
        })
    }
  }
}
const open = (shop: ReturnType<typeof shopOf>, fate?: () => Fate) =>
  openMachine(curatedMachineOver, shop.port as never, shop.first, viewCurated, fate)

describe("the curated trending products. Specification 4, Search", () => {
  it("are ten, and ten more only while the page is at most 2: thirty of any number", async () => {
    const shop = shopOf(200)
    const list = open(shop)
    expect([list.view().products.length, list.view().more]).toEqual([10, "offered"])
    for (let press = 0; press < 6; press++) {
      list.say({ type: "more.wanted" })
      await list.clock.advance(20)
    }
    expect(list.view().products.map(({ id }) => id)).toEqual(
      Array.from({ length: 30 }, (_, place) => ProductId(place + 1))
    )
    expect([list.view().more, list.view().page, shop.asked]).toEqual(["none", 3, [2, 3]])
  })

  it.each([
    [9, 9, "none", []],
    [10, 10, "none", [2]],
    [14, 14, "none", [2]],
    [20, 20, "none", [2, 3]],
    [25, 25, "none", [2, 3]]
  ] as const)("of %i end after a page that was not full: %i", async (total, shown, more, asked) => {
    const shop = shopOf(total)
    const list = open(shop)
    for (let press = 0; press < 4; press++) {
      list.say({ type: "more.wanted" })
      await list.clock.advance(20)
    }
    expect([list.view().products.length, list.view().more, shop.asked]).toEqual([shown, more, asked])
  })

  it("ask once however often it is pressed, and go on when the connection returns", async () => {
    const shop = shopOf(30)
    let fate = lost
    const list = open(shop, () => fate)
    list.say({ type: "more.wanted" })
    list.say({ type: "more.wanted" })
    await list.clock.advance(20)
    expect([list.view().more, list.view().products.length]).toEqual(["failed", 10])
    fate = well
    list.say({ type: "connection.returned" })
    expect(list.view().more).toBe("coming")
    await list.clock.advance(20)
    expect([list.view().products.length, shop.asked]).toEqual([20, [2]])
  })
})
