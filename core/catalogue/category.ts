import { type Brand as Branded, brandConstructor } from "../kernel/brand.ts"
import type { Picture } from "./picture.ts"

/** Identifies a category; a text. */
export type CategoryId = Branded<string, "CategoryId">
/** Returns a primitive as a `CategoryId`. */
export const CategoryId = brandConstructor<CategoryId>()

/** Categories are exactly three levels deep. D-12. */
export type CategoryLevel = 1 | 2 | 3

/** What a link to a category needs. */
export interface CategoryLink {
  readonly id: CategoryId
  readonly name: string
  readonly slug: string
}

/** A category with its place in the tree. Specification 3, Category. */
export interface Category extends CategoryLink {
  readonly level: CategoryLevel
  readonly featured: boolean
  readonly picture?: Picture
  /** Products in it and below it that are active. */
  readonly products: number
  /** From level 1 down to the category above this one. */
  readonly parents: ReadonlyArray<CategoryLink>
}

/** A category with everything below it; empty ones are left out. D-12. */
export interface CategoryBranch extends CategoryLink {
  readonly level: CategoryLevel
  readonly featured: boolean
  readonly picture?: Picture
  readonly products: number
  readonly children: ReadonlyArray<CategoryBranch>
}
