import { Effect } from "effect"
import type { GoodsId } from "#core/pricing/goods.ts"
import type { BarcodeStore } from "#core/self-checkout/self-checkout.port.ts"

/** Finds combinations by the numbers on them. */
export const memoryBarcodes = (known: ReadonlyMap<string, GoodsId>): BarcodeStore => ({
  withBarcode: (barcodes) => Effect.sync(() => barcodes.flatMap((barcode) => known.get(barcode) ?? [])[0])
})
