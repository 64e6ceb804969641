import { useState } from "react"
import type { CartView } from "#core/cart/cart.view.ts"
import { guestVouchersOver } from "#core/cart/vouchers/guest-vouchers.usecases.ts"
import { lazyPort } from "#core/kernel/port-actors.ts"
import { type WelcomeOffer, welcomeOffer } from "#core/vouchers/welcome.rule.ts"
import { useShop } from "../shop/shop.tsx"
import { useVoucherList } from "./useVoucherList.ts"

/**
 * Returns what is offered to a new member, as the shop says for this bag; none before it has. A bag of another owner needs
 * another `key`. Decision 0105.
 */
export const useWelcomeOffer = (view: CartView): WelcomeOffer | undefined => {
  const { bag } = view
  const { ports, loadPort, now } = useShop()
  const [port] = useState(() =>
    bag.owner === "guest" ? lazyPort(async () => guestVouchersOver(await loadPort("bags"), now)) : ports.memberBag
  )
  const [{ advice }] = useVoucherList(port, view)
  return advice ? welcomeOffer(advice, bag.vouchers) : undefined
}
