import type { ReactNode } from "react"
import { Icon } from "../picture/Icon.tsx"
import * as css from "./Rows.css.ts"

/** A row of a list: its sign, its name with a note below, and where it opens. */
export const RowWords = ({
  icon,
  name,
  note,
  opens = "right"
}: {
  readonly icon: ReactNode
  readonly name: string
  readonly note?: string | undefined
  readonly opens?: "right" | "down"
}) => (
  <>
    <span className={css.sign}>{icon}</span>
    <span className={css.words}>
      <span className={css.name}>{name}</span>
      {note ? <span className={css.note}>{note}</span> : null}
    </span>
    <Icon name={opens} size={16} />
  </>
)
