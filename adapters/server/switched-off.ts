import { Effect } from "effect"
import { switchedOffHeader } from "#adapters/wire/endpoint.ts"
import type { OffNow } from "#core/toggles/toggles.port.ts"
import type { Middleware } from "./http/hono.ts"

/**
 * Every answer that no cache stores names the parts of the shop that are switched off: an open page learns of them with its next call.
 * Decision 0146.
 */
export const tellsSwitchedOff =
  (off: OffNow): Middleware =>
  async (context, next) => {
    await next()
    if (context.res.headers.get("cache-control") !== "no-store") return
    const names = await Effect.runPromise(Effect.orElseSucceed(off, () => undefined))
    if (names !== undefined) context.res.headers.set(switchedOffHeader, names.join(" ") || "none")
  }
