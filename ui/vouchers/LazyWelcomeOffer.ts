import { lazyPart } from "../kit/overlay/lazy-part.tsx"

/** The voucher for new members beside a bag, fetched after it; the page can do without. */
export const LazyWelcomeOffer = lazyPart(async () => (await import("./WelcomeOffer.tsx")).WelcomeOffer, "quiet")
