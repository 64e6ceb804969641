import { Effect, Schema } from "effect"
import {
  listPreOrders,
  ordersAhead,
  ordersToRelease,
  postponeCombination,
  releaseCombination
} from "#adapters/postgres/selling/kinds/preorders.sql.ts"
import { CombinationId } from "#core/catalogue/combination.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { dayMs, jakartaDay, startOfJakartaDay } from "#core/kernel/moment.ts"
import type { OrderCode } from "#core/orders/order.ts"
import { callLanguage } from "../../http/caller.ts"
import type { Context, Server } from "../../http/hono.ts"
import { invalidFields } from "../../http/invalid-fields.ts"
import { problemResponse } from "../../http/problem.ts"
import { opsBody, opsText } from "../ops-body.ts"
import { opsGuard } from "../ops-gate.ts"
import type { OperatingSales } from "../ops-selling.ts"

const name = opsText(60)
const day = Schema.String.pipe(Schema.check(Schema.isPattern(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)))
/** How far ahead a pre-order can be postponed: an earlier day is refused, so a slip of the pen would stay. Decision 0141. */
const latestMs = 366 * dayMs
const Postponing = Schema.Struct({ day, name })
const Releasing = Schema.Struct({ name })

/** `/ops/pre-orders`: days of what is sold ahead, and its orders. D-22, D-75. */
export const servePreOrderOps = (app: Server, { token, db, selling: { ops }, now, settle }: OperatingSales): void => {
  const guarded = opsGuard(token)
  const run = Effect.runPromise
  const reply = (context: Context, data: unknown) => context.json({ success: true, data })
  const unknown = (context: Context) =>
    problemResponse({ status: 404, code: "PREORDER_NOT_FOUND" }, callLanguage(context))
  const named = (context: Context) => CombinationId(context.req.param("combination") ?? "")
  /** Moves each order in a transaction of its own, so that a repeated command goes on where one ended; returns how many. */
  const each = async (
    codes: ReadonlyArray<OrderCode>,
    move: (code: OrderCode) => Effect.Effect<{ readonly moved: boolean }, Unavailable>
  ): Promise<number> => {
    let orders = 0
    for (const code of codes) if ((await run(move(code))).moved) orders++
    await settle()
    return orders
  }

  app.get(
    "/ops/pre-orders",
    guarded(async (context) => {
      const rows = await run(listPreOrders(db))
      return reply(
        context,
        rows.map(({ deliveryDate, ...row }) => ({
          ...row,
          day: deliveryDate === null ? null : jakartaDay(deliveryDate)
        }))
      )
    })
  )
  app.post(
    "/ops/pre-orders/:combination/postpone",
    guarded(async (context) => {
      const given = await opsBody(context, Postponing)
      if (given instanceof Response) return given
      const [combination, to] = [named(context), startOfJakartaDay(given.day)]
      if (jakartaDay(to) !== given.day || to <= now() || to > now() + latestMs)
        return problemResponse(invalidFields(["day"], "invalid"), callLanguage(context))
      const set = await run(postponeCombination(db, combination, to, { name: given.name, now: now() }))
      if (set === "unknown") return unknown(context)
      if (set === "earlier") return problemResponse(invalidFields(["day"], "invalid"), callLanguage(context))
      const orders = await each(await run(ordersAhead(db, combination)), (code) =>
        ops.postpone({ code, combination, ...given })
      )
      return reply(context, { orders })
    })
  )
  app.post(
    "/ops/pre-orders/:combination/release",
    guarded(async (context) => {
      const given = await opsBody(context, Releasing)
      if (given instanceof Response) return given
      const combination = named(context)
      const set = await run(releaseCombination(db, combination, { name: given.name, now: now() }))
      const codes = await run(ordersToRelease(db, combination))
      if (set === "unknown" && codes.length === 0) return unknown(context)
      return reply(context, { orders: await each(codes, (code) => ops.release({ code, name: given.name })) })
    })
  )
}
