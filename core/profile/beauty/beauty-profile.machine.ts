import { assign, emit, not, setup } from "xstate"
import type { Member } from "../../account/member.ts"
import type { CataloguePort } from "../../catalogue/catalogue.port.ts"
import { recommendationPath } from "../../catalogue/links.ts"
import type { Tag } from "../../catalogue/product.ts"
import { placeholderActors, portActors } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { ProfilePort } from "../profile.port.ts"
import type { MemberChanged } from "../profile-edit.machine.ts"
import { tagsAfter } from "./beauty.rule.ts"
import { beautyProfileFrom, beautySteps } from "./beauty.ts"

/** Calls of the beauty profile. */
export type BeautyProfilePort = Pick<ProfilePort, "tag"> & Pick<CataloguePort, "tags">

/** Context of the three steps of the beauty profile. */
export interface BeautyProfileContext {
  /** 0, 1 or 2. */
  readonly at: number
  readonly chosen: ReadonlyArray<string>
  /** Tags to choose from, of every question. */
  readonly offered: ReadonlyArray<Tag>
  /** As the shop has them; `undefined`: a save failed, and may have been done all the same. */
  readonly saved: ReadonlyArray<string> | undefined
  readonly hasFailed: boolean
  /** The choices are saved on the same step: no next step is wanted. */
  readonly isStaying: boolean
}

/** Events of the beauty profile. */
export type BeautyProfileEvent = Timed<
  | { readonly type: "tag.pressed"; readonly group: string; readonly tag: string }
  /** Saves what was chosen and goes on. */
  | { readonly type: "step.done" }
  /** Saves what was chosen and stays at the step: the member is about to leave. Decision 0045. */
  | { readonly type: "save.wanted" }
  | { readonly type: "step.back" }
  /** The address of the page names another step, from 1: Back and Forward of the browser. */
  | { readonly type: "step.wanted"; readonly number: number }
  | { readonly type: "retry.wanted" }
>

/** The member as they are now, and where to go at the end. */
export type BeautyProfileEmitted =
  | MemberChanged
  | { readonly type: "go"; readonly to: string }
  | { readonly type: "step.shown"; readonly number: number }
  | { readonly type: "draft.changed"; readonly chosen: ReadonlyArray<string> }

/** The beauty profile: three steps, each saved when it is left, so that a returning member goes on. Specification 9. */
export const beautyProfileMachine = setup({
  types: {
    /** `chosen`, `number`: as a reload left them. */
    input: {} as {
      readonly beauty: ReadonlyArray<string>
      readonly chosen?: ReadonlyArray<string> | undefined
      readonly number?: number
    },
    context: {} as BeautyProfileContext,
    events: {} as BeautyProfileEvent,
    emitted: {} as BeautyProfileEmitted
  },
  actors: placeholderActors<BeautyProfilePort>("tag", "tags"),
  guards: {
    isSaved: ({ context: { chosen, saved } }) => isSameChoice(chosen, saved),
    isLast: ({ context: { at } }) => at === beautySteps.length - 1,
    isFirst: ({ context: { at } }) => at === 0,
    isStaying: ({ context }) => context.isStaying
  },
  actions: {
    press: assign(({ context: { chosen }, event }) =>
      event.type === "tag.pressed" ? { chosen: tagsAfter(chosen, event.group, event.tag), hasFailed: false } : {}
    ),
    go: assign(({ event }) => (event.type === "step.wanted" ? { at: placeOf(event.number), hasFailed: false } : {})),
    show: emit(({ context: { at } }) => ({ type: "step.shown", number: at + 1 })),
    keepDraft: emit(({ context: { chosen } }) => ({ type: "draft.changed", chosen })),
    forward: assign(({ context: { at } }) => ({ at: Math.min(at + 1, beautySteps.length - 1) })),
    back: assign(({ context: { at } }) => ({ at: Math.max(0, at - 1), hasFailed: false })),
    showFailed: assign({ hasFailed: true, saved: undefined }),
    stay: assign({ isStaying: true }),
    goOn: assign({ isStaying: false }),
    adopt: assign(({ event }) => {
      const member = "output" in event ? (event.output as Member) : undefined
      return member ? { saved: member.beauty, chosen: member.beauty, hasFailed: false } : {}
    }),
    tell: emit((_, { member }: { readonly member: Member }) => ({ type: "member.changed", member })),
    leave: emit({ type: "go", to: recommendationPath })
  }
}).createMachine({
  id: "beauty-profile",
  context: ({ input: { beauty, chosen, number } }) => ({
    at: placeOf(number ?? 1),
    chosen: chosen ?? beauty,
    offered: [],
    saved: beauty,
    hasFailed: false,
    isStaying: false
  }),
  initial: "reading",
  states: {
    reading: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "tags",
        input: {},
        onDone: { target: "choosing", actions: assign(({ event }) => ({ offered: event.output })) },
        onError: "failed"
      }
    },
    failed: { meta: { spec: "8", tone: "bad" }, on: { "retry.wanted": "reading" } },
    choosing: {
      meta: { spec: "9", tone: "idle" },
      on: {
        "tag.pressed": { actions: ["press", "keepDraft"] },
        "step.back": { guard: not("isFirst"), actions: ["back", "show"] },
        "step.wanted": { actions: "go" },
        "step.done": [
          { guard: "isSaved", target: "going" },
          { target: "saving", actions: "goOn" }
        ],
        "save.wanted": { guard: not("isSaved"), target: "saving", actions: "stay" }
      }
    },
    saving: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "tag",
        input: ({ context: { chosen } }) => ({ beauty: chosen, createdFrom: beautyProfileFrom }),
        onDone: [
          {
            guard: "isStaying",
            target: "choosing",
            actions: ["adopt", { type: "tell", params: ({ event }) => ({ member: event.output }) }]
          },
          {
            target: "going",
            actions: ["adopt", { type: "tell", params: ({ event }) => ({ member: event.output }) }]
          }
        ],
        onError: { target: "choosing", actions: "showFailed" }
      }
    },
    going: {
      always: [
        { guard: "isLast", target: "done", actions: "leave" },
        { target: "choosing", actions: ["forward", "show"] }
      ]
    },
    done: { meta: { spec: "9", tone: "ok" }, on: { "step.back": { target: "choosing" } } }
  }
})

/** Returns the machine of the beauty profile over its port. */
export const beautyProfileMachineOver = ({ tag, tags }: BeautyProfilePort) =>
  beautyProfileMachine.provide({ actors: portActors<BeautyProfilePort>({ tag, tags }) })

/** Returns whether the same tags are chosen, in any order. */
export const isSameChoice = (one: ReadonlyArray<string>, other: ReadonlyArray<string> | undefined): boolean =>
  one.length === other?.length && one.every((tag) => other.includes(tag))

/** Steps are numbered from 1 in addresses; any other number is the nearest one. */
const placeOf = (number: number): number =>
  Number.isInteger(number) ? Math.min(Math.max(number, 1), beautySteps.length) - 1 : 0
