import type { ReactNode } from "react"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import type { PageIconName } from "../kit/picture/page-icons.ts"
import * as css from "./ProductScreen.css.ts"

/** One line of the box below the buttons of a product: how it gets to the shopper, and what if something is wrong with it. */
export const Promised = ({
  icon,
  title,
  text,
  isLive = false,
  children
}: {
  readonly icon: PageIconName
  readonly title: string
  readonly text?: ReactNode
  /** It changes while the page is open, and says so. */
  readonly isLive?: boolean
  readonly children?: ReactNode
}) => (
  <div className={css.promise}>
    <PageIcon name={icon} className={css.promiseSign} />
    <span className={css.promiseText} role={isLive ? "status" : undefined}>
      <b className={css.promiseTitle}>{title}</b>
      {text}
    </span>
    {children}
  </div>
)
