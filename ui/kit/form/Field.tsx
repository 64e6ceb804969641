import type { ComponentProps, ReactNode } from "react"
import { cx } from "../cx.ts"
import { Icon } from "../picture/Icon.tsx"
import * as css from "./Field.css.ts"
import { FieldFrame, type FieldFrameProps } from "./FieldFrame.tsx"
import { type Judged, useRight } from "./useRight.ts"

const Tick = ({ shown }: { readonly shown: boolean }) =>
  shown ? <Icon name="check" size={20} className={css.tick} /> : null

/** One thing to type. */
export const Field = ({
  label,
  hint,
  error,
  optional,
  right = false,
  before,
  after,
  compact = false,
  id,
  judged = false,
  onFocus,
  onBlur,
  ...rest
}: ComponentProps<"input"> &
  Judged &
  FieldFrameProps & {
    /** Text inside the box that is not typed: `Rp`, `+62`. */
    readonly before?: ReactNode
    /** A button inside the box, behind what is typed. */
    readonly after?: ReactNode
    readonly compact?: boolean
  }) => {
  const { isRight, ...focus } = useRight({ judged, value: rest.value, onFocus, onBlur })
  const fixed = typeof before !== "string" ? css.sign : compact ? css.fix : css.unit
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional ?? false} id={id}>
      {(inside) => (
        <span className={cx(css.box, compact && css.compact)}>
          {before ? <span className={fixed}>{before}</span> : null}
          <input className={cx(css.control, compact && css.narrowText)} {...inside} {...rest} {...focus} />
          <Tick shown={(right || isRight) && !error} />
          {after}
        </span>
      )}
    </FieldFrame>
  )
}

/** Several lines to type. */
export const LongField = ({
  label,
  hint,
  error,
  optional,
  id,
  judged = false,
  onFocus,
  onBlur,
  ...rest
}: ComponentProps<"textarea"> & Judged & Omit<FieldFrameProps, "right">) => {
  const { isRight, ...focus } = useRight({ judged, value: rest.value, onFocus, onBlur })
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional ?? false} id={id}>
      {(inside) => (
        <span className={cx(css.box, css.long)}>
          <textarea className={css.control} rows={2} {...inside} {...rest} {...focus} />
          <Tick shown={isRight && !error} />
        </span>
      )}
    </FieldFrame>
  )
}

/** One of a few to choose, in the browser's own list. */
export const ChoiceField = ({
  label,
  hint,
  error,
  optional,
  id,
  children,
  ...rest
}: ComponentProps<"select"> & Omit<FieldFrameProps, "right">) => (
  <FieldFrame label={label} hint={hint} error={error} optional={optional ?? false} id={id}>
    {(inside) => (
      <span className={css.box}>
        <select className={cx(css.control, css.list)} {...inside} {...rest}>
          {children}
        </select>
        <Icon name="down" size={20} className={css.sign} />
      </span>
    )}
  </FieldFrame>
)
