/** What the renderer reads of the shop's data: brands.json, categories.json, products.jsonl. */
import type { TileName } from "./light/stage.ts"
import type { MetalName } from "./looks/spec.ts"

export interface BrandRow {
  slug: string
  name: string
  look: {
    label: string
    font: string
    pack: string
    cap: string
    ink: string
    metal?: MetalName
    glass?: string
    track?: number
  }
}

export interface CategoryRow {
  slug: string
  /** Slug of the category above. */
  parent?: string
}

export interface PictureRow {
  model: string
  title: string | string[]
  size?: string
  shade?: string
  shades?: string[]
  tile?: TileName
  seed?: number
  emboss?: boolean | number
  texture?: { kind: string; shade?: string }
}

export interface CombinationRow {
  id: string
  attribute: string
  name?: string
  hex?: string
  picture?: Partial<PictureRow>
}

export interface ProductRow {
  id: number
  name: string
  brand: string
  category: string
  type: string
  picture: PictureRow
  combinations: CombinationRow[]
}

export interface Catalogue {
  brands: readonly BrandRow[]
  categories: readonly CategoryRow[]
  products: readonly ProductRow[]
}

/** Slug of the level-1 category that a category belongs to. */
export function departmentOf(slug: string, categories: readonly CategoryRow[]): string {
  const parent = categories.find((category) => category.slug === slug)?.parent
  return parent === undefined ? slug : departmentOf(parent, categories)
}
