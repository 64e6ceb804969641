import { type ReactNode, useId } from "react"
import { TextLink } from "../Button.tsx"
import { cx } from "../cx.ts"
import { Icon } from "../picture/Icon.tsx"
import { Page } from "./Grid.tsx"
import * as css from "./Section.css.ts"
import { unseen } from "./Text.css.ts"
import { Heading } from "./Text.tsx"

/** A part of a page: its heading, a line about it, and the link to the rest. */
export const Section = ({
  title,
  about,
  all,
  ground = "plain",
  titled = true,
  inPage = false,
  height = "drawn",
  children
}: {
  readonly title: string
  readonly about?: ReactNode
  readonly all?: { readonly to: string; readonly text: string } | undefined
  readonly ground?: keyof typeof css.ground
  /** Its title is shown; what it holds has titles of its own otherwise. */
  readonly titled?: boolean
  /** It is in the page's column already. */
  readonly inPage?: boolean
  /** Its approximate height, if it stands so far down that it may be drawn later. */
  readonly height?: keyof typeof css.height
  readonly children: ReactNode
}) => {
  const id = useId()
  const content = (
    <>
      <div className={titled ? css.head : unseen}>
        <div className={css.titles}>
          <Heading level={2} look="section" id={id}>
            {title}
          </Heading>
          {about ? <div className={css.about}>{about}</div> : null}
        </div>
        {all ? (
          <TextLink to={all.to}>
            {all.text} <Icon name="right" size={16} />
          </TextLink>
        ) : null}
      </div>
      {children}
    </>
  )
  return (
    <section
      className={cx(css.section, css.ground[ground], css.height[height])}
      data-ground={ground === "flash" ? "dark" : undefined}
      aria-labelledby={id}
    >
      {inPage ? content : <Page>{content}</Page>}
    </section>
  )
}
