import { Effect } from "effect"
import type { MemberId } from "../../account/member.ts"
import type { Reader } from "../../catalogue/catalogue.port.ts"
import type { Instant } from "../../kernel/moment.ts"
import { type Rupiah, rupiah } from "../../kernel/money.ts"
import { moveOrder } from "../move.usecases.ts"
import type { Order, OrderCode } from "../order.ts"
import { type OrderStores, type ReceiptStore, receiptsPerOrder } from "../order-store.port.ts"
import { OrderNotThere, OrderUnknown, ReceiptUnknown } from "../orders.errors.ts"
import { openedOver, shownOrder } from "../orders.usecases.ts"
import { pointsEarned } from "../points/earned.rule.ts"
import { type ClaimAnswer, photosPerClaim, type ReturnClaim, type WrittenClaim } from "./claim.ts"
import { refusedClaimField, tidyClaim } from "./claim-form.rule.ts"
import { mostReturned, pointsReturned, returnSum } from "./return-sum.rule.ts"
import { returnVoucher } from "./return-voucher.rule.ts"
import { mayClaim, returnUntil } from "./return-window.rule.ts"
import {
  ClaimNotOpen,
  ClaimRefused,
  ReturnByMember,
  ReturnPeriodOver,
  ReturnSumRefused,
  VoucherWithoutMember
} from "./returns.errors.ts"
import type { ReturnOpsPort, ReturnsPort } from "./returns.port.ts"

/** Pictures that were removed from a claim, or whose answer was lost, leave room for others. Own choice. */
const photosPerOrder = 5 * photosPerClaim

/** Returns of orders as buyers ask for them: by code and key, members their own by its code. D-62b. */
export const returnsOver = (
  stores: OrderStores,
  receipts: ReceiptStore,
  { now, member }: Pick<Reader, "now"> & { readonly member?: MemberId | undefined }
): ReturnsPort => ({
  check: Effect.fnUntraced(function* (asked) {
    return { until: yield* checkClaimable(yield* openedOver(stores, member)(asked), now, member) }
  }),
  keepPhoto: Effect.fnUntraced(function* ({ picture, ...asked }) {
    const order = yield* openedOver(stores, member)(asked)
    yield* checkClaimable(order, now, member)
    return { photo: yield* receipts.keep(order.id, picture, receiptsPerOrder + photosPerOrder) }
  }),
  claim: Effect.fnUntraced(function* ({ claim: sent, ...asked }) {
    const written = tidyClaim(sent)
    const order = yield* openedOver(stores, member, "lock")(asked)
    if (order.claim && isSameClaim(order.claim, written)) return shownOrder(order, now)
    yield* checkClaimable(order, now, member)
    const field = refusedClaimField(order, written)
    if (field) return yield* new ClaimRefused({ field })
    for (const photo of written.photos)
      if (!(yield* stores.orders.hasReceipt(order.id, photo))) return yield* new ReceiptUnknown()
    const claim: ReturnClaim = { ...written, at: now, state: "open" }
    if (!(yield* stores.returns.insert(order.id, claim))) return yield* new OrderNotThere({ status: order.status })
    const by = { actor: { kind: "shopper" } as const, now, note: written.reason, claim }
    return shownOrder(yield* moveOrder(stores, order, "return.claimed", by), now)
  })
})

/** Returns of orders as staff decide them. D-62b, D-75. */
export const returnOpsOver = (stores: OrderStores, now: Instant): ReturnOpsPort => ({
  accept: Effect.fnUntraced(function* ({ code, name, amount, words, byTransfer = false }) {
    const { order, claim } = yield* openClaim(stores, code)
    const most = mostReturned(order)
    const sum = amount ?? returnSum(order, claim)
    if (!Number.isSafeInteger(sum) || sum < 0 || sum > most) return yield* new ReturnSumRefused({ most })
    const voucher =
      claim.refund.kind === "voucher" && !byTransfer && sum > 0 ? yield* voucherOf(stores, order, sum, now) : undefined
    const after = yield* decide(stores, order, {
      actor: { kind: "staff", name },
      now,
      amount: sum,
      answer: {
        state: "accepted",
        answeredAt: now,
        amount: sum,
        ...(voucher && { voucher: voucher.code }),
        ...(words !== undefined && { words })
      }
    })
    yield* movePoints(stores, order, after, claim, now)
    return after
  }),
  refuse: Effect.fnUntraced(function* ({ code, name, words }) {
    const { order } = yield* openClaim(stores, code)
    return yield* decide(stores, order, {
      actor: { kind: "staff", name },
      now,
      answer: { state: "refused", answeredAt: now, words }
    })
  })
})

/** Returns until when the order can be claimed for. Refuses one that cannot now, and that of another member. */
const checkClaimable = Effect.fnUntraced(function* (order: Order, now: Instant, member: MemberId | undefined) {
  if (order.member !== undefined && order.member !== member) return yield* new ReturnByMember()
  const until = returnUntil(order)
  if (until !== undefined && mayClaim(order, now)) return until
  if (order.claim === undefined && until !== undefined && now > until) return yield* new ReturnPeriodOver()
  return yield* new OrderNotThere({ status: order.status })
})

/** Returns whether a claim was written before, word for word: its answer was lost. */
const isSameClaim = (claim: WrittenClaim, other: WrittenClaim): boolean => textOf(claim) === textOf(other)

const textOf = ({ reason, lines, note, photos, refund }: WrittenClaim): string =>
  JSON.stringify([
    reason,
    lines.map(({ line, quantity }) => [line, quantity]),
    note,
    photos,
    refund.kind === "bank" ? [refund.bank, refund.number, refund.holder] : []
  ])

const openClaim = Effect.fnUntraced(function* ({ orders }: OrderStores, code: OrderCode) {
  const order = yield* orders.lock(code)
  if (order === undefined) return yield* new OrderUnknown()
  const { claim } = order
  if (claim?.state !== "open") return yield* new ClaimNotOpen()
  return { order, claim }
})

const voucherOf = Effect.fnUntraced(function* ({ returns }: OrderStores, order: Order, amount: Rupiah, now: Instant) {
  if (order.member === undefined) return yield* new VoucherWithoutMember()
  const voucher = returnVoucher(order.code, order.member, rupiah(amount), now)
  return (yield* returns.makeVoucher(voucher, order.member)) ? voucher : yield* new VoucherWithoutMember()
})

/** Stores a decision and logs it; the buyer gets a message with the claim as it is now. */
const decide = Effect.fnUntraced(function* (
  stores: OrderStores,
  order: Order,
  {
    answer,
    ...by
  }: {
    readonly actor: { readonly kind: "staff"; readonly name: string }
    readonly now: Instant
    readonly amount?: Rupiah
    readonly answer: ClaimAnswer
  }
) {
  if (order.claim === undefined || !(yield* stores.returns.decide(order.id, answer))) return yield* new ClaimNotOpen()
  const type = answer.state === "accepted" ? "return.accepted" : "return.refused"
  return yield* moveOrder(stores, order, type, { ...by, claim: { ...order.claim, ...answer } })
})

/** Points of goods that went back: those redeemed for them return, those earned with them go. D-29, D-62b. */
const movePoints = Effect.fnUntraced(function* (
  { points }: Pick<OrderStores, "points">,
  before: Order,
  after: Order,
  claim: ReturnClaim,
  now: Instant
) {
  yield* points.returnGoods({
    order: before.id,
    redeemed: pointsReturned(before, claim),
    earned: before.status === "completed" ? pointsEarned(before) - pointsEarned(after) : 0,
    now
  })
})
