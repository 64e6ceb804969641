import type { BannersPort } from "../banners/banners.port.ts"
import type { CataloguePort } from "../catalogue/catalogue.port.ts"
import type { ReviewsPort } from "../reviews/reviews.port.ts"
import type { SearchPort } from "../search/search.port.ts"
import type { StoresPort } from "../stores/stores.port.ts"

/** Everything the shop can be asked, by area. */
export interface ShopPorts {
  readonly catalogue: CataloguePort
  readonly search: SearchPort
  readonly reviews: ReviewsPort
  readonly banners: BannersPort
  readonly stores: StoresPort
}
