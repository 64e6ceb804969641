import { useLocation } from "react-router-dom"
import { selfCheckoutPath, toursAt } from "#core/tours/tour-place.rule.ts"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { useTouched } from "../shop/useTouched.ts"

const Tour = lazyPart(async () => (await import("./Tour.tsx")).Tour, "quiet")

/** Quick tours, which are fetched once a page that has some was touched, or looked at for long enough. Specification 2. */
export const LazyTour = () => {
  const { pathname, search } = useLocation()
  const path = search.includes("mode=self-checkout") ? selfCheckoutPath : pathname
  const begun = useTouched(toursAt(path).length > 0)
  return begun ? <Tour path={path} /> : null
}
