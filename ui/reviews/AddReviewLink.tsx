import type { MouseEvent, ReactNode } from "react"
import { reviewFormPath } from "#core/catalogue/links.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { LinkButton } from "../kit/Button.tsx"
import { useShop } from "../shop/shop.tsx"
import { useIsOn } from "../shop/useIsOn.ts"

/**
 * Leads to the form that writes a review of a product: a guest logs in first, a member who may not write now reads why. Specification
 * 2, Navigation guards; specification 4, Reviews. Nothing while writing is switched off. Decision 0146.
 */
export const AddReviewLink = ({
  product,
  children,
  ...look
}: {
  readonly product: { readonly id: ProductId }
  readonly look?: "primary" | "secondary" | "ghost"
  readonly size?: "normal" | "small"
  readonly whole?: boolean
  readonly className?: string
  readonly children: ReactNode
}) => {
  const shop = useShop()
  const isOn = useIsOn()("write_review")
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget
    // A press that was answered follows the link; without an answer the form asks by itself.
    if (link.dataset["open"]) return
    event.preventDefault()
    const onOpen = () => {
      link.dataset["open"] = "yes"
      link.click()
      delete link.dataset["open"]
    }
    import("./guard-review.ts").then(({ guardReview }) => guardReview(shop, product.id, onOpen)).catch(onOpen)
  }
  return isOn ? (
    <LinkButton to={reviewFormPath(product)} onClick={press} {...look}>
      {children}
    </LinkButton>
  ) : null
}
