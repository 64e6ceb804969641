import type { ProductCard as Card } from "#core/catalogue/product.ts"
import { Carousel, Slide } from "../kit/picture/Carousel.tsx"
import { ProductCard } from "./ProductCard.tsx"

/** Products in a line. */
export const ProductRail = ({
  label,
  products
}: {
  readonly label: string
  readonly products: ReadonlyArray<Card>
}) => (
  <Carousel label={label}>
    {products.map((card) => (
      <Slide key={card.id} width="card">
        <ProductCard card={card} sizes="(max-width: 991px) 150px, 240px" />
      </Slide>
    ))}
  </Carousel>
)
