import { createInstance, type i18n } from "i18next"
import type { Language } from "#core/kernel/text.ts"

/** The parts the texts of the shop come in; a page asks for the ones it shows. */
export const areas = [
  "shop",
  "catalogue",
  "brands",
  "product",
  "search",
  "listing",
  "reviews",
  "stores",
  "failure",
  "notices",
  "cart",
  "checkout",
  "orders",
  "confirm",
  "account",
  "profile",
  "field",
  "tours",
  "tracking",
  "ads",
  "vouchers",
  "selfCheckout",
  "points",
  "returns",
  "writing",
  "wishlist",
  "reviewers",
  "photos",
  "blocker",
  "trust",
  "discovery",
  "proposals",
  "pickup",
  "egift",
  "home",
  "journal",
  "offline",
  "install",
  "push",
  "server"
] as const
/** A file of texts. */
export type Area = (typeof areas)[number]

interface Tree {
  readonly [part: string]: string | Tree
}
/** Texts by area. */
export type Texts = Readonly<Partial<Record<Area, Tree>>>

export const namespace = "texts"

/**
 * One language of the shop with the texts it has so far. The server keeps one for each language.
 *
 * @param shopName stands where a text says `{{shopName}}`
 */
export const i18nOf = (language: Language, texts: Texts, shopName: string): i18n => {
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    ns: namespace,
    defaultNS: namespace,
    interpolation: { escapeValue: false, defaultVariables: { shopName } },
    resources: { [language]: { [namespace]: texts } }
  })
  return instance
}

/** Adds what a further page needs. */
export const addTexts = (i18n: i18n, texts: Texts): void => {
  i18n.addResourceBundle(i18n.language, namespace, texts, true)
}

/** Returns what a page wants and has not got yet. */
export const lacking = (i18n: i18n, wanted: ReadonlyArray<Area>): ReadonlyArray<Area> =>
  wanted.filter((area) => i18n.getResource(i18n.language, namespace, area) === undefined)
