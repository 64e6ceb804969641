import { Effect } from "effect"
import { type Product, ProductId } from "../catalogue/product.ts"
import type { TextPage } from "../stores/store.ts"
import type { PagePort } from "./page.machine.ts"
import type { ShopPorts } from "./ports.ts"
import { Missing } from "./prepare.ts"

const missing = () => Effect.fail(new Missing({ gone: false }))

/** The product a dialog shows over a list. Specification 2, Modals: product combination. */
export const productDialogOver = ({ catalogue }: ShopPorts, id: number): PagePort<Product> => ({
  open: () =>
    catalogue
      .product({ id: ProductId(id) })
      .pipe(Effect.catchTags({ ProductUnknown: missing, ProductRemoved: missing }))
})

/** The text a dialog shows over any page. Specification 2, Modals: privacy policy, terms. */
export const textDialogOver = ({ stores }: ShopPorts, slug: string): PagePort<TextPage> => ({
  open: () => stores.page({ slug }).pipe(Effect.catchTag("PlaceUnknown", missing))
})
