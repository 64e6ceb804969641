import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { PhotoKey } from "#core/reviews/photos/form-photo.ts"
import { runs } from "../../arbitraries.ts"
import { type Ending, openPhotos, type PhotoTab } from "./photo-form-fixture.ts"

const megabyte = 1_048_576

type Action = (tab: PhotoTab, browser: ReturnType<typeof openPhotos>, seen: Seen) => void | Promise<void>
interface Seen {
  /** Events after which a photo may be uploaded once more. */
  again: number
}

const keyAt = (tab: PhotoTab, place: number) => tab.keys()[place % Math.max(1, tab.keys().length)]
const onOne = (place: number, act: (tab: PhotoTab, key: PhotoKey, seen: Seen) => void): Action => {
  return (tab, _, seen) => {
    const key = keyAt(tab, place)
    if (key !== undefined) act(tab, key, seen)
  }
}
const place = fc.nat(4)
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.array(fc.constantFrom(megabyte, 8 * megabyte, 9 * megabyte), { minLength: 1, maxLength: 4 }).map(
    (bytes): Action =>
      (tab) =>
        void tab.choose(...bytes)
  ),
  fc.tuple(place, place).map(([from, to]) => onOne(from, (tab, key) => tab.say({ type: "photo.moved", key, to }))),
  place.map((from) =>
    onOne(from, (tab, key) => tab.say({ type: "photo.described", key, description: `kata ${from}` }))
  ),
  fc.tuple(place, fc.constantFrom(0, 1, 2, 3)).map(([from, turns]) =>
    onOne(from, (tab, key, seen) => {
      seen.again += 1
      tab.say({ type: "photo.edited", key, edit: { turns } })
    })
  ),
  place.map((from) => onOne(from, (tab, key) => tab.say({ type: "photo.removed", key }))),
  place.map((from) => onOne(from, (tab, key) => tab.say({ type: "photo.retried", key }))),
  fc.constant<Action>((tab) => tab.say({ type: "photos.removed" })),
  fc.constant<Action>((tab) => tab.say({ type: "removal.undone" })),
  fc.constant<Action>((tab) => tab.say({ type: "connection.returned" })),
  fc.constant<Action>((tab, _, seen) => {
    seen.again += 5
    tab.say({ type: "photos.expired", unknown: [] })
  }),
  fc.constant<Action>((tab) => tab.reload()),
  fc.nat(1_500).map(
    (ms): Action =>
      (_, { clock }) =>
        clock.advance(ms)
  )
)

/** What holds after every step of a session. */
const invariants = (tab: PhotoTab, browser: ReturnType<typeof openPhotos>, seen: Seen) => {
  const { tiles, standing } = tab.view()
  const keys = tab.keys()
  expect(keys.length, "never more than five").toBeLessThanOrEqual(5)
  expect(new Set(keys).size, "each once").toBe(keys.length)
  expect(browser.most(), "one upload at a time").toBeLessThanOrEqual(1)
  const begun = tiles.findIndex(({ step }) => step === "uploading")
  const waits = tiles.findIndex(({ step }) => step === "waiting")
  if (begun >= 0) expect(tiles.filter(({ step }) => step === "uploading").length, "one is under way").toBe(1)
  expect(Math.max(begun, waits)).toBeLessThan(5)
  const ready = tiles.filter(({ step }) => step === "ready")
  expect(
    standing.attached.map(({ id }) => browser.uploaded.get(id)),
    "what is sent is what is shown, in this order"
  ).toEqual(ready.map(({ key }) => key))
  expect(standing.attached.length + standing.pending + standing.failed, "no photo is forgotten").toBe(tiles.length)
  for (const { uploaded } of [...tiles, ...tab.context().removed.map(({ photo }) => photo)])
    expect(browser.discarded, "what is used or may return is not discarded").not.toContain(uploaded?.id)
  const times = [...browser.uploaded.values()]
  for (const key of new Set(times))
    expect(times.filter((one) => one === key).length, "nothing twice without an edit").toBeLessThanOrEqual(
      1 + seen.again
    )
}

describe("any session with photos", () => {
  it("keeps to the laws, and ends with all photos on the server once the line is good", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(anyAction, { maxLength: 30 }),
        fc.infiniteStream(fc.constantFrom<Ending>("well", "well", "well", "lost", "guest", "full")),
        async (session, endings) => {
          let isGood = false
          const browser = openPhotos({ ending: () => (isGood ? "well" : (endings.next().value ?? "well")) })
          const tab = browser.openTab()
          const seen: Seen = { again: 0 }
          await browser.clock.advance(0)
          for (const act of session) {
            await act(tab, browser, seen)
            await browser.clock.advance(0)
            invariants(tab, browser, seen)
          }
          isGood = true
          await browser.clock.advance(5_000)
          for (const key of tab.keys()) tab.say({ type: "photo.retried", key })
          await browser.clock.advance(10_000)
          invariants(tab, browser, seen)
          expect(tab.view().standing.attached.length).toBe(tab.keys().length)
          const [stored] = browser.drafts.values()
          expect(stored?.photos.map(({ key }) => key) ?? [], "the draft is what is shown").toEqual(tab.keys())
        }
      ),
      runs(60)
    ))
})
