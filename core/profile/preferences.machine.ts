import { assign, emit, setup } from "xstate"
import type { Member } from "../account/member.ts"
import { placeholderActors, portActors } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import type { ProfilePort } from "./profile.port.ts"
import { type Newsletter, newsletters } from "./profile.ts"
import type { MemberChanged } from "./profile-edit.machine.ts"

/** Calls of the choice of newsletters. */
export type PreferencesPort = Pick<ProfilePort, "prefer">

/** The newsletters that a member has ticked, and what the shop has of them. */
export interface PreferencesContext {
  /** In the order they were ticked. */
  readonly chosen: ReadonlyArray<Newsletter>
  readonly hasFailed: boolean
}

/** Events of the form of newsletters. */
export type PreferencesEvent = Timed<
  | { readonly type: "newsletter.ticked"; readonly newsletter: Newsletter; readonly on: boolean }
  | { readonly type: "form.sent" }
>

/** What this tab is to store of the choice, and the next page. */
export type PreferencesEmitted =
  | MemberChanged
  | { readonly type: "draft.changed"; readonly chosen: ReadonlyArray<Newsletter> }

/** Newsletters: none is ticked for a member. D-49d. */
export const preferencesMachine = setup({
  types: {
    /** `chosen`: ticked before and not saved. */
    input: {} as { readonly member: Member; readonly chosen?: ReadonlyArray<string> | undefined },
    context: {} as PreferencesContext,
    events: {} as PreferencesEvent,
    emitted: {} as PreferencesEmitted
  },
  actors: placeholderActors<PreferencesPort>("prefer"),
  actions: {
    tick: assign(({ context: { chosen }, event }) => {
      if (event.type !== "newsletter.ticked") return {}
      const rest = chosen.filter((one) => one !== event.newsletter)
      return { chosen: event.on ? [...rest, event.newsletter] : rest, hasFailed: false }
    }),
    keepDraft: emit(({ context: { chosen } }) => ({ type: "draft.changed", chosen })),
    showFailed: assign({ hasFailed: true })
  }
}).createMachine({
  id: "preferences",
  context: ({ input: { member, chosen = member.isSubscribingsSet ? member.subscribings : [] } }) => ({
    chosen: newsletters.filter((one) => chosen.includes(one)),
    hasFailed: false
  }),
  initial: "choosing",
  states: {
    choosing: {
      meta: { spec: "D-49d", tone: "idle" },
      on: { "newsletter.ticked": { actions: ["tick", "keepDraft"] }, "form.sent": "saving" }
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
      on: { "newsletter.ticked": { target: "choosing", actions: ["tick", "keepDraft"] } }
    }
  }
})

/** Returns the machine of a member's newsletters over its port. */
export const preferencesMachineOver = ({ prefer }: PreferencesPort) =>
  preferencesMachine.provide({ actors: portActors<PreferencesPort>({ prefer }) })
