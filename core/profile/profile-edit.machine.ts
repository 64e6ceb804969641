import { assign, emit, setup } from "xstate"
import type { Member, NamedPlace } from "../account/member.ts"
import { placeholderActors, portActors, wasRefusedWith } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import { changeOf, draftOfMember, type ProfileDraft, type ProfileProblems, profileProblems } from "./profile.form.ts"
import type { ProfilePort } from "./profile.port.ts"
import type { SocialSite } from "./profile.ts"

/** Calls of the form of a member's data. */
export type ProfileEditPort = Pick<ProfilePort, "update">

/** Fields that are typed or chosen, one by one. */
export type TypedField = Exclude<keyof ProfileDraft, "social" | "province" | "city">

/** A member's data as they are edited. */
export interface ProfileEditContext {
  readonly member: Member
  readonly draft: ProfileDraft
  readonly problems: ProfileProblems
  /** Whether the fields show their problems: from the first attempt to save on. Rule 42. */
  readonly tried: boolean
  readonly refusal: "refused" | "failed" | null
}

/** Events of the form of a member's data. */
export type ProfileEditEvent = Timed<
  | { readonly type: "field.typed"; readonly field: TypedField; readonly value: string }
  | { readonly type: "link.typed"; readonly site: SocialSite; readonly value: string }
  /** Another province has other cities. */
  | { readonly type: "place.chosen"; readonly province: NamedPlace | null; readonly city: NamedPlace | null }
  | { readonly type: "form.sent" }
>

/** For parts of the page that show the member's name. */
export interface MemberChanged {
  readonly type: "member.changed"
  readonly member: Member
}

/** What was typed, and is not saved yet. */
export interface ProfileTyped {
  readonly type: "draft.changed"
  readonly draft: ProfileDraft
}

/** Personal data: typed, checked here, checked again by the shop, stored. Specification 7, PUT `/users/{id}`. */
export const profileEditMachine = setup({
  types: {
    /** `draft`: as a reload left it. */
    input: {} as { readonly member: Member; readonly draft?: ProfileDraft | undefined },
    context: {} as ProfileEditContext,
    events: {} as ProfileEditEvent,
    emitted: {} as MemberChanged | ProfileTyped
  },
  actors: placeholderActors<ProfileEditPort>("update"),
  guards: {
    isSound: ({ context: { draft }, event }) => Object.keys(profileProblems(changeOf(draft), event.at)).length === 0,
    isRefused: wasRefusedWith<ProfileEditPort>("ProfileRefused")
  },
  actions: {
    type: assign(({ context, event }) => {
      const draft = draftAfter(context.draft, event)
      return { draft, refusal: null, problems: context.tried ? profileProblems(changeOf(draft), event.at) : {} }
    }),
    showProblems: assign(({ context: { draft }, event }) => ({
      tried: true,
      problems: profileProblems(changeOf(draft), event.at)
    })),
    adopt: assign(({ event }) => {
      const member = "output" in event ? (event.output as Member) : undefined
      return member ? { member, draft: draftOfMember(member), tried: false, problems: {}, refusal: null } : {}
    }),
    keepDraft: emit(({ context: { draft } }) => ({ type: "draft.changed", draft })),
    tell: emit(({ context: { member } }) => ({ type: "member.changed", member })),
    showRefused: assign({ refusal: "refused" }),
    showFailed: assign({ refusal: "failed" })
  }
}).createMachine({
  id: "profile-edit",
  context: ({ input: { member, draft } }) => ({
    member,
    draft: draft ?? draftOfMember(member),
    problems: {},
    tried: false,
    refusal: null
  }),
  initial: "editing",
  states: {
    editing: {
      meta: { spec: "7", tone: "idle" },
      on: {
        "field.typed": { actions: ["type", "keepDraft"] },
        "link.typed": { actions: ["type", "keepDraft"] },
        "place.chosen": { actions: ["type", "keepDraft"] },
        "form.sent": [{ guard: "isSound", target: "saving" }, { actions: "showProblems" }]
      }
    },
    saving: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "update",
        input: ({ context: { member, draft } }) => ({ id: member.id, ...changeOf(draft) }),
        onDone: { target: "saved", actions: ["adopt", "tell"] },
        onError: [
          { guard: "isRefused", target: "editing", actions: "showRefused" },
          { target: "editing", actions: "showFailed" }
        ]
      }
    },
    saved: {
      meta: { spec: "7", tone: "ok" },
      on: {
        "field.typed": { target: "editing", actions: ["type", "keepDraft"] },
        "link.typed": { target: "editing", actions: ["type", "keepDraft"] },
        "place.chosen": { target: "editing", actions: ["type", "keepDraft"] }
      }
    }
  }
})

/** Returns the machine of the form of a member's data over its port. */
export const profileEditMachineOver = ({ update }: ProfileEditPort) =>
  profileEditMachine.provide({ actors: portActors<ProfileEditPort>({ update }) })

const draftAfter = (draft: ProfileDraft, event: ProfileEditEvent): ProfileDraft => {
  switch (event.type) {
    case "field.typed":
      return { ...draft, [event.field]: event.value }
    case "link.typed":
      return { ...draft, social: { ...draft.social, [event.site]: event.value } }
    case "place.chosen":
      return { ...draft, province: event.province, city: event.city }
    default:
      return draft
  }
}
