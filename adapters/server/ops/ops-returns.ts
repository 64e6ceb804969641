import { Effect, Schema } from "effect"
import type { Db } from "#adapters/postgres/engine/db.ts"
import { orderNamed } from "#adapters/postgres/selling/orders.sql.ts"
import { listReturns } from "#adapters/postgres/selling/returns.sql.ts"
import type { Unavailable } from "#core/kernel/failure.ts"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import { type Order, OrderCode } from "#core/orders/order.ts"
import { type OrderNotThere, OrderUnknown } from "#core/orders/orders.errors.ts"
import { returnSum } from "#core/orders/returns/return-sum.rule.ts"
import type { ClaimNotOpen, ReturnSumRefused, VoucherWithoutMember } from "#core/orders/returns/returns.errors.ts"
import type { Context, Server } from "../http/hono.ts"
import type { Problem } from "../http/problem.ts"
import type { Selling } from "../ports/selling.ts"
import { opsBody, opsText } from "./ops-body.ts"
import { opsGuard } from "./ops-gate.ts"
import { opsReply } from "./ops-reply.ts"

interface ReturnParts {
  readonly token: string
  readonly db: Db
  readonly selling: Pick<Selling, "ops" | "receipt">
  /** Does what follows from a change before the answer. */
  readonly settle: () => Promise<void>
}

const name = opsText(60)
const words = opsText(1000)
const Acceptance = Schema.Struct({
  name,
  amount: Schema.optionalKey(
    Schema.Int.pipe(Schema.check(Schema.isBetween({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })))
  ),
  words: Schema.optionalKey(words),
  byTransfer: Schema.optionalKey(Schema.Boolean)
})
const Rejection = Schema.Struct({ name, words })

/** Most returns of one list. */
const mostListed = 200

type Refusal = OrderUnknown | OrderNotThere | ClaimNotOpen | ReturnSumRefused | VoucherWithoutMember | Unavailable

/**
 * `GET /ops/returns[?all]` lists claims. Of one order: `GET` shows its claim with what it gives back, `GET …/photos/1` a picture,
 * `POST …/accept {name, amount, words, byTransfer}` and `POST …/refuse {name, words}` decide it. Only for this machine, and only
 * with the token. D-62b, D-75.
 */
export const serveReturnOps = (app: Server, { token, db, selling, settle }: ReturnParts): void => {
  const guarded = opsGuard(token)
  const reply = opsReply(problemOf)
  const readClaim = Effect.fnUntraced(function* (code: string) {
    const order = yield* orderNamed(db, code)
    return order?.claim ? { order, claim: order.claim } : yield* new OrderUnknown()
  })
  const thenSettle = <A, E>(work: Effect.Effect<A, E>) => Effect.tap(work, () => Effect.promise(settle))

  app.get(
    "/ops/returns",
    guarded((context) =>
      reply(
        context,
        Effect.map(listReturns(db, { all: context.req.query("all") !== undefined, limit: mostListed }), (orders) =>
          orders.map(staffReturn)
        )
      )
    )
  )
  app.get(
    "/ops/returns/:code",
    guarded((context) =>
      reply(
        context,
        Effect.map(readClaim(codeIn(context)), ({ order }) => staffReturn(order))
      )
    )
  )
  app.get(
    "/ops/returns/:code/photos/:number",
    guarded((context) =>
      reply(
        context,
        Effect.gen(function* () {
          const { claim } = yield* readClaim(codeIn(context))
          const photo = claim.photos[Number(context.req.param("number")) - 1]
          const picture = photo === undefined ? undefined : yield* Effect.promise(() => selling.receipt(photo))
          if (picture === undefined) return yield* new OrderUnknown()
          return { picture: Buffer.from(picture).toString("base64") }
        })
      )
    )
  )
  app.post(
    "/ops/returns/:code/accept",
    guarded(async (context) => {
      const given = await opsBody(context, Acceptance)
      if (given instanceof Response) return given
      const { amount, ...rest } = given
      const accepting = selling.ops.accept({
        code: OrderCode(codeIn(context)),
        ...rest,
        ...(amount !== undefined && { amount: rupiah(amount) })
      })
      return reply(context, thenSettle(Effect.map(accepting, staffReturn)))
    })
  )
  app.post(
    "/ops/returns/:code/refuse",
    guarded(async (context) => {
      const given = await opsBody(context, Rejection)
      if (given instanceof Response) return given
      const refusing = selling.ops.refuse({ code: OrderCode(codeIn(context)), ...given })
      return reply(context, thenSettle(Effect.map(refusing, staffReturn)))
    })
  )
}

const codeIn = (context: Context): string => context.req.param("code") ?? ""

/** A claim as staff read it: the goods by name, and what it gives back if they name no other sum. */
const staffReturn = (order: Order) => {
  const { code, status, contact, claim } = order
  const names = new Map(order.lines.map(({ id, goods }) => [id, `${goods.name} ${goods.combinationName}`.trim()]))
  return {
    code,
    status,
    email: contact.email,
    name: `${contact.firstName} ${contact.lastName}`.trim(),
    claim: claim && {
      ...claim,
      lines: claim.lines.map(({ line, quantity }) => ({ name: names.get(line) ?? line, quantity }))
    },
    suggested: claim && returnSum(order, claim)
  }
}

const problemOf = (refusal: Refusal): Problem => {
  switch (refusal._tag) {
    case "OrderUnknown":
      return { status: 404, code: "RETURN_NOT_FOUND" }
    case "ClaimNotOpen":
    case "OrderNotThere":
      return { status: 409, code: "RETURN_NOT_OPEN", tag: "ClaimNotOpen" }
    case "ReturnSumRefused":
      return { status: 422, code: "RETURN_SUM", tag: refusal._tag, details: { most: formatRupiah(refusal.most) } }
    case "VoucherWithoutMember":
      return { status: 409, code: "RETURN_WITHOUT_MEMBER", tag: refusal._tag }
    case "Unavailable":
      return { status: 503, code: "UNAVAILABLE" }
  }
}
