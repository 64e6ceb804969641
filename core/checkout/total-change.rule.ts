import type { LineId } from "../cart/cart.ts"
import { hasPaperBag } from "../extras/paper-bag.rule.ts"
import { givenOf } from "../gifts/gifts.rule.ts"
import type { Instant } from "../kernel/moment.ts"
import { type Rupiah, rupiah } from "../kernel/money.ts"
import { accountTail } from "../orders/transfer/account-tail.rule.ts"
import type { BankAccount } from "../orders/transfer/payment.ts"
import type { Goods } from "../pricing/goods.ts"
import type { StepRule } from "../pricing/quote.ts"
import type { Address } from "../regions/address.ts"
import type { ShippingOption } from "../shipping/shipping.ts"
import type { Checkout, CheckoutChange } from "./checkout.ts"
import type { CheckoutContext } from "./ordering.ts"

/** A line whose unit price moved. */
export interface PriceMove {
  readonly line: LineId
  readonly goods: Goods
  readonly before: Rupiah
  readonly now: Rupiah
}

/** A line of which more or fewer units are ordered; 0 if none are. */
export interface QuantityMove {
  readonly line: LineId
  readonly goods: Goods
  readonly before: number
  readonly now: number
}

/** What is not as it was shown: the total, or what is sent where, by whom and at which prices. D-25. */
export interface TotalChange {
  /** As it was on the screen, with the unique code that was shown there. */
  readonly before: Rupiah
  /** As it is on the screen now, with its own unique code. */
  readonly now: Rupiah
  /** Products whose price moved, in the order of the lines. */
  readonly prices: ReadonlyArray<PriceMove>
  /** Goods whose number moved, as by a line of the bag that was changed in another tab or on another device. */
  readonly quantities: ReadonlyArray<QuantityMove>
  /** Shipping after free shipping, if it moved. */
  readonly shipping?: { readonly before: Rupiah; readonly now: Rupiah }
  /** The price of the paper bag without its voucher, if one came or went. D-29e. */
  readonly paperBag?: { readonly before: Rupiah; readonly now: Rupiah }
  /** From when pre-ordered goods are sent, if that is later than it was shown; none before: they were to be sent at once. D-22, D-75. */
  readonly release?: { readonly before?: Instant; readonly now: Instant }
  /** Codes of the vouchers that took something off before and take off nothing now. D-27. */
  readonly lostVouchers: ReadonlyArray<string>
  /** Names of the gifts that came along before and do not now. D-67. */
  readonly lostGifts: ReadonlyArray<string>
  /** Points that count, if they are others. D-29. */
  readonly points?: { readonly before: number; readonly now: number }
  /** What the way to pay costs, if it is another sum. D-56. */
  readonly paymentFee?: { readonly before: Rupiah; readonly now: Rupiah }
  /** Destination, if another one was chosen in another tab. D-63. */
  readonly address?: { readonly before: Address; readonly now: Address }
  /** Names of the stores where it is picked up, if that is another one; absent on the side on which it is sent. D-65. */
  readonly store?: { readonly before?: string; readonly now?: string }
  /** Names of the couriers with their service, if another one carries it, as chosen in another tab. D-52. */
  readonly courier?: { readonly before: string; readonly now: string }
  /** Names of the banks to transfer to, if another account was chosen, as in another tab; with its number beside another account at the same bank. D-56; decision 0043. */
  readonly bank?: { readonly before: string; readonly now: string }
  /** Unique codes, if another one was taken. D-56. */
  readonly uniqueCode?: { readonly before: number; readonly now: number }
  /** The unique code, if there was none before: choosing a bank has added it. D-56; decision 0073. */
  readonly firstCode?: number
}

/**
 * Returns what moved between two states of an order in the making; `undefined` if it costs the same, of the same goods at the same
 * prices and from no later day, and goes to the same place by the same courier. D-25; decisions 0043, 0141.
 */
