import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { instant } from "#core/kernel/moment.ts"
import { viewNotices } from "#core/notices/notices.view.ts"
import { viewOverlays } from "#core/overlays/overlays.view.ts"
import { appActorsOf, shopMachine } from "#core/shop/shop.machine.ts"
import { VirtualClock } from "../virtual-clock.ts"

describe("the app", () => {
  it("has notices and overlays from its start to its end, on its own clock", async () => {
    const clock = new VirtualClock()
    const app = createActor(shopMachine, { clock }).start()
    const { notices, overlays } = appActorsOf(app)
    notices.send({ type: "notice.posted", at: instant(0), notice: { kind: "info", text: "Tersimpan" } })
    overlays.send({ type: "overlay.opened", overlay: { kind: "bag" } })
    expect(viewNotices(notices.getSnapshot()).notice?.text).toBe("Tersimpan")
    expect(viewOverlays(overlays.getSnapshot()).overlay?.kind).toBe("bag")
    // Specification 8: a notice stays 3,333 ms.
    await clock.advance(3_333)
    expect(viewNotices(notices.getSnapshot()).notice).toBeUndefined()
    app.stop()
    expect([notices, overlays].map((actor) => actor.getSnapshot().status)).toEqual(["stopped", "stopped"])
  })

  it("has none after its end: to ask for them then is a bug", () => {
    const app = createActor(shopMachine).start()
    app.stop()
    expect(() => appActorsOf(app)).toThrow("the shop has no appActors")
  })
})
