import { randomUUID } from "node:crypto"
import type { Page } from "playwright/test"
import { violationsInThemes } from "../helpers/axe.ts"
import { enter } from "../helpers/made-member.ts"
import { logOut } from "../helpers/members.ts"
import { placedOrder } from "../helpers/placed-order.ts"
import { quiet } from "../helpers/quiet.ts"
import { expect, expectNoSideScroll, live, test } from "../helpers/shopper.ts"

test.use({ serviceWorkers: "allow" })

/**
 * A push service of the browser's maker cannot be reached here, and a browser without a window has no notices: the subscription and the
 * permission are played, everything else is real.
 */
const playPushService = async (page: Page): Promise<void> => {
  await page.addInitScript((name) => {
    const at = "played subscription"
    let permission: NotificationPermission = localStorage.getItem(at) === null ? "default" : "granted"
    Object.defineProperty(Notification, "permission", { get: () => permission })
    Notification.requestPermission = async () => {
      permission = "granted"
      return permission
    }
    const keyText = (bytes: ArrayBuffer | Uint8Array): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))
    const bytesOf = (text: string): ArrayBuffer => Uint8Array.from(atob(text), (one) => one.charCodeAt(0)).buffer
    const subscriptionOf = (text: string) => {
      const { endpoint, p256dh, auth, key } = JSON.parse(text)
      return {
        endpoint,
        options: { applicationServerKey: bytesOf(key) },
        getKey: (wanted: string) => bytesOf(wanted === "auth" ? auth : p256dh),
        unsubscribe: async () => {
          localStorage.removeItem(at)
          return true
        }
      }
    }
    PushManager.prototype.getSubscription = async () => {
      const text = localStorage.getItem(at)
      return (text === null ? null : subscriptionOf(text)) as PushSubscription | null
    }
    PushManager.prototype.subscribe = async (options) => {
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"])
      const text = JSON.stringify({
        endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
        p256dh: keyText(await crypto.subtle.exportKey("raw", pair.publicKey)),
        auth: keyText(crypto.getRandomValues(new Uint8Array(16))),
        key: String(options?.applicationServerKey).replaceAll("-", "+").replaceAll("_", "/")
      })
      localStorage.setItem(at, text)
      return subscriptionOf(text) as unknown as PushSubscription
    }
  }, randomUUID())
}

/** Delivers a message to the page's worker as the browser does, without a push service. */
const deliver = async (page: Page, data: string): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((known) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [one] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (one) known(one.registrationId)
    })
  })
  await session.send("ServiceWorker.enable")
  const { origin } = new URL(page.url())
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data })
  await session.detach()
}

interface Shown {
  readonly title: string
  readonly options: { readonly body: string; readonly tag: string; readonly data: string }
}

/** Notes what the worker shows: a browser without a window refuses to. */
const noteShown = async (page: Page): Promise<() => Promise<ReadonlyArray<Shown>>> => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const [worker] = page.context().serviceWorkers()
  if (worker === undefined) throw new Error("there is no worker")
  await worker.evaluate(() => {
    const noted: Array<unknown> = []
    Object.assign(globalThis, { noted })
    const { registration } = globalThis as unknown as { readonly registration: ServiceWorkerRegistration }
    registration.showNotification = async (title, options) => void noted.push({ title, options })
  })
  return () => worker.evaluate(() => (globalThis as unknown as { readonly noted: ReadonlyArray<Shown> }).noted)
}

/** Decision 0140. */
test("a member lets this device be notified of her order, and stops it", async ({ page, context, watched }) => {
  test.slow()
  watched.expectLoss(/push-subscriptions/)
  await playPushService(page)
  const { shop } = await enter(page)
  await shop.dispose()
  const { origin } = new URL(page.url())
  const { code } = await placedOrder(page, origin, [[1001, "100105"]])
  const path = `/orders/${code}`
  await page.goto(path)
  await live(page)
  const allow = page.getByRole("button", { name: "Aktifkan notifikasi" })
  await expect(allow).toBeVisible()
  // Nothing was asked of the browser before a press.
  expect(await page.evaluate(() => localStorage.getItem("played subscription"))).toBeNull()
  await expectNoSideScroll(page)
  expect(await violationsInThemes(page)).toEqual([])

  await allow.click()
  await expect(page.getByText("Notifikasi pesanan aktif di perangkat ini.")).toBeVisible()
  const stop = page.getByRole("button", { name: "Matikan", exact: true })
  await expect(stop).toBeFocused()
  expect(await violationsInThemes(page)).toEqual([])

  // What the shop sends is shown by the worker, and one that cannot be read as a plain sentence.
  const sent = { title: "Pendar", text: `Pesanan ${code} sedang dikirim.`, path }
  const shown = await noteShown(page)
  await deliver(page, JSON.stringify(sent))
  await expect
    .poll(shown)
    .toMatchObject([{ title: "Pendar", options: { body: sent.text, tag: path, data: path, renotify: true } }])
  await deliver(page, "")
  await expect
    .poll(async () => (await shown()).at(-1))
    .toMatchObject({
      title: "Kabar pesanan",
      options: { body: "Ada kabar baru tentang pesananmu.", data: "/account/orders" }
    })

  // The account knows it, too, and turns it off.
  await page.goto("/account/newsletter")
  await live(page)
  await expect(page.getByText("Notifikasi pesanan aktif di perangkat ini.")).toBeVisible()
  // What the page asks for besides must have come: on a busy machine its bag and hearts come later than its own part.
  await quiet(page)
  await context.setOffline(true)
  await stop.click()
  await expect(page.getByText("Kamu sedang offline. Coba lagi setelah tersambung, ya.")).toBeVisible()
  await context.setOffline(false)
  await stop.click()
  await expect(allow).toBeVisible()
  await allow.click()
  await expect(stop).toBeVisible()

  // The next person at this device gets nothing of hers.
  await logOut(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem("played subscription"))).toBeNull()
})

test("a device whose browser blocks notices shows how to allow them", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "denied" }))
  const { shop } = await enter(page)
  await shop.dispose()
  await page.goto("/account/newsletter")
  await live(page)
  await expect(page.getByText(/^Browser ini memblokir notifikasi dari Pendar/)).toBeVisible()
  await page.getByRole("button", { name: "Cek lagi" }).click()
  await expect(page.getByText(/^Browser ini memblokir notifikasi dari Pendar/)).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
})
