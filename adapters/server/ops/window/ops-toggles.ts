import { Effect, Schema } from "effect"
import type { Unavailable } from "#core/kernel/failure.ts"
import { linesPattern } from "#core/kernel/lines.ts"
import type { Instant } from "#core/kernel/moment.ts"
import type { ToggleStore, TogglesPort } from "#core/toggles/toggles.port.ts"
import { type ToggleName, toggleNames } from "#core/toggles/toggles.ts"
import type { Server } from "../../http/hono.ts"
import type { Problem } from "../../http/problem.ts"
import { opsBody, opsText } from "../ops-body.ts"
import { opsGuard } from "../ops-gate.ts"
import { opsReply } from "../ops-reply.ts"

interface ToggleParts {
  readonly token: string
  readonly now: () => Instant
  readonly switches: OperatingToggles
}

/** The switches as operations change them. */
export interface OperatingToggles extends ToggleStore, TogglesPort {}

/** A switch as staff see it. */
interface ShownToggle {
  readonly name: ToggleName
  readonly is_on: boolean
  /** Whether operations have switched it off; otherwise it is off by the settings of the server. */
  readonly is_switched_off: boolean
}

const Change = Schema.Struct({
  name: opsText(60),
  is_on: Schema.Boolean,
  note: Schema.optionalKey(
    Schema.String.pipe(Schema.check(Schema.isMinLength(1), Schema.isMaxLength(300), Schema.isPattern(linesPattern)))
  )
})

/**
 * `GET /ops/toggles` lists the switches; `POST /ops/toggles/NAME {name, is_on, note?}` changes one, which is logged. Every server of the
 * shop follows within seconds. Only for this machine, and only with the token. Specification 3, Feature toggle; D-75; decision 0129.
 */
export const serveToggleOps = (app: Server, { token, now, switches }: ToggleParts): void => {
  const guarded = opsGuard(token)
  const reply = opsReply(problemOf)
  const list: Effect.Effect<ReadonlyArray<ShownToggle>, Unavailable> = Effect.map(
    Effect.all([switches.toggles({}), switches.off]),
    ([toggles, off]) => toggleNames.map((name) => ({ name, is_on: toggles[name], is_switched_off: off.includes(name) }))
  )

  app.get(
    "/ops/toggles",
    guarded((context) => reply(context, list))
  )
  app.post(
    "/ops/toggles/:toggle",
    guarded(async (context) => {
      const given = await opsBody(context, Change)
      if (given instanceof Response) return given
      const toggle = toggleNames.find((name) => name === context.req.param("toggle"))
      if (toggle === undefined) return reply(context, Effect.fail({ _tag: "ToggleUnknown" as const }))
      const { name, is_on: isOn, note } = given
      const change = { toggle, isOn, name, at: now(), ...(note !== undefined && { note }) }
      return reply(
        context,
        Effect.map(switches.put(change), (changed) => ({ name: toggle, is_on: isOn, changed }))
      )
    })
  )
}

const problemOf = (refusal: { readonly _tag: "ToggleUnknown" } | Unavailable): Problem =>
  refusal._tag === "ToggleUnknown"
    ? { status: 404, code: "TOGGLE_NOT_FOUND", tag: refusal._tag }
    : { status: 503, code: "UNAVAILABLE" }
