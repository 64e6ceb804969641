import type { CombinationId } from "#core/catalogue/combination.ts"
import type { Product } from "#core/catalogue/product.ts"
import { productPageMachineOver } from "#core/catalogue/product-page.machine.ts"
import { viewProductPage } from "#core/pricing/product-page.view.ts"
import { Picture } from "../kit/picture/Picture.tsx"
import { useScreenActor } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import * as css from "./CombinationDialog.css.ts"
import { CombinationPicker } from "./CombinationPicker.tsx"
import { ProductPrice } from "./ProductPrice.tsx"

/** A product in a dialog, with the choice of its shade or size. */
export const ChosenCombination = ({
  product,
  onChoose
}: {
  readonly product: Product
  readonly onChoose: (id: CombinationId) => void
}) => {
  const [view, send] = useView(useScreenActor(productPageMachineOver, undefined, { product }), viewProductPage)
  return (
    <>
      <div className={css.head}>
        <Picture of={view.pictures[view.picture]} sizes="112px" shape="small" alt="" />
        <div>
          <p className={css.brand}>{product.brand.name}</p>
          <p className={css.name}>{product.name}</p>
          <ProductPrice view={view} />
        </div>
      </div>
      <CombinationPicker
        view={view}
        onChoose={(id) => {
          send({ type: "combination.chosen", id })
          onChoose(id)
        }}
      />
    </>
  )
}
