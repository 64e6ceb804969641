import { Effect } from "effect"
import type { Mailer } from "../../kernel/message.ts"
import { type Instant, jakartaDay } from "../../kernel/moment.ts"
import { rupiah } from "../../kernel/money.ts"
import { moveOrder } from "../move.usecases.ts"
import { type Order, orderSubject } from "../order.ts"
import type { OrderStores } from "../order-store.port.ts"
import type { EgiftOpsPort } from "./egift.port.ts"
import { type Egift, egiftUntil } from "./egift.ts"
import { egiftCode } from "./egift-code.rule.ts"
import type { EgiftMessage } from "./message.ts"

/** Orders looked at in one part of the work. */
const dueAtOnce = 20

/** Sends the e-gifts whose moment has come: each once, in one transaction with its letters. D-22. */
export const egiftOpsOver = (
  stores: OrderStores & { readonly egiftPost: Mailer<EgiftMessage> },
  now: Instant
): EgiftOpsPort => ({
  due: () => stores.egifts.due(now, dueAtOnce),
  send: Effect.fnUntraced(function* ({ code }) {
    const order = yield* stores.orders.lock(code)
    if (order === undefined) return { sent: 0 }
    const all = yield* stores.egifts.ofOrder(order.id)
    const expiresAt = egiftUntil(now)
    const sent: Array<Egift> = []
    for (const egift of all.filter((one) => isDue(one, now)))
      if (yield* stores.egifts.markSent(egift.id, { at: now, expiresAt })) sent.push(egift)
    for (const egift of sent) yield* stores.egiftPost.put(toRecipient(stores, egift, expiresAt))
    for (const line of new Set(sent.map((egift) => egift.line)))
      yield* stores.egiftPost.put(
        toSender(
          stores,
          order,
          sent.filter((egift) => egift.line === line)
        )
      )
    if (sent.length > 0 && all.every((egift) => egift.sentAt !== undefined || isDue(egift, now)))
      yield* Effect.catchTag(
        moveOrder(stores, order, "gifts.sent", { actor: { kind: "clock" }, now }),
        // Staff have said before that it arrived: there is nothing to move.
        "OrderNotThere",
        () => Effect.void
      )
    return { sent: sent.length }
  })
})

const isDue = ({ sentAt, withdrawnAt, sendAt }: Egift, now: Instant): boolean =>
  sentAt === undefined && withdrawnAt === undefined && sendAt <= now

const toRecipient = (
  { signer }: Pick<OrderStores, "signer">,
  { id, info, sender, language }: Egift,
  expiresAt: Instant
): EgiftMessage => ({
  kind: "egift-received",
  to: info.recipientEmail ?? info.recipientPhone ?? "",
  language,
  sender,
  recipientName: info.recipientName,
  code: egiftCode(signer, id),
  // It can be used on the day before the moment at which it ends.
  until: jakartaDay((expiresAt - 1) as Instant)
})

const toSender = (
  { signer }: Pick<OrderStores, "signer">,
  order: Order,
  egifts: ReadonlyArray<Egift>
): EgiftMessage => ({
  kind: "egift-sent",
  to: order.contact.email,
  language: order.language,
  name: order.contact.firstName,
  recipientName: egifts[0]?.info.recipientName ?? "",
  count: egifts.length,
  value: rupiah(egifts.reduce((sum, { value }) => sum + value, 0)),
  orderCode: order.code,
  key: signer.sign(orderSubject(order))
})
