import { assign, emit, setup } from "xstate"
import type { Member } from "../account/member.ts"
import { portActors, unprovided } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import type { ProfilePort } from "./profile.port.ts"
import { type Newsletter, newsletters } from "./profile.ts"
import type { MemberChanged } from "./profile-edit.machine.ts"

/** What choosing newsletters asks. */
export type PreferencesPort = Pick<ProfilePort, "prefer">

export interface PreferencesContext {
  /** In the order they were ticked. */
  readonly chosen: ReadonlyArray<Newsletter>
  readonly hasFailed: boolean
}

export type PreferencesEvent = Timed<
  | { readonly type: "newsletter.ticked"; readonly newsletter: Newsletter; readonly on: boolean }
  | { readonly type: "form.sent" }
>

/** Newsletters: none is ticked for anybody. D-49d. */
export const preferencesMachine = setup({
  types: {
    input: {} as { readonly member: Member },
    context: {} as PreferencesContext,
    events: {} as PreferencesEvent,
    emitted: {} as MemberChanged
  },
  actors: unprovided<PreferencesPort>("prefer"),
  actions: {
    tick: assign(({ context: { chosen }, event }) => {
      if (event.type !== "newsletter.ticked") return {}
      const rest = chosen.filter((one) => one !== event.newsletter)
      return { chosen: event.on ? [...rest, event.newsletter] : rest, hasFailed: false }
    }),
    showFailed: assign({ hasFailed: true })
  }
}).createMachine({
  id: "preferences",
  context: ({ input: { member } }) => ({
    chosen: member.isSubscribingsSet ? newsletters.filter((one) => member.subscribings.includes(one)) : [],
    hasFailed: false
  }),
  initial: "choosing",
  states: {
    choosing: {
      meta: { spec: "D-49d", tone: "idle" },
      on: { "newsletter.ticked": { actions: "tick" }, "form.sent": "saving" }
    },
    saving: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "prefer",
        input: ({ context: { chosen } }) => ({ subscribings: chosen, isSubscribingsSet: true }),
        onDone: { target: "saved", actions: emit(({ event }) => ({ type: "member.changed", member: event.output })) },
        onError: { target: "choosing", actions: "showFailed" }
      }
    },
    saved: {
      meta: { spec: "7", tone: "ok" },
      on: { "newsletter.ticked": { target: "choosing", actions: "tick" } }
    }
  }
})

export const preferencesMachineOver = ({ prefer }: PreferencesPort) =>
  preferencesMachine.provide({ actors: portActors<PreferencesPort>({ prefer }) })
