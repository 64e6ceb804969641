import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { memorySelling } from "#adapters/memory/selling.memory.ts"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import type { BackInStockMessage } from "#core/catalogue/notify/notify-me.ts"
import { notifyOpsOver, notifyOver } from "#core/catalogue/notify/notify-me.usecases.ts"
import { decide } from "#core/kernel/decide.ts"
import { dayMs, type Instant, instant } from "#core/kernel/moment.ts"
import { someNow } from "../arbitraries.ts"
import { someGoods } from "../pricing/some-goods.ts"

const gone = someGoods("1", { stock: 0 })
const there = someGoods("2")

const open = () => {
  const shop = memorySelling([gone, there], [], regionsOfIndonesia())
  let now: Instant = someNow
  const ask = () => notifyOver(shop.notify, { language: "id", now })
  return {
    shop,
    notifyMe: (email: string, goods = gone) =>
      ask().notifyMe({ product: goods.product, combination: goods.combination, email }),
    stopNotifying: (input: Parameters<ReturnType<typeof ask>["stopNotifying"]>[0]) => ask().stopNotifying(input),
    back: (stock: number) => shop.put({ ...gone, stock }),
    write: () => Effect.runSync(notifyOpsOver(shop.notify).notifyWaiting({ now })),
    pass: (days: number) => {
      now = instant(now + days * dayMs)
    },
    messages: () => shop.state().messages as ReadonlyArray<BackInStockMessage>
  }
}
const tagOf = (effect: Effect.Effect<unknown, { readonly _tag: string }>) => decide(effect, ({ _tag }) => _tag)

describe("notifying when something is back", () => {
  it("is asked for once by an address, of what is sold out", () => {
    const { notifyMe } = open()
    expect(Effect.runSync(notifyMe("Rani@Contoh.id"))).toEqual({ already: false, signature: expect.any(String) })
    expect(Effect.runSync(notifyMe(" rani@contoh.id "))).toEqual({ already: true })
    expect(tagOf(notifyMe("rani@contoh.id", there))).toBe("NotSoldOut")
    expect(tagOf(notifyMe("rani@contoh.id", someGoods("9")))).toBe("ProductUnknown")
  })

  it("is taken for twenty things of one address, and for others as before", () => {
    const many = Array.from({ length: 21 }, (_, at) => someGoods(String(100 + at), { stock: 0 }))
    const shop = memorySelling(many, [], regionsOfIndonesia())
    const port = notifyOver(shop.notify, { language: "id", now: someNow })
    const notifyMe = ({ product, combination }: typeof gone, email = "rani@contoh.id") =>
      port.notifyMe({ product, combination, email })
    for (const goods of many.slice(0, 20)) expect(Effect.runSync(notifyMe(goods))).toMatchObject({ already: false })
    expect(many.slice(20).map((goods) => tagOf(notifyMe(goods)))).toEqual(["WishesFull"])
    expect(many.slice(0, 1).map((goods) => Effect.runSync(notifyMe(goods)))).toEqual([{ already: true }])
    expect(many.slice(20).map((goods) => Effect.runSync(notifyMe(goods, "gita@contoh.id")))).toMatchObject([
      { already: false }
    ])
  })

  it("happens to the oldest wishes first, three for each unit, each once", () => {
    const { notifyMe, back, write, messages, pass } = open()
    for (const name of ["satu", "dua", "tiga", "empat", "lima"]) {
      Effect.runSync(notifyMe(`${name}@contoh.id`))
      pass(0.01)
    }
    expect(write()).toEqual({ messages: 0 })
    back(1)
    expect(write()).toEqual({ messages: 3 })
    expect(messages().map(({ to }) => to)).toEqual(["satu@contoh.id", "dua@contoh.id", "tiga@contoh.id"])
    expect(messages()[0]).toMatchObject({ kind: "back-in-stock", name: "Lipstik 1", language: "id" })
    expect(write()).toEqual({ messages: 2 })
    expect(write()).toEqual({ messages: 0 })
  })

  it("is taken back by who asked for it, at once, and by nobody who asked for it a second time", () => {
    const { notifyMe, stopNotifying, back, write } = open()
    const { combination } = gone
    const { signature = "" } = Effect.runSync(notifyMe("rani@contoh.id"))
    expect(Effect.runSync(notifyMe("rani@contoh.id")).signature).toBeUndefined()
    expect(Effect.runSync(stopNotifying({ combination, email: " Rani@contoh.id", signature }))).toEqual({
      stopped: true
    })
    back(1)
    expect(write()).toEqual({ messages: 0 })
  })

  it("ends after ninety days, and with the link of the message", () => {
    const old = open()
    Effect.runSync(old.notifyMe("rani@contoh.id"))
    old.pass(91)
    old.back(1)
    expect(old.write()).toEqual({ messages: 0 })

    const shop = open()
    Effect.runSync(shop.notifyMe("rani@contoh.id"))
    shop.back(1)
    shop.write()
    const stop = shop.messages()[0]?.stop
    if (stop === undefined) throw new Error("the letter has its link")
    shop.back(0)
    Effect.runSync(shop.notifyMe("rani@contoh.id"))
    const { combination } = gone
    expect(tagOf(shop.stopNotifying({ combination, email: stop.email, signature: "x" }))).toBe("SignatureInvalid")
    expect(Effect.runSync(shop.stopNotifying({ combination, email: stop.email, signature: stop.signature }))).toEqual({
      stopped: true
    })
    shop.back(1)
    expect(shop.write()).toEqual({ messages: 0 })
  })
})
