import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { keptWish } from "#core/overlays/overlay.ts"
import { overlaysMachine } from "#core/overlays/overlays.machine.ts"
import { viewOverlays } from "#core/overlays/overlays.view.ts"

const open = () => {
  const actor = createActor(overlaysMachine).start()
  return { say: actor.send, shown: () => viewOverlays(actor.getSnapshot()).overlay?.kind }
}

describe("what lies over the page", () => {
  it("is one thing at a time: a second one takes the place of the first", () => {
    const overlays = open()
    overlays.say({ type: "overlay.opened", overlay: { kind: "login", wish: { kind: "account" } } })
    overlays.say({ type: "overlay.opened", overlay: { kind: "text", slug: "privacy" } })
    expect(overlays.shown()).toBe("text")
    overlays.say({ type: "overlay.closed" })
    expect(overlays.shown()).toBeUndefined()
  })

  it("goes with the page it was opened on", () => {
    const overlays = open()
    overlays.say({ type: "overlay.opened", overlay: { kind: "bag" } })
    overlays.say({ type: "page.left" })
    expect(overlays.shown()).toBeUndefined()
  })

  it("keeps a wish as data with its version", () => {
    expect(JSON.parse(keptWish({ kind: "heart", product: 1001 }))).toEqual({
      v: 1,
      wish: { kind: "heart", product: 1001 }
    })
  })
})
