import { assign, emit, not, setup } from "xstate"
import type { CataloguePort } from "../catalogue/catalogue.port.ts"
import type { Tag } from "../catalogue/product.ts"
import { portActors, unprovided } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import { tagsAfter } from "./beauty.rule.ts"
import { beautyProfileFrom, beautySteps } from "./beauty.ts"
import type { ProfilePort } from "./profile.port.ts"
import type { MemberChanged } from "./profile-edit.machine.ts"

/** What the wizard asks. */
export type BeautyProfilePort = Pick<ProfilePort, "tag"> & Pick<CataloguePort, "tags">

export interface BeautyProfileContext {
  /** 0, 1 or 2. */
  readonly at: number
  readonly chosen: ReadonlyArray<string>
  /** Tags to choose from, of every question. */
  readonly offered: ReadonlyArray<Tag>
  /** As the shop has them. */
  readonly kept: ReadonlyArray<string>
  readonly hasFailed: boolean
}

export type BeautyProfileEvent = Timed<
  | { readonly type: "tag.pressed"; readonly group: string; readonly tag: string }
  /** Saves what was chosen and goes on. */
  | { readonly type: "step.done" }
  | { readonly type: "step.back" }
  /** The address of the page names another step, from 1: Back and Forward of the browser. */
  | { readonly type: "step.wanted"; readonly number: number }
  | { readonly type: "retry.wanted" }
>

/** The member as they are now, and where to go at the end. */
export type BeautyProfileTold =
  | MemberChanged
  | { readonly type: "go"; readonly to: string }
  | { readonly type: "step.shown"; readonly number: number }
  | { readonly type: "draft.changed"; readonly chosen: ReadonlyArray<string> }

/** The beauty profile: three steps, each kept as soon as it is left, so that whoever comes back goes on. Specification 9. */
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
    emitted: {} as BeautyProfileTold
  },
  actors: unprovided<BeautyProfilePort>("tag", "tags"),
  guards: {
    isKept: ({ context: { chosen, kept } }) =>
      chosen.length === kept.length && chosen.every((tag) => kept.includes(tag)),
    isLast: ({ context: { at } }) => at === beautySteps.length - 1,
    isFirst: ({ context: { at } }) => at === 0
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
    sayFailed: assign({ hasFailed: true }),
    leave: emit({ type: "go", to: "/recommendation" })
  }
}).createMachine({
  id: "beauty-profile",
  context: ({ input: { beauty, chosen, number } }) => ({
    at: placeOf(number ?? 1),
    chosen: chosen ?? beauty,
    offered: [],
    kept: beauty,
    hasFailed: false
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
        "step.done": [{ guard: "isKept", target: "going" }, { target: "saving" }]
      }
    },
    saving: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "tag",
        input: ({ context: { chosen } }) => ({ beauty: chosen, createdFrom: beautyProfileFrom }),
        onDone: {
          target: "going",
          actions: [
            assign(({ event }) => ({ kept: event.output.beauty, chosen: event.output.beauty })),
            emit(({ event }) => ({ type: "member.changed", member: event.output }))
          ]
        },
        onError: { target: "choosing", actions: "sayFailed" }
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

export const beautyProfileMachineOver = ({ tag, tags }: BeautyProfilePort) =>
  beautyProfileMachine.provide({ actors: portActors<BeautyProfilePort>({ tag, tags }) })

/** Steps are numbered from 1 in addresses; any other number is the nearest one. */
const placeOf = (number: number): number =>
  Number.isInteger(number) ? Math.min(Math.max(number, 1), beautySteps.length) - 1 : 0
