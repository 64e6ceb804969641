import { assign } from "xstate"
import type { PhotoKey } from "#core/reviews/photos/form-photo.ts"
import { unedited } from "#core/reviews/photos/photo-edit.ts"
import type { PhotoFilesPort } from "#core/reviews/photos/photo-files.port.ts"
import { reviewPhotosMachineOver } from "#core/reviews/photos/review-photos.machine.ts"
import type { ReviewPhotosContext, ReviewPhotosEvent } from "#core/reviews/photos/review-photos.types.ts"
import { openPhotos, type PhotoTab } from "../../reviews/photos/photo-form-fixture.ts"
import { cachedMachines } from "../../seen-machines.ts"
import type { Mutant, Opening, World } from "../simulation.ts"

type Machine = ReturnType<typeof reviewPhotosMachineOver>

/** A browser with the form of a review, and what is known of its photos. */
export interface Photographing extends World {
  readonly browser: ReturnType<typeof openPhotos>
  readonly tabs: ReadonlyArray<PhotoTab>
  /** Photos of more than 8 MB. */
  readonly large: Set<PhotoKey>
  /** Events after which a photo may be uploaded once more. */
  readonly allowAgain: () => void
  readonly again: () => number
  /** How many uploads had begun when one got no answer; nothing if the queue may go on. */
  readonly stoppedAt: () => number | undefined
  readonly goOn: () => void
  /** The photo that was moved to the front last, with its tab. */
  moved: { readonly tab: number; readonly key: PhotoKey } | undefined
  readonly become: (member: boolean) => void
  readonly stores: (can: boolean) => void
  /** What is in the files that are chosen from now on. */
  readonly holds: (inside: "well" | "kind") => void
}

/** Where the form is. */
export const settings = ["in a browser that stores photos", "in a browser that stores none"]

/** Returns the context with all files that were chosen, whatever they are. */
const withAll = ({ photos, revision, known }: ReviewPhotosContext, event: ReviewPhotosEvent, most: number) => {
  if (event.type !== "files.chosen") return {}
  const taken = event.files.slice(0, most)
  return {
    photos: [
      ...photos,
      ...taken.map(({ key, name: file }) => ({ key, file, step: "opening" as const, edit: unedited, description: "" }))
    ],
    known: [...known, ...taken.map(({ key }) => key)],
    revision: revision + 1
  }
}

/** Mistakes of one line, each with the fewest steps that show it. */
export const mutants: ReadonlyArray<Mutant & { readonly machine: (machine: Machine) => Machine }> = [
  {
    says: "takes a sixth photo",
    shortest: 1,
    machine: (machine) =>
      machine.provide({
        actions: {
          choose: assign(({ context, event }) =>
            event.type === "files.chosen" && event.files.some(({ bytes }) => bytes > eightMegabytes)
              ? {}
              : withAll(context, event, 9)
          )
        }
      })
  },
  {
    says: "takes a photo of nine megabytes",
    shortest: 1,
    machine: (machine) =>
      machine.provide({
        actions: { choose: assign(({ context, event }) => withAll(context, event, 5 - context.photos.length)) }
      })
  },
  {
    says: "uploads the next photo after one that was lost",
    shortest: 1,
    machine: (machine) => machine.provide({ guards: { isStopped: () => false } })
  },
  {
    says: "discards what can be put back",
    shortest: 2,
    machine: (machine) =>
      machine.provide({
        actions: {
          remove: assign(({ context: { photos, discarded, revision } }) => ({
            photos: [],
            removed: photos.map((photo, place) => ({ photo, place })),
            discarded: [...discarded, ...photos.flatMap(({ uploaded }) => (uploaded ? [uploaded.id] : []))],
            revision: revision + 1
          }))
        }
      })
  },
  {
    says: "does not store what has changed",
    shortest: 1,
    machine: (machine) => machine.provide({ guards: { isUnsettled: () => false } })
  },
  {
    says: "leaves a photo where it was",
    shortest: 2,
    machine: (machine) => machine.provide({ actions: { move: () => {} } })
  }
]

const eightMegabytes = 8 * 1_048_576
const machines = cachedMachines<PhotoFilesPort, Machine>()

/** Opens the photos of a form in so many tabs. */
export const open = ({ setting, tabs: many, fate, mutant, inspect }: Opening): Photographing => {
  let [isMember, canStore] = [true, setting === 0]
  let inside: "well" | "kind" = "well"
  let again = 0
  let stoppedAt: number | undefined
  const wrong = mutants.find(({ says }) => says === mutant)?.machine ?? ((machine) => machine)
  const browser = openPhotos({
    ending: () => {
      const end = isMember ? (fate().lost === "no" ? "well" : "lost") : "guest"
      if (end !== "well") stoppedAt = browser.begins.length
      return end
    },
    inside: () => inside,
    canStore: () => canStore,
    canDiscard: () => isMember,
    over: (port, place) => machines(`${place} ${mutant}`, port, (one) => wrong(reviewPhotosMachineOver(one))),
    inspect
  })
  const tabs = Array.from({ length: many }, () => browser.openTab())
  return {
    browser,
    tabs,
    clock: browser.clock,
    large: new Set(),
    again: () => again,
    allowAgain: () => {
      again++
    },
    stoppedAt: () => stoppedAt,
    goOn: () => {
      stoppedAt = undefined
    },
    moved: undefined,
    become: (member) => {
      isMember = member
    },
    stores: (can) => {
      canStore = can
    },
    holds: (found) => {
      inside = found
    },
    states: () => tabs.map((tab) => [tab.state(), tab.steps()]),
    reload: (tab) => {
      stoppedAt = undefined
      tabs[tab]?.reload()
    },
    begins: () => {}
  }
}
