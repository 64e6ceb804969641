import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { avatarMachineOver } from "#core/profile/avatar.machine.ts"
import { viewAvatar } from "#core/profile/avatar.view.ts"
import { AvatarRefused } from "#core/profile/profile.errors.ts"
import { type Fate, well } from "../selling-line.ts"
import { heldProfile, openMachine, rani } from "./profile-fixture.ts"
import { sessions, type } from "./sessions.ts"

const megabyte = 1024 * 1024
const square = { left: 5, top: 5, side: 64 }

const open = ({ fate = well, image, port = {} }: { fate?: Fate; image?: string; port?: object } = {}) => {
  const held = heldProfile()
  const member = { ...rani, ...(image !== undefined && { image }) }
  const tab = openMachine(avatarMachineOver, { ...held.port, ...port }, { member }, viewAvatar, () => fate)
  const choose = (length: number) => tab.say({ type: "picture.chosen", picture: new Uint8Array(length) })
  return { ...tab, held, choose, changed: () => tab.emitted.filter((event) => event.type === "member.changed") }
}

describe("a picture of oneself", () => {
  it("is cut, sent with its square and shown as the shop stored it; other parts of the page hear of it", async () => {
    const tab = open()
    tab.choose(4)
    tab.say({ type: "crop.moved", crop: square })
    expect(tab.view()).toMatchObject({ step: "cropping", crop: square })
    tab.say({ type: "crop.confirmed" })
    expect(tab.view().step).toBe("sending")
    await tab.clock.advance(20)
    expect(tab.held.asked).toEqual([["keepAvatar", { picture: new Uint8Array(4), crop: square }]])
    expect(tab.view()).toEqual({ step: "resting", image: "avatars/1", picture: null, crop: null, refusal: null })
    expect(tab.changed()).toMatchObject([{ member: { image: "avatars/1" } }])
  })

  it("is sent without a square if none was drawn: the shop takes the middle", async () => {
    const tab = open()
    tab.choose(4)
    tab.say({ type: "crop.confirmed" })
    await tab.clock.advance(20)
    expect(tab.held.asked).toEqual([["keepAvatar", { picture: new Uint8Array(4) }]])
  })

  it("is up to 8 MB large; a larger one is refused before it is sent", () => {
    const tab = open()
    tab.choose(8 * megabyte + 1)
    expect(tab.view()).toMatchObject({ step: "resting", refusal: "picture", picture: null })
    tab.choose(8 * megabyte)
    expect(tab.view()).toMatchObject({ step: "cropping", refusal: null })
  })

  it("is let go of if the shop cannot read it, and waits for another try if the shop does not answer", async () => {
    const refused = open({ port: { keepAvatar: () => Effect.fail(new AvatarRefused()) } })
    const lost = open({ fate: { ...well, lost: "call" } })
    for (const tab of [refused, lost]) {
      tab.choose(4)
      tab.say({ type: "crop.moved", crop: square })
      tab.say({ type: "crop.confirmed" })
      await tab.clock.advance(20)
    }
    expect(refused.view()).toMatchObject({ step: "resting", refusal: "picture", picture: null, crop: null })
    expect(lost.view()).toMatchObject({ step: "cropping", refusal: "failed", crop: square })
    expect([...refused.changed(), ...lost.changed()]).toEqual([])
  })

  it("is removed if there is one", async () => {
    const bare = open()
    bare.say({ type: "removal.wanted" })
    expect(bare.view().step).toBe("resting")
    const tab = open({ image: "avatars/0" })
    tab.say({ type: "removal.wanted" })
    expect(tab.view().step).toBe("removing")
    await tab.clock.advance(20)
    expect(tab.view().image).toBeNull()
  })
})

describe("in every session on a bad line", () => {
  it("a picture is cut before it is sent, and let go of afterwards", () =>
    sessions(
      avatarMachineOver,
      { member: rani },
      viewAvatar,
      () =>
        fc.oneof(
          fc.record({
            type: fc.constant("picture.chosen"),
            picture: fc.constantFrom(new Uint8Array(1), new Uint8Array(9), new Uint8Array(9 * 1024 * 1024))
          }),
          fc.record({
            type: fc.constant("crop.moved"),
            crop: fc.constantFrom({ left: 0, top: 0, side: 40 }, { left: 5, top: 5, side: 64 })
          }),
          type("crop.confirmed"),
          type("crop.dropped"),
          type("removal.wanted")
        ),
      (tab, held) => {
        const { step, picture } = tab.view()
        expect(picture !== null).toBe(step === "cropping" || step === "sending")
        for (const [call, input] of held.asked)
          if (call === "keepAvatar") expect((input as { picture: Uint8Array }).picture.length).toBeLessThan(100)
      }
    ))
})
