import type { MemberId } from "#core/account/member.ts"
import type { LineId } from "#core/cart/cart.ts"
import type { StoredPicture } from "#core/catalogue/stored.ts"
import type { EgiftInfo } from "#core/egift/egift-info.ts"
import type { Rupiah } from "#core/kernel/money.ts"
import type { Language, Words } from "#core/kernel/text.ts"
import type { EgiftId } from "#core/orders/egift/egift.ts"
import type { OrderId } from "#core/orders/order.ts"
import type { VoucherCode } from "#core/vouchers/voucher.ts"
import type { Json, Moment, Of } from "../columns.ts"

/** The tables of `0065_egifts.sql`. */
export interface EgiftTables {
  egift_templates: { id: string; position: number; name: Json<Words>; picture: Json<StoredPicture> }
  egifts: {
    id: Of<EgiftId, string>
    order_id: Of<OrderId, string>
    line_id: Of<LineId, string>
    unit: number
    digest: string
    value: Of<Rupiah, number>
    info: Json<EgiftInfo>
    sender: string
    language: Language
    send_at: Moment
    sent_at: Moment | null
    expires_at: Moment | null
    opened_at: Moment | null
    withdrawn_at: Moment | null
    saved_at: Moment | null
    saved_by: Of<MemberId | null, string | null>
    voucher: Of<VoucherCode | null, string | null>
  }
}
