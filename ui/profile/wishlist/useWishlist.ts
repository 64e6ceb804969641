import { useSelector } from "@xstate/react"
import { useCallback, useEffect, useState, useSyncExternalStore } from "react"
import type { Untimed } from "#core/kernel/timed.ts"
import { type WishlistEvent, type WishlistShown, wishlistMachineOver } from "#core/wishlist/wishlist.machine.ts"
import type { WishlistItem } from "#core/wishlist/wishlist.ts"
import { viewWishlist, type WishlistView } from "#core/wishlist/wishlist.view.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"

/** A member's wishlist as a page shows it: without what was taken off since it was read, here or in another tab. */
export const useWishlist = (
  shown: WishlistShown
): readonly [view: WishlistView, send: (event: Untimed<WishlistEvent>) => void] => {
  const { ports, hearts, now } = useShop()
  const { list } = ports.wishlist
  const actor = useScreenActor(wishlistMachineOver, { list }, shown)
  const send = useCallback(
    (event: Untimed<WishlistEvent>) => actor.send({ ...event, at: now() } as WishlistEvent),
    [actor, now]
  )
  const { filter, sort, count } = shown
  const [first] = useState(shown)
  useEffect(() => {
    if (
      filter !== first.filter ||
      sort !== first.sort ||
      count !== first.count ||
      actor.getSnapshot().context.shown !== first
    )
      send({ type: "list.wanted", filter, sort, count })
  }, [actor, filter, sort, count, first, send])
  useEffect(() => {
    const returned = () => send({ type: "connection.returned" })
    addEventListener("online", returned)
    return () => removeEventListener("online", returned)
  }, [send])
  const snapshot = useSelector(actor, (one) => one)
  const isGone = ({ product, combination }: WishlistItem) => hearts.state({ product, combination }) === false
  const gone = useSyncExternalStore(
    hearts.subscribe,
    () =>
      snapshot.context.items
        .filter(isGone)
        .map(({ id }) => id)
        .join(),
    () => ""
  )
  const ids = new Set(gone.split(","))
  return [viewWishlist(snapshot, ({ id }) => ids.has(id)), send]
}
