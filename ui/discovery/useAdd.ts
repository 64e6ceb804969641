import { useState } from "react"
import { waitFor } from "xstate"
import type { Product, ProductId } from "#core/catalogue/product.ts"
import { goodsOf } from "#core/discovery/selections/selections.rule.ts"
import { performCall } from "#core/kernel/port-actors.ts"
import type { Goods } from "#core/pricing/goods.ts"
import type { CartActor } from "#core/shop/lazy-cart.ts"
import { loadDialogs } from "../cart/LazyCartDialogs.tsx"
import { useShop } from "../shop/shop.tsx"

const lineOf = ({ product, combination }: Goods) => ({ product, combination, quantity: 1 })

const isIn = (cart: CartActor, goods: Goods): boolean =>
  cart.getSnapshot().context.view.items.some((item) => item.goods.combination === goods.combination)

/** Puts goods into the bag; a press that is under way is not made again. */
export const useAdd = () => {
  const { cart, appActors, ports, now } = useShop()
  const [isWaiting, setWaiting] = useState(false)
  const fail = () =>
    appActors.notices.send({
      type: "notice.posted",
      notice: { kind: "error", text: "discovery.added.failed" },
      at: now()
    })
  const guarded = async (work: () => Promise<void>): Promise<void> => {
    if (isWaiting) return
    setWaiting(true)
    await work().catch(fail)
    setWaiting(false)
  }
  const ready = async () => (await Promise.all([cart.load(), loadDialogs()]))[0]
  return {
    isWaiting,
    /** One unit; the bag's own dialog answers. */
    add: (goods: Goods) =>
      guarded(async () => {
        await ready()
        cart.tell({ type: "item.wanted", line: lineOf(goods), goods, buy: false })
      }),
    /** One unit of a product, or of the shade or size that is chosen first. */
    addProduct: (id: ProductId, choose: (product: Product) => void) =>
      guarded(async () => {
        const found = (await performCall(ports.catalogue.product({ id }), new AbortController().signal)) as Product
        const goods = found.combinations.length === 1 ? goodsOf(found) : undefined
        if (goods === undefined) return choose(found)
        await ready()
        cart.tell({ type: "item.wanted", line: lineOf(goods), goods, buy: false })
      }),
    /**
     * One unit of each, one after another: a bag of another kind asks once, and if it stays as it is nothing is put in. `done` is
     * called once the shop has them.
     */
    addAll: (all: ReadonlyArray<Goods>, done: () => void) =>
      guarded(async () => {
        const actor = await ready()
        for (const goods of all) {
          cart.tell({ type: "item.wanted", line: lineOf(goods), goods, buy: false, isQuiet: true })
          const isAsked = actor.getSnapshot().matches({ bag: "confirming" })
          await waitFor(actor, (snapshot) => !snapshot.matches({ bag: "confirming" }))
          if (isAsked && !isIn(actor, goods)) return
        }
        await waitFor(actor, ({ context }) => context.queue.length === 0 && context.inFlight === null)
        if (!all.every((goods) => isIn(actor, goods))) throw new Error("the bag has not taken all goods")
        done()
      })
  }
}
