import { createContext, type ReactElement, use } from "react"

/** Placeholder in the HTML for a part: it is drawn once and inserted afterwards. */
export type DrawPart = (facts: object, kind: string, part: ReactElement) => string

const DrawPartContext = createContext<DrawPart | undefined>(undefined)
export const DrawPartProvider = DrawPartContext.Provider

/**
 * A part of a page that follows from its facts alone: the same object, the same HTML. The server draws it once and
 * inserts it into every page that shows it; a browser draws and hydrates it like anything else.
 */
export const Part = ({
  as: Tag,
  of,
  kind,
  children,
  ...rest
}: {
  readonly as: "article" | "nav" | "div"
  /** Immutable: a change makes another object. */
  readonly of: object
  /** Everything else that decides how it looks. */
  readonly kind: string
  readonly className?: string
  readonly "aria-label"?: string
  readonly children: ReactElement
}) => {
  const draw = use(DrawPartContext)
  if (draw === undefined) return <Tag {...rest}>{children}</Tag>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML of these children
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: draw(of, kind, children) }} />
}
