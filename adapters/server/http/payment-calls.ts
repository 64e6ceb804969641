import { Effect, Exit } from "effect"
import { bodyLimit } from "hono/body-limit"
import {
  type Notice,
  type PaymentEnvironment,
  readCallback,
  type Sign,
  signatureHeader,
  signNotice,
  timestampHeader
} from "#adapters/payments/callback.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import { rupiah } from "#core/kernel/money.ts"
import type { OpsPort } from "#core/orders/ops.port.ts"
import { type Order, OrderCode } from "#core/orders/order.ts"
import { BankId } from "#core/orders/transfer/payment.ts"
import { callLanguage } from "./caller.ts"
import type { Context, Server } from "./hono.ts"
import { problemResponse } from "./problem.ts"

const path = "/api/payments/payments/callback"
/** A notice is a few hundred bytes. */
const most = 10_000

interface PaymentParts {
  readonly ops: OpsPort
  readonly sign: Sign
  readonly now: () => Instant
  readonly environment: PaymentEnvironment
  readonly report: (cause: unknown, context: Context) => void
}

/** `POST /payments/callback`: signed notices of a provider. The same one twice, late or out of order does no harm. */
export const servePaymentCallback = (app: Server, { ops, sign, now, environment, report }: PaymentParts): void => {
  const refuse = (context: Context, status: number, code: string) =>
    problemResponse({ status, code }, callLanguage(context))
  app.post(
    path,
    bodyLimit({ maxSize: most, onError: (context) => refuse(context as Context, 413, "BODY_TOO_LARGE") }),
    async (context) => {
      const notice = readCallback(
        {
          timestamp: context.req.header(timestampHeader) ?? "",
          signature: context.req.header(signatureHeader) ?? "",
          body: await context.req.text()
        },
        now(),
        sign
      )
      if (notice === "SIGNATURE_INVALID") return refuse(context, 401, notice)
      if (notice === "INVALID_DATA") return refuse(context, 422, notice)
      // A test payment must never pay an order, nor a real one be taken for a test.
      if ((notice.environment ?? environment) !== environment) return refuse(context, 409, "PAYMENT_ENVIRONMENT")
      const exit = await Effect.runPromiseExit(performCall(ops, notice))
      if (Exit.isSuccess(exit))
        return context.json({ success: true, data: exit.value }, 200, { "cache-control": "no-store" })
      report(exit.cause, context)
      // The provider sends it again.
      return problemResponse({ status: 503, code: "UNAVAILABLE", retryAfter: 5 }, callLanguage(context))
    }
  )
}

const providerName = "bank"

/**
 * What a notice does. Money is booked on the order that it names, or that waits for a transfer of exactly this amount; a payment
 * that failed is noted at its order; one that has run out ends its order only if its deadline has passed by the shop's own clock.
 */
const performCall = (ops: OpsPort, { result, order, reference, bank, amount, at }: Notice) => {
  switch (result) {
    case "paid":
      return ops.book({
        transfer: { reference, bank: BankId(bank), amount: rupiah(amount), at: instant(Date.parse(at)) },
        by: { kind: "provider", name: providerName },
        for: OrderCode(order)
      })
    case "failed":
      return Effect.as(ops.fail({ code: OrderCode(order), reference, name: providerName }), { fate: "noted" })
    case "expired":
      return Effect.as(ops.turn({ code: OrderCode(order) }), { fate: "noted" })
  }
}

/** The request a provider would send of an order's payment, for developers of the shop. */
export const noticeOf = (
  order: Order,
  result: Notice["result"],
  origin: string,
  { sign, now, environment }: Pick<PaymentParts, "sign" | "now" | "environment">
): Request => {
  const bank = order.payment.account?.id ?? "none"
  const { headers, body } = signNotice(
    {
      order: order.code,
      result,
      reference: `${bank}-${order.code}`,
      bank,
      amount: order.payment.amount,
      at: new Date(now()).toISOString(),
      environment
    },
    now(),
    sign
  )
  return new Request(new URL(path, origin), { method: "POST", headers, body })
}
