import { useEffect } from "react"
import { useNavigate } from "react-router-dom"
import { waitFor } from "xstate"
import { lineIdOf } from "#core/cart/line-id.rule.ts"
import { orderingIn, persistedOrdering } from "#core/checkout/persisted-ordering.rule.ts"
import type { OrderedAgain } from "#core/orders/history/again.rule.ts"
import type { CheckoutId } from "#core/orders/order.ts"
import { goodsPath } from "#core/pricing/goods-path.rule.ts"
import { useWords } from "../messages/useWords.ts"
import { useAppActor, useShop } from "../shop/shop.tsx"
import type { useOrder } from "./useOrder.ts"

/** Longest wait for the bag. */
const readMs = 5_000

/**
 * Adds what can be ordered once more to the bag and goes there; what the bag holds of it already is not added twice.
 * The bag shows it, so no dialog says it once more; a notice says that it is in, or names what there is less of. If
 * nothing is left it goes to the product, which offers similar ones and a message when it is back. Decision 0065. To pay in
 * another way it goes on to the payment of the checkout that was opened for it. Decision 0102.
 */
export const useAgain = ({ actor }: Pick<ReturnType<typeof useOrder>, "actor">): void => {
  const { cart, local, now } = useShop()
  const { t } = useWords()
  const navigate = useNavigate()
  const notices = useAppActor("notices")
  useEffect(() => {
    const notify = (text: string, values = {}) =>
      notices.send({ type: "notice.posted", notice: { kind: "info", text, values }, at: now() })
    const take = async ({ wanted, short }: OrderedAgain, checkout: CheckoutId | undefined): Promise<void> => {
      const [first] = short
      if (wanted.length === 0 && first !== undefined) {
        notify("orders.again.none")
        void navigate(goodsPath(first.goods))
        return
      }
      const bag = await cart.load()
      // Until the bag is read it seems empty, and everything new. Without a connection it goes on with what it has.
      await waitFor(bag, (snapshot) => !snapshot.matches({ queue: "reading" }), { timeout: readMs }).catch(() => {})
      const before = bag.getSnapshot().context.view
      for (const offered of wanted) cart.tell({ type: "item.wanted", ...offered, buy: false, isQuiet: true })
      const { view, wanted: asked, problem } = bag.getSnapshot().context
      const list = short.map(({ goods, quantity, left }) =>
        t("orders.again.of", {
          name: [goods.name, goods.combinationName].filter(Boolean).join(" "),
          left,
          quantity
        })
      )
      if (list.length > 0) notify("orders.again.short", { list: list.join(", ") })
      else if (checkout !== undefined) notify("orders.again.otherPayment")
      else if (view.count > before.count) notify("orders.again.added")
      // What does not fit the bag is a question (D-21), and what there is no room for is said by the cart.
      else if (!asked && !problem) notify("orders.again.held")
      if (checkout === undefined) return void navigate("/order")
      const { bought = 0 } = orderingIn(local.ordering.read()) ?? {}
      local.ordering.write(persistedOrdering({ checkout, bought }))
      const only = wanted.map(({ line }) => `${lineIdOf(line)}:${line.quantity}`).join()
      void navigate(`/order?step=payment&lines=${encodeURIComponent(only)}`)
    }
    // A cart that cannot be fetched shows that itself.
    const subscription = actor.on("again.found", ({ again, checkout }) => void take(again, checkout).catch(() => {}))
    return () => subscription.unsubscribe()
  }, [actor, cart, local, now, t, navigate, notices])
}
