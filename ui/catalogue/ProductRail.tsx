import type { ReactNode } from "react"
import type { ProductCard as Card } from "#core/catalogue/product.ts"
import { Carousel, Slide } from "../kit/picture/Carousel.tsx"
import { ProductCard } from "./ProductCard.tsx"

/** Products in a line. */
export const ProductRail = ({
  label,
  products,
  noteOf
}: {
  readonly label: string
  readonly products: ReadonlyArray<Card>
  /** Stands below the price. */
  readonly noteOf?: (card: Card) => ReactNode
}) => (
  <Carousel label={label}>
    {products.map((card) => (
      <Slide key={card.id} width="card">
        <ProductCard card={card} sizes="(max-width: 991px) 150px, 240px" note={noteOf?.(card)} />
      </Slide>
    ))}
  </Carousel>
)
