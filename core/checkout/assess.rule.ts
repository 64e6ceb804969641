import { Effect } from "effect"
import type { BagOwner, WantedLine } from "../cart/cart.ts"
import { isForOwner, staysBehind } from "../cart/guest.rule.ts"
import { type Assessed, assessLines } from "../cart/lines.rule.ts"
import { inStore, paperBagAt, paperBagStage } from "../extras/paper-bag.rule.ts"
import type { CheckoutPaperBag } from "../extras/paper-bag.ts"
import type { BagGift } from "../gifts/gift.ts"
import { flownGifts, type GiftsFor, giftLineId, giftLines, giftStage, givenOf } from "../gifts/gifts.rule.ts"
import type { Instant } from "../kernel/moment.ts"
import { type Rupiah, rupiah } from "../kernel/money.ts"
import { bankAccountAmong } from "../orders/transfer/banks.ts"
import { type CodRecord, codFeeOf, codProblemOf } from "../orders/transfer/cod.rule.ts"
import type { BankAccount } from "../orders/transfer/payment.ts"
import { paymentFeeStage } from "../orders/transfer/payment-fee.rule.ts"
import { uniqueCodeStage } from "../orders/transfer/unique-code.rule.ts"
import { type PickupPlace, pickupService, selfCheckoutService } from "../pickup/pickup.ts"
import { readyTimeOf } from "../pickup/pickup-time.rule.ts"
import { offersPickup, pickupProblemOf, sellsHere } from "../pickup/store-offers.rule.ts"
import { afterVoucherOf, bagPoints, pointsStage } from "../points/points.rule.ts"
import type { MemberPoints } from "../points/points.ts"
import type { Goods } from "../pricing/goods.ts"
import type { AmountTooLarge } from "../pricing/pricing.errors.ts"
import { quoteLine, quoteOf } from "../pricing/quote.rule.ts"
import type { QuoteLine } from "../pricing/quote.ts"
import { hashOf } from "../pricing/quote-hash.rule.ts"
import { type Dispatch, optionsFor, type Parcel } from "../shipping/options.rule.ts"
import type { ShippingOption } from "../shipping/shipping.ts"
import { insuranceStage, shippingStage } from "../shipping/stages.rule.ts"
import type { Store } from "../stores/store.ts"
import type { PartName } from "../toggles/features.ts"
import type { VouchersFor } from "../vouchers/bag-vouchers.usecases.ts"
import { bestSource } from "../vouchers/shipping-source.rule.ts"
import { type BagVoucher, slotOf, type Voucher, type VoucherId } from "../vouchers/voucher.ts"
import { voucherStage } from "../vouchers/voucher-stage.rule.ts"
import type { Checkout, CheckoutLine, LeftOut, StoredCheckout } from "./checkout.ts"
import { firstOpenStep, requirementsOf } from "./requirements.rule.ts"

/** Data that is read once for everything that is computed of a checkout. */
export interface CheckoutFacts extends Dispatch {
  readonly goodsOf: (line: WantedLine) => Goods | undefined
  /** What the vouchers of its member's bag do for these lines. */
  readonly vouchersFor: VouchersFor
  /** The vouchers that count for these lines by themselves. Decision 0106. */
  readonly automaticFor: (lines: ReadonlyArray<QuoteLine>) => ReadonlyArray<Voucher>
  /** What these lines earn. */
  readonly giftsFor: GiftsFor
  /** The points of its member, and what is redeemed for the bag. */
  readonly points?: MemberPoints
  /** What a paper bag costs; absent while the shop sells none. D-29e. */
  readonly paperBag?: Rupiah
  /** The stores of the shop. D-65. */
  readonly stores: ReadonlyArray<Store>
  /** What operations have switched off. Decision 0146. */
  readonly off: ReadonlyArray<PartName>
  /** The company's accounts, as they are now. */
  readonly banks: ReadonlyArray<BankAccount>
  readonly now: Instant
  /** Ids of the designs that e-gifts can have. */
  readonly egiftTemplates: ReadonlyArray<string>
  /** The buyer is a member whose registration is not complete. D-35. */
  readonly isHalfMember: boolean
  /** Absent for guests. D-57. */
  readonly codRecord?: CodRecord
}

/** A checkout with what the next decisions need of it. */
export interface Assessment {
  readonly checkout: Checkout
  readonly lines: ReadonlyArray<Assessed>
  readonly gifts: ReadonlyArray<BagGift>
  readonly parcel: Parcel
  /** What is paid without a unique code. */
  readonly base: Rupiah
  /** Vouchers that this total needs: an order takes one redemption of each. */
  readonly uses: ReadonlyArray<VoucherId>
  /** Points that this total needs. */
  readonly points: number
}

/**
 * A checkout at this moment's prices: its lines, what its courier asks, every step to the total, and what is still missing.
 * Nothing of it is stored; it is computed for every answer. D-25, D-26, D-69. Refuses sums beyond whole rupiah.
 */
