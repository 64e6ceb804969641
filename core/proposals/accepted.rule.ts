import type { BrandId } from "../catalogue/brand.ts"
import type { ProductDraft } from "../catalogue/catalogue-writer.port.ts"
import type { CategoryId } from "../catalogue/category.ts"
import type { StoredPicture } from "../catalogue/stored.ts"
import type { Instant } from "../kernel/moment.ts"
import { rupiah } from "../kernel/money.ts"
import type { ProposalId } from "./proposal.ts"

/** Source of products that members have proposed. */
export const proposalSource = "proposal"

/**
 * Returns a proposed product as the catalogue takes it: it can be reviewed, but without a number in the sister shop, an active
 * combination and a price it is not sold. D-1, D-45b.
 */
export const acceptedDraft = ({
  id,
  name,
  brand,
  category,
  pictures,
  at
}: {
  readonly id: ProposalId
  readonly name: string
  readonly brand: BrandId
  readonly category: CategoryId
  readonly pictures: ReadonlyArray<StoredPicture>
  readonly at: Instant
}): ProductDraft => ({
  source: proposalSource,
  sourceId: id,
  name,
  brand,
  category,
  description: { id: "", en: "" },
  howToUse: { id: "", en: "" },
  ingredients: "",
  keyIngredients: [],
  halal: { status: "unknown" },
  dangerous: false,
  giftCard: false,
  tags: [],
  active: true,
  removed: false,
  availableForOrder: false,
  firstActive: at,
  sales90d: 0,
  pictures: pictures.map((picture) => ({ ...picture, alt: { id: name, en: name } })),
  combinations: [
    {
      key: "1",
      attribute: "none",
      name: "",
      price: rupiah(0),
      specialPrices: [],
      stock: 0,
      weightGram: 0,
      isDefault: true,
      active: false,
      activeInReview: true,
      availableForGuest: false,
      preOrder: false
    }
  ]
})
