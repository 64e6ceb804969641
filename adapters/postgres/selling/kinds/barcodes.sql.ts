import { sql } from "kysely"
import { CombinationId } from "#core/catalogue/combination.ts"
import { ProductId } from "#core/catalogue/product.ts"
import type { BarcodeStore } from "#core/self-checkout/self-checkout.port.ts"
import type { Session } from "../../engine/db.ts"

/** Finds combinations by the number on them; of several, one that is sold. D-66. */
export const sqlBarcodes = (session: Session): BarcodeStore => ({
  withBarcode: (barcodes) =>
    session.ask(async (on) => {
      const { rows } = await sql<{ product: number; id: string }>`
        select product_id as product, id from combinations
        where barcode = any(${[...barcodes]}::text[]) order by active desc, id limit 1`.execute(on)
      const [row] = rows
      return row && { product: ProductId(Number(row.product)), combination: CombinationId(row.id) }
    })
})
