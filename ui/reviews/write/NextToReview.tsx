import { reviewFormPath } from "#core/catalogue/links.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { recentlyBoughtMachineOver } from "#core/orders/history/recently-bought.machine.ts"
import { viewRecentlyBought } from "#core/orders/history/recently-bought.view.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"
import { ProductsToReview } from "./ProductsToReview.tsx"

/**
 * What the member bought and has not reviewed yet; nothing if it cannot be read. Specification 8.
 *
 * @param except the product that has just been reviewed
 * @param most as many of them
 */
export const NextToReview = ({
  title,
  except,
  most
}: {
  readonly title: string
  readonly except?: ProductId
  readonly most?: number
}) => {
  const { ports } = useShop()
  const [{ bought }] = useView(useScreenActor(recentlyBoughtMachineOver, ports.memberOrders, {}), viewRecentlyBought)
  const next = bought.filter(({ isReviewed, goods }) => !isReviewed && goods.product !== except).slice(0, most)
  if (next.length === 0) return null
  return (
    <ProductsToReview
      title={title}
      products={next.map(({ goods }) => ({
        path: reviewFormPath({ id: goods.product }),
        name: goods.name,
        brand: goods.brand.name,
        picture: goods.picture
      }))}
    />
  )
}
