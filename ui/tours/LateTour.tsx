import { lazy, Suspense } from "react"
import { useLocation } from "react-router-dom"
import { toursAt } from "#core/tours/tour-place.rule.ts"
import { useTouched } from "../app/useTouched.ts"

const Tour = lazy(async () => ({ default: (await import("./Tour.tsx")).Tour }))

/** Quick tours, which are fetched once a page that has some was touched, or looked at for long enough. Specification 2. */
export const LateTour = () => {
  const { pathname } = useLocation()
  const begun = useTouched(toursAt(pathname).length > 0)
  return begun ? (
    <Suspense fallback={null}>
      <Tour path={pathname} />
    </Suspense>
  ) : null
}
