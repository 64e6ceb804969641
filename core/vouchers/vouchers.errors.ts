import { Data } from "effect"
import type { Instant } from "../kernel/moment.ts"
import type { Rupiah } from "../kernel/money.ts"

/** A code of spaces, or none. Specification 5: "Kode Voucher harus diisi". */
export class VoucherCodeMissing extends Data.TaggedError("VoucherCodeMissing") {}

/** There is no voucher of this code, or it is another member's: nothing is said about that one. */
export class VoucherNotFound extends Data.TaggedError("VoucherNotFound") {}

/** It begins later. */
export class VoucherNotStarted extends Data.TaggedError("VoucherNotStarted")<{ readonly startsAt: Instant }> {}

/** It is over. */
export class VoucherExpired extends Data.TaggedError("VoucherExpired")<{ readonly endsAt: Instant }> {}

/** Every redemption is taken. */
export class VoucherUsedUp extends Data.TaggedError("VoucherUsedUp") {}

/** The member has used it as often as one may, with this account or with the same verified number. */
export class VoucherAlreadyUsed extends Data.TaggedError("VoucherAlreadyUsed") {}

/** It is for members without an order. */
export class VoucherForNewMembers extends Data.TaggedError("VoucherForNewMembers") {}

/** The goods it is for cost too little, by `shortBy`; `of` are their names, none for all goods. */
export class VoucherMinAmount extends Data.TaggedError("VoucherMinAmount")<{
  readonly shortBy: Rupiah
  readonly of: ReadonlyArray<string>
}> {}

/** The bag has none of the goods it is for. */
export class VoucherOtherGoods extends Data.TaggedError("VoucherOtherGoods")<{ readonly of: ReadonlyArray<string> }> {}

/** It is for members, and the shopper is a guest. */
export class VoucherLoginRequired extends Data.TaggedError("VoucherLoginRequired") {}

/** The bag holds nothing but gift cards: they are money, and no courier brings them. D-22. */
export class VoucherCartKind extends Data.TaggedError("VoucherCartKind") {}

/** It counts by itself: there is nothing to redeem. Decision 0106. */
export class VoucherAutomatic extends Data.TaggedError("VoucherAutomatic") {}

/** Why a voucher takes nothing off a bag. D-27. */
export type VoucherProblem =
  | VoucherNotFound
  | VoucherNotStarted
  | VoucherExpired
  | VoucherUsedUp
  | VoucherAlreadyUsed
  | VoucherForNewMembers
  | VoucherMinAmount
  | VoucherOtherGoods
  | VoucherLoginRequired
  | VoucherCartKind
  | VoucherAutomatic
