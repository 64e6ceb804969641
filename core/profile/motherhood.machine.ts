import { assign, emit, not, setup } from "xstate"
import type { Member } from "../account/member.ts"
import { placeholderActors, portActors, wasRefusedWith } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import { childrenMost, wrongYearPlaces } from "./motherhood.rule.ts"
import type { ProfilePort } from "./profile.port.ts"
import type { MotherhoodGiven } from "./profile.ts"
import type { MemberChanged } from "./profile-edit.machine.ts"

/** Calls of the form about motherhood. */
export type MotherhoodPort = Pick<ProfilePort, "update" | "withdrawMotherhood">

/** The answers of a member about motherhood, and whether they are stored. */
export interface MotherhoodContext {
  readonly member: Member
  readonly isMother: boolean
  /** Years of birth as they are typed; empty ones are not sent. */
  readonly years: ReadonlyArray<string>
  readonly childrenPublic: boolean
  readonly consented: boolean
  readonly refusal: "consent" | "refused" | "failed" | null
}

/** What was said and not saved; a consent is given once for each save. */
export type MotherhoodDraft = Pick<MotherhoodContext, "isMother" | "years" | "childrenPublic">

/** What this tab is to store of the form, and the next page. */
export type MotherhoodEmitted = MemberChanged | { readonly type: "draft.changed"; readonly draft: MotherhoodDraft }

/** Events of the form about motherhood. */
export type MotherhoodEvent = Timed<
  | { readonly type: "mother.ticked"; readonly on: boolean }
  | { readonly type: "child.added" }
  | { readonly type: "child.removed"; readonly place: number }
  | { readonly type: "year.typed"; readonly place: number; readonly value: string }
  | { readonly type: "public.ticked"; readonly on: boolean }
  | { readonly type: "consent.ticked"; readonly on: boolean }
  | { readonly type: "form.sent" }
  | { readonly type: "withdrawal.wanted" }
  | { readonly type: "withdrawal.confirmed" }
  | { readonly type: "withdrawal.dropped" }
>

/** Of children only years are stored, only with a consent of its own, which can be withdrawn. D-36c. */
export const motherhoodMachine = setup({
  types: {
    input: {} as { readonly member: Member; readonly draft?: MotherhoodDraft | undefined },
    context: {} as MotherhoodContext,
    events: {} as MotherhoodEvent,
    emitted: {} as MotherhoodEmitted
  },
  actors: placeholderActors<MotherhoodPort>("update", "withdrawMotherhood"),
  guards: {
    hasConsent: ({ context: { consented } }) => consented,
    isWrong: ({ context: { years }, event }) => "at" in event && wrongYearPlaces(years, event.at).length > 0,
    isReported: ({ context: { member } }) => member.motherhood !== undefined,
    isRefused: wasRefusedWith<MotherhoodPort>("ProfileRefused")
  },
  actions: {
    change: assign(({ context, event }) => ({ ...changedBy(context, event), refusal: null })),
    keepDraft: emit(({ context: { isMother, years, childrenPublic } }) => ({
      type: "draft.changed",
      draft: { isMother, years, childrenPublic }
    })),
    askConsent: assign({ refusal: "consent" }),
    showRefused: assign({ refusal: "refused" }),
    showFailed: assign({ refusal: "failed" }),
    adopt: assign(({ event }) => ("output" in event ? draftOf(event.output as Member) : {})),
    tell: emit(({ context: { member } }) => ({ type: "member.changed", member }))
  }
}).createMachine({
  id: "motherhood",
  context: ({ input: { member, draft } }) => ({
    ...draftOf(member),
    ...draft,
    years: (draft?.years ?? draftOf(member).years).slice(0, childrenMost)
  }),
  initial: "filling",
  states: {
    filling: {
      meta: { spec: "D-36c", tone: "idle" },
      on: {
        "mother.ticked": { actions: ["change", "keepDraft"] },
        "child.added": { actions: ["change", "keepDraft"] },
        "child.removed": { actions: ["change", "keepDraft"] },
        "year.typed": { actions: ["change", "keepDraft"] },
        "public.ticked": { actions: ["change", "keepDraft"] },
        "consent.ticked": { actions: "change" },
        "form.sent": [
          { guard: not("hasConsent"), actions: "askConsent" },
          { guard: "isWrong", actions: "showRefused" },
          { target: "saving" }
        ],
        "withdrawal.wanted": { guard: "isReported", target: "confirming" }
      }
    },
    saving: {
      meta: { spec: "D-36c", tone: "busy" },
      invoke: {
        src: "update",
        input: ({ context }) => ({ id: context.member.id, motherhood: givenIn(context) }),
        onDone: { target: "filling", actions: ["adopt", "tell"] },
        onError: [
          { guard: "isRefused", target: "filling", actions: "showRefused" },
          { target: "filling", actions: "showFailed" }
        ]
      }
    },
    confirming: {
      meta: { spec: "D-36c", tone: "warn" },
      on: { "withdrawal.confirmed": "withdrawing", "withdrawal.dropped": "filling" }
    },
    withdrawing: {
      meta: { spec: "D-36c", tone: "busy" },
      invoke: {
        src: "withdrawMotherhood",
        input: {},
        onDone: { target: "filling", actions: ["adopt", "tell"] },
        onError: { target: "filling", actions: "showFailed" }
      }
    }
  }
})

/** Returns the machine of the form about motherhood over its port. */
export const motherhoodMachineOver = ({ update, withdrawMotherhood }: MotherhoodPort) =>
  motherhoodMachine.provide({ actors: portActors<MotherhoodPort>({ update, withdrawMotherhood }) })

/** The box is never ticked beforehand: a consent is given again with every change. */
const draftOf = (member: Member): MotherhoodContext => ({
  member,
  isMother: member.motherhood?.isMother ?? false,
  years: (member.motherhood?.children ?? []).map(({ yearOfBirth }) => String(yearOfBirth)),
  childrenPublic: member.motherhood?.childrenPublic ?? false,
  consented: false,
  refusal: null
})

const changedBy = (context: MotherhoodContext, event: MotherhoodEvent): Partial<MotherhoodContext> => {
  const { years } = context
  switch (event.type) {
    case "mother.ticked":
      return { isMother: event.on }
    case "child.added":
      return years.length < childrenMost ? { years: [...years, ""] } : {}
    case "child.removed":
      return { years: years.filter((_, place) => place !== event.place) }
    case "year.typed":
      return { years: years.map((year, place) => (place === event.place ? event.value : year)) }
    case "public.ticked":
      return { childrenPublic: event.on }
    case "consent.ticked":
      return { consented: event.on }
    default:
      return {}
  }
}

const givenIn = ({ isMother, years, childrenPublic, consented }: MotherhoodContext): MotherhoodGiven => {
  const children = years
    .filter((year) => year.trim() !== "")
    .map((year) => ({ yearOfBirth: /^\d{4}$/.test(year.trim()) ? Number(year) : 0 }))
  return { isMother, children, totalChildren: children.length, childrenPublic, consented }
}
