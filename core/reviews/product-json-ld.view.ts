import { brandPath, categoryPath, productPath } from "../catalogue/links.ts"
import type { Product } from "../catalogue/product.ts"
import { jakartaDay } from "../kernel/moment.ts"
import type { Review, ReviewHighlights } from "./review.ts"

/** Most reviews shown to search engines. D-73. */
const maxReviews = 5

/** Returns a product for schema.org: offers, rating, a few reviews, and the path to it. D-8, D-73. */
export const productJsonLd = (
  { product, reviews }: { readonly product: Product; readonly reviews: Pick<ReviewHighlights, "items"> },
  origin: string
): ReadonlyArray<object> => {
  const url = origin + productPath(product)
  return [
    {
      "@context": "https://schema.org",
      "@type": "Product",
      name: product.name,
      url,
      sku: String(product.id),
      description: product.description,
      brand: { "@type": "Brand", name: product.brand.name, url: origin + brandPath(product.brand) },
      image: product.pictures.flatMap(({ src, webp }) =>
        webp.length > 0 ? [`${origin}${src}-${webp.at(-1)}.webp`] : []
      ),
      ...(product.soldAs === undefined
        ? {}
        : { offers: product.combinations.map((one) => offerOf(product, one, url)) }),
      ...(product.totalReviews > 0
        ? {
            aggregateRating: {
              "@type": "AggregateRating",
              ratingValue: Math.floor(product.averageRating * 10) / 10,
              reviewCount: product.totalReviews
            },
            review: reviews.items.filter(isSomebodys).slice(0, maxReviews).map(reviewOf)
          }
        : {})
    },
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        ...product.path.map((category) => ({ name: category.name, item: origin + categoryPath(category) })),
        { name: product.name, item: url }
      ].map((step, place) => ({ "@type": "ListItem", position: place + 1, ...step }))
    }
  ]
}

const offerOf = (
  product: Product,
  { id, name, priceAfterDiscount, stock, preOrder }: Product["combinations"][number],
  url: string
) => ({
  "@type": "Offer",
  sku: id,
  ...(name ? { name } : {}),
  url,
  priceCurrency: "IDR",
  price: priceAfterDiscount,
  availability: `https://schema.org/${availabilityOf(product, stock, preOrder)}`
})

const availabilityOf = ({ active, availableForOrder }: Product, stock: number, preOrder: boolean): string => {
  if (!active || !availableForOrder) return "Discontinued"
  if (stock <= 0) return "OutOfStock"
  return preOrder ? "PreOrder" : "InStock"
}

/** A member who removed the account is named nowhere. D-36c. */
const isSomebodys = ({ reviewer }: Review): boolean => reviewer.userName !== ""

const reviewOf = ({ reviewer, rating, details, createdAt }: Review) => ({
  "@type": "Review",
  author: { "@type": "Person", name: reviewer.userName },
  datePublished: jakartaDay(createdAt),
  reviewBody: details,
  reviewRating: { "@type": "Rating", ratingValue: Math.floor(rating * 10) / 10, bestRating: 5 }
})
