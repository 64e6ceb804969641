import { StorageFailed } from "#adapters/media/stored-picture.ts"
import type { MemberId } from "#core/account/member.ts"
import { OrderCode } from "#core/orders/order.ts"
import type { OrderAsked } from "#core/orders/orders.port.ts"
import { callLanguage } from "./caller.ts"
import type { Context, Server } from "./hono.ts"
import { problemResponse, unavailable } from "./problem.ts"
import type { Recognise } from "./serve-port.ts"

/** Headers of an uploaded picture: shown as a picture and nothing else, stored in no cache. Security 4, Uploads. */
const headers = {
  "content-type": "image/webp",
  "content-security-policy": "default-src 'none'; sandbox",
  "cache-control": "no-store",
  "content-disposition": "inline"
}

/** The picture of a receipt. */
export const receiptResponse = async (
  context: Context,
  read: () => Promise<Uint8Array<ArrayBuffer> | undefined>
): Promise<Response> => {
  const picture = await read().catch((cause: unknown) => {
    if (cause instanceof StorageFailed) return unavailable
    throw cause
  })
  if (picture instanceof Uint8Array) return new Response(picture, { headers })
  return problemResponse(picture ?? { status: 404, code: "NOT_FOUND" }, callLanguage(context))
}

/** `GET /payment-receipts/{code}/{receipt}`: the picture of a receipt, for the holder of the order's key, or its owner. */
export const serveReceipts = (
  app: Server,
  receiptFor: (asked: OrderAsked, id: string, member?: MemberId) => Promise<Uint8Array<ArrayBuffer> | undefined>,
  recognise: Recognise
): void => {
  app.get("/api/payments/payment-receipts/:code/:receipt", async (context) => {
    const { code, receipt } = context.req.param()
    // What no database can keep belongs to no order.
    if (/\p{Cc}/u.test(code + receipt)) return receiptResponse(context, async () => undefined)
    const key = context.req.header("x-order-key") ?? ""
    const known = await recognise(context)
    return receiptResponse(context, () => receiptFor({ code: OrderCode(code), key }, receipt, known?.caller.member))
  })
}
