import { useState } from "react"
import type { Product, ProductId } from "#core/catalogue/product.ts"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { warmSheets } from "../kit/overlay/Sheet.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import * as css from "./Discovery.css.ts"
import { useAdd } from "./useAdd.ts"

const ShadeSheet = lazyPart(async () => (await import("./ShadeSheet.tsx")).ShadeSheet)

/** Puts a product into the bag; one with shades or sizes asks for one first. */
export const AddButton = ({ product, label }: { readonly product: ProductId; readonly label: string }) => {
  const { isWaiting, addProduct } = useAdd()
  const [choosing, choose] = useState<Product>()
  return (
    <>
      <PlusButton label={label} busy={isWaiting} onClick={() => void addProduct(product, choose)} />
      {choosing ? <ShadeSheet product={choosing} onClose={() => choose(undefined)} /> : null}
    </>
  )
}

/** A round button with a plus. */
export const PlusButton = ({
  label,
  busy,
  onClick
}: {
  readonly label: string
  readonly busy: boolean
  readonly onClick: () => void
}) => (
  <button
    type="button"
    className={css.add}
    aria-label={label}
    aria-busy={busy || undefined}
    onPointerEnter={warmSheets}
    onFocus={warmSheets}
    onClick={onClick}
  >
    <PageIcon name="plus" size={24} />
  </button>
)
