import { Effect } from "effect"
import { sharesToHome } from "#core/install/ways.rule.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { NoticesBlocked, NoticesUnanswered } from "#core/push/push.errors.ts"
import type { DevicePort, DeviceState } from "#core/push/push.port.ts"
import type { PushSubscriptionFacts } from "#core/push/push.ts"

/** How long the worker is waited for, in milliseconds: a first visit registers it once the page rests. Own choice. */
const workerMs = 60_000

const textOf = (bytes: ArrayBuffer | null | undefined): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "")

const factsOf = (subscription: PushSubscription): PushSubscriptionFacts => ({
  endpoint: subscription.endpoint,
  p256dh: textOf(subscription.getKey("p256dh")),
  auth: textOf(subscription.getKey("auth"))
})

/** Returns the worker's registration; `undefined` if the shop has none, or the browser refuses workers. */
const registered = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!("serviceWorker" in navigator)) return undefined
  const late = new Promise<undefined>((answer) => setTimeout(() => answer(undefined), workerMs))
  return Promise.race([navigator.serviceWorker.ready, late])
}

const permissions: Readonly<Record<NotificationPermission, DeviceState["permission"]>> = {
  default: "open",
  granted: "allowed",
  denied: "blocked"
}

const state = async (): Promise<DeviceState> => {
  const registration = await registered()
  const none: DeviceState = { support: "none", permission: "open" }
  if (registration === undefined) return none
  if (!("pushManager" in registration && "Notification" in globalThis))
    return sharesToHome(navigator) ? { ...none, support: "home-screen" } : none
  const subscription = await registration.pushManager.getSubscription()
  return {
    support: "full",
    permission: permissions[Notification.permission],
    ...(subscription && {
      subscription: { ...factsOf(subscription), publicKey: textOf(subscription.options.applicationServerKey) }
    })
  }
}

const join = async (publicKey: string): Promise<PushSubscriptionFacts | "blocked" | "unanswered"> => {
  const permission = await Notification.requestPermission()
  if (permission !== "granted") return permission === "denied" ? "blocked" : "unanswered"
  const pushManager = (await registered())?.pushManager
  if (pushManager === undefined) throw new Error("there is no worker")
  const before = await pushManager.getSubscription()
  // One for another key of the shop would be refused by the push service, and by the browser beside a new one.
  if (before && textOf(before.options.applicationServerKey) !== publicKey) await before.unsubscribe()
  return factsOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

const leave = async (): Promise<void> => {
  await (await (await registered())?.pushManager.getSubscription())?.unsubscribe()
}

const lost = () => new Unavailable()

/** Notices on this device, by the browser's Push API. */
export const pushDevice: DevicePort = {
  look: () => Effect.tryPromise({ try: state, catch: lost }),
  join: ({ publicKey }) =>
    Effect.flatMap(
      Effect.tryPromise({ try: () => join(publicKey), catch: lost }),
      (joined): Effect.Effect<PushSubscriptionFacts, NoticesBlocked | NoticesUnanswered> => {
        if (joined === "blocked") return Effect.fail(new NoticesBlocked())
        return joined === "unanswered" ? Effect.fail(new NoticesUnanswered()) : Effect.succeed(joined)
      }
    ),
  leave: () => Effect.tryPromise({ try: leave, catch: lost })
}

/** A device that has no notices, for pages that play. */
export const silentDevice: DevicePort = {
  look: () => Effect.succeed({ support: "none", permission: "open" }),
  join: () => Effect.fail(new Unavailable()),
  leave: () => Effect.void
}
