import { useLocation } from "react-router-dom"
import { inLanguage } from "#core/catalogue/links.ts"
import type { Language } from "#core/kernel/text.ts"
import { useShop } from "./shop.tsx"

/** Metadata of a page. */
export interface HeadProps {
  /** Title of the tab; the shop's name is added. */
  readonly title: string
  readonly description?: string
  /** Path with query of the one address search engines should know; this one if absent. D-73. */
  readonly canonical?: string
  /** The language of a page that is written in one alone. Decision 0137. */
  readonly only?: Language
  readonly noindex?: boolean
  /** Path of a picture for link previews. */
  readonly image?: string
  /** Facts for search engines, schema.org. */
  readonly jsonLd?: ReadonlyArray<object>
}

const alternates = ["id", "en", "x-default"] as const

const safe = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c")

/** Metadata of a page for browsers, search engines and link previews; React lifts it into the head. */
export const Head = ({ title, description, canonical, only, noindex, image, jsonLd }: HeadProps) => {
  const { origin, language, chrome } = useShop()
  const { name } = chrome.shop
  const { pathname } = useLocation()
  // A brand has the shop's name as well: home alone is called by it.
  const whole = canonical === "/" ? title : `${title} · ${name}`
  const path = canonical ?? pathname
  const address = origin + inLanguage(path, only ?? language)
  return (
    <>
      <title>{whole}</title>
      {description ? <meta name="description" content={description} /> : null}
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {(noindex || only ? [] : alternates).map((kind) => (
        <link key={kind} rel="alternate" hrefLang={kind} href={origin + inLanguage(path, kind)} />
      ))}
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
