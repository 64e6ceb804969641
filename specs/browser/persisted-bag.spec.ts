import { Effect } from "effect"
import fc from "fast-check"
import { afterEach, describe, expect, it, vi } from "vitest"
import { guestBag } from "#adapters/browser/guest-bag.ts"
import { bagInText, textOfBag } from "#adapters/browser/persisted-bag.ts"
import { browserStores } from "#adapters/browser/storage.ts"
import type { StoredText } from "#adapters/browser/stored-text.ts"
import type { PersistedBag } from "#core/cart/cart.ts"
import { GiftId } from "#core/gifts/gift.ts"
import { instant } from "#core/kernel/moment.ts"
import { runs, someNow } from "../arbitraries.ts"
import { anyGoods, giftCard, preOrder } from "../pricing/some-goods.ts"

const anyLines = fc
  .array(
    fc.tuple(
      fc.oneof(anyGoods, fc.constantFrom(preOrder("70", 8), giftCard("71"))),
      fc.integer({ min: 1, max: 20 }),
      fc.boolean()
    ),
    { maxLength: 6 }
  )
  .map((lines): PersistedBag["lines"] =>
    lines.map(([seen, quantity, gift]) => ({
      product: seen.product,
      combination: seen.combination,
      quantity,
      ...(gift && {
        egift: {
          template: "t1",
          recipientName: "Sari",
          recipientPhone: "0812",
          message: "Hai",
          sendAt: instant(someNow)
        }
      }),
      seen,
      agreed: seen.price.priceAfterDiscount
    }))
  )
const anyDeclined = fc.option(fc.subarray([GiftId("balm-madu"), GiftId("masker-mawar")]), { nil: undefined })
const anyPersisted: fc.Arbitrary<PersistedBag> = fc
  .record({ lines: anyLines, declined: anyDeclined })
  .map(({ lines, declined }) => ({ id: "b1", lines, ...(declined && { declined }) }))

const memory = (): Omit<StoredText, "key" | "owner"> => {
  let text: string | undefined
  return {
    read: () => text,
    write: (next) => {
      text = next
    },
    alone: async (step) => step(),
    clear: () => {
      text = undefined
    }
  }
}

describe("a bag in a browser", () => {
  afterEach(() => vi.unstubAllGlobals())

  it("comes back as it was stored", () =>
    fc.assert(
      fc.property(anyPersisted, (bag) => {
        expect(bagInText(textOfBag(bag))).toEqual(bag)
      }),
      runs(200)
    ))

  it("begins with how many units it holds, for a page that looks no further", () =>
    fc.assert(
      fc.property(anyPersisted, (bag) => {
        const count = bag.lines.reduce((sum, { quantity }) => sum + quantity, 0)
        expect(textOfBag(bag).startsWith(`{"v":1,"count":${count},`)).toBe(true)
      }),
      runs(100)
    ))

  it("is empty if anything else is stored", () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(bagInText(text)).toBeUndefined()
      }),
      runs(300)
    ))

  it("is begun with an id of its own and changed in one place", async () => {
    const text = memory()
    const store = guestBag(text)
    const first = await Effect.runPromise(store.load)
    expect(first.id).toMatch(/^[0-9a-f-]{36}$/)
    const [line] = fc.sample(
      anyPersisted.filter(({ lines }) => lines.length > 0),
      { seed: 1, numRuns: 1 }
    )
    await Effect.runPromise(store.change((bag) => Effect.succeed({ ...bag, lines: line?.lines ?? [] })))
    expect((await Effect.runPromise(guestBag(text).load)).lines).toEqual(line?.lines)
    const refused = await Effect.runPromise(Effect.flip(store.change(() => Effect.fail("no" as const))))
    expect(refused).toBe("no")
    expect((await Effect.runPromise(store.load)).lines).toEqual(line?.lines)
  })

  it("is changed under the lock of all tabs: what another tab wrote before is seen, and nothing is read outside", async () => {
    const [one, another] = fc.sample(
      anyPersisted.filter(({ lines }) => lines.length > 0),
      { seed: 2, numRuns: 2 }
    )
    const adding = (bag: PersistedBag | undefined) => (before: PersistedBag) =>
      Effect.succeed({ ...before, lines: [...before.lines, ...(bag?.lines ?? [])] })
    const text = memory()
    const otherTab = guestBag(text)
    let isLocked = false
    const underLock: Array<boolean> = []
    const ownTab = guestBag({
      ...text,
      read: () => {
        underLock.push(isLocked)
        return text.read()
      },
      write: (next) => {
        underLock.push(isLocked)
        text.write(next)
      },
      alone: async (step) => {
        // The other tab had the lock first.
        await Effect.runPromise(otherTab.change(adding(another)))
        isLocked = true
        const result = step()
        isLocked = false
        return result
      }
    })
    await Effect.runPromise(ownTab.change(adding(one)))
    const { lines } = await Effect.runPromise(otherTab.load)
    expect(lines).toEqual([...(another?.lines ?? []), ...(one?.lines ?? [])])
    expect(underLock).toEqual([true, true])
  })

  it("has one lock for all tabs, if the browser has locks", async () => {
    const asked: Array<string> = []
    const request = async (key: string, step: () => Promise<unknown>) => {
      asked.push(key)
      return step()
    }
    vi.stubGlobal("navigator", { locks: { request } })
    expect(await browserStores.bag.alone(() => 7)).toBe(7)
    expect(asked).toEqual(["pendar.bag"])
    vi.stubGlobal("navigator", {})
    expect(await browserStores.bag.alone(() => 8)).toBe(8)
    expect(asked).toEqual(["pendar.bag"])
  })
})
