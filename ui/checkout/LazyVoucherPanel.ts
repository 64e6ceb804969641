import { lazyPart } from "../kit/overlay/lazy-part.tsx"

/** The vouchers of a bag, fetched with the first page that shows them. */
export const LazyVoucherPanel = lazyPart(
  async () => (await import("../vouchers/VoucherPanel.tsx")).VoucherPanel,
  "quiet"
)
