import { sql } from "kysely"
import { kindMutants } from "./kinds/kinds.mutants.ts"
import { after, type Mutant, run } from "./mutant.ts"
import { raceMutants } from "./races/races.mutants.ts"
import type { Call } from "./watch.ts"

interface Ordered {
  readonly code: string
  readonly access_key?: string
}

const withBody = (request: Request, body: object): Request =>
  new Request(request.url, { method: request.method, headers: request.headers, body: JSON.stringify(body) })

const merging = "/api/cart/user/me/carts/merge"
const askedAgain = /^\/api\/orders\/(?:order|checkouts\/[\w-]+\/order)$/
const checkoutOf = ({ body, path }: Call): string => body.checkout_id ?? path.split("/").at(-2)
const oneOrder = /^\/api\/orders\/users\/me\/orders\/([\w-]+)$/

/** The order of a checkout for the second time. */
const twin = (checkout: string) => sql`
  insert into orders
  select (jsonb_populate_record(o, jsonb_build_object('id', o.id || '2', 'code', o.code || '2'))).* from orders o
  where o.checkout_id = ${checkout} and not exists (select from orders where id = o.id || '2')`

/** Mistakes that a shop could make; each must be found out. */
export const mutants: ReadonlyArray<Mutant> = [
  {
    says: "loses one from the shelf",
    breaks: "J1",
    door:
      () =>
      async ({ call, request, db, pass }) => {
        if (call.path === "/api/orders/order")
          await run(
            db.ask((on) => sql`update combinations set stock = stock - 1 where id = 'nude' and stock > 0`.execute(on))
          )
        return pass(request)
      }
  },
  {
    says: "orders again where an answer was lost",
    breaks: "J4",
    prepares: (db) => db.ask((on) => sql`alter table orders drop constraint orders_checkout_id_key`.execute(on)),
    door:
      () =>
      async ({ call, request, db, pass }) => {
        const answer = await pass(request)
        if (answer.status === 200 && askedAgain.test(call.path))
          await run(db.ask((on) => twin(checkoutOf(call)).execute(on)))
        return answer
      }
  },
  {
    says: "forgets the guest's bag",
    breaks: "J10",
    door:
      () =>
      ({ call, request, pass }) =>
        pass(call.path === merging ? withBody(request, { ...call.body, lines: [] }) : request)
  },
  {
    says: "shows an order to all who know its code",
    breaks: "J5",
    door: () => {
      const keys = new Map<string, string>()
      return async ({ call: { method, path }, request, pass }) => {
        const [, code = ""] = oneOrder.exec(path) ?? []
        const key = method === "GET" ? keys.get(code) : undefined
        if (key !== undefined) request.headers.set("x-order-key", key)
        const answer = await pass(request)
        const { data } = (await answer.clone().json()) as { readonly data?: { readonly order?: Ordered } }
        if (data?.order?.access_key !== undefined) keys.set(data.order.code, data.order.access_key)
        return answer
      }
    }
  },
  {
    says: "charges a gift",
    breaks: "J17",
    door: () =>
      after(
        ({ path }) => path === "/api/orders/order",
        (db) => db.ask((on) => sql`update order_lines set total = 50000 where gift is not null`.execute(on))
      )
  },
  {
    says: "gives a gift that was not earned",
    breaks: "J17",
    door: () =>
      after(
        ({ path }) => path === "/api/orders/order",
        (db) =>
          db.ask((on) =>
            sql`update order_lines set gift = 'nude', total = 0 where combination_id = 'nude' and gift is null`.execute(
              on
            )
          )
      )
  },
  {
    says: "takes no points for an order that has their step",
    breaks: "J15",
    door: () =>
      after(
        ({ path }) => path === "/api/orders/order",
        (db) =>
          db.ask(async (on) => {
            await sql`update members set points = members.points - held.points from point_entries held
              where held.member_id = members.id and held.kind = 'redeem_hold'`.execute(on)
            await sql`delete from point_entries where kind = 'redeem_hold'`.execute(on)
          })
      )
  },
  {
    says: "gives points back while their order stands",
    breaks: "J15",
    door: () =>
      after(
        ({ path }) => path === "/api/orders/order",
        (db) =>
          db.ask((on) =>
            sql`with back as (
                insert into point_entries (member_id, order_id, kind, points, at)
                select member_id, order_id, 'release', -points, at from point_entries where kind = 'redeem_hold'
                on conflict do nothing returning member_id, points
              )
              update members set points = members.points + back.points from back where members.id = back.member_id`.execute(
              on
            )
          )
      )
  },
  {
    says: "counts a voucher twice",
    breaks: "J16",
    door: () =>
      after(
        ({ path }) => path === "/api/orders/order",
        (db) => db.ask((on) => sql`update vouchers set taken = taken + 1 where taken > 0`.execute(on))
      )
  },
  {
    says: "returns no redemption of an order that was called off",
    breaks: "J16",
    door: () =>
      after(
        ({ path }) => path.endsWith("/cancel"),
        (db) =>
          db.ask((on) =>
            sql`with back as (update voucher_uses set given_back = false where given_back returning voucher_id)
              update vouchers set taken = taken + 1 from back where id = voucher_id`.execute(on)
          )
      )
  },
  {
    says: "has the money of a parcel that is not there",
    breaks: "J18",
    door: () =>
      after(
        ({ path }) => path === "/api/orders/order",
        (db) =>
          db.ask((on) =>
            sql`update orders set payment_state = 'paid', paid_at = placed_at
              where payment_method = 'cod' and status = 'pay_on_delivery'`.execute(on)
          )
      )
  },
  {
    says: "takes money for an order that it was not for",
    breaks: "J3",
    door: () =>
      after(
        ({ path }) => path === "/api/orders/order",
        (db) =>
          db.ask((on) =>
            sql`update orders set payment_state = 'paid', paid_at = placed_at
              where payment_method in ('virtual-account', 'qris') and status = 'awaiting_bank_wire_payment'`.execute(on)
          )
      )
  },
  {
    says: "accepts a return by itself",
    breaks: "J19",
    door: () =>
      after(
        ({ path }) => path.endsWith("/return"),
        (db) =>
          db.ask((on) =>
            sql`update order_returns set state = 'accepted', amount = 1, answered_at = at where state = 'open'`.execute(
              on
            )
          )
      )
  },
  {
    says: "gives points for an order that is not complete",
    breaks: "J15",
    door: () =>
      after(
        ({ path }) => path === "/api/orders/order",
        (db) =>
          db.ask((on) =>
            sql`with given as (
                insert into point_entries (member_id, order_id, kind, points, at)
                select member_id, id, 'earn', 1, placed_at from orders where member_id is not null
                on conflict do nothing returning member_id, points
              )
              update members set points = members.points + given.points from given where members.id = given.member_id`.execute(
              on
            )
          )
      )
  },
  {
    says: "frees more than a delivery costs",
    breaks: "J2",
    door: () =>
      after(
        ({ path }) => path === "/api/orders/order",
        (db) =>
          db.ask((on) =>
            sql`update orders set payable = payable - 1000, totals = jsonb_set(totals, '{payable}', to_jsonb(payable - 1000))
              where payable > 1000`.execute(on)
          )
      )
  },
  {
    says: "lets a session live after its log-out",
    breaks: "J9",
    door:
      () =>
      async ({ call, request, pass }) =>
        call.path.endsWith("/auth/logout") ? Response.json({ success: true, data: { ended: true } }) : pass(request)
  },
  {
    says: "forgets every second wrong password",
    breaks: "J12",
    door:
      () =>
      async ({ call, request, db, pass }) => {
        const answer = await pass(request)
        if (call.path.endsWith("/auth/login") && answer.status === 401)
          await run(
            db.ask((on) =>
              sql`update members set fails = least(fails, 1), known_fails = least(known_fails, 1)`.execute(on)
            )
          )
        return answer
      }
  },
  ...kindMutants,
  ...raceMutants
]
