import { lazyPart } from "../kit/overlay/lazy-part.tsx"

/** The vouchers and points of a bag, fetched with the first page that shows them. */
export const LazyBagOffers = lazyPart(async () => (await import("./BagOffers.tsx")).BagOffers, "quiet")
