import { Effect } from "effect"
import type { Instant } from "../../kernel/moment.ts"
import { rupiah } from "../../kernel/money.ts"
import { VoucherLoginRequired } from "../../vouchers/vouchers.errors.ts"
import { welcomeOfGuests } from "../../vouchers/welcome.rule.ts"
import type { BagsPort } from "../cart.port.ts"
import type { VoucherListPort } from "./voucher-list.machine.ts"

/** The list of vouchers of a guest: the one for new members, which needs a log-in. H4; decision 0105. */
export const guestVouchersOver = (bags: Pick<BagsPort, "vouchers">, now: () => Instant): VoucherListPort => ({
  vouchers: () =>
    Effect.map(bags.vouchers({}), (vouchers) => {
      const voucher = welcomeOfGuests(vouchers, now())
      return {
        vouchers: [],
        saving: rupiah(0),
        granted: [],
        refused: voucher ? [{ voucher, problem: new VoucherLoginRequired() }] : [],
        past: []
      }
    })
})
