import { useState } from "react"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { useIdle } from "../kit/useIdle.ts"
import { useConsent } from "./consent.ts"
import type { PageAt } from "./useCounting.ts"

const Tracking = lazyPart(async () => (await import("./Tracking.tsx")).Tracking, "quiet")

/** Counts what is done, or asks whether it may; a browser that refused never fetches it. D-72. */
export const LazyTracking = ({ pageAt }: { readonly pageAt: PageAt }) => {
  const rests = useIdle()
  const [consent] = useConsent()
  const [begun, setBegun] = useState(false)
  if (rests && consent !== "no" && !begun) setBegun(true)
  return begun ? <Tracking pageAt={pageAt} /> : null
}
