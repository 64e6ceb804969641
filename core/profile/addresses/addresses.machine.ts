import { assign, emit, setup } from "xstate"
import { placeholderActors, portActors, wasRefusedWith } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import { addressIn, draftOf, placeProblems, recipientProblems } from "../../regions/address.rule.ts"
import { type AddressDraft, type AddressProblems, emptyAddress } from "../../regions/address-draft.ts"
import type { ProfilePort } from "../profile.port.ts"
import type { AddressId, AddressWritten, SavedAddress } from "../profile.ts"

/** Calls of a book of addresses. */
export type AddressesPort = Pick<ProfilePort, "addresses" | "addAddress" | "changeAddress" | "removeAddress">

/** A member's addresses, and the one that is written or removed. */
export interface AddressesContext {
  readonly list: ReadonlyArray<SavedAddress>
  /** The address that is written or removed; `null`: a new one. */
  readonly id: AddressId | null
  readonly draft: AddressDraft
  readonly isDefault: boolean
  readonly problems: AddressProblems
  readonly tried: boolean
  /** "vanished": the edited address was removed meanwhile, and is saved as a new one. */
  readonly refusal: "full" | "gone" | "vanished" | "failed" | null
  /** What the shop did last in this book, until the next change of it begins. */
  readonly done: AddressDone | null
  /** A reload left a form, which is not open yet. */
  readonly left: AddressLeft | null
}

/** An address that was saved, or made the main one; `null`: one was removed. */
export interface AddressDone {
  readonly saved: AddressId | null
}

/** Events of the list of addresses and of its form. */
export type AddressesEvent = Timed<
  | { readonly type: "address.wanted"; readonly id: AddressId | null }
  | { readonly type: "draft.changed"; readonly change: Partial<AddressDraft> }
  | { readonly type: "default.ticked"; readonly on: boolean }
  | { readonly type: "form.sent" }
  | { readonly type: "form.left" }
  | { readonly type: "removal.wanted"; readonly id: AddressId }
  | { readonly type: "removal.confirmed" }
  | { readonly type: "removal.dropped" }
  | { readonly type: "default.chosen"; readonly id: AddressId }
  | { readonly type: "retry.wanted" }
>

/** The form as a reload left it. */
export type AddressLeft = Pick<AddressesContext, "id" | "draft" | "isDefault">

/** What is typed, and is not saved yet; `null`: no form is open. */
export interface AddressTyped {
  readonly type: "form.changed"
  readonly left: AddressLeft | null
}

