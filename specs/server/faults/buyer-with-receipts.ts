import sharp from "sharp"
import { line } from "#specs/orders/selling-shop.ts"
import type { ServedShop } from "#specs/orders/served-shop.ts"
import { guestAt } from "#specs/orders/shopper.ts"

/** A guest who has ordered one, and sends pictures of receipts for it; without a body of their own, small ones; with code and key. */
export const buyerWithReceipts = async ({ ask }: ServedShop) => {
  const { product, combination } = line("a")
  const bought = await guestAt(ask).buy([{ product_id: product, combination_id: combination, quantity: 1 }])
  const { code, access_key: key } = bought.body.data.order
  const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#c2185b" } })
    .png()
    .toBuffer()
  const send = (body: Uint8Array<ArrayBuffer> = new Uint8Array(picture)): Promise<Response> =>
    ask(`/api/payments/payment-receipts/${code}`, {
      method: "POST",
      headers: { "content-type": "image/png", "x-order-key": key },
      body
    })
  return Object.assign(send, { code: String(code), key: String(key) })
}
