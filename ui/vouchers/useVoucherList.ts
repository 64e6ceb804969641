import { useEffect, useRef } from "react"
import type { CartView } from "#core/cart/cart.view.ts"
import { type VoucherListPort, voucherListMachineOver } from "#core/cart/vouchers/voucher-list.machine.ts"
import { viewVoucherList } from "#core/cart/vouchers/voucher-list.view.ts"
import { useScreenActor } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"

/** Returns the vouchers for a bag as a view, with its `send`: read once, and again whenever the bag is another one. */
export const useVoucherList = (port: VoucherListPort, { bag, voucherProblem }: CartView) => {
  const [view, send] = useView(useScreenActor(voucherListMachineOver, port, {}), viewVoucherList)
  const { checkedAt, totals } = bag
  // The machine reads by itself when it starts.
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows what changes the vouchers of a bag, not each new object of it
  useEffect(() => {
    if (!isFirst.current) send({ type: "bag.changed" })
    isFirst.current = false
  }, [checkedAt, totals.goods, voucherProblem, send])
  return [view, send] as const
}
