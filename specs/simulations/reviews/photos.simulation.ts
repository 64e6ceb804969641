import { reviewPhotosMachine } from "#core/reviews/photos/review-photos.machine.ts"
import type { PhotoTab } from "../../reviews/photos/photo-form-fixture.ts"
import { simulationOf } from "../simulation.ts"
import { mutants, open, type Photographing, settings } from "./photos.world.ts"

const megabyte = 1_048_576

const chooses =
  (...megabytes: ReadonlyArray<number>) =>
  ({ tabs, large }: Photographing, tab: number): void => {
    const keys = tabs[tab]?.choose(...megabytes.map((size) => size * megabyte)) ?? []
    for (const [at, key] of keys.entries()) if ((megabytes[at] ?? 0) > 8) large.add(key)
  }

/** Does something that may let the queue go on. */
const says =
  (act: (tab: PhotoTab, world: Photographing) => void) =>
  (world: Photographing, tab: number): void => {
    world.goOn()
    const one = world.tabs[tab]
    if (one !== undefined) act(one, world)
  }

/** Does something with the first or the last photo. */
const withPhoto = (place: 0 | -1, act: (tab: PhotoTab, key: ReturnType<PhotoTab["keys"]>[number]) => void) =>
  says((tab) => {
    const key = tab.keys().at(place)
    if (key !== undefined) act(tab, key)
  })

