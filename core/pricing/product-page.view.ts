import type { SnapshotFrom } from "xstate"
import { fewLeft } from "../catalogue/availability.rule.ts"
import type { Attribute, Combination, CombinationId } from "../catalogue/combination.ts"
import type { Picture } from "../catalogue/picture.ts"
import { picturesOf, type productPageMachine } from "../catalogue/product-page.machine.ts"
import type { Instant } from "../kernel/moment.ts"
import { formatRupiah, rupiah } from "../kernel/money.ts"
import { saleLabel } from "./label.rule.ts"

/** One shade, size or variant to choose. */
export interface CombinationChoice {
  readonly id: CombinationId
  readonly name: string
  readonly hex: string | undefined
  readonly on: boolean
  readonly soldOut: boolean
  readonly paid: string
}

/** View of a product page for the chosen combination. */
export interface ProductPageView {
  readonly step: "onSale" | "preOrder" | "soldOut" | "notSold"
  readonly pictures: ReadonlyArray<Picture>
  readonly picture: number
  /** Attribute in which the combinations differ; `none` if there is nothing to choose. */
  readonly attribute: Attribute
  readonly chosenId: CombinationId | undefined
  readonly chosenName: string
  readonly choices: ReadonlyArray<CombinationChoice>
  readonly soldOutNames: ReadonlyArray<string>
  /** Empty of a product without a price. D-45b. */
  readonly paid: string
  readonly struck: string | undefined
  readonly saving: string | undefined
  /** `SALE` or `31%`. */
  readonly label: string | undefined
  /** How many are left, if few. */
  readonly left: number | undefined
  readonly deliveryDate: Instant | undefined
}

/** Returns what a product page shows of its product in this state of its machine. */
export const viewProductPage = ({ value, context }: SnapshotFrom<typeof productPageMachine>): ProductPageView => {
  const { product, chosen, picture } = context
  const price = chosen ?? product
  const taken = price.price - price.priceAfterDiscount
  return {
    step: value === "deciding" ? "onSale" : value,
    pictures: picturesOf(product),
    picture,
    attribute: product.combinations.length > 1 || product.attribute !== "none" ? product.attribute : "none",
    chosenId: chosen?.id,
    chosenName: chosen?.name ?? "",
    choices: product.combinations.map((combination) => choiceOf(combination, chosen)),
    soldOutNames: product.combinations.filter(({ stock }) => stock <= 0).map(({ name }) => name),
    paid: price.price === 0 ? "" : formatRupiah(price.priceAfterDiscount),
    struck: taken > 0 ? formatRupiah(price.price) : undefined,
    saving: taken > 0 ? formatRupiah(rupiah(taken)) : undefined,
    label: saleLabel({ isSale: product.isSale && taken > 0, discountPercentage: price.discountPercentage }),
    left: chosen && chosen.stock > 0 && chosen.stock <= fewLeft ? chosen.stock : undefined,
    deliveryDate: chosen?.preOrder ? chosen.deliveryDate : undefined
  }
}

const choiceOf = (combination: Combination, chosen: Combination | null): CombinationChoice => ({
  id: combination.id,
  name: combination.name,
  hex: combination.hex,
  on: combination.id === chosen?.id,
  soldOut: combination.stock <= 0,
  paid: formatRupiah(combination.priceAfterDiscount)
})
