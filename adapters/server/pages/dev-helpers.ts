import { Effect } from "effect"
import type { DemoLogin } from "#adapters/demo/logins.ts"
import { instant } from "#core/kernel/moment.ts"
import { readPhone } from "#core/kernel/phone.rule.ts"
import { e164 } from "#core/kernel/phone.ts"
import type { Order } from "#core/orders/order.ts"
import type { Clock } from "../clock.ts"
import { callLanguage } from "../http/caller.ts"
import type { Context, Server } from "../http/hono.ts"
import { socketAddress } from "../http/hono.ts"
import { isLoopback } from "../http/network.ts"
import { problemResponse } from "../http/problem.ts"
import { serveDevGallery } from "./dev-gallery.ts"
import { serveDevSandbox } from "./dev-sandbox.ts"
import { outboxPage, type SentMessage } from "./outbox-page.ts"

/** Names of this machine; a page elsewhere whose name was pointed here calls it by another one. */
const ownNames = new Set(["localhost", "127.0.0.1", "[::1]"])

interface DevParts {
  readonly clock: Clock
  readonly sent: SentTo
  readonly demoLogins: ReadonlyArray<DemoLogin>
  /** Does everything that is due by the clock, before the call that moved it is answered. */
  readonly settle: () => Promise<void>
  /** An order by its id or code. */
  readonly order: (name: string) => Promise<Order | undefined>
  /** Sends the notice that a payment provider would send; returns the response to it. */
  readonly provider: (order: Order, result: "paid" | "failed" | "expired", context: Context) => Promise<Response>
}

/** Helpers for developers of the shop: only outside production, only from this machine. Wire, Development helpers. */
export const serveDevHelpers = (app: Server, { clock, sent, demoLogins, settle, order, provider }: DevParts): void => {
  app.use("/dev/*", async (context, next) => {
    const address = socketAddress(context)
    if (address !== undefined && !isLoopback(address)) return notFound(context)
    // Without a socket a spec asks the app itself.
    return address === undefined || ownNames.has(new URL(context.req.url).hostname) ? next() : notFound(context)
  })
  serveDevGallery(app)
  serveDevSandbox(app)
  app.get("/dev/demo-logins", (context) => context.json({ success: true, data: demoLogins }))
  app.get("/dev/outbox", async (context) => {
    const to = context.req.query("to")
    // No database stores such a text.
    if (to?.includes("\0")) return notFound(context)
    const messages = await Effect.runPromise(sent(receiver(to)))
    const shown = messages.map((message) => ({ ...message, at: new Date(message.at).toISOString() }))
    return context.req.header("accept")?.includes("text/html")
      ? outboxPage(shown)
      : context.json({ success: true, data: shown })
  })
  app.post("/dev/payments/:order/settle", async (context) => {
    const wish: unknown = await context.req.json().catch(() => undefined)
    const result = typeof wish === "object" && wish !== null && "result" in wish ? wish.result : undefined
    if (result !== "paid" && result !== "failed" && result !== "expired")
      return problemResponse({ status: 422, code: "INVALID_DATA" }, callLanguage(context))
    const paid = await order(context.req.param("order"))
    if (paid === undefined) return notFound(context)
    const answer = await provider(paid, result, context)
    await settle()
    return answer
  })
  app.get("/dev/clock", (context) => context.json(reply(clock)))
  app.post("/dev/clock", async (context) => {
    const wish: unknown = await context.req.json().catch(() => undefined)
    if (!moved(clock, wish)) return problemResponse({ status: 422, code: "INVALID_DATA" }, callLanguage(context))
    await settle()
    return context.json(reply(clock))
  })
}

/** A receiver as messages name them: a number in any way of writing it, or an address. */
const receiver = (to: string | undefined): string | undefined => {
  // An unescaped plus in an address is a blank.
  const read = to === undefined || !/^[\s\d.+-]+$/.test(to) ? undefined : readPhone(to.trim())
  return read !== undefined && "phone" in read ? e164(read.phone) : to
}

type SentTo = (to: string | undefined) => Effect.Effect<ReadonlyArray<SentMessage>, unknown>

const reply = (clock: Clock) => ({ success: true, data: { now: new Date(clock.now()).toISOString() } })

/** `{"advance": "PT30S"}`, `{"set": instant}` or `{"reset": true}`. */
const moved = (clock: Clock, wish: unknown): boolean => {
  if (typeof wish !== "object" || wish === null) return false
  if ("reset" in wish && wish.reset === true) {
    clock.reset()
    return true
  }
  if ("set" in wish && typeof wish.set === "string" && !Number.isNaN(Date.parse(wish.set))) {
    clock.set(instant(Date.parse(wish.set)))
    return true
  }
  const ms = "advance" in wish && typeof wish.advance === "string" ? durationMs(wish.advance) : undefined
  if (ms === undefined) return false
  clock.advance(ms)
  return true
}

/** Days, hours, minutes and seconds of an ISO 8601 duration in milliseconds. */
const durationMs = (text: string): number | undefined => {
  const [whole, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(text) ?? []
  return whole === undefined || whole === "P"
    ? undefined
    : (((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}

const notFound = (context: Context): Response =>
  problemResponse({ status: 404, code: "NOT_FOUND" }, callLanguage(context))
