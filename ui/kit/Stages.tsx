import { cx } from "./cx.ts"
import { Icon } from "./picture/Icon.tsx"
import * as css from "./Stages.css.ts"
import { Link, type To } from "./text/Link.tsx"

/** A step of a way, with its address. */
export interface Stage {
  readonly name: string
  /** Link back to this stage; none for stages ahead of the reader. */
  readonly to?: To | undefined
  readonly state: "done" | "now" | "ahead"
}

/** How far one is on a way of a few steps. */
export const Stages = ({ label, stages }: { readonly label: string; readonly stages: ReadonlyArray<Stage> }) => (
  <ol className={css.stages} aria-label={label}>
    {stages.map(({ name, to, state }, place) => (
      <li
        key={name}
        className={cx(css.stage, state !== "ahead" && css.reached)}
        aria-current={state === "now" ? "step" : undefined}
      >
        <span className={cx(css.number, state === "now" && css.numberNow)}>
          {state === "done" ? <Icon name="check" size={16} /> : place + 1}
        </span>
        {to && state === "done" ? (
          <Link to={to} className={css.link}>
            {name}
          </Link>
        ) : (
          name
        )}
      </li>
    ))}
  </ol>
)
