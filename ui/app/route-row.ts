import type { ComponentType } from "react"
import type { Prepare } from "#core/shop/prepare.ts"
import type { Area } from "../messages/i18n.ts"

/** The boxes shown while a page is on its way; they have the sizes of the real ones. Rule 57. */
export type SkeletonKind = "home" | "listing" | "results" | "product" | "reviews" | "text"

/** A screen that is loaded on navigation. */
export interface LazyScreen {
  readonly load: () => Promise<ComponentType<{ readonly facts: never }>>
  /** Set once it has been loaded, so that it can be drawn without waiting. */
  loaded: ComponentType<{ readonly facts: never }> | undefined
}

/** A screen by how it is fetched; its module stands in `screen-sources.ts`. */
export const lazyScreen = <F>(load: () => Promise<ComponentType<{ readonly facts: F }>>): LazyScreen => {
  const screen: LazyScreen = {
    loaded: undefined,
    load: async () => {
      screen.loaded ??= (await load()) as ComponentType<{ readonly facts: never }>
      return screen.loaded
    }
  }
  return screen
}

/** What stands at the top of a page. Specification 2, Layout rules. */
export type HeaderKind = "shop" | "order" | "checkout" | "none"

/** One page of the shop: its address, what it needs to know, what draws it, and the frame around it. */
export interface RouteRow {
  readonly path: string
  readonly name: string
  /** Loaded on navigation; a page drawn by the server does not need it. */
  readonly prepare: () => Promise<Prepare<unknown>>
  readonly screen?: LazyScreen
  /** Shown until its screen is there; that of a page of text if absent. */
  readonly skeleton?: SkeletonKind
  /** Texts it needs beside those of the frame. */
  readonly texts: ReadonlyArray<Area>
  /** Which footers show. Specification 2, Layout rules; D-79. */
  readonly footer: "everywhere" | "wide" | "none"
  /** The bar at the top, `shop` if absent: of an order or a checkout it has no search, of a new password there is none. */
  readonly header?: HeaderKind
  /** Not for search engines. D-73. */
  readonly noindex?: boolean
}

const pages = () => import("#core/shop/pages.usecases.ts")

/** Bags, orders and accounts are private: the server has no facts of them. */
export const nothing = async (): Promise<Prepare<unknown>> => (await pages()).noFacts
