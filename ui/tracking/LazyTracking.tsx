import { useState } from "react"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { useIdle } from "../kit/useIdle.ts"
import { useShop } from "../shop/shop.tsx"
import { useConsent } from "./consent.ts"
import type { PageAt } from "./useCounting.ts"

const Tracking = lazyPart(async () => (await import("./Tracking.tsx")).Tracking, "quiet")

/**
 * Counts what is done, or asks whether it may; a browser that refused never fetches it, nor does one of a shop without a privacy
 * text, which is where the answer can be changed. D-72; decision 0138.
 */
export const LazyTracking = ({ pageAt }: { readonly pageAt: PageAt }) => {
  const rests = useIdle()
  const [consent] = useConsent()
  const hasText = useShop().chrome.shop.privacy !== undefined
  const [begun, setBegun] = useState(false)
  if (rests && hasText && consent !== "no" && !begun) setBegun(true)
  return begun ? <Tracking pageAt={pageAt} /> : null
}
