import { Fragment } from "react"
import * as css from "./Clock.css.ts"

/**
 * A clock that runs down; nothing of it is printed.
 *
 * @param parts whole hours, minutes and seconds that are left, or the last two of them
 * @param label the same in words, for those who hear it
 */
export const Clock = ({ parts, label }: { readonly parts: ReadonlyArray<number>; readonly label: string }) => (
  <span className={css.clock} role="timer" aria-label={label}>
    {parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
      <Fragment key={index}>
        {index > 0 ? ":" : null}
        <i className={css.digits}>{String(part).padStart(2, "0")}</i>
      </Fragment>
    ))}
  </span>
)