/** A member's addresses: one is written at a time, and every answer is the whole book. D-50. */
export const addressesMachine = setup({
  types: {
    input: {} as { readonly left: AddressLeft | undefined } | undefined,
    context: {} as AddressesContext,
    events: {} as AddressesEvent,
    emitted: {} as AddressTyped
  },
  actors: placeholderActors<AddressesPort>("addresses", "addAddress", "changeAddress", "removeAddress"),
  guards: {
    isUnsound: ({ context: { draft } }) => Object.keys(problemsOf(draft)).length > 0,
    isNew: ({ context: { id } }) => id === null,
    isThere: ({ context: { list }, event }) => "id" in event && list.some(({ id }) => id === event.id),
    isFull: wasRefusedWith<AddressesPort>("AddressesFull"),
    isGone: wasRefusedWith<AddressesPort>("AddressUnknown"),
    hasLeft: ({ context: { left }, event }) => {
      const list = "output" in event ? (event.output as ReadonlyArray<SavedAddress>) : []
      return left !== null && (left.id === null || list.some(({ id }) => id === left.id))
    },
    isVanished: ({ context: { refusal } }) => refusal === "vanished"
  },
  actions: {
    adopt: assign(({ context, event }) => {
      if (!("output" in event)) return {}
      const list = event.output as ReadonlyArray<SavedAddress>
      const isNew = ({ id }: SavedAddress) => context.list.every((one) => one.id !== id)
      const saved = list.find((one) => (context.id === null ? isNew(one) : one.id === context.id))?.id ?? null
      return { list, id: null, refusal: null, done: { saved } }
    }),
    recall: assign(({ context: { id, refusal }, event }) => {
      if (!("output" in event)) return {}
      const list = event.output as ReadonlyArray<SavedAddress>
      // Its answer was lost, and it was done: nothing failed.
      const isDone = refusal === "failed" && list.every((one) => one.id !== id)
      return { list, id: null, refusal: isDone ? null : refusal }
    }),
    resume: assign(({ context: { left } }) => ({ ...left, left: null, problems: {}, tried: false })),
    keepForm: emit(({ context: { id, draft, isDefault } }) => ({
      type: "form.changed" as const,
      left: { id, draft, isDefault }
    })),
    dropForm: emit({ type: "form.changed" as const, left: null }),
    open: assign(({ context: { list }, event }) => {
      const held = event.type === "address.wanted" ? list.find(({ id }) => id === event.id) : undefined
      return {
        id: held?.id ?? null,
        draft: held ? draftOf(held.address) : emptyAddress,
        isDefault: held?.isDefault ?? list.length === 0,
        problems: {},
        tried: false,
        refusal: null,
        done: null
      }
    }),
    type: assign(({ context, event }) => {
      if (event.type !== "draft.changed") return {}
      const draft = { ...context.draft, ...event.change }
      return { draft, refusal: null, problems: context.tried ? problemsOf(draft) : {} }
    }),
    tick: assign(({ event }) => (event.type === "default.ticked" ? { isDefault: event.on } : {})),
    name: assign(({ event }) => (event.type === "removal.wanted" ? { id: event.id, refusal: null, done: null } : {})),
    choose: assign(({ context: { list }, event }) => {
      const held = event.type === "default.chosen" ? list.find(({ id }) => id === event.id) : undefined
      return held ? { id: held.id, draft: draftOf(held.address), isDefault: true, refusal: null, done: null } : {}
    }),
    showProblems: assign(({ context: { draft } }) => ({ tried: true, problems: problemsOf(draft) })),
    showFull: assign({ refusal: "full" }),
    showGone: assign({ refusal: "gone" }),
    keepAsNew: assign({ id: null, refusal: "vanished" }),
    forgive: assign({ refusal: null }),
    showFailed: assign({ refusal: "failed" })
  }
}).createMachine({
  id: "addresses",
  context: ({ input }) => ({
    left: input?.left ?? null,
    list: [],
    id: null,
    draft: emptyAddress,
    isDefault: false,
    problems: {},
    tried: false,
    refusal: null,
    done: null
  }),
  initial: "reading",
  states: {
    reading: {
      meta: { spec: "D-50", tone: "busy" },
      invoke: {
        src: "addresses",
        input: {},
        onDone: [
          { guard: "hasLeft", target: "writing", actions: ["recall", "resume"] },
          { target: "listed", actions: "recall" }
        ],
        onError: "failed"
      }
    },
    failed: { meta: { spec: "8", tone: "bad" }, on: { "retry.wanted": "reading" } },
    listed: {
      meta: { spec: "D-50", tone: "ok" },
      entry: "dropForm",
      on: {
        "address.wanted": { target: "writing", actions: "open" },
        "removal.wanted": { guard: "isThere", target: "confirming", actions: "name" },
        "default.chosen": { guard: "isThere", target: "choosing", actions: "choose" }
      }
    },
    writing: {
      meta: { spec: "D-50", tone: "idle" },
      on: {
        "draft.changed": { actions: ["type", "keepForm"] },
        "default.ticked": { actions: ["tick", "keepForm"] },
        "form.left": [
          { guard: "isVanished", target: "reading", actions: "forgive" },
          { target: "listed", actions: "forgive" }
        ],
        "form.sent": [
          { guard: "isUnsound", actions: "showProblems" },
          { guard: "isNew", target: "adding" },
          { target: "changing" }
        ]
      }
    },
    adding: {
      meta: { spec: "D-50", tone: "busy" },
      invoke: {
        src: "addAddress",
        input: ({ context }) => writtenIn(context),
        onDone: { target: "listed", actions: "adopt" },
        onError: [
          { guard: "isFull", target: "writing", actions: "showFull" },
          { target: "writing", actions: "showFailed" }
        ]
      }
    },
    changing: {
      meta: { spec: "D-50", tone: "busy" },
      invoke: {
        src: "changeAddress",
        input: ({ context }) => changeIn(context),
        onDone: { target: "listed", actions: "adopt" },
        onError: [
          { guard: "isGone", target: "writing", actions: "keepAsNew" },
          { target: "writing", actions: "showFailed" }
        ]
      }
    },
    choosing: {
      meta: { spec: "D-50", tone: "busy" },
      invoke: {
        src: "changeAddress",
        input: ({ context }) => changeIn(context),
        onDone: { target: "listed", actions: "adopt" },
        onError: [
          { guard: "isGone", target: "reading", actions: "showGone" },
          { target: "listed", actions: "showFailed" }
        ]
      }
    },
    confirming: {
      meta: { spec: "D-50", tone: "warn" },
      on: { "removal.confirmed": "removing", "removal.dropped": "listed" }
    },
    removing: {
      meta: { spec: "D-50", tone: "busy" },
      invoke: {
        src: "removeAddress",
        input: ({ context }) => ({ id: idIn(context) }),
        onDone: { target: "listed", actions: "adopt" },
        // It may be deleted already: the book shows it.
        onError: [
          { guard: "isGone", target: "reading" },
          { target: "reading", actions: "showFailed" }
        ]
      }
    }
  }
})

/** Returns the machine of a member's addresses over its port. */
export const addressesMachineOver = ({ addresses, addAddress, changeAddress, removeAddress }: AddressesPort) =>
  addressesMachine.provide({
    actors: portActors<AddressesPort>({ addresses, addAddress, changeAddress, removeAddress })
  })

const problemsOf = (draft: AddressDraft): AddressProblems => ({
  ...recipientProblems(draft, "any"),
  ...placeProblems(draft)
})

const writtenIn = ({ draft, isDefault }: AddressesContext): AddressWritten => {
  const address = addressIn(draft)
  if (address === undefined) throw new Error("an address with problems was sent")
  return { address, isDefault }
}

const changeIn = (context: AddressesContext) => ({ id: idIn(context), ...writtenIn(context) })

const idIn = ({ id }: AddressesContext): AddressId => {
  if (id === null) throw new Error("no address was named")
  return id
}
