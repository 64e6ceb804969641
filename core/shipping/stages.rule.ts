import { rupiah } from "../kernel/money.ts"
import type { Stage } from "../pricing/quote.rule.ts"
import type { ShippingOption } from "./shipping.ts"

/** ⑤ What a courier asks, and what free shipping takes off it. D-26, D-28; H3: the benefit never exceeds the fee. */
export const shippingStage =
  (option: ShippingOption): Stage =>
  () => [
    {
      rule: "shipping",
      amount: option.fee,
      reason: "shipping",
      values: { courier: option.courierName, service: option.service }
    },
    {
      rule: "free-shipping",
      amount: rupiah(-Math.min(option.freed, option.fee)),
      reason: option.freedBy === undefined ? "free-shipping-limit" : "free-shipping-voucher",
      values: option.freedBy === undefined ? {} : { code: option.freedBy }
    }
  ]

/** ⑥ Cover of the parcel, if it is required or chosen. D-55. */
export const insuranceStage =
  ({ insurance }: ShippingOption, wished: boolean): Stage =>
  () =>
    insurance.required || wished
      ? [
          {
            rule: "insurance",
            amount: insurance.premium,
            reason: insurance.required ? "insurance-required" : "insurance-wished",
            values: {}
          }
        ]
      : []