export const assess = (stored: StoredCheckout, facts: CheckoutFacts): Effect.Effect<Assessment, AmountTooLarge> =>
  Effect.gen(function* () {
    const all = assessLines(stored.lines, facts.goodsOf)
    const lines = all.filter((line) => !isLeftOut(line, stored))
    const counted = yield* Effect.forEach(
      lines.filter((line) => line.counted > 0),
      (line) => quoteLine(line.goods, line.counted)
    )
    const vouchers = facts.vouchersFor(counted)
    const earned = facts.giftsFor(counted)
    const automatic = facts.automaticFor(counted)
    // Those that count by themselves first: of equals, no redeemed one is used up.
    const counting = [...automatic, ...vouchers.flatMap(({ voucher, problem }) => (problem ? [] : [voucher]))]
    const worth = (yield* quoteOf(counted, {})).totals.goods
    const parcel: Parcel = {
      lines: lines.filter(({ goods }) => !goods.giftCard).map(({ id, goods, line }) => ({ id, goods, ...line })),
      gifts: givenOf(earned).map(({ gift }) => ({ id: giftLineId(gift), goods: gift, quantity: 1 })),
      worth,
      freedFor: (fee, kind) => {
        const { freed, by } = bestSource({ fee, kind }, worth, counting)
        return { freed, ...(by && { freedBy: by.code }) }
      }
    }
    const hasGoods = parcel.lines.length > 0
    const pickup = hasGoods ? pickupOf(stored, lines, facts) : undefined
    const isPickup = hasGoods && stored.pickup !== undefined
    const option = isPickup ? undefined : chosenOption(stored, parcel, facts)
    const gifts = option?.byAir ? flownGifts(earned) : earned
    const ships = hasGoods && !isPickup
    const paperBag =
      facts.paperBag !== undefined && (ships || stored.selfCheckout)
        ? paperBagAt(facts.paperBag, stored.paperBag ?? false, stored.selfCheckout ? inStore : option, vouchers)
        : undefined
    const stages = {
      gifts: [giftStage(gifts)],
      voucher: [voucherStage(vouchers)],
      points: [pointsStage(facts.points)],
      ...(stored.selfCheckout && { extra: [paperBagStage(paperBag)] }),
      ...(option?.eligible && {
        shipping: [shippingStage(option)],
        extra: [insuranceStage(option, stored.delivery?.insured ?? false), paperBagStage(paperBag)]
      })
    }
    const chosen = bankAccountAmong(facts.banks, stored.bank)
    const extra = [...(stages.extra ?? []), paymentFeeStage(chosen)]
    const cod = facts.banks.some(({ method }) => method === "cod")
      ? codOf((yield* quoteOf(counted, stages)).totals.payable, lines, { option, isPickup }, facts)
      : undefined
    const base = (yield* quoteOf(counted, { ...stages, extra })).totals.payable
    // The code that was taken counts only for the amount and the account it was taken for. D-56.
    const code =
      stored.code?.base === base && isTransferredTo(bankAccountAmong(facts.banks, stored.code.bank))
        ? stored.code
        : undefined
    const quote = yield* quoteOf(counted, {
      ...stages,
      extra: code ? [...extra, uniqueCodeStage(code.code)] : extra
    })
    const points = facts.points && bagPoints(facts.points, counted, afterVoucherOf(quote.steps))
    const account = code ? bankAccountAmong(facts.banks, code.bank) : chosen
    const requirements = requirementsOf({
      stored,
      lines,
      ships,
      option,
      isPaymentChosen: base === 0 || code !== undefined || chosen?.method !== undefined,
      codProblem: chosen?.method === "cod" && base > 0 ? cod?.problem : undefined,
      isHalfMember: facts.isHalfMember,
      ...(isPickup && { pickup: { store: pickup?.store, problem: pickup?.problem } }),
      egiftTemplates: facts.egiftTemplates,
      now: facts.now
    })
    const checkout: Checkout = {
      id: stored.id,
      version: stored.version,
      step: firstOpenStep(requirements),
      lines: lines.map(checkoutLine),
      leftOut: all.filter((line) => isLeftOut(line, stored)).map((line) => leftOut(line, ownerOf(stored))),
      ...(stored.contact && { contact: stored.contact }),
      ships,
      ...(pickup && { pickup }),
      ...(stored.delivery && !isPickup && { delivery: { ...stored.delivery, ...(option && { option }) } }),
      ...(paperBag && { paperBag }),
      ...(account && { payment: { account, ...(code && { uniqueCode: code.code }) } }),
      ...(cod && { cod }),
      ...(stored.note !== undefined && { note: stored.note }),
      gifts,
      vouchers,
      ...(points && { points }),
      steps: quote.steps,
      totals: quote.totals,
      quoteHash: hashOf({ ...quote, lines: [...quote.lines, ...giftLines(gifts)] }),
      requirements,
      expiresAt: stored.expiresAt,
      ...(stored.placed !== undefined && { placed: stored.placed })
    }
    const uses = usedOf([...vouchers, ...automatic.map(bagVoucherOf)], option, paperBag)
    return { checkout, lines, gifts, parcel, base, uses, points: points?.counted ?? 0 }
  })

