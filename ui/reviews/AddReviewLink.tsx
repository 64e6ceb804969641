import type { MouseEvent, ReactNode } from "react"
import { reviewFormPath } from "#core/catalogue/links.ts"
import type { ProductId } from "#core/catalogue/product.ts"
import { LinkButton } from "../kit/Button.tsx"
import { warmSheets } from "../kit/overlay/Sheet.tsx"
import { useAppActor } from "../shop/shop.tsx"

/** Leads to writing a review; a guest is asked to log in first and the wish is stored. Specification 4, Reviews. */
export const AddReviewLink = ({
  product,
  children,
  ...look
}: {
  readonly product?: { readonly id: ProductId } | undefined
  readonly look?: "primary" | "secondary" | "ghost"
  readonly size?: "normal" | "small"
  readonly whole?: boolean
  readonly className?: string
  readonly children: ReactNode
}) => {
  const overlays = useAppActor("overlays")
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    overlays.send({
      type: "overlay.opened",
      overlay: { kind: "login", wish: { kind: "review", ...(product ? { product: product.id } : {}) } }
    })
  }
  return (
    <LinkButton
      to={product ? reviewFormPath(product) : "/review/add"}
      onClick={ask}
      onPointerEnter={warmSheets}
      onFocus={warmSheets}
      {...look}
    >
      {children}
    </LinkButton>
  )
}
