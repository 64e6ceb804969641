import type { ReactNode } from "react"
import { Icon } from "../picture/Icon.tsx"
import type { IconName } from "../picture/icons.ts"
import * as css from "./Alert.css.ts"

const signs: Readonly<Record<keyof typeof css.alert, IconName>> = {
  info: "info",
  warning: "alert",
  danger: "alert",
  good: "check"
}

/** A message of the page beside what it is about: it stays as long as it is true. */
export const Alert = ({
  look = "info",
  alert = false,
  problem = false,
  end = null,
  children
}: {
  readonly look?: keyof typeof css.alert
  /** It has just happened and is announced at once. */
  readonly alert?: boolean
  /** It prevents a press from having any effect: the press brings the focus here. Rule 35. */
  readonly problem?: boolean
  /** What closes it. */
  readonly end?: ReactNode
  readonly children: ReactNode
}) => (
  <div
    className={css.alert[look]}
    {...(alert ? { role: "alert" } : {})}
    {...(problem ? { "data-problem": "", tabIndex: -1 } : {})}
  >
    <Icon name={signs[look]} className={css.sign} />
    <div className={css.words}>{children}</div>
    {end}
  </div>
)
