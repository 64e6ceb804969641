import type { Effect } from "effect"
import type { MemberId } from "../../account/member.ts"
import type { Unavailable } from "../../kernel/failure.ts"
import type { Instant } from "../../kernel/moment.ts"
import type { VoucherCode, WrittenVoucher } from "../../vouchers/voucher.ts"
import type { OrderCode, OrderId } from "../order.ts"
import type { Egift, EgiftId } from "./egift.ts"

type Stored<A> = Effect.Effect<A, Unavailable>

/** Stores e-gifts beside their orders. What several want at once is written conditionally. D-22. */
export interface EgiftStore {
  /** Stores those of an order that was paid, each with what its code is found by; one that is there stays as it is. */
  readonly insert: (egifts: ReadonlyArray<Egift & { readonly digest: string }>) => Stored<void>
  /** By line and unit. */
  readonly ofOrder: (order: OrderId) => Stored<ReadonlyArray<Egift>>
  readonly byDigest: (digest: string) => Stored<Egift | undefined>
  /** Orders with an e-gift whose moment has come, the longest due first. */
  readonly due: (now: Instant, limit: number) => Stored<ReadonlyArray<OrderCode>>
  /** Marks one as sent if it waits; returns whether it did. */
  readonly markSent: (id: EgiftId, sent: { readonly at: Instant; readonly expiresAt: Instant }) => Stored<boolean>
  /** Marks one as opened if it was sent and is neither opened nor withdrawn nor expired; returns whether it did. */
  readonly markOpened: (id: EgiftId, now: Instant) => Stored<boolean>
  /** Marks one as saved by a member if it was opened and is not saved; returns whether it did: of many at once one does. */
  readonly markSaved: (
    id: EgiftId,
    saved: { readonly member: MemberId; readonly voucher: VoucherCode; readonly at: Instant }
  ) => Stored<boolean>
  /** Withdraws all of an order if none was opened; returns whether one was. Calls that open one wait meanwhile. */
  readonly withdraw: (order: OrderId, now: Instant) => Stored<{ readonly opened: boolean }>
  /** Stores the voucher that an e-gift becomes, whose value runs down; false if the account of its member is removed. */
  readonly makeVoucher: (voucher: WrittenVoucher, member: MemberId) => Stored<boolean>
}
