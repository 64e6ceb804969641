import type { ReactNode } from "react"
import { useWords } from "../messages/useWords.ts"
import { cx } from "./cx.ts"
import * as css from "./Price.css.ts"
import { Unseen } from "./text/Text.tsx"

/** The price, and the previous one if that was higher; never distinguished by colour alone. Nothing of what has no price. */
export const Price = ({
  paid,
  from = false,
  struck,
  look = "card",
  children
}: {
  readonly paid: string
  /** It is the lowest of several. */
  readonly from?: boolean
  readonly struck?: string | undefined
  readonly look?: keyof typeof css.line
  readonly children?: ReactNode
}) => {
  const { t } = useWords()
  if (paid === "") return null
  return (
    <p className={css.line[look]}>
      <b className={cx(css.now[look], struck !== undefined && css.reduced)}>
        <Unseen>{`${t("shop.price.now")} `}</Unseen>
        {from ? <span className={css.from}>{`${t("shop.price.from")} `}</span> : null}
        {paid}
      </b>
      {struck === undefined ? null : (
        <s className={css.struck[look]}>
          <Unseen>{`${t("shop.price.before")} `}</Unseen>
          {struck}
        </s>
      )}
      {children}
    </p>
  )
}
