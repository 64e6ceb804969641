import { lazyPart } from "../../kit/overlay/lazy-part.tsx"

/** Only paper shows it: the page does not wait for it, and is printed as it stands if it cannot be fetched. */
export const LazyReceipt = lazyPart(async () => (await import("../receipt/Receipt.tsx")).Receipt, "quiet")

/** Fetched when it is first wanted. */
export const LazyCancelDialog = lazyPart(async () => (await import("../CancelDialog.tsx")).CancelDialog)

export const LazyOtherPaymentDialog = lazyPart(
  async () => (await import("../pay/OtherPaymentDialog.tsx")).OtherPaymentDialog
)

export const LazySentEgifts = lazyPart(async () => (await import("../SentEgifts.tsx")).SentEgifts, "words")

export const LazyReturnNews = lazyPart(async () => (await import("../returns/ReturnNews.tsx")).ReturnNews, "words")

export const LazyPreOrderDay = lazyPart(async () => (await import("./PreOrderDay.tsx")).PreOrderDay, "words")
export const LazyStorePlace = lazyPart(async () => (await import("../StorePlace.tsx")).StorePlace, "words")

export const LazyPickupCode = lazyPart(async () => (await import("../pickup/PickupCode.tsx")).PickupCode, "words")

export const LazyAccountOffer = lazyPart(async () => (await import("../AccountOffer.tsx")).AccountOffer, "quiet")

export const LazyDeviceNotices = lazyPart(
  async () => (await import("../../push/DeviceNotices.tsx")).DeviceNotices,
  "quiet"
)
