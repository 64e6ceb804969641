import { useEffect, useState } from "react"
import type { CartView } from "#core/cart/cart.view.ts"
import { guestVouchersOver } from "#core/cart/vouchers/guest-vouchers.usecases.ts"
import { voucherListMachineOver } from "#core/cart/vouchers/voucher-list.machine.ts"
import { viewVoucherList } from "#core/cart/vouchers/voucher-list.view.ts"
import { lazyPort } from "#core/kernel/port-actors.ts"
import { type WelcomeOffer, welcomeOffer } from "#core/vouchers/welcome.rule.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"

/**
 * Returns what is offered to a new member, as the shop says for this bag; none before it has. A bag of another owner needs
 * another `key`. Decision 0105.
 */
export const useWelcomeOffer = ({ bag, voucherProblem }: CartView): WelcomeOffer | undefined => {
  const { ports, loadPort, now } = useShop()
  const [port] = useState(() =>
    bag.owner === "guest" ? lazyPort(async () => guestVouchersOver(await loadPort("bags"), now)) : ports.memberBag
  )
  const [{ advice }, send] = useView(useScreenActor(voucherListMachineOver, port, {}), viewVoucherList)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bag itself is not asked, only that it is another one
  useEffect(() => void send({ type: "bag.changed" }), [bag.checkedAt, bag.totals.goods, voucherProblem, send])
  return advice ? welcomeOffer(advice, bag.vouchers) : undefined
}
