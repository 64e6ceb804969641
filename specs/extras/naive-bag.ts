import type { BagVoucher } from "#core/vouchers/voucher.ts"

/** A second calculator of paper bags, written from D-29e and D-26 alone, without the rules that it checks. */
export const naiveBag = (so: {
  readonly wanted: boolean
  readonly rides: boolean
  readonly eligible: boolean
  readonly vouchers: ReadonlyArray<BagVoucher>
}): { readonly charge: number; readonly off: number } => {
  if (!so.wanted) return { charge: 0, off: 0 }
  if (!so.rides) return { charge: 0, off: 0 }
  if (!so.eligible) return { charge: 0, off: 0 }
  for (const { voucher, problem } of so.vouchers)
    if (voucher.discount === "paper_bag" && !problem) return { charge: 5_000, off: 5_000 }
  return { charge: 5_000, off: 0 }
}
