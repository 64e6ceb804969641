import type { i18n } from "i18next"
import type { LazyHearts } from "#core/shop/lazy-hearts.ts"
import type { Shop } from "../shop/shop.tsx"

/** What the hearts of a page are made of. */
export interface HeartParts extends Pick<Shop, "ports" | "local" | "appActors" | "account" | "now" | "inspected"> {
  readonly i18n: i18n
}

/** The hearts of the person using this page. */
export type Hearts = Pick<LazyHearts, "state" | "press">
