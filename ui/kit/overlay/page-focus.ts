import { focusHeading } from "./focus-heading.ts"
import { watchLostFocus } from "./lost-focus.ts"

// What the frame does with the focus, and with a picture, in one file that is fetched when it is first needed. Rule 59.

/** Follows a change of page. */
export const toHeading = focusHeading

let note: ReturnType<typeof watchLostFocus> | undefined
/** Follows the parts of a page that are replaced while they have the focus; asked at each move of the focus. */
export const follow: ReturnType<typeof watchLostFocus> = (focused) => {
  note ??= watchLostFocus()
  note(focused)
}

/** The picture of a pressed card moves to its page. */
export { travel } from "../picture/travel.ts"
