import { lazyPart } from "../kit/overlay/lazy-part.tsx"

/** Goods saved for later, fetched with the first bag that shows them. */
export const LazySavedForLater = lazyPart(async () => (await import("./SavedForLater.tsx")).SavedForLater, "words")
/** Goods below a bag, fetched after the bag itself; the page can do without. */
export const LazyBesideBag = lazyPart(async () => (await import("./beside/BesideBag.tsx")).BesideBag, "quiet")
/** The request for a message when a product is back, fetched with its first use. */
export const LazyNotifyDialog = lazyPart(async () => (await import("./NotifyDialog.tsx")).NotifyDialog)
