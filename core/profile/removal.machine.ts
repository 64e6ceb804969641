import { assign, emit, setup } from "xstate"
import type { OtpProof } from "../account/otp/otp.ts"
import { placeholderActors, portActors, wasRefusedWith } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import type { ProfilePort } from "./profile.port.ts"
import type { MyData } from "./profile.ts"

/** Calls of the export of a member's data, and of the removal of the account. */
export type RemovalPort = Pick<ProfilePort, "exportData" | "removeAccount">

/** Context of the removal of an account, and why it was refused. */
export interface RemovalContext {
  /** A member without a password enters a code. */
  readonly hasPassword: boolean
  /** Held while it is being sent, never longer. */
  readonly password: string
  readonly proof: OtpProof | null
  readonly refusal: "required" | "wrong" | "locked" | "unproven" | "failed" | null
}

/** Events of the page that exports a member's data or removes the account. */
export type RemovalEvent = Timed<
  | { readonly type: "data.wanted" }
  | { readonly type: "removal.wanted" }
  | { readonly type: "removal.dropped" }
  | { readonly type: "removal.confirmed"; readonly password: string }
  | { readonly type: "code.proven"; readonly proof: OtpProof }
>

/** The file is ready; or, for the session's machine, the session has ended. */
export type RemovalEmitted =
  | { readonly type: "data.ready"; readonly data: MyData }
  | { readonly type: "account.removed" }

/** Downloads a member's data, or removes the account for good: only with its password, or a code sent to it. D-36c. */
export const removalMachine = setup({
  types: {
    input: {} as { readonly hasPassword: boolean },
    context: {} as RemovalContext,
    events: {} as RemovalEvent,
    emitted: {} as RemovalEmitted
  },
  actors: placeholderActors<RemovalPort>("exportData", "removeAccount"),
  guards: {
    isBlank: ({ event }) => event.type === "removal.confirmed" && event.password === "",
    isWrong: wasRefusedWith<RemovalPort>("PasswordWrong"),
    isLocked: wasRefusedWith<RemovalPort>("AccountLocked"),
    isUnproven: wasRefusedWith<RemovalPort>("PhoneNotProven")
  },
  actions: {
    forget: assign({ password: "", proof: null }),
    forgetRefusal: assign({ refusal: null }),
    hold: assign(({ event }) => {
      if (event.type === "removal.confirmed") return { password: event.password, refusal: null }
      return event.type === "code.proven" ? { proof: event.proof, refusal: null } : {}
    }),
    askPassword: assign({ refusal: "required" }),
    showWrong: assign({ refusal: "wrong" }),
    showLocked: assign({ refusal: "locked" }),
    showUnproven: assign({ refusal: "unproven" }),
    showFailed: assign({ refusal: "failed" }),
    emitRemoved: emit({ type: "account.removed" })
  }
}).createMachine({
  id: "removal",
  context: ({ input: { hasPassword } }) => ({ hasPassword, password: "", proof: null, refusal: null }),
  initial: "resting",
  states: {
    resting: {
      meta: { spec: "D-36c", tone: "idle" },
      on: {
        "data.wanted": { target: "exporting", actions: "forgetRefusal" },
        "removal.wanted": { target: "asking", actions: "forgetRefusal" }
      }
    },
    exporting: {
      meta: { spec: "D-36c", tone: "busy" },
      invoke: {
        src: "exportData",
        input: {},
        onDone: { target: "resting", actions: emit(({ event }) => ({ type: "data.ready", data: event.output })) },
        onError: { target: "resting", actions: "showFailed" }
      }
    },
    asking: {
      meta: { spec: "D-36c", tone: "warn" },
      on: {
        "removal.confirmed": [
          { guard: "isBlank", actions: "askPassword" },
          { target: "removing", actions: "hold" }
        ],
        "code.proven": { target: "removing", actions: "hold" },
        "removal.dropped": "resting"
      }
    },
    removing: {
      meta: { spec: "D-36c", tone: "busy" },
      exit: "forget",
      invoke: {
        src: "removeAccount",
        input: ({ context: { password, proof } }) => (proof === null ? { password } : { proof }),
        onDone: { target: "removed", actions: "emitRemoved" },
        onError: [
          { guard: "isWrong", target: "asking", actions: "showWrong" },
          { guard: "isLocked", target: "asking", actions: "showLocked" },
          { guard: "isUnproven", target: "asking", actions: "showUnproven" },
          { target: "asking", actions: "showFailed" }
        ]
      }
    },
    removed: { meta: { spec: "D-36c", tone: "ok" } }
  }
})

/** Returns the machine of the removal of an account over its port. */
export const removalMachineOver = ({ exportData, removeAccount }: RemovalPort) =>
  removalMachine.provide({ actors: portActors<RemovalPort>({ exportData, removeAccount }) })
