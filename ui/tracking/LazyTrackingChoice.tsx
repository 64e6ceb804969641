import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { useIdle } from "../kit/useIdle.ts"

const TrackingChoice = lazyPart(async () => (await import("./TrackingChoice.tsx")).TrackingChoice, "quiet")

/** The choice of what may be counted, once the page is there: the server does not know the answer. */
export const LazyTrackingChoice = () => (useIdle() ? <TrackingChoice /> : null)
