import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { Unavailable } from "#core/kernel/failure.ts"
import { instant } from "#core/kernel/moment.ts"
import { NoticesBlocked, NoticesUnanswered } from "#core/push/push.errors.ts"
import { pushMachineOver } from "#core/push/push.machine.ts"
import type { DevicePort, DeviceState, PushPort } from "#core/push/push.port.ts"
import type { PushSubscriptionFacts } from "#core/push/push.ts"
import { viewPush } from "#core/push/push.view.ts"

const mine: PushSubscriptionFacts = { endpoint: "https://fcm.googleapis.com/a", p256dh: "B", auth: "A" }
const open: DeviceState = { support: "full", permission: "open" }
const allowed: DeviceState = { support: "full", permission: "allowed", subscription: { ...mine, publicKey: "key" } }

/** The page of a device, with the shop and the browser behind it. */
const page = (
  state: DeviceState,
  { push = {}, device = {} }: { readonly push?: Partial<PushPort>; readonly device?: Partial<DevicePort> } = {}
) => {
  const calls: Array<string> = []
  const named = <P extends object>(port: P): P =>
    Object.fromEntries(
      Object.entries(port).map(([name, call]) => [
        name,
        (input: unknown) => {
          calls.push(name)
          return (call as (given: unknown) => unknown)(input)
        }
      ])
    ) as P
  const actor = createActor(
    pushMachineOver({
      push: named<PushPort>({
        devices: () => Effect.succeed({ publicKey: "key", devices: [{ id: "d1", endpoint: mine.endpoint }] }),
        subscribe: ({ endpoint }) => Effect.succeed({ id: "d1", endpoint }),
        unsubscribe: () => Effect.succeed({ removed: true }),
        ...push
      }),
      device: named<DevicePort>({
        look: () => Effect.succeed(state),
        join: () => Effect.succeed(mine),
        leave: () => Effect.void,
        ...device
      })
    })
  )
  actor.start()
  const settled = async () => {
    await new Promise<void>((resolve) => {
      const rests = () =>
        !actor.getSnapshot().value.match(/^(?:looking|reading|asking|storing|renewing|stopping|leaving)$/)
      if (rests()) return resolve()
      const { unsubscribe } = actor.subscribe(() => {
        if (!rests()) return
        unsubscribe()
        resolve()
      })
    })
    return viewPush(actor.getSnapshot())
  }
  const press = (type: "notices.allowed" | "notices.stopped" | "retry.wanted") => {
    actor.send({ type, at: instant(0) })
    return settled()
  }
  return { calls, actor, settled, press }
}

const shown = (step: string, hasFailed = false) => ({ step, isBusy: false, hasFailed })

/** Decision 0140. */
describe("notices on this device", () => {
  it.each([
    ["hidden", { support: "none", permission: "open" }],
    ["uninstalled", { support: "home-screen", permission: "open" }],
    ["blocked", { support: "full", permission: "blocked" }]
  ] as const)("are %s without a call to the shop", async (step, state) => {
    const { calls, settled } = page(state)
    expect(await settled()).toEqual(shown(step))
    expect(calls).toEqual(["look"])
  })

  it("are asked of the browser only after a press, and then stored", async () => {
    const { calls, settled, press } = page(open)
    expect(await settled()).toEqual(shown("off"))
    expect(calls).toEqual(["look", "devices"])
    expect(await press("notices.allowed")).toEqual(shown("on"))
    expect(calls).toEqual(["look", "devices", "join", "subscribe"])
  })

  it("are on if the shop knows this device, which each look renews", async () => {
    const { calls, settled } = page(allowed)
    expect(await settled()).toEqual(shown("on"))
    expect(calls).toEqual(["look", "devices", "subscribe"])
  })

  it("stay on if the renewal is lost", async () => {
    const { settled } = page(allowed, { push: { subscribe: () => Effect.fail(new Unavailable()) } })
    expect(await settled()).toEqual(shown("on"))
  })

  it.each([
    ["another member's", { devices: [] }, allowed],
    ["subscribed with an older key of the shop", { publicKey: "newer" }, allowed],
    ["not allowed any more", {}, { ...allowed, permission: "open" }]
  ] as const)("are off on a device that is %s", async (_, answer, state) => {
    const known = { publicKey: "key", devices: [{ id: "d1", endpoint: mine.endpoint }], ...answer }
    const { settled } = page(state, { push: { devices: () => Effect.succeed(known) } })
    expect(await settled()).toEqual(shown("off"))
  })

  it("are stopped at the shop first, then in the browser", async () => {
    const { calls, settled, press } = page(allowed)
    await settled()
    expect(await press("notices.stopped")).toEqual(shown("off"))
    expect(calls.slice(-2)).toEqual(["unsubscribe", "leave"])
  })

  it("are off also if the browser does not forget them", async () => {
    const { settled, press } = page(allowed, { device: { leave: () => Effect.fail(new Unavailable()) } })
    await settled()
    expect(await press("notices.stopped")).toEqual(shown("off"))
  })

  it("stay on, and say so, if the shop was not reached to stop them", async () => {
    const { calls, settled, press } = page(allowed, { push: { unsubscribe: () => Effect.fail(new Unavailable()) } })
    await settled()
    expect(await press("notices.stopped")).toEqual(shown("on", true))
    expect(calls).not.toContain("leave")
  })

  it.each([
    ["blocked", "refuses", new NoticesBlocked(), false],
    ["off", "closes the question", new NoticesUnanswered(), false],
    ["off", "cannot subscribe", new Unavailable(), true]
  ] as const)("are %s if the browser %s", async (step, _, refusal, hasFailed) => {
    const { settled, press } = page(open, { device: { join: () => Effect.fail(refusal) } })
    await settled()
    expect(await press("notices.allowed")).toEqual(shown(step, hasFailed))
  })

  it("are off, and say so, if the shop did not store them; the next press repeats both", async () => {
    let isLost = true
    const subscribe: PushPort["subscribe"] = ({ endpoint }) =>
      isLost ? Effect.fail(new Unavailable()) : Effect.succeed({ id: "d1", endpoint })
    const { settled, press } = page(open, { push: { subscribe } })
    await settled()
    expect(await press("notices.allowed")).toEqual(shown("off", true))
    isLost = false
    expect(await press("notices.allowed")).toEqual(shown("on"))
  })

  it.each(["look", "devices"] as const)("are asked once more after %s was not answered", async (call) => {
    let isLost = true
    const { settled, press } = page(open, {
      push: {
        devices: () =>
          isLost && call === "devices"
            ? Effect.fail(new Unavailable())
            : Effect.succeed({ publicKey: "key", devices: [] })
      },
      device: {
        look: () => (isLost && call === "look" ? Effect.fail(new Unavailable()) : Effect.succeed(open))
      }
    })
    expect(await settled()).toEqual(shown("unread"))
    isLost = false
    expect(await press("retry.wanted")).toEqual(shown("off"))
  })

  it("are allowed again once the browser's settings were changed", async () => {
    let permission: DeviceState["permission"] = "blocked"
    const { settled, press } = page(open, { device: { look: () => Effect.succeed({ support: "full", permission }) } })
    expect(await settled()).toEqual(shown("blocked"))
    permission = "open"
    expect(await press("retry.wanted")).toEqual(shown("off"))
  })
})
