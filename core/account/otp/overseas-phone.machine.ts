import { Effect } from "effect"
import { assign, setup } from "xstate"
import type { Unavailable } from "../../kernel/failure.ts"
import type { NoInput } from "../../kernel/input.ts"
import { defaultPhoneCode } from "../../kernel/phone.ts"
import { placeholderActors, portActors } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { PhoneCountry } from "../../regions/countries.ts"
import type { RegionsPort } from "../../regions/regions.port.ts"
import type { TogglesPort } from "../../toggles/toggles.port.ts"
import type { Toggles } from "../../toggles/toggles.ts"
import type { OtpScope } from "./otp.ts"

/** Countries of the shop, and by which ways it sends codes. */
export interface OverseasFacts {
  readonly countries: ReadonlyArray<PhoneCountry>
  readonly toggles: Toggles
}

/** The calls of the dialog. */
export interface OverseasCalls {
  readonly read: (input: NoInput) => Effect.Effect<OverseasFacts, Unavailable>
}

/** Input of the choice of a country. */
export interface OverseasInput {
  /** Code of the country now, `+62`. */
  readonly phoneCode: string
  /** What the number's codes are for. */
  readonly scope: OtpScope
}

/** Context of the choice of a country: the countries, the word that filters them, and the chosen one. */
export interface OverseasContext {
  readonly facts: OverseasFacts | null
  readonly query: string
  readonly chosen: string | null
  readonly scope: OtpScope
  /** Confirmed without a choice. */
  readonly isMissing: boolean
}

/** Events of the choice of a country. */
export type OverseasEvent = Timed<
  | { readonly type: "query.typed"; readonly query: string }
  | { readonly type: "country.chosen"; readonly phoneCode: string }
  | { readonly type: "choice.confirmed" }
  | { readonly type: "retry.wanted" }
>

/** The country of a number abroad, and how codes reach it. Specification 2, Modals: overseas phone; D-33. */
export const overseasPhoneMachine = setup({
  types: {
    input: {} as OverseasInput,
    context: {} as OverseasContext,
    events: {} as OverseasEvent,
    output: {} as { readonly phoneCode: string }
  },
  actors: placeholderActors<OverseasCalls>("read"),
  guards: {
    hasChosen: ({ context: { facts, chosen } }) =>
      chosen !== defaultPhoneCode && (facts?.countries.some(({ phoneCode }) => phoneCode === chosen) ?? false)
  },
  actions: {
    search: assign(({ event }) => (event.type === "query.typed" ? { query: event.query } : {})),
    choose: assign(({ event }) =>
      event.type === "country.chosen" ? { chosen: event.phoneCode, isMissing: false } : {}
    ),
    showMissing: assign({ isMissing: true })
  }
}).createMachine({
  id: "overseas-phone",
  context: ({ input: { phoneCode, scope } }) => ({
    facts: null,
    query: "",
    chosen: phoneCode,
    scope,
    isMissing: false
  }),
  output: ({ context: { chosen } }) => ({ phoneCode: chosen ?? "" }),
  initial: "reading",
  states: {
    reading: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "read",
        input: () => ({}),
        onDone: { target: "choosing", actions: assign(({ event }) => ({ facts: event.output })) },
        onError: "failed"
      }
    },
    failed: { meta: { spec: "8", tone: "bad" }, on: { "retry.wanted": "reading" } },
    choosing: {
      meta: { spec: "2", tone: "idle" },
      on: {
        "query.typed": { actions: "search" },
        "country.chosen": { actions: "choose" },
        "choice.confirmed": [{ guard: "hasChosen", target: "chosen" }, { actions: "showMissing" }]
      }
    },
    chosen: { meta: { spec: "2", tone: "ok" }, type: "final" }
  }
})

/** Returns the machine that chooses a phone number's country, over its ports. */
export const overseasPhoneMachineOver = (port: Pick<RegionsPort, "countries"> & TogglesPort) =>
  overseasPhoneMachine.provide({
    actors: portActors<OverseasCalls>({
      read: () => Effect.all({ countries: port.countries({}), toggles: port.toggles({}) }, { concurrency: 2 })
    })
  })
