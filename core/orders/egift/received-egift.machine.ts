import { assign, setup } from "xstate"
import type { EgiftClosed } from "../../egift/egift.errors.ts"
import type { EgiftTemplate } from "../../egift/egift-info.ts"
import { failureAs, placeholderActors, portActors, wasRefusedWith } from "../../kernel/port-actors.ts"
import type { Timed } from "../../kernel/timed.ts"
import type { EgiftPort } from "./egift.port.ts"
import type { ReceivedEgift } from "./egift.ts"
import { readEgiftCode } from "./egift-code.rule.ts"

/** Calls of the recipient's page. */
export type ReceivedEgiftPort = Pick<EgiftPort, "look" | "open" | "save" | "templates">

/** Input of the recipient's page. */
export interface ReceivedEgiftInput {
  /** Of the link of the letter; empty without one. */
  readonly code: string
}

interface ReceivedEgiftContext extends ReceivedEgiftInput {
  readonly gift: ReceivedEgift | null
  readonly templates: ReadonlyArray<EgiftTemplate>
  /** Why the last code, or the last press, did nothing. */
  readonly problem: "required" | "unknown" | "many" | "failed" | "login" | null
  readonly closed: EgiftClosed["reason"] | null
}

/** Events of the recipient's page. */
export type ReceivedEgiftEvent = Timed<
  | { readonly type: "code.typed"; readonly code: string }
  | { readonly type: "code.sent" }
  /** "Buka amplop". */
  | { readonly type: "envelope.opened" }
  /** "Simpan ke akun". */
  | { readonly type: "saving.wanted" }
  | { readonly type: "other.wanted" }
>

const isUnknown = wasRefusedWith<ReceivedEgiftPort>("EgiftUnknown")
const isClosed = wasRefusedWith<ReceivedEgiftPort>("EgiftClosed")
const isMany = wasRefusedWith<ReceivedEgiftPort>("TooManyTries")

