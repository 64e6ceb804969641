import { assign, emit, setup } from "xstate"
import type { Member } from "../account/member.ts"
import { placeholderActors, portActors } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import { type InterestGroup, interestsAfter, interestsIn } from "./interests.rule.ts"
import type { ProfilePort } from "./profile.port.ts"
import type { MemberChanged } from "./profile-edit.machine.ts"

/** The call that saves interests. */
export type InterestsPort = Pick<ProfilePort, "tag">

/** Input of the choice of interests. */
export interface InterestsInput {
  readonly interest: ReadonlyArray<string>
  /** Chosen before a reload and not saved; `undefined` if nothing was. */
  readonly chosen?: ReadonlyArray<string> | undefined
  readonly groups: ReadonlyArray<InterestGroup>
  /** True right after registration. Specification 7: `newRegister`. */
  readonly isNew: boolean
}

/** Context of the choice of interests. */
export interface InterestsContext extends Pick<InterestsInput, "groups" | "isNew"> {
  /** Ids of categories, in the order in which they were chosen. */
  readonly chosen: ReadonlyArray<string>
  readonly hasFailed: boolean
}

/** Events of the choice of interests. */
export type InterestsEvent = Timed<
  { readonly type: "interest.pressed"; readonly id: string } | { readonly type: "form.sent" }
>

/** What this tab is to store of the choice, and the next page. */
export type InterestsEmitted =
  | MemberChanged
  | { readonly type: "draft.changed"; readonly chosen: ReadonlyArray<string> }

/** Interests of a member: categories of the shop, saved together. Specification 7, POST `/user/me/tags/`; decision 0036. */
export const interestsMachine = setup({
  types: {
    input: {} as InterestsInput,
    context: {} as InterestsContext,
    events: {} as InterestsEvent,
    emitted: {} as InterestsEmitted
  },
  actors: placeholderActors<InterestsPort>("tag"),
  actions: {
    press: assign(({ context: { chosen }, event }) =>
      event.type === "interest.pressed" ? { chosen: interestsAfter(chosen, event.id), hasFailed: false } : {}
    ),
    keepDraft: emit(({ context: { chosen } }) => ({ type: "draft.changed", chosen })),
    showChanged: emit(({ event }) => ({
      type: "member.changed",
      member: (event as unknown as { readonly output: Member }).output
    })),
    clearFailure: assign({ hasFailed: false }),
    showFailed: assign({ hasFailed: true })
  }
}).createMachine({
  id: "interests",
  context: ({ input: { interest, chosen, groups, isNew } }) => ({
    chosen: interestsIn(chosen ?? interest, groups).map(({ id }) => id),
    groups,
    isNew,
    hasFailed: false
  }),
  initial: "choosing",
  states: {
    choosing: {
      meta: { spec: "1", tone: "idle" },
      on: {
        "interest.pressed": { actions: ["press", "keepDraft"] },
        "form.sent": { target: "saving", actions: "clearFailure" }
      }
    },
    saving: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "tag",
        input: ({ context: { chosen, isNew } }) => ({ interest: chosen, newRegister: isNew }),
        onDone: { target: "saved", actions: "showChanged" },
        onError: { target: "choosing", actions: "showFailed" }
      }
    },
    saved: {
      meta: { spec: "7", tone: "ok" },
      on: { "interest.pressed": { target: "choosing", actions: ["press", "keepDraft"] } }
    }
  }
})

/** Returns the machine of a member's interests over its port. */
export const interestsMachineOver = ({ tag }: InterestsPort) =>
  interestsMachine.provide({ actors: portActors<InterestsPort>({ tag }) })
