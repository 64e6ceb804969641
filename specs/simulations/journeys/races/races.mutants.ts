import { sql } from "kysely"
import { after, type Mutant } from "../mutant.ts"

/** Mistakes that those find out who do something in the same moment. */
export const raceMutants: ReadonlyArray<Mutant> = [
  {
    says: "lets neither of two use a voucher that both want",
    breaks: "J30",
    door: () =>
      after(
        ({ path }) => path.endsWith("/orders/checkouts"),
        (db) => db.ask((on) => sql`update vouchers set redemptions = 0 where code like 'REBUT%'`.execute(on))
      )
  },
  {
    says: "holds no money that came after the end of its order",
    breaks: "J31",
    nightly: (db) =>
      db.ask((on) =>
        sql`update orders set payment_state = 'expired' where status in ('expired', 'cancelled') and payment_state = 'held'`.execute(
          on
        )
      )
  },
  {
    says: "sends codes without a pause",
    breaks: "J32",
    crowd: { shoppers: 60 },
    door: () =>
      after(
        ({ path }) => path.includes("/otp/"),
        (db) => db.ask((on) => sql`update code_sends set last_sent_at = null`.execute(on))
      )
  }
]