/** What the recipient of an e-gift sees: the envelope, what is in it, and its way into the account. D-22. */
export const receivedEgiftMachine = setup({
  types: {
    input: {} as ReceivedEgiftInput,
    context: {} as ReceivedEgiftContext,
    events: {} as ReceivedEgiftEvent
  },
  actors: placeholderActors<ReceivedEgiftPort>("look", "open", "save", "templates"),
  guards: {
    isCode: ({ context: { code } }) => readEgiftCode(code) !== undefined,
    isEmpty: ({ context: { code } }) => code.trim() === "",
    isSealed: (_, { gift }: { readonly gift: ReceivedEgift }) => gift.state === "sealed",
    isSaved: (_, { gift }: { readonly gift: ReceivedEgift }) => gift.state === "saved",
    isUnknown,
    isClosed,
    isMany,
    isSignedOut: wasRefusedWith<ReceivedEgiftPort>("Unauthenticated")
  },
  actions: {
    type: assign(({ event }) => (event.type === "code.typed" ? { code: event.code, problem: null } : {})),
    keep: assign((_, { gift }: { readonly gift: ReceivedEgift }) => ({ gift, problem: null })),
    keepTemplates: assign((_, { templates }: { readonly templates: ReadonlyArray<EgiftTemplate> }) => ({ templates })),
    close: assign(({ event }) => ({ closed: failureAs<EgiftClosed>(event, "EgiftClosed")?.reason ?? "expired" })),
    forget: assign({ code: "", gift: null, problem: null, closed: null }),
    showRequired: assign({ problem: "required" }),
    showUnknown: assign({ problem: "unknown" }),
    showMany: assign({ problem: "many" }),
    showFailed: assign({ problem: "failed" }),
    showLogin: assign({ problem: "login" }),
    dropProblem: assign({ problem: null })
  }
}).createMachine({
  id: "received-egift",
  type: "parallel",
  context: ({ input }) => ({ ...input, gift: null, templates: [], problem: null, closed: null }),
  states: {
    gift: {
      initial: "arriving",
      states: {
        arriving: { always: [{ guard: "isCode", target: "looking" }, { target: "typing" }] },
        typing: {
          meta: { spec: "D-22", tone: "idle" },
          on: {
            "code.typed": { actions: "type" },
            "code.sent": [
              { guard: "isCode", target: "looking" },
              { guard: "isEmpty", actions: "showRequired" },
              { actions: "showUnknown" }
            ]
          }
        },
        looking: {
          meta: { spec: "D-22", tone: "busy" },
          invoke: {
            src: "look",
            input: ({ context: { code } }) => ({ code }),
            onDone: [
              {
                guard: { type: "isSealed", params: ({ event }) => ({ gift: event.output }) },
                target: "sealed",
                actions: { type: "keep", params: ({ event }) => ({ gift: event.output }) }
              },
              {
                guard: { type: "isSaved", params: ({ event }) => ({ gift: event.output }) },
                target: "saved",
                actions: { type: "keep", params: ({ event }) => ({ gift: event.output }) }
              },
              { target: "opened", actions: { type: "keep", params: ({ event }) => ({ gift: event.output }) } }
            ],
            onError: [
              { guard: "isUnknown", target: "typing", actions: "showUnknown" },
              { guard: "isClosed", target: "closed", actions: "close" },
              { guard: "isMany", target: "typing", actions: "showMany" },
              { target: "typing", actions: "showFailed" }
            ]
          }
        },
        sealed: {
          meta: { spec: "D-22", tone: "ok" },
          on: { "envelope.opened": { target: "opening", actions: "dropProblem" } }
        },
        opening: {
          meta: { spec: "D-22", tone: "busy" },
          invoke: {
            src: "open",
            input: ({ context: { code } }) => ({ code }),
            onDone: [
              {
                guard: { type: "isSaved", params: ({ event }) => ({ gift: event.output }) },
                target: "saved",
                actions: { type: "keep", params: ({ event }) => ({ gift: event.output }) }
              },
              { target: "opened", actions: { type: "keep", params: ({ event }) => ({ gift: event.output }) } }
            ],
            onError: [
              { guard: "isClosed", target: "closed", actions: "close" },
              { guard: "isMany", target: "sealed", actions: "showMany" },
              { target: "sealed", actions: "showFailed" }
            ]
          }
        },
        opened: {
          meta: { spec: "D-22", tone: "ok" },
          on: { "saving.wanted": { target: "saving", actions: "dropProblem" } }
        },
        saving: {
          meta: { spec: "D-22", tone: "busy" },
          invoke: {
            src: "save",
            input: ({ context: { code } }) => ({ code }),
            onDone: { target: "saved", actions: { type: "keep", params: ({ event }) => ({ gift: event.output }) } },
            onError: [
              { guard: "isSignedOut", target: "opened", actions: "showLogin" },
              { guard: "isClosed", target: "closed", actions: "close" },
              { guard: "isMany", target: "opened", actions: "showMany" },
              { target: "opened", actions: "showFailed" }
            ]
          }
        },
        saved: { meta: { spec: "D-22", tone: "ok" }, on: { "other.wanted": { target: "typing", actions: "forget" } } },
        closed: { meta: { spec: "D-22", tone: "bad" }, on: { "other.wanted": { target: "typing", actions: "forget" } } }
      }
    },
    designs: {
      initial: "reading",
      states: {
        reading: {
          meta: { spec: "D-68", tone: "busy" },
          invoke: {
            src: "templates",
            input: {},
            onDone: {
              target: "known",
              actions: { type: "keepTemplates", params: ({ event }) => ({ templates: event.output }) }
            },
            onError: "unread"
          }
        },
        known: { meta: { spec: "D-68", tone: "ok" } },
        unread: { meta: { spec: "8", tone: "warn" }, description: "The envelope is shown in its plain colour." }
      }
    }
  }
})

/** Returns the machine of the recipient's page, over its port. */
export const receivedEgiftMachineOver = ({ look, open, save, templates }: ReceivedEgiftPort) =>
  receivedEgiftMachine.provide({ actors: portActors<ReceivedEgiftPort>({ look, open, save, templates }) })