export const totalChange = (before: Checkout, now: Checkout): TotalChange | undefined => {
  const places = { before: before.delivery?.address, now: now.delivery?.address }
  const address =
    places.before && places.now && isOtherPlace(places.before, places.now)
      ? { before: places.before, now: places.now }
      : undefined
  const [prices, quantities, courier] = [priceMoves(before, now), quantityMoves(before, now), courierMove(before, now)]
  const store = storeMove(before, now)
  const lostGifts = giftsLost(before, now)
  const release = releaseMove(before, now)
  const paperBag = { before: sumOf(before, paperBagRules), now: sumOf(now, paperBagRules) }
  const hasMoved =
    [prices, quantities, lostGifts].some(({ length }) => length > 0) ||
    paperBag.before !== paperBag.now ||
    address !== undefined ||
    store !== undefined ||
    release !== undefined ||
    courier !== undefined
  if (before.totals.payable === now.totals.payable && !hasMoved) return undefined
  const shipping = { before: shippingOf(before), now: shippingOf(now) }
  const fee = { before: sumOf(before, paymentFeeRules), now: sumOf(now, paymentFeeRules) }
  const points = { before: before.points?.counted ?? 0, now: now.points?.counted ?? 0 }
  const accounts = { before: before.payment?.account, now: now.payment?.account }
  const codes = { before: before.payment?.uniqueCode, now: now.payment?.uniqueCode }
  return {
    before: before.totals.payable,
    now: now.totals.payable,
    prices,
    quantities,
    lostVouchers: codesIn(before).filter((code) => !codesIn(now).includes(code)),
    lostGifts,
    ...(points.before !== points.now && { points }),
    ...(shipping.before !== shipping.now && { shipping }),
    ...(paperBag.before !== paperBag.now && { paperBag }),
    ...(fee.before !== fee.now && { paymentFee: fee }),
    ...(release && { release }),
    ...(address && { address }),
    ...(store && { store }),
    ...(courier && { courier }),
    ...(accounts.before !== undefined &&
      accounts.now !== undefined &&
      accounts.before.id !== accounts.now.id && { bank: bankMove(accounts.before, accounts.now) }),
    ...(codes.before === undefined && codes.now !== undefined && { firstCode: codes.now }),
    ...(codes.before !== undefined &&
      codes.now !== undefined &&
      codes.before !== codes.now && { uniqueCode: { before: codes.before, now: codes.now } })
  }
}

const shippingRules: ReadonlyArray<StepRule> = ["shipping", "free-shipping"]

const paperBagRules: ReadonlyArray<StepRule> = ["paper-bag"]

const paymentFeeRules: ReadonlyArray<StepRule> = ["payment-fee"]

const sumOf = ({ steps }: Checkout, rules: ReadonlyArray<StepRule>): Rupiah =>
  rupiah(steps.reduce((sum, { rule, amount }) => (rules.includes(rule) ? sum + amount : sum), 0))

const shippingOf = (checkout: Checkout): Rupiah => sumOf(checkout, shippingRules)

/** Codes of the vouchers that take something off, of the goods, of shipping or of a paper bag. */
const codesIn = ({ steps, delivery }: Checkout): ReadonlyArray<string> => [
  ...steps.flatMap(({ rule, values }) =>
    rule === "voucher" || rule === "paper-bag-voucher" ? [String(values["code"])] : []
  ),
  ...(delivery?.option?.freedBy === undefined ? [] : [delivery.option.freedBy])
]

const giftsLost = (before: Checkout, now: Checkout): ReadonlyArray<string> =>
  givenOf(before.gifts)
    .filter(({ gift }) => givenOf(now.gifts).every((one) => one.gift.combination !== gift.combination))
    .map(({ gift }) => gift.name)

/** A later day is asked about; an earlier one is what a buyer hopes for. */
const releaseMove = (before: Checkout, now: Checkout): TotalChange["release"] => {
  const [was, is] = [releaseOf(before), releaseOf(now)]
  if (is === undefined || (was !== undefined && is <= was)) return undefined
  return { ...(was !== undefined && { before: was }), now: is }
}

/** The last day of what is ordered ahead. */
const releaseOf = ({ lines }: Checkout): Instant | undefined =>
  lines
    .flatMap(({ goods }) => (goods.preOrder ? (goods.deliveryDate ?? []) : []))
    .toSorted((one, other) => other - one)[0]

const priceMoves = (before: Checkout, now: Checkout): ReadonlyArray<PriceMove> =>
  now.lines.flatMap(({ id, goods }) => {
    const was = before.lines.find((line) => line.id === id)?.goods.price.priceAfterDiscount
    const is = goods.price.priceAfterDiscount
    return was === undefined || was === is ? [] : [{ line: id, goods, before: was, now: is }]
  })

const quantityMoves = (before: Checkout, now: Checkout): ReadonlyArray<QuantityMove> => {
  const gone = before.lines.filter(({ id }) => !now.lines.some((line) => line.id === id))
  return [
    ...now.lines.map(({ id, goods, quantity }) => ({
      line: id,
      goods,
      before: before.lines.find((line) => line.id === id)?.quantity ?? 0,
      now: quantity
    })),
    ...gone.map(({ id, goods, quantity }) => ({ line: id, goods, before: quantity, now: 0 }))
  ].filter((move) => move.before !== move.now)
}

const courierMove = ({ delivery: before }: Checkout, { delivery: now }: Checkout): TotalChange["courier"] =>
  before?.option && now?.option && before.option.id !== now.option.id
    ? { before: courierText(before.option), now: courierText(now.option) }
    : undefined

const storeMove = ({ pickup: before }: Checkout, { pickup: now }: Checkout): TotalChange["store"] =>
  before?.store?.id === now?.store?.id
    ? undefined
    : { ...(before?.store && { before: before.store.name }), ...(now?.store && { now: now.store.name }) }

const courierText = ({ courierName, service }: ShippingOption): string => `${courierName} ${service}`

const bankMove = (before: BankAccount, now: BankAccount) => ({
  before: bankText(before, now),
  now: bankText(now, before)
})

