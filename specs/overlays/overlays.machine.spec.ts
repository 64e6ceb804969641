import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { wishText } from "#core/overlays/overlay.ts"
import { overlaysMachine } from "#core/overlays/overlays.machine.ts"
import { viewOverlays } from "#core/overlays/overlays.view.ts"
import { someNow } from "../arbitraries.ts"

const open = () => {
  const actor = createActor(overlaysMachine).start()
  const view = () => viewOverlays(actor.getSnapshot())
  return { say: actor.send, shown: () => view().overlay?.kind, turn: () => view().turn }
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

  it("goes by urgency: a dialog before the popup, the popup before a tour, a tour before floating banners", () => {
    const overlays = open()
    overlays.say({ type: "turn.wanted", by: "banners" })
    expect(overlays.turn()).toBe("banners")
    overlays.say({ type: "turn.wanted", by: "tour" })
    expect(overlays.turn()).toBe("tour")
    overlays.say({ type: "turn.wanted", by: "popup" })
    expect(overlays.turn()).toBe("popup")
    overlays.say({ type: "dialog.opened" })
    expect(overlays.turn()).toBe("dialog")
    overlays.say({ type: "overlay.opened", overlay: { kind: "bag" } })
    overlays.say({ type: "dialog.closed" })
    expect(overlays.turn()).toBe("dialog")
    overlays.say({ type: "page.left" })
    expect(overlays.turn()).toBe("popup")
    overlays.say({ type: "turn.returned", by: "popup" })
    expect(overlays.turn()).toBe("tour")
    overlays.say({ type: "turn.returned", by: "tour" })
    expect(overlays.turn()).toBe("banners")
    overlays.say({ type: "turn.returned", by: "banners" })
    expect(overlays.turn()).toBe("free")
  })

  it("lets the question about visits, a newer version and the offer to install come last, one at a time in this order", () => {
    const overlays = open()
    const last = ["install", "update", "consent"] as const
    for (const by of last) {
      overlays.say({ type: "turn.wanted", by })
      expect(overlays.turn()).toBe(by)
    }
    overlays.say({ type: "turn.wanted", by: "banners" })
    expect(overlays.turn()).toBe("banners")
    overlays.say({ type: "turn.returned", by: "banners" })
    for (const by of last.toReversed()) {
      expect(overlays.turn()).toBe(by)
      overlays.say({ type: "turn.returned", by })
    }
    expect(overlays.turn()).toBe("free")
  })

  it("keeps a wish as data with its version", () => {
    expect(JSON.parse(wishText({ kind: "heart", product: 1001, at: someNow }))).toEqual({
      v: 1,
      wish: { kind: "heart", product: 1001, at: someNow }
    })
  })
})
