import { describe, expect, it } from "vitest"
import { PhotoKey } from "#core/reviews/photos/form-photo.ts"
import { type OwnPhoto, PhotoId } from "#core/reviews/photos/photo.ts"
import type { PhotoEdit } from "#core/reviews/photos/photo-edit.ts"
import { type Ending, openPhotos, somePicture } from "./photo-form-fixture.ts"

const megabyte = 1_048_576
const turned: PhotoEdit = { turns: 1 }

const begun = async (options: Parameters<typeof openPhotos>[0] = {}) => {
  const browser = openPhotos(options)
  const tab = browser.openTab()
  await browser.clock.advance(0)
  return { ...browser, tab }
}

/** Photos of a review. */
const owns = (...ids: ReadonlyArray<string>): ReadonlyArray<OwnPhoto> =>
  ids.map((id) => ({ id: PhotoId(id), picture: somePicture(id), description: `Foto ${id}` }))

describe("the photos of a form", () => {
  it("are uploaded one after the other in their order, with the percent of the one under way", async () => {
    const { tab, clock, begins, most } = await begun()
    const keys = tab.choose(2 * megabyte, 3 * megabyte, megabyte)
    await clock.advance(500)
    expect(tab.steps()).toEqual(["uploading", "waiting", "waiting"])
    expect(tab.view().tiles.map(({ percent }) => percent)).toEqual([50, 0, 0])
    expect(tab.view().standing).toEqual({ attached: [], pending: 3, failed: 0, isKnown: true })
    await clock.advance(2_500)
    expect([begins, most()]).toEqual([keys, 1])
    expect(tab.view().standing).toMatchObject({
      attached: [{ id: "i1" }, { id: "i2" }, { id: "i3" }],
      pending: 0,
      failed: 0
    })
  })

  it("are at most five of at most 8 MB each; a file that is not taken is named with its reason", async () => {
    const { tab, clock } = await begun({
      inside: (key) => (key === "k6" ? "tooSmall" : key === "k8" ? "kind" : "well")
    })
    tab.choose(megabyte, 8 * megabyte, 8 * megabyte + 1, megabyte, megabyte, megabyte)
    expect(tab.view()).toMatchObject({ room: 0, refused: [{ problem: "tooLarge", name: "IMG_3.jpg" }] })
    tab.say({ type: "photo.removed", key: tab.keys()[0] as PhotoKey })
    tab.choose(megabyte, megabyte)
    expect(tab.view()).toMatchObject({ room: 0, refused: [{ problem: "tooMany", name: "IMG_8.jpg" }] })
    await clock.advance(10_000)
    expect(tab.view()).toMatchObject({
      room: 1,
      refused: [
        { problem: "tooMany", name: "IMG_8.jpg" },
        { problem: "tooSmall", name: "IMG_7.jpg", size: { width: 399, height: 800 } }
      ]
    })
    expect(tab.steps()).toEqual(["ready", "ready", "ready", "ready"])
    tab.choose(megabyte)
    await clock.advance(0)
    expect(tab.view().refused).toEqual([{ problem: "kind", name: "IMG_9.jpg" }])
  })

  it("wait for the connection, then go on by themselves", async () => {
    const endings: Array<Ending> = ["lost"]
    const { tab, clock, begins } = await begun({ ending: () => endings.shift() ?? "well" })
    const [first, second] = tab.choose(megabyte, megabyte)
    await clock.advance(60_000)
    expect([tab.steps(), begins]).toEqual([["failed", "waiting"], [first]])
    expect(tab.view().tiles[0]?.problem).toBe("lost")
    tab.say({ type: "connection.returned" })
    await clock.advance(2_000)
    expect([tab.steps(), begins]).toEqual([
      ["ready", "ready"],
      [first, first, second]
    ])
  })

  it("say why one failed; it is retried or dropped, and the others go on", async () => {
    const endings: Array<Ending> = ["refused", "full", "guest"]
    const { tab, clock } = await begun({ ending: () => endings.shift() ?? "well" })
    const [, second, third] = tab.choose(megabyte, megabyte, megabyte, megabyte)
    await clock.advance(60_000)
    expect(tab.view().tiles.map(({ problem }) => problem)).toEqual(["refused", "full", "login", undefined])
    expect(tab.view().standing).toEqual({ attached: [], pending: 1, failed: 3, isKnown: true })
    tab.say({ type: "photo.removed", key: tab.keys()[0] as PhotoKey })
    tab.say({ type: "photo.retried", key: second as PhotoKey })
    tab.say({ type: "photo.retried", key: third as PhotoKey })
    await clock.advance(3_000)
    expect(tab.steps()).toEqual(["ready", "ready", "ready"])
  })

  it("are uploaded anew after an edit, and the server forgets the old one; words and places upload nothing", async () => {
    const { tab, clock, begins, discarded } = await begun()
    const [first, second] = tab.choose(megabyte, megabyte)
    await clock.advance(2_000)
    tab.say({ type: "photo.described", key: second as PhotoKey, description: "Shade 01 Delima,\ncahaya pagi" })
    tab.say({ type: "photo.moved", key: second as PhotoKey, to: 0 })
    tab.say({ type: "photo.edited", key: second as PhotoKey, edit: { turns: 0 } })
    await clock.advance(2_000)
    expect([begins, discarded]).toEqual([[first, second], []])
    expect(tab.view().standing.attached).toEqual([
      { id: "i2", description: "Shade 01 Delima, cahaya pagi" },
      { id: "i1" }
    ])
    tab.say({ type: "photo.edited", key: second as PhotoKey, edit: turned })
    await clock.advance(2_000)
    expect([begins, discarded]).toEqual([[first, second, second], ["i2"]])
    expect(tab.view().standing.attached[0]?.id).toBe("i3")
  })

  it("have descriptions of at most 125 characters", async () => {
    const { tab, clock } = await begun()
    const [key] = tab.choose(megabyte)
    tab.say({ type: "photo.described", key: key as PhotoKey, description: "x".repeat(126) })
    await clock.advance(1_000)
    expect(tab.view().standing.attached[0]?.description).toBe("x".repeat(125))
  })

  it("return to their places when a removal is undone; the server forgets them with the next removal", async () => {
    const { tab, clock, discarded } = await begun()
    const keys = tab.choose(megabyte, megabyte, megabyte)
    await clock.advance(3_000)
    tab.say({ type: "photo.removed", key: keys[1] as PhotoKey })
    expect(tab.view()).toMatchObject({ removed: 1, room: 3 })
    tab.say({ type: "removal.undone" })
    expect([tab.keys(), tab.view().removed]).toEqual([keys, 0])
    tab.say({ type: "photos.removed" })
    expect(tab.view()).toMatchObject({ removed: 3, tiles: [] })
    tab.say({ type: "removal.undone" })
    expect(tab.keys()).toEqual(keys)
    tab.say({ type: "photo.removed", key: keys[0] as PhotoKey })
    tab.say({ type: "photo.removed", key: keys[1] as PhotoKey })
    await clock.advance(0)
    expect([discarded, tab.view().removed]).toEqual([["i1"], 1])
  })

  it("stop their upload when they are removed, and begin again when that is undone", async () => {
    const { tab, clock, begins, uploaded } = await begun()
    const [first, second] = tab.choose(megabyte, megabyte)
    await clock.advance(500)
    tab.say({ type: "photo.removed", key: first as PhotoKey })
    await clock.advance(500)
    expect([begins, [...uploaded.values()]]).toEqual([[first, second], []])
    tab.say({ type: "removal.undone" })
    await clock.advance(2_000)
    expect([begins, tab.steps()]).toEqual([
      [first, second, first],
      ["ready", "ready"]
    ])
  })

  it("survive a reload in the middle of an upload, and are not uploaded twice", async () => {
    const { tab, clock, begins } = await begun()
    const keys = tab.choose(megabyte, megabyte)
    tab.say({ type: "photo.described", key: keys[1] as PhotoKey, description: "Dari dekat" })
    await clock.advance(1_500)
    tab.reload()
    await clock.advance(1_000)
    expect([tab.keys(), begins]).toEqual([keys, [...keys, keys[1]]])
    expect(tab.view().standing.attached).toEqual([{ id: "i1" }, { id: "i2", description: "Dari dekat" }])
  })

  it("are uploaded again after a day, because the server has removed them, and are forgotten after seven", async () => {
    const { tab, clock, uploaded } = await begun()
    tab.choose(megabyte)
    await clock.advance(1_000)
    await clock.advance(22 * 3_600_000)
    tab.reload()
    await clock.advance(1_000)
    expect(uploaded.size).toBe(1)
    await clock.advance(2 * 3_600_000)
    tab.reload()
    await clock.advance(1_000)
    expect([uploaded.size, tab.view().standing.attached]).toEqual([2, [{ id: "i2" }]])
    await clock.advance(7 * 86_400_000)
    tab.reload()
    await clock.advance(1_000)
    expect(tab.view().tiles).toEqual([])
  })

  it("are uploaded again if the shop has removed them before their review came", async () => {
    const { tab, clock, uploaded, discarded } = await begun()
    tab.choose(megabyte)
    await clock.advance(1_000)
    tab.say({ type: "photos.expired", unknown: [] })
    expect(tab.view().standing).toEqual({ attached: [], pending: 1, failed: 0, isKnown: true })
    await clock.advance(1_000)
    expect([uploaded.size, discarded, tab.view().standing.attached]).toEqual([2, [], [{ id: "i2" }]])
  })

  it("say if the file is gone from the device, or if nothing can be stored", async () => {
    const { tab, clock, lose } = await begun({ canStore: () => false })
    expect(tab.view().isStored).toBe(false)
    const [key] = tab.choose(megabyte)
    lose(key as PhotoKey)
    await clock.advance(0)
    expect(tab.view()).toMatchObject({ isStored: false, isRestoring: false })
  })

  it("of a changed review stay on the server when they are removed or edited here", async () => {
    const own = owns("a", "b")
    const { tab, clock, discarded, drafts } = await begun({ begun: own })
    expect(tab.view().standing.attached).toEqual([
      { id: "a", description: "Foto a" },
      { id: "b", description: "Foto b" }
    ])
    expect(drafts.size).toBe(0)
    tab.say({ type: "photos.expired", unknown: [] })
    expect(tab.steps()).toEqual(["ready", "ready"])
    tab.say({ type: "photo.removed", key: tab.keys()[0] as PhotoKey })
    tab.say({ type: "photo.removed", key: tab.keys()[0] as PhotoKey })
    await clock.advance(1_000)
    tab.reload()
    await clock.advance(1_000)
    expect([tab.view().tiles, discarded]).toEqual([[], []])
  })

  it("of a draft stand behind those that the review has by now, and what it does not have any more is named", async () => {
    const browser = await begun({ begun: owns("a", "b") })
    const [key] = browser.tab.choose(megabyte)
    await browser.clock.advance(1_000)
    expect(browser.tab.keys()).toEqual(["a", "b", key])
    // Another device has changed the review.
    browser.change(owns("c", "b"))
    browser.tab.reload()
    await browser.clock.advance(1_000)
    expect([browser.tab.keys(), browser.tab.view().dropped, browser.begins.length]).toEqual([["c", "b", key], 1, 1])
    browser.tab.reload()
    await browser.clock.advance(1_000)
    expect([browser.tab.keys(), browser.tab.view().dropped, browser.discarded]).toEqual([["c", "b", key], 0, []])
    // There is no room left for the draft's: it leaves the server.
    browser.change(owns("c", "b", "d", "e", "f"))
    browser.tab.reload()
    await browser.clock.advance(1_000)
    expect([browser.tab.keys(), browser.discarded]).toEqual([["c", "b", "d", "e", "f"], ["i1"]])
  })

  it("that the shop does not know any more leave the form of their review, and the others stay", async () => {
    const { tab, clock, uploaded } = await begun({ begun: owns("a", "b") })
    const [key] = tab.choose(megabyte)
    await clock.advance(1_000)
    tab.say({ type: "photo.removed", key: PhotoKey("b") })
    tab.say({ type: "photos.expired", unknown: [PhotoId("a"), PhotoId("b"), PhotoId("i1")] })
    await clock.advance(1_000)
    expect([tab.keys(), tab.view().dropped, tab.view().removed, uploaded.size]).toEqual([[key], 1, 0, 2])
    expect(tab.view().standing).toMatchObject({ attached: [{ id: "i2" }], pending: 0, failed: 0 })
  })

  it("of two tabs stand behind each other, and a removal in one tab leaves those of the other", async () => {
    const browser = await begun()
    const other = browser.openTab()
    await browser.clock.advance(0)
    const [one] = browser.tab.choose(megabyte)
    await browser.clock.advance(1_000)
    const [two] = other.choose(megabyte)
    await browser.clock.advance(1_000)
    browser.tab.say({ type: "photo.removed", key: one as PhotoKey })
    await browser.clock.advance(0)
    other.reload()
    await browser.clock.advance(0)
    expect(other.keys()).toEqual([two])
  })
})
