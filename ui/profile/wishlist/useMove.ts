import { useRef, useState } from "react"
import type { EntryId, WishlistItem } from "#core/wishlist/wishlist.ts"
import { lossText } from "../../kit/overlay/lost-file.ts"
import { useShop } from "../../shop/shop.tsx"

const none: ReadonlySet<EntryId> = new Set()

/** Moves entries into the bag; one that the bag does not take stays. */
export const useMove = (onMoved: (items: ReadonlyArray<WishlistItem>) => void) => {
  const { cart, hearts, appActors, now } = useShop()
  const [moving, setMoving] = useState(none)
  const undo = useRef(() => {})
  const save = (items: ReadonlyArray<WishlistItem>, on: boolean) => {
    for (const { product, combination } of items)
      hearts.press({ product, combination, on, isSold: true, isQuiet: true })
  }
  const move = async (items: ReadonlyArray<WishlistItem>) => {
    setMoving(new Set(items.map(({ id }) => id)))
    try {
      const { moveToBag } = await import("./move-to-bag.ts")
      const moved = await moveToBag(cart, items)
      undo.current = moved.undo
      save(moved.items, false)
      if (moved.items.length > 0) onMoved(moved.items)
    } catch {
      appActors.notices.send({ type: "notice.posted", notice: { kind: "error", text: lossText() }, at: now() })
    }
    setMoving(none)
  }
  const back = (items: ReadonlyArray<WishlistItem>, fromBag: boolean) => {
    save(items, true)
    if (fromBag) undo.current()
  }
  return { moving, move, back }
}
