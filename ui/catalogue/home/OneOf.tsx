import { type ReactNode, useId } from "react"
import { cx } from "../../kit/cx.ts"
import * as css from "./OneOf.css.ts"

/** Lists of goods in one place: the style sheet alone shows the chosen one, before a script, too. */
export const OneOf = ({
  look = "chips",
  lists
}: {
  /** `titles`: the names stand in the place of a heading. */
  readonly look?: keyof typeof css.choice
  readonly lists: ReadonlyArray<{
    readonly name: string
    /** It is not offered on a wide screen. */
    readonly narrowOnly?: boolean
    readonly goods: ReactNode
  }>
}) => {
  const id = useId()
  return (
    <div className={css.lists}>
      {lists.map(({ name, narrowOnly, goods }, place) => (
        <div key={name} className={cx(css.list, narrowOnly && css.narrowOnly)}>
          <label className={css.choice[look]}>
            <input type="radio" className={css.input} name={id} defaultChecked={place === 0} />
            {name}
          </label>
          <div className={css.goods}>{goods}</div>
        </div>
      ))}
    </div>
  )
}

export const wayToAll = css.all
