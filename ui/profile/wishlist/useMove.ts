import { useState } from "react"
import { type Command, lineOf } from "#core/cart/commands.rule.ts"
import { lineIdOf } from "#core/cart/line-id.rule.ts"
import { has } from "#core/cart/queue.rule.ts"
import type { CartActor } from "#core/shop/lazy-cart.ts"
import type { EntryId, WishlistItem } from "#core/wishlist/wishlist.ts"
import { loadDialogs } from "../../cart/LazyCartDialogs.tsx"
import { lossText } from "../../kit/overlay/lost-file.ts"
import { useShop } from "../../shop/shop.tsx"

const lineOfItem = ({ product, combination }: WishlistItem) => ({ product, combination, quantity: 1 })

/** Moves entries into the bag, each in its saved combination; one that the bag does not take stays. */
export const useMove = (onMoved: (items: ReadonlyArray<WishlistItem>) => void) => {
  const { cart, hearts, appActors, now } = useShop()
  const [moving, setMoving] = useState<ReadonlySet<EntryId>>(new Set())
  const [before, setBefore] = useState<ReadonlySet<EntryId>>(new Set())
  const move = async (items: ReadonlyArray<WishlistItem>) => {
    setMoving(new Set(items.map(({ id }) => id)))
    try {
      const [actor] = await Promise.all([cart.load(), loadDialogs()])
      const { view } = actor.getSnapshot().context
      setBefore(new Set(items.filter((item) => has(view, lineIdOf(lineOfItem(item)))).map(({ id }) => id)))
      for (const item of items)
        cart.tell({ type: "item.wanted", line: lineOfItem(item), goods: item.goods, buy: false, isQuiet: true })
      const outcomes = await Promise.all(items.map((item) => outcomeOf(actor, item)))
      const moved = items.filter((_, place) => outcomes[place])
      for (const { product, combination } of moved)
        hearts.press({ product, combination, on: false, isSold: true, isQuiet: true })
      if (moved.length > 0) onMoved(moved)
    } catch {
      appActors.notices.send({ type: "notice.posted", notice: { kind: "error", text: lossText() }, at: now() })
    }
    setMoving(new Set())
  }
  const back = (items: ReadonlyArray<WishlistItem>, fromBag: boolean) => {
    for (const item of items) {
      const { product, combination } = item
      hearts.press({ product, combination, on: true, isSold: true, isQuiet: true })
      if (fromBag && !before.has(item.id)) cart.tell({ type: "line.removed", line: lineIdOf(lineOfItem(item)) })
    }
  }
  return { moving, move, back }
}

/** Whether the bag has an entry once nothing about it is under way, or waits for the shopper's decision. */
const outcomeOf = (actor: CartActor, item: WishlistItem): Promise<boolean> =>
  new Promise((resolve) => {
    const line = lineIdOf(lineOfItem(item))
    const look = (): boolean => {
      const { bag, queue, inFlight, wanted } = actor.getSnapshot().context
      const commands: ReadonlyArray<Command> = inFlight === null ? queue : [inFlight, ...queue]
      if (commands.some((command) => lineOf(command) === line)) return false
      if (wanted !== null && lineIdOf(wanted.line) === line) return false
      resolve(has(bag, line))
      return true
    }
    if (look()) return
    const following = actor.subscribe(() => {
      if (look()) following.unsubscribe()
    })
  })
