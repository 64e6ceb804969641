import type { AdSlot } from "../ads/ad.ts"
import type { Banners } from "../banners/banner.ts"
import type { Brand } from "../catalogue/brand.ts"
import type { Category, CategoryBranch } from "../catalogue/category.ts"
import type { Product, ProductCard, ReviewedProduct, Tag } from "../catalogue/product.ts"
import type { PopularCategory, ProductList, Promotion } from "../catalogue/product-list.ts"
import type { Selection, SelectionCard } from "../discovery/selections/selection.ts"
import type { Article, ArticlePage, ArticleTeaser } from "../journal/article.ts"
import type { Instant } from "../kernel/moment.ts"
import type { ReviewHighlights, ReviewPhoto, ReviewQuery, Reviews, ReviewWithProduct } from "../reviews/review.ts"
import type {
  Experts,
  ExpertsQuery,
  ReviewerProfile,
  ReviewerQuery,
  ReviewerReviews
} from "../reviews/reviewers/reviewer.ts"
import type { Found } from "../search/found.ts"
import type { SearchQuery } from "../search/query.ts"
import type { ShopFrame } from "../stores/shop-identity.ts"
import type { Store, TextPage } from "../stores/store.ts"
import type { PartName } from "../toggles/features.ts"
import type { Voucher } from "../vouchers/voucher.ts"

/** A look at the shop of another moment, for operations. Decision 0128. */
export interface Preview {
  readonly at: Instant
  /** How far that moment is ahead of the page's own, in milliseconds. */
  readonly aheadMs: number
}

/** Frame of every page: the shop's name, category menu (two levels), the merchant's strip. Specification 2, Layout. */
export interface ChromeFacts {
  readonly shop: ShopFrame
  readonly categories: ReadonlyArray<CategoryBranch>
  readonly banners: Banners
  /** Parts that operations have switched off; absent if none is. Decision 0146. */
  readonly off?: ReadonlyArray<PartName>
  /** Only in a preview. */
  readonly preview?: Preview
}

/** Specification 2, Dashboard; section 9 gives the counts. */
export interface HomeFacts {
  readonly banners: Banners
  readonly popularCategories: ReadonlyArray<PopularCategory>
  readonly trending: ProductList
  readonly newArrivals: ProductList
  readonly haveYouTried: ProductList
  readonly reviews: ReadonlyArray<ReviewWithProduct>
  readonly brands: ReadonlyArray<Brand>
  /** What a guest is offered as a new member; a member's own offer is read apart. Decision 0105. */
  readonly welcome?: Voucher
  readonly now: Instant
}

/** What a list of products is a list of. */
export type Place =
  | {
      readonly kind: "category"
      readonly category: Category
      readonly below: ReadonlyArray<CategoryBranch>
      /** How many brands have products in it. */
      readonly brands: number
      readonly reviews: ReadonlyArray<ReviewWithProduct>
    }
  | {
      readonly kind: "brand"
      readonly brand: Brand
      readonly reviews: ReadonlyArray<ReviewWithProduct>
    }
  | { readonly kind: "tag"; readonly tag: Tag }
  | {
      readonly kind: "promotion"
      readonly promotion: Pick<Promotion, "slug" | "title" | "text">
    }
  | { readonly kind: "search" }

/** Category, brand, tag, promotion and search pages: one list with its filters. */
export interface ListingFacts {
  readonly place: Place
  /** The path of the list without its query. */
  readonly path: string
  readonly query: SearchQuery
  readonly found: Found
  /** Shown, clearly labelled, if nothing was found. Rule 16. */
  readonly popular: ReadonlyArray<ProductList>
  /** Slots that have an advertisement now; absent if none has. D-76. */
  readonly ads?: ReadonlyArray<AdSlot>
}

/** Specification 2, productDetail. */
export interface ProductFacts {
  readonly product: Product
  /** The combination that the address names, if any. */
  readonly chosen?: string
  readonly reviews: ReviewHighlights
  readonly photos: ReadonlyArray<ReviewPhoto>
  readonly alsoBought: ProductList
  readonly mightLove: ProductList
  readonly now: Instant
}

/** All reviews of a product, with their filters. */
export interface ProductReviewsFacts {
  readonly product: ReviewedProduct
  readonly query: ReviewQuery
  readonly reviews: Reviews
  readonly photos: ReadonlyArray<ReviewPhoto>
  readonly now: Instant
}

/** What the form of a review shows of its product. */
export interface WriteReviewFacts {
  readonly product: Product
}

/** What the page of a review shows. */
export interface ReviewFacts extends ReviewWithProduct {
  readonly others: Reviews
  readonly now: Instant
}

/** What the page of a reviewer shows. */
export interface ReviewerFacts {
  readonly reviewer: ReviewerProfile
  readonly query: ReviewerQuery
  readonly reviews: ReviewerReviews
  readonly now: Instant
}

/** What the first page about experts shows: some of them, and what they wrote. Specification 2, ExpertPage. */
export interface ExpertsFacts {
  readonly experts: Experts
  readonly reviews: ReadonlyArray<ReviewWithProduct>
}

/** What the list of experts shows. Specification 2, ExpertUsers. */
export interface ExpertListFacts {
  readonly query: ExpertsQuery
  readonly experts: Experts
}

/** What the page of all brands shows. */
export interface BrandsFacts {
  readonly letters: ReadonlyArray<string>
  /** All of them, on the page of a letter as well. */
  readonly brands: ReadonlyArray<Brand>
  /** Of the page of one letter. */
  readonly letter?: string
  /** What sells best of the brands of that letter. */
  readonly goods?: ReadonlyArray<ProductCard>
}

/** What the page of stores shows. */
export interface StoresFacts {
  readonly stores: ReadonlyArray<Store>
  readonly now: Instant
}

/** What a text page shows. */
export interface TextFacts {
  readonly page: TextPage
}

/** What a page of the journal shows. */
export interface JournalFacts {
  readonly journal: ArticlePage
  /** From 1. */
  readonly page: number
  readonly now: Instant
}

/** What the page of an article shows. */
export interface ArticleFacts {
  readonly article: Article
  /** The newest others. */
  readonly others: ReadonlyArray<ArticleTeaser>
  readonly now: Instant
}

/** What the page of all selections shows. Specification 2, OurCuratedSelections. */
export interface CuratedFacts {
  readonly selections: ReadonlyArray<SelectionCard>
  readonly trending: ProductList
  /** The last page of it, from 1. */
  readonly page: number
}

/** What the page of a selection shows. Specification 2, ProductMatchCategory. */
export interface SelectionFacts {
  readonly selection: Selection
  /** Choices that the address names. */
  readonly chosen: Readonly<Record<number, number>>
}

/** What the page of recommendations shows to everybody; a member's own are read by the browser. Specification 2, Recommendation. */
export interface RecommendationFacts {
  readonly popular: ProductList
  /** How many recommendations the reader had seen before they left the page. */
  readonly seen?: number
}

/** Old and short addresses hold nothing themselves: they lead to another page or to none. D-6. */
export type NoFacts = Readonly<Record<string, never>>
