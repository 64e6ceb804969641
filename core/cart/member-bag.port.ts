import type { Effect } from "effect"
import type { Unauthenticated } from "../account/account.errors.ts"
import type { MemberId } from "../account/member.ts"
import type { GiftId } from "../gifts/gift.ts"
import type { Unavailable } from "../kernel/failure.ts"
import type { NoInput } from "../kernel/input.ts"
import type { PointsProblem } from "../points/points.errors.ts"
import type { OwnVouchers } from "../vouchers/own-vouchers.rule.ts"
import type { VoucherId } from "../vouchers/voucher.ts"
import type { VoucherCodeMissing, VoucherProblem } from "../vouchers/vouchers.errors.ts"
import type { LineUnknown, OrderLimit } from "./cart.errors.ts"
import type { BagRefusal, GiftChoice, How } from "./cart.port.ts"
import type { Bag, LineId, WantedLine } from "./cart.ts"
import type { BagAndSaved, Joined, StoredMemberCart } from "./member-bag.ts"

type Answer<A, E = never> = Effect.Effect<A, E | Unauthenticated | Unavailable>

/** A member's bag, stored by the shop. Every answer is the whole bag. Wire, Bag, vouchers, points; D-20, D-21. */
export interface MemberBagPort {
  readonly read: (input: NoInput) => Answer<Bag>
  readonly count: (input: NoInput) => Answer<{ readonly count: number }>
  /** 0 units take the line out. */
  readonly put: (input: { readonly line: WantedLine; readonly how: How }) => Answer<Bag, BagRefusal>
  readonly remove: (input: { readonly line: LineId }) => Answer<Bag, LineUnknown>
  readonly clear: (input: NoInput) => Answer<Bag>
  /** Empties the bag and adds this; `keepOld` saves what was there for later. D-21. */
  readonly replaceWith: (input: { readonly line: WantedLine; readonly keepOld: boolean }) => Answer<Bag, BagRefusal>
  /** Merges a guest's bag, once for each bag: a repeated call returns what the first one did. D-20. */
  readonly merge: (input: {
    /** The guest's bag. */
    readonly bag: string
    readonly lines: ReadonlyArray<WantedLine>
    /** Gifts that the guest did not want. D-67. */
    readonly declined?: ReadonlyArray<GiftId>
  }) => Answer<Joined, OrderLimit>
  readonly all: (input: NoInput) => Answer<BagAndSaved>
  readonly saved: (input: NoInput) => Answer<BagAndSaved["saved"]>
  readonly saveForLater: (input: { readonly line: LineId }) => Answer<BagAndSaved, LineUnknown>
  readonly moveBack: (input: { readonly line: LineId }) => Answer<BagAndSaved, LineUnknown | BagRefusal>
  /** Redeems a voucher in place of the one in its slot, if it counts for this bag. D-27. */
  readonly redeemVoucher: (input: { readonly code: string }) => Answer<Bag, VoucherCodeMissing | VoucherProblem>
  /** One that is not redeemed stays so. */
  readonly cancelVoucher: (input: { readonly voucher: VoucherId }) => Answer<Bag>
  /** Redeems so many points for this bag, in place of those before. D-29. */
  readonly redeemPoints: (input: { readonly points: number }) => Answer<Bag, PointsProblem>
  /** Redeems none; a repeated call is no failure. */
  readonly cancelPoints: (input: NoInput) => Answer<Bag>
  /** Declines a gift, or takes it back; a repeated call is no failure. D-67. */
  readonly declineGift: (input: GiftChoice) => Answer<Bag>
  /** What there is for this bag, the combination that the shop advises, and what is over. It applies nothing. */
  readonly vouchers: (input: NoInput) => Answer<OwnVouchers>
  /** The same of vouchers for paper bags alone, as for an order with a bag. D-29e. */
  readonly paperBags: (input: NoInput) => Answer<OwnVouchers>
  readonly removeSaved: (input: { readonly line: LineId }) => Answer<BagAndSaved, LineUnknown>
}

/**
 * How often a change is tried again if another one was faster: each lost try is another change that was made, so as
 * many changes at once are all made. Own choice; decision 0046.
 */
export const changeTries = 40

/** Stores members' bags. */
export interface MemberBagStore {
  readonly load: (member: MemberId) => Effect.Effect<StoredMemberCart, Unavailable>
  /** Writes the next version if this one is still stored; false if another tab was faster. Refuses a removed member. */
  readonly save: (member: MemberId, bag: StoredMemberCart, expected: number) => Answer<boolean>
}