/** The bank; with the number of the account if the other account is at the same bank. */
const bankText = (account: BankAccount, other: BankAccount): string => {
  if (account.method === "qris") return "QRIS"
  // The number of a virtual account comes with the order.
  if (account.method !== undefined) return `Virtual account ${account.bank}`
  const isAlone = other.method !== undefined || accountTail(account, [other]) === undefined
  return isAlone ? account.bank : `${account.bank} ${account.number}`
}

/** Whether a parcel would reach another person or at another door; the place on the map only helps to find it. */
const isOtherPlace = (before: Address, now: Address): boolean => textOfPlace(before) !== textOfPlace(now)

const textOfPlace = ({ recipient, district, village, postalCode, line }: Address): string =>
  JSON.stringify([recipient, district.id, village.name, postalCode, line])

/**
 * Whether an answer of the shop moves what was shown in a way that the change `sent` to it does not explain: a price, other
 * goods, another destination or courier, as from another tab, or the total itself. Another unique code alone is no news. D-25, D-63.
 *
 * @param offers the couriers that were shown: one that costs more than it was offered for is asked about, although it was chosen
 */
export const isUnasked = (
  shown: Checkout,
  now: Checkout,
  sent: CheckoutChange | null,
  offers: ReadonlyArray<ShippingOption> = []
): boolean => {
  const [from, to] = [shown.delivery?.address, now.delivery?.address]
  if (priceMoves(shown, now).length > 0) return true
  if (sent?.lines === undefined && (idsOf(shown) !== idsOf(now) || releaseMove(shown, now))) return true
  if (sent?.address === undefined && from && to && isOtherPlace(from, to)) return true
  if (sent?.pickup === undefined && sent?.address === undefined && storeMove(shown, now) !== undefined) return true
  const isSameParcel = sent?.address === undefined && sent?.lines === undefined && sent?.pickup === undefined
  if (isSameParcel && sent?.service === undefined && (courierMove(shown, now) || giftsLost(shown, now).length > 0))
    return true
  // A free one moves no total.
  const isBagAsked = !isSameParcel || sent?.service !== undefined || sent?.paperBag !== undefined
  if (!isBagAsked && hasPaperBag(shown.steps) !== hasPaperBag(now.steps)) return true
  const isFeeNew = sent?.service !== undefined || shippingOf(shown) !== shippingOf(now)
  if (isSameParcel && isFeeNew && isDearerThanOffered(now, offers)) return true
  const hasCourier = !shown.ships || shown.delivery?.service !== undefined
  // The box of the insurance changes its premium alone.
  if (isSameParcel && sent?.service === undefined && hasCourier && shippingOf(shown) !== shippingOf(now)) return true
  const isShippingChosen = [sent?.address, sent?.service, sent?.insured, sent?.paperBag, sent?.pickup].some(
    (part) => part !== undefined
  )
  if (isShippingChosen || !hasCourier) return false
  if (sent?.lines !== undefined) return shippingOf(shown) < shippingOf(now)
  const feeOf = (one: Checkout): number => (sent?.bank === undefined ? 0 : sumOf(one, paymentFeeRules))
  return withoutCode(shown) - feeOf(shown) !== withoutCode(now) - feeOf(now)
}

/** Returns whether the chosen courier costs more now than it was offered for. D-52. */
export const isDearerThanOffered = (now: Checkout, offers: ReadonlyArray<ShippingOption>): boolean => {
  const offer = offers.find(({ id }) => id === now.delivery?.service)
  return offer?.eligible === true && shippingOf(now) > offer.fee - offer.freed
}

const idsOf = ({ lines }: Checkout): string =>
  JSON.stringify(lines.map(({ id, quantity }) => [id, quantity]).toSorted())

const withoutCode = ({ totals, payment }: Checkout): number => totals.payable - (payment?.uniqueCode ?? 0)

/** Returns whether a change is more than the courier that was chosen before the press. */
export const isOtherTotalOrPlace = (change: TotalChange | undefined): boolean =>
  change !== undefined && (change.before !== change.now || change.address !== undefined || change.store !== undefined)

/** Returns whether fewer or more units are all that moved, with what follows from them: the total, shipping, points and the code. */
export const isOfUnitsAlone = (change: TotalChange | undefined): boolean =>
  change !== undefined &&
  [change.prices, change.lostVouchers, change.lostGifts].every(({ length }) => length === 0) &&
  [change.address, change.store, change.courier, change.bank, change.release, change.paperBag, change.paymentFee].every(
    (one) => one === undefined
  )

/** Returns how the total moved since it was last shown or accepted; beside the order of another tab, a code alone is no news. D-25. */
export const changeIn = ({
  before,
  checkout,
  elsewhere
}: Pick<CheckoutContext, "before" | "checkout" | "elsewhere">): TotalChange | undefined => {
  if (before === null || checkout === null) return undefined
  return elsewhere !== null && !isUnasked(before, checkout, null) ? undefined : totalChange(before, checkout)
}
