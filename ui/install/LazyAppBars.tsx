import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { useAppNews } from "./app-news.ts"

const AppBars = lazyPart(async () => (await import("./AppBars.tsx")).AppBars, "quiet")

/** A newer version, and the offer to install, fetched once the browser reports that there may be one. D-74. */
export const LazyAppBars = () => (useAppNews() ? <AppBars /> : null)
