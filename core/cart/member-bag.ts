import type { EgiftInfo } from "../egift/egift-info.ts"
import type { GiftId } from "../gifts/gift.ts"
import type { Instant } from "../kernel/moment.ts"
import type { Rupiah } from "../kernel/money.ts"
import type { Goods } from "../pricing/goods.ts"
import type { VoucherId } from "../vouchers/voucher.ts"
import type { Bag, LineId, WantedLine } from "./cart.ts"

/** Most lines saved for later; of more the oldest go. Own choice, 0018. */
export const savedMost = 200
/** Guests' bags a member's bag remembers having taken in. Own choice, 0018. */
export const joinedMost = 20
/** Lines of all these bags that it remembers, and notices about lines, the newest first: as many as one call may bring. 0018. */
export const joinedLinesMost = 500

/** A line of a member's bag as the shop stores it. */
export interface MemberLine extends WantedLine {
  /** Unit price when it was added or last changed. D-25. */
  readonly agreed: Rupiah
}

/** A line saved for later: the shop promises nothing of it. D-21. */
export interface SavedLine extends MemberLine {
  readonly savedAt: Instant
}

/** What became of a line when a guest's bag was merged into a member's; shown to the member. D-20, D-21. */
export interface MergeChange {
  /** `capped`: fewer than either bag wanted; `set-aside`: saved for later; `gone`: the shop has no such goods any more. */
  readonly what: "added" | "raised" | "capped" | "set-aside" | "gone"
  readonly line: LineId
  /** Empty if the goods are gone. */
  readonly name: string
  readonly quantity: number
}

/** A guest's bag that was merged already: merging it again is the same as merging it once. D-20. */
export interface MergedBag {
  readonly bag: string
  /** Units of each line that were merged. */
  readonly units: Readonly<Record<LineId, number>>
  readonly changes: ReadonlyArray<MergeChange>
}

/** A member's bag as it is stored, with everything that changes together with it. */
export interface StoredMemberCart {
  /** Rises with every change; 0 if nothing was ever stored. */
  readonly version: number
  readonly lines: ReadonlyArray<MemberLine>
  /** Newest first. */
  readonly saved: ReadonlyArray<SavedLine>
  readonly joined: ReadonlyArray<MergedBag>
  /** Redeemed vouchers, at most one for each slot. D-26. */
  readonly vouchers: ReadonlyArray<VoucherId>
  /** Points that the member redeems for this bag; 0 if none. D-29. */
  readonly points: number
  /** Rules whose gifts the member does not want. D-67. */
  readonly declined: ReadonlyArray<GiftId>
}

/** The bag of a member who has put nothing in yet. */
export const newMemberCart: StoredMemberCart = {
  version: 0,
  lines: [],
  saved: [],
  joined: [],
  vouchers: [],
  points: 0,
  declined: []
}

/** A line saved for later, as it is shown. */
export interface SavedItem {
  readonly id: LineId
  readonly goods: Goods
  readonly quantity: number
  readonly egift?: EgiftInfo
  readonly savedAt: Instant
}

/** The bag and what is saved for later. */
export interface BagAndSaved {
  readonly bag: Bag
  /** Newest first; what the shop no longer has is left out. */
  readonly saved: ReadonlyArray<SavedItem>
}

/** A bag after a guest's was merged into it. */
export interface Joined extends BagAndSaved {
  readonly changes: ReadonlyArray<MergeChange>
}
