import { assign, setup } from "xstate"
import { failureOf, placeholderActors, portActors, wasRefusedWith } from "../kernel/port-actors.ts"
import type { Timed } from "../kernel/timed.ts"
import type { DevicePort, DeviceState, PushDevices, PushPort } from "./push.port.ts"
import type { PushDeviceId, PushSubscriptionFacts } from "./push.ts"

/** The shop's calls and the browser's. */
export interface PushPorts {
  readonly push: PushPort
  readonly device: DevicePort
}

type AllCalls = PushPort & DevicePort

/** What is known of this device. */
export interface PushContext {
  readonly device: DeviceState | undefined
  readonly publicKey: string
  /** Number of this device at the shop; `undefined` unless it is notified. */
  readonly id: PushDeviceId | undefined
  readonly subscription: PushSubscriptionFacts | undefined
  readonly hasFailed: boolean
}

/** Presses on the question. */
export type PushEvent = Timed<
  | { readonly type: "notices.allowed" }
  | { readonly type: "notices.stopped" }
  /** Once more: the connection is back, or the browser's settings were changed. */
  | { readonly type: "retry.wanted" }
>

/** Returns the subscription of this browser if it was made for the shop's present key. */
const currentOf = (device: DeviceState | undefined, publicKey: string): PushSubscriptionFacts | undefined =>
  device?.permission === "allowed" && device.subscription?.publicKey === publicKey ? device.subscription : undefined

const idIn = ({ devices }: PushDevices, endpoint: string | undefined): PushDeviceId | undefined =>
  devices.find((one) => one.endpoint === endpoint)?.id

/**
 * Notices of orders on this device: the browser's question comes only with a press, and a device that is notified is renewed by each
 * look at it. To subscribe and to store the subscription are two calls: after a failure of the second the next press repeats both. Decision 0140.
 */
export const pushMachine = setup({
  types: {
    context: {} as PushContext,
    events: {} as PushEvent
  },
  actors: placeholderActors<AllCalls>("look", "join", "leave", "devices", "subscribe", "unsubscribe"),
  guards: {
    isUnsupported: ({ context }) => context.device?.support === "none",
    needsHomeScreen: ({ context }) => context.device?.support === "home-screen",
    isBlocked: ({ context }) => context.device?.permission === "blocked",
    isNotified: ({ context }) => context.id !== undefined,
    wasBlocked: wasRefusedWith<DevicePort>("NoticesBlocked"),
    wasUnanswered: ({ event }) => failureOf(event)._tag === "NoticesUnanswered"
  },
  actions: {
    showFailed: assign({ hasFailed: true }),
    clearFailed: assign({ hasFailed: false }),
    forgetDevice: assign({ id: undefined, subscription: undefined })
  }
}).createMachine({
  id: "push",
  context: { device: undefined, publicKey: "", id: undefined, subscription: undefined, hasFailed: false },
  initial: "looking",
  states: {
    looking: {
      description: "Asks the browser what it can do and was allowed.",
      meta: { spec: "D-59", tone: "busy" },
      invoke: {
        src: "look",
        input: {},
        onDone: { target: "looked", actions: assign(({ event }) => ({ device: event.output })) },
        onError: "unread"
      }
    },
    looked: {
      meta: { spec: "D-59", tone: "idle" },
      always: [
        { guard: "isUnsupported", target: "unsupported" },
        { guard: "needsHomeScreen", target: "uninstalled" },
        { guard: "isBlocked", target: "blocked" },
        { target: "reading" }
      ]
    },
    reading: {
      description: "Asks the shop which devices of the member it notifies.",
      meta: { spec: "D-59", tone: "busy" },
      invoke: {
        src: "devices",
        input: {},
        onDone: {
          target: "known",
          actions: assign(({ context: { device }, event: { output } }) => {
            const subscription = currentOf(device, output.publicKey)
            return { publicKey: output.publicKey, subscription, id: idIn(output, subscription?.endpoint) }
          })
        },
        onError: "unread"
      }
    },
    known: {
      meta: { spec: "D-59", tone: "idle" },
      always: [{ guard: "isNotified", target: "renewing" }, { target: "off" }]
    },
    off: {
      description: "The device is not notified, and may be.",
      meta: { spec: "D-59", tone: "idle" },
      on: { "notices.allowed": { target: "asking", actions: "clearFailed" } }
    },
    asking: {
      description: "The browser asks its owner, and subscribes at its push service.",
      meta: { spec: "D-59", tone: "busy" },
      invoke: {
        src: "join",
        input: ({ context: { publicKey } }) => ({ publicKey }),
        onDone: { target: "storing", actions: assign(({ event }) => ({ subscription: event.output })) },
        onError: [
          { guard: "wasBlocked", target: "blocked" },
          { guard: "wasUnanswered", target: "off" },
          { target: "off", actions: "showFailed" }
        ]
      }
    },
    storing: {
      meta: { spec: "D-59", tone: "busy" },
      invoke: {
        src: "subscribe",
        input: ({ context }) => subscriptionIn(context),
        onDone: { target: "on", actions: assign(({ event }) => ({ id: event.output.id })) },
        onError: { target: "off", actions: "showFailed" }
      }
    },
    renewing: {
      description: "The device is notified; the shop notes that it still is in use, and by which session.",
      meta: { spec: "D-59", tone: "ok" },
      invoke: {
        src: "subscribe",
        input: ({ context }) => subscriptionIn(context),
        onDone: { target: "on", actions: assign(({ event }) => ({ id: event.output.id })) },
        onError: "on"
      }
    },
    on: {
      description: "The device is notified.",
      meta: { spec: "D-59", tone: "ok" },
      on: { "notices.stopped": { target: "stopping", actions: "clearFailed" } }
    },
    stopping: {
      meta: { spec: "D-59", tone: "busy" },
      invoke: {
        src: "unsubscribe",
        input: ({ context }) => ({ id: context.id ?? "" }),
        onDone: "leaving",
        onError: { target: "on", actions: "showFailed" }
      }
    },
    leaving: {
      description: "The shop sends nothing more; the browser forgets its subscription, too.",
      meta: { spec: "D-59", tone: "busy" },
      invoke: {
        src: "leave",
        input: {},
        onDone: { target: "off", actions: "forgetDevice" },
        // What it still holds is an address that the shop no longer knows.
        onError: { target: "off", actions: "forgetDevice" }
      }
    },
    blocked: {
      description: "The browser refuses; only its settings change that.",
      meta: { spec: "D-59", tone: "warn" },
      on: { "retry.wanted": "looking" }
    },
    unread: {
      meta: { spec: "D-59", tone: "warn" },
      on: { "retry.wanted": "looking" }
    },
    uninstalled: {
      description: "Possible once the shop was added to the home screen.",
      meta: { spec: "D-74", tone: "idle" }
    },
    unsupported: { meta: { spec: "D-59", tone: "idle" } }
  }
})

const nothing: PushSubscriptionFacts = { endpoint: "", p256dh: "", auth: "" }

const subscriptionIn = ({ subscription }: PushContext): PushSubscriptionFacts => {
  const { endpoint, p256dh, auth } = subscription ?? nothing
  return { endpoint, p256dh, auth }
}

/** Returns the machine of notices over the shop's port and the browser's. */
export const pushMachineOver = ({ push, device }: PushPorts) =>
  pushMachine.provide({
    actors: portActors<AllCalls>({
      look: device.look,
      join: device.join,
      leave: device.leave,
      devices: push.devices,
      subscribe: push.subscribe,
      unsubscribe: push.unsubscribe
    })
  })