/** Returns whether and where an order is picked up; `undefined` while no store offers pickup. D-65. */
const pickupOf = (
  { pickup, selfCheckout }: StoredCheckout,
  lines: ReadonlyArray<Assessed>,
  { stores, off, now }: CheckoutFacts
): Checkout["pickup"] => {
  const isOff = off.includes(selfCheckout ? selfCheckoutService : pickupService)
  const offering = isOff ? [] : stores.filter(selfCheckout ? sellsHere : offersPickup)
  if (offering.length === 0 && pickup === undefined) return undefined
  const problem = isOff ? "off" : lines.flatMap(({ goods }) => pickupProblemOf(goods) ?? [])[0]
  const found = offering.find(({ id }) => id === pickup)
  const readyAt = found && readyTimeOf(found.hours, now)
  return {
    ...(problem && { problem }),
    ...(found && { store: placeOf(found) }),
    ...(readyAt !== undefined && { readyAt })
  }
}

const placeOf = ({ services: _, isDefault: __, ...place }: Store): PickupPlace => place

/** Returns what paying the courier costs beside `sum`, and why it cannot be done. D-57. */
const codOf = (
  sum: Rupiah,
  lines: ReadonlyArray<Assessed>,
  way: { readonly option: ShippingOption | undefined; readonly isPickup: boolean },
  { codRecord: record }: CheckoutFacts
): NonNullable<Checkout["cod"]> => {
  const problem = codProblemOf({ goods: lines.map(({ goods }) => goods), ...way, sum, record })
  return { fee: codFeeOf(sum), ...(problem && { problem }) }
}

/** Returns a voucher that counts by itself as one of a bag: it takes nothing off goods. Decision 0106. */
const bagVoucherOf = (voucher: Voucher): BagVoucher => ({ voucher, discount: rupiah(0) })

/**
 * Returns what takes something off: a voucher for shipping counts only if it is the source that frees the parcel (D-28), one for
 * paper bags only if a bag is bought (D-29e).
 */
const usedOf = (
  vouchers: ReadonlyArray<BagVoucher>,
  option: ShippingOption | undefined,
  paperBag: CheckoutPaperBag | undefined
): ReadonlyArray<VoucherId> =>
  vouchers
    .filter(({ voucher, discount }) => {
      const slot = slotOf(voucher)
      if (slot === "shipping") return option?.eligible && option.freedBy === voucher.code
      return slot === "paper-bag" ? paperBag?.counts && paperBag.freedBy === voucher.code : discount > 0
    })
    .map(({ voucher }) => voucher.id)

/** Lines of a bag that cannot be ordered when a checkout is opened with them. D-25b. */
export const leftOutOf = (
  lines: ReadonlyArray<WantedLine>,
  goodsOf: CheckoutFacts["goodsOf"],
  owner: BagOwner
): StoredCheckout["leftOut"] =>
  assessLines(lines, goodsOf)
    .filter((line) => staysBehind(line, owner) !== undefined)
    .map(({ id }) => id)

/** Returns the owner of these lines: what guests may not order, members may. D-24. */
export const ownerOf = ({ member }: { readonly member?: StoredCheckout["member"] | undefined }): BagOwner =>
  member === undefined ? "guest" : "member"

/** Whether an account is paid into by transfers, which have a unique code. D-56. */
const isTransferredTo = (account: BankAccount | undefined): boolean =>
  account !== undefined && account.method === undefined

/** Whether a line stayed in the bag when the checkout was opened, or is not for guests; others are corrected. D-24. */
const isLeftOut = ({ id, goods }: Assessed, stored: StoredCheckout): boolean =>
  stored.leftOut.includes(id) || !isForOwner(goods, ownerOf(stored))

const chosenOption = ({ delivery }: StoredCheckout, parcel: Parcel, facts: CheckoutFacts) => {
  if (delivery?.service === undefined || parcel.lines.length === 0) return undefined
  const { city, province, location } = delivery.address
  return optionsFor(parcel, { city: city.id, province: province.id, location }, facts, facts.now).find(
    ({ id }) => id === delivery.service
  )
}

const leftOut = ({ id, goods, line, counted }: Assessed, owner: BagOwner): LeftOut => ({
  line: id,
  goods,
  quantity: line.quantity,
  reason: staysBehind({ goods, counted }, owner) ?? "SOLD_OUT"
})

const checkoutLine = ({ id, goods, line, counted }: Assessed): CheckoutLine => ({
  id,
  goods,
  quantity: line.quantity,
  counted,
  total: rupiah(goods.price.priceAfterDiscount * counted),
  ...(line.egift && { egift: line.egift })
})
