import { sqlWishlist } from "#adapters/postgres/members/wishlist.sql.ts"
import { type Prefetch, sqlGoods } from "#adapters/postgres/selling/goods.sql.ts"
import { membersOnly } from "#core/account/session/members-only.ts"
import type { Buyer } from "#core/checkout/checkout.port.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import type { WishlistPort } from "#core/wishlist/wishlist.port.ts"
import { wishlistOver } from "#core/wishlist/wishlist.usecases.ts"
import type { transactionsOver } from "./transactions.ts"

/** A member's wishlist: each change is one transaction, those of one member one after another. Decisions 0046 and 0117. */
export const wishlistOf = (
  transactions: ReturnType<typeof transactionsOver>,
  buyer: Buyer,
  { catalogue }: Pick<ShopPorts, "catalogue">
): WishlistPort => {
  const own = () => [buyer.member && `wishlist ${buyer.member}`]
  return transactions<WishlistPort>(
    {
      add: "transactional",
      addSold: "transactional",
      remove: "transactional",
      hearts: "autocommit",
      list: "autocommit"
    },
    (session, { names, memory }) =>
      membersOnly(buyer.member, (member) => {
        const over = (prefetched?: Prefetch) =>
          wishlistOver(
            { ...sqlWishlist(session, prefetched), ...sqlGoods(session, names, memory, prefetched) },
            catalogue,
            member,
            buyer
          )
        return { ...over(), list: over({ stock: [] }).list }
      }),
    { add: own, addSold: own, remove: own }
  )
}
