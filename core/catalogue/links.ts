import type { Language } from "../kernel/text.ts"
import type { BrandLink } from "./brand.ts"
import type { CategoryLink } from "./category.ts"
import type { CombinationId } from "./combination.ts"
import type { ProductCard } from "./product.ts"

/** Where a product without category lives. D-7. */
export const noCategory = "lainnya"

/** `/product/lipstick/1001-delima-satin-lipstick`. Specification 2, Link shapes. */
export const productPath = (product: Pick<ProductCard, "id" | "slug" | "category">): string =>
  `/product/${product.category?.slug ?? noCategory}/${product.id}-${product.slug}`

/** Address of a product that shows one of its combinations; the page shortens it if that is the one shown anyway. Decision 0038. */
export const combinationPath = (
  product: Pick<ProductCard, "id" | "slug" | "category">,
  combination: CombinationId
): string => `${productPath(product)}?${combinationParameter}=${encodeURIComponent(combination)}`

/** Address of all reviews of a product. */
export const reviewsPath = (product: Pick<ProductCard, "id" | "slug" | "category">): string =>
  `${productPath(product)}/reviews`

/**
 * Target of a card: its product, or its review form if it has no category. Specification 2, Product card; D-7.
 *
 * @param isWritingOn whether members can write reviews (`features.write_review`); there is no form before
 */
export const cardPath = (product: Pick<ProductCard, "id" | "slug" | "category">, isWritingOn: boolean): string =>
  product.category || !isWritingOn ? productPath(product) : reviewFormPath(product)

/** Returns the address of the form that writes a review of a product. Specification 2. */
export const reviewFormPath = (product: Pick<ProductCard, "id">): string => `/review/add/${product.id}`
/** Returns the address of a review. Specification 2. */
export const reviewPath = (id: string): string => `/review/${id}`
/** Returns the address of a reviewer. Own choice: specification 2 names none. */
export const reviewerPath = (userName: string): string => `/users/${encodeURIComponent(userName)}`
/** Address of the first page about experts. Specification 2, ExpertPage. */
export const expertsPath = "/expert"
/** Address of the list of all experts. Specification 2, ExpertUsers. */
export const expertListPath = "/expert/users"
/** Returns the address of a category. Specification 2. */
export const categoryPath = (category: CategoryLink): string => `/category/${category.id}/${category.slug}`
/** The first of the two brand shapes is the canonical one. D-6. */
export const brandPath = (brand: BrandLink): string => `/brand/${brand.id}-${brand.slug}`
/** Returns the address of all brands, or of those with a first letter. Specification 2. */
export const brandsPath = (letter?: string): string => (letter ? `/brands/${encodeURIComponent(letter)}` : "/brands")
/** Address of all selections. Specification 2, OurCuratedSelections. */
export const selectionsPath = "/our-curated-selections"
/** Returns the address of a selection. Specification 2, ProductMatchCategory. */
export const selectionPath = (id: string): string => `/our-curated-selection/${encodeURIComponent(id)}`
/** Address of a member's recommendations. Specification 2, Recommendation. */
export const recommendationPath = "/recommendation"
/** Returns the address of the products with a tag. Specification 2. */
export const tagPath = (tag: string): string => `/tag/${encodeURIComponent(tag)}`
/** Returns the address of a promotion. */
export const promotionPath = (slug: string): string => `/promo/${slug}`
/** Returns the address of a text page. */
export const textPath = (slug: string): string => `/pages/${slug}`
/** Address of the rules of reviews. */
export const reviewRulesPath = textPath("review-rules")
/** Returns the address of a page of the journal, from 1. */
export const journalPath = (page = 1): string => (page === 1 ? "/journal" : `/journal/page/${page}`)
/** Returns the address of an article of the journal. */
export const articlePath = (slug: string): string => `/journal/${slug}`
/** Returns the address of a search; of the empty search if nothing is asked. Specification 2. */
export const searchPath = (q: string): string => (q ? `/search?q=${encodeURIComponent(q)}` : "/search")

/** Parameter of a product's address that names the chosen combination: a reload or a shared link shows the same shade. */
export const combinationParameter = "combination"

/**
 * The address of a page in a language: Indonesian has the plain one, which is also that of readers who have chosen no language
 * (`x-default`), English the same with `lang=en`. D-78; decision 0137.
 *
 * @param path with its query, without a part
 */
export const inLanguage = (path: string, language: Language | "x-default"): string =>
  language !== "en" ? path : `${path}${path.includes("?") ? "&" : "?"}lang=en`
