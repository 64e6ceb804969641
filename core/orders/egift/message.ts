import type { Message } from "../../kernel/message.ts"
import type { Rupiah } from "../../kernel/money.ts"
import type { OrderCode } from "../order.ts"
import type { EgiftCode } from "./egift.ts"

/** A message about an e-gift: to its recipient, by e-mail or WhatsApp, or to its sender. D-22. */
export type EgiftMessage = Message &
  (
    | {
        readonly kind: "egift-received"
        readonly sender: string
        readonly recipientName: string
        /** Opens it: `/gift#{code}`. */
        readonly code: EgiftCode
        readonly until: string
      }
    | {
        readonly kind: "egift-sent"
        readonly name: string
        readonly recipientName: string
        readonly count: number
        readonly value: Rupiah
        readonly orderCode: OrderCode
        /** Opens the order: `/orders/{orderCode}#key={key}`. */
        readonly key: string
      }
  )
