import { type Command, lineOf } from "#core/cart/commands.rule.ts"
import { lineIdOf } from "#core/cart/line-id.rule.ts"
import { has } from "#core/cart/queue.rule.ts"
import type { CartActor, LazyCart } from "#core/shop/lazy-cart.ts"
import type { WishlistItem } from "#core/wishlist/wishlist.ts"
import { loadDialogs } from "../../cart/LazyCartDialogs.tsx"

/** What became of entries that were to move, and what takes them out of the bag again. */
export interface Moved {
  readonly items: ReadonlyArray<WishlistItem>
  /** Takes out what was not in the bag before. */
  readonly undo: () => void
}

const lineOfItem = ({ product, combination }: WishlistItem) => ({ product, combination, quantity: 1 })
const lineIdOfItem = (item: WishlistItem) => lineIdOf(lineOfItem(item))

/** Puts entries into the bag, each in its saved combination; resolves once the bag has taken or refused each. */
export const moveToBag = async (cart: LazyCart, items: ReadonlyArray<WishlistItem>): Promise<Moved> => {
  const [actor] = await Promise.all([cart.load(), loadDialogs()])
  const { view } = actor.getSnapshot().context
  const added = items.filter((item) => !has(view, lineIdOfItem(item)))
  for (const item of items)
    cart.tell({ type: "item.wanted", line: lineOfItem(item), goods: item.goods, buy: false, isQuiet: true })
  const outcomes = await Promise.all(items.map((item) => outcomeOf(actor, item)))
  return {
    items: items.filter((_, place) => outcomes[place]),
    undo: () => {
      for (const item of added) cart.tell({ type: "line.removed", line: lineIdOfItem(item) })
    }
  }
}

/** Whether the bag has an entry once nothing about it is under way, or waits for the shopper's decision. */
const outcomeOf = (actor: CartActor, item: WishlistItem): Promise<boolean> =>
  new Promise((resolve) => {
    const line = lineIdOfItem(item)
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