/** Photos of the form of a review. D-39. */
export const photosSimulation = simulationOf<Photographing>({
  id: "review-photos",
  machine: reviewPhotosMachine,
  settings,
  rules: {},
  mutants,
  cold: { "review-photos.open.queue.opening: at once": "files are read in no time here: none is removed meanwhile" },
  open,
  actions: [
    { says: "chooses three photos", weight: 4, mood: "right", does: chooses(1, 2, 8) },
    { says: "chooses a photo of nine megabytes", weight: 1, mood: "wrong", does: chooses(9) },
    {
      says: "chooses a file that is no picture",
      weight: 1,
      mood: "wrong",
      does: (world, tab) => {
        world.holds("kind")
        chooses(1)(world, tab)
      }
    },
    {
      says: "moves the last photo to the front",
      weight: 2,
      mood: "change",
      does: (world, tab) => {
        const key = world.tabs[tab]?.keys().at(-1)
        if (key === undefined) return
        world.moved = { tab, key }
        world.tabs[tab]?.say({ type: "photo.moved", key, to: 0 })
      }
    },
    {
      says: "describes the first photo",
      weight: 1,
      mood: "look",
      does: ({ tabs }, tab) => {
        const key = tabs[tab]?.keys()[0]
        if (key !== undefined) tabs[tab]?.say({ type: "photo.described", key, description: "Sebelum dan sesudah" })
      }
    },
    {
      says: "turns the first photo",
      weight: 1.5,
      mood: "change",
      does: (world, tab) => {
        world.allowAgain()
        withPhoto(0, (one, key) => one.say({ type: "photo.edited", key, edit: { turns: 1 } }))(world, tab)
      }
    },
    {
      says: "removes the first photo",
      weight: 1.5,
      mood: "change",
      does: withPhoto(0, (tab, key) => tab.say({ type: "photo.removed", key }))
    },
    { says: "removes all photos", weight: 1, mood: "change", does: says((tab) => tab.say({ type: "photos.removed" })) },
    { says: "puts them back", weight: 1.5, mood: "look", does: says((tab) => tab.say({ type: "removal.undone" })) },
    {
      says: "tries the first photo again",
      weight: 1,
      mood: "right",
      does: withPhoto(0, (tab, key) => tab.say({ type: "photo.retried", key }))
    },
    {
      says: "has the connection back",
      weight: 2,
      mood: "right",
      does: says((tab) => tab.say({ type: "connection.returned" }))
    },
    {
      says: "sends the review after the shop has removed its photos",
      weight: 0.5,
      mood: "wrong",
      does: (world, tab) => {
        for (let one = 0; one < 5; one++) world.allowAgain()
        says((form) => form.say({ type: "photos.expired", unknown: [] }))(world, tab)
      }
    },
    { says: "logs out in another tab", weight: 0.5, mood: "wrong", does: ({ become }) => become(false) },
    { says: "logs in in another tab", weight: 0.7, mood: "right", does: ({ become }) => become(true) },
    {
      says: "loses the file of the last photo",
      weight: 0.5,
      mood: "wrong",
      does: ({ browser, tabs }, tab) => {
        const key = tabs[tab]?.keys().at(-1)
        if (key !== undefined) browser.lose(key)
      }
    },
    {
      says: "has room for photos in the browser again",
      weight: 0.4,
      mood: "right",
      does: ({ stores }) => stores(true)
    },
    { says: "has no room for photos in the browser", weight: 0.4, mood: "wrong", does: ({ stores }) => stores(false) }
  ],
  invariants: [
    {
      id: "RF1",
      source: "D-39",
      about: ["review-photos.open", "review-photos.open.queue.opening"],
      holds: ({ tabs, large }) =>
        tabs.every((tab) => {
          const keys = tab.keys()
          return keys.length <= 5 && new Set(keys).size === keys.length && keys.every((key) => !large.has(key))
        })
    },
    {
      id: "RF2",
      source: "D-39",
      about: ["review-photos.open.queue.uploading"],
      holds: ({ browser, tabs }) => browser.most() <= tabs.length
    },
    {
      id: "RF3",
      source: "D-39",
      about: ["review-photos.open.queue.resting", "review-photos.open.queue.uploading"],
      holds: ({ browser, tabs }) =>
        tabs.every((tab) => {
          const { tiles, standing } = tab.view()
          const ready = tiles.filter(({ step }) => step === "ready").map(({ key }) => key)
          return (
            standing.attached.map(({ id }) => browser.uploaded.get(id)).join() === ready.join() &&
            standing.attached.length + standing.pending + standing.failed === tiles.length
          )
        })
    },
    {
      id: "RF4",
      source: "D-39",
      about: ["review-photos.open.tidying.discarding"],
      // Another tab with the same draft may remove a photo of both.
      holds: ({ browser, tabs }) =>
        tabs.length > 1 ||
        tabs.every((tab) =>
          [...tab.view().tiles, ...tab.context().removed.map(({ photo }) => photo)].every(
            ({ uploaded }) => uploaded === undefined || !browser.discarded.includes(uploaded.id)
          )
        )
    },
    {
      id: "RF5",
      source: "specification 8",
      about: ["review-photos.open.queue.stopped"],
      holds: ({ browser, tabs, stoppedAt }) => tabs.length > 1 || browser.begins.length <= (stoppedAt() ?? 1_000)
    },
    {
      id: "RF6",
      source: "D-39",
      about: ["review-photos.open.queue.uploading"],
      holds: ({ browser, tabs, again }) => {
        const times = [...browser.uploaded.values()]
        return tabs.length > 1 || times.every((key) => times.filter((one) => one === key).length <= 1 + again())
      }
    },
    {
      id: "RF7",
      source: "D-39",
      about: ["review-photos.open"],
      holds: ({ tabs, moved }, { action }) => {
        if (action !== "moves the last photo to the front" || moved === undefined) return true
        const keys = tabs[moved.tab]?.keys() ?? []
        return !keys.includes(moved.key) || keys[0] === moved.key
      }
    }
  ],
  sometimes: {
    "a photo is uploaded": ({ browser }) => browser.uploaded.size > 0,
    "a photo is discarded": ({ browser }) => browser.discarded.length > 0,
    "an upload is lost": ({ stoppedAt }) => stoppedAt() !== undefined,
    "a file is not taken": ({ tabs }) => tabs.some((tab) => tab.view().refused.length > 0),
    "the browser stores nothing": ({ tabs }) => tabs.some((tab) => !tab.view().isStored)
  },
  ends: async ({ tabs: [first], clock, become, stores, holds }) => {
    become(true)
    stores(true)
    holds("well")
    await clock.advance(10_000)
    first?.say({ type: "connection.returned" })
    for (const key of first?.keys() ?? []) first?.say({ type: "photo.retried", key })
    await clock.advance(10_000)
    const [key] = first?.keys() ?? []
    if (key !== undefined) first?.say({ type: "photo.described", key, description: "Hasilnya" })
    await clock.advance(1_000)
  },
  last: [
    {
      id: "RF8",
      source: "D-39; specification 8",
      about: ["review-photos.open.queue.resting", "review-photos.open.draft.settled"],
      holds: ({ browser, tabs }) => {
        const [first, ...others] = tabs
        if (first === undefined) return false
        const keys = first.keys()
        const [stored] = browser.drafts.values()
        // Behind them may be photos that this tab could not read.
        const draft = stored?.photos.map(({ key }) => key).slice(0, keys.length) ?? []
        const isStored = others.length > 0 || draft.join() === keys.join()
        return isStored && first.view().tiles.every(({ step }) => step === "ready" || step === "failed")
      }
    }
  ],
  outcome: ({ tabs: [first] }) => {
    const { pending = 0, failed = 0 } = first?.view().standing ?? {}
    return failed > 0 ? "failed photos" : pending > 0 ? "pending photos" : "all photos uploaded"
  }
})
