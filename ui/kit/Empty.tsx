import type { ReactNode } from "react"
import * as css from "./Empty.css.ts"
import { Kawung } from "./picture/Logo.tsx"
import { Heading, Text } from "./text/Text.tsx"

/** Nothing is here: why, and the one thing to do about it. Rule 60. */
export const Empty = ({
  title,
  text,
  level = 2,
  children
}: {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly level?: 1 | 2 | 3
  readonly children?: ReactNode
}) => (
  <div className={css.empty}>
    <span className={css.emblem}>
      <Kawung />
    </span>
    <Heading level={level} look="sheet">
      {title}
    </Heading>
    {text ? (
      <Text look="small" tone="muted">
        {text}
      </Text>
    ) : null}
    {children ? <div className={css.action}>{children}</div> : null}
  </div>
)
