import { useLocation } from "react-router-dom"
import { useShop } from "./shop.tsx"

/** Metadata of a page. */
export interface HeadProps {
  /** Title of the tab; the shop's name is added. */
  readonly title: string
  readonly description?: string
  /** Path with query of the one address search engines should know; this one if absent. D-73. */
  readonly canonical?: string
  readonly noindex?: boolean
  /** Path of a picture for link previews. */
  readonly image?: string
  /** Facts for search engines, schema.org. */
  readonly jsonLd?: ReadonlyArray<object>
}

const safe = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c")

/** Metadata of a page for browsers, search engines and link previews; React lifts it into the head. */
export const Head = ({ title, description, canonical, noindex, image, jsonLd }: HeadProps) => {
  const { origin, language, chrome } = useShop()
  const { name } = chrome.shop
  const { pathname } = useLocation()
  // A brand has the shop's name as well: home alone is called by it.
  const whole = canonical === "/" ? title : `${title} · ${name}`
  const address = origin + (canonical ?? pathname)
  return (
    <>
      <title>{whole}</title>
      {description ? <meta name="description" content={description} /> : null}
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      {image ? <meta property="og:image" content={origin + image} /> : null}
      {noindex ? null : <meta property="og:url" content={address} />}
      <meta property="og:locale" content={language === "id" ? "id_ID" : "en_GB"} />
      {jsonLd?.map((facts, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write JSON-LD; every "<" is escaped
        <script key={place} type="application/ld+json" dangerouslySetInnerHTML={{ __html: safe(facts) }} />
      ))}
    </>
  )
}
