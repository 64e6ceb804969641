import { type Rupiah, rupiah } from "../kernel/money.ts"
import type { Language } from "../kernel/text.ts"
import type { Stage } from "../pricing/quote.rule.ts"
import type { Step } from "../pricing/quote.ts"
import type { ShippingOption } from "../shipping/shipping.ts"
import type { PartName } from "../toggles/features.ts"
import { type BagVoucher, slotOf } from "../vouchers/voucher.ts"
import { type CheckoutPaperBag, type PaperBag, paperBag } from "./paper-bag.ts"

/** Returns the bags that can be bought beside goods; none while they are switched off. D-29e; decision 0146. */
export const paperBagsIn = (language: Language, off: ReadonlyArray<PartName>): ReadonlyArray<PaperBag> =>
  off.includes("paper_bag") ? [] : [{ ...paperBag, name: paperBag.name[language] }]

/** Returns whether this courier takes a paper bag: it rides within its city, and carries the parcel now. D-29e. */
export const takesPaperBag = (option: Pick<ShippingOption, "eligible" | "needsLocation"> | undefined): boolean =>
  option?.eligible === true && option.needsLocation

/** How goods leave a store with their buyer: in a paper bag, if one is wanted. D-29e, D-66. */
export const inStore = { eligible: true, needsLocation: true } as const

/** Returns the voucher among those of a bag that makes a paper bag free. D-26, D-29e. */
const freeing = (vouchers: ReadonlyArray<BagVoucher>): BagVoucher["voucher"] | undefined =>
  vouchers.find(({ voucher, problem }) => problem === undefined && slotOf(voucher) === "paper-bag")?.voucher

/**
 * Returns the paper bag of a checkout. A wish counts only with a courier that takes bags; with another one it stays, and
 * counts again once such a courier is chosen. D-29e.
 *
 * @param price what one costs
 */
export const paperBagAt = (
  price: Rupiah,
  wanted: boolean,
  option: Pick<ShippingOption, "eligible" | "needsLocation"> | undefined,
  vouchers: ReadonlyArray<BagVoucher>
): CheckoutPaperBag => {
  const by = freeing(vouchers)
  return { price, wanted, counts: wanted && takesPaperBag(option), ...(by && { freedBy: by.code }) }
}

/** ⑥ A paper bag, and the voucher that makes it free. D-26, D-29e. */
export const paperBagStage =
  (bag: CheckoutPaperBag | undefined): Stage =>
  () => {
    if (!bag?.counts) return []
    const { price, freedBy } = bag
    const bought = { rule: "paper-bag", amount: price, reason: "paper-bag", values: {} } as const
    if (freedBy === undefined) return [bought]
    const freed = { rule: "paper-bag-voucher", amount: rupiah(-price), reason: "paper-bag-voucher" } as const
    return [bought, { ...freed, values: { code: freedBy } }]
  }

/** Returns whether steps of a total contain a paper bag. */
export const hasPaperBag = (steps: ReadonlyArray<Step>): boolean => steps.some(({ rule }) => rule === "paper-bag")
