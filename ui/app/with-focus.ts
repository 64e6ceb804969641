import { pageChanges } from "../kit/overlay/page-changes.ts"
import type * as PageFocus from "../kit/overlay/page-focus.ts"

/** Fetches what moves the focus. Without the file the focus stays, and so it does if the page has changed meanwhile. */
export const withFocus = (use: (focus: typeof PageFocus) => void): void => {
  const page = pageChanges()
  import("../kit/overlay/page-focus.ts").then(
    (focus) => {
      if (pageChanges() === page) use(focus)
    },
    () => {}
  )
}
