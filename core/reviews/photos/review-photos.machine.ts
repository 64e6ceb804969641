import { portActors } from "../../kernel/port-actors.ts"
import { photosOfReview } from "./form-photos.rule.ts"
import { type PhotoId, photosMost } from "./photo.ts"
import { type PhotosFormPort, reviewPhotosSetup } from "./review-photos.setup.ts"
import type { ReviewPhotosContext } from "./review-photos.types.ts"

/**
 * Photos of one form of a review: at most five, read and uploaded one after the other in their order, and stored in this browser
 * until the review is sent. D-39; rules 36 and 37; machines 5.
 */
export const reviewPhotosMachine = reviewPhotosSetup.createMachine({
  id: "review-photos",
  context: ({ input: { of, begun, most = photosMost, at } }) => ({
    of,
    most,
    photos: photosOfReview(begun, at),
    begun: begun.map(({ id }) => id),
    dropped: 0,
    active: null,
    progress: 0,
    refused: [],
    removed: [],
    discarded: [],
    known: photosOfReview(begun, at).map(({ key }) => key),
    revision: 0,
    settled: 0,
    storing: 0,
    isStored: true,
    now: at
  }),
  initial: "restoring",
  states: {
    restoring: {
      description: "Photos of an earlier visit are read.",
      meta: { spec: "5", tone: "busy" },
      invoke: {
        src: "restore",
        input: ({ context: { of, now } }) => ({ of, now }),
        onDone: { target: "open", actions: "adopt" },
        onError: { target: "open", actions: "showUnstored" }
      }
    },
    open: {
      type: "parallel",
      on: {
        "files.chosen": { actions: ["stamp", "choose"] },
        "photo.moved": { actions: ["stamp", "move"] },
        "photo.described": { actions: ["stamp", "describe"] },
        "photo.edited": { actions: ["stamp", "edit"] },
        "photo.removed": { actions: ["stamp", "remove"] },
        "photos.removed": { actions: ["stamp", "remove"] },
        "removal.undone": { actions: ["stamp", "restore"] },
        "photo.retried": { actions: ["stamp", "retry"] },
        "connection.returned": { actions: ["stamp", "resume"] },
        "photos.expired": { actions: ["stamp", "dropUnknown", "uploadAgain"] }
      },
      states: {
        queue: {
          initial: "resting",
          states: {
            resting: {
              meta: { spec: "5", tone: "ok" },
              always: [
                { guard: "hasUnopened", target: "opening" },
                { guard: "isStopped", target: "stopped" },
                { guard: "hasWaiting", target: "uploading" }
              ]
            },
            opening: {
              description: "A file is read and measured before anything of it is sent.",
              meta: { spec: "D-39", tone: "busy" },
              entry: "beginOpening",
              always: { guard: "isGone", target: "resting" },
              invoke: {
                src: "open",
                input: ({ context }) => taskOf(context),
                onDone: { target: "resting", actions: "noteOpened" },
                onError: [
                  { guard: "isUnfit", target: "resting", actions: "refuseFile" },
                  { target: "resting", actions: "skipOpening" }
                ]
              }
            },
            uploading: {
              description: "One photo is on its way; the others wait for their turn.",
              meta: { spec: "D-39", tone: "busy" },
              entry: "beginUpload",
              always: { guard: "isGone", target: "resting" },
              on: { "upload.progressed": { actions: "noteProgress" } },
              invoke: {
                src: "upload",
                input: ({ context, self }) => ({
                  of: context.of,
                  ...taskOf(context),
                  onProgress: (share: number) => self.send({ type: "upload.progressed", share })
                }),
                onDone: { target: "resting", actions: "noteUploaded" },
                onError: { target: "resting", actions: "noteFailed" }
              }
            },
            stopped: {
              description: "Without a connection or a session the next photo would fail as well.",
              meta: { spec: "8", tone: "bad" },
              always: [
                { guard: "hasUnopened", target: "opening" },
                { guard: "goesOn", target: "resting" }
              ]
            }
          }
        },
        draft: {
          initial: "settled",
          states: {
            settled: { meta: { spec: "5", tone: "ok" }, always: { guard: "isUnsettled", target: "storing" } },
            storing: {
              meta: { spec: "5", tone: "busy" },
              entry: "beginStoring",
              invoke: {
                src: "store",
                input: ({ context: { of, photos, begun, known, now } }) => ({
                  of,
                  stored: { photos, begun, at: now },
                  known
                }),
                onDone: { target: "settled", actions: "noteStored" },
                onError: { target: "settled", actions: "noteUnstored" }
              }
            }
          }
        },
        tidying: {
          initial: "tidy",
          states: {
            tidy: { meta: { spec: "D-39", tone: "ok" }, always: { guard: "hasDiscarded", target: "discarding" } },
            discarding: {
              description: "A photo that no review takes leaves the server at once; if that fails, within a day.",
              meta: { spec: "D-39", tone: "busy" },
              invoke: {
                src: "discard",
                input: ({ context: { discarded } }) => ({ id: firstOf(discarded) }),
                onDone: { target: "tidy", actions: "forgetDiscarded" },
                onError: { target: "tidy", actions: "forgetDiscarded" }
              }
            }
          }
        }
      }
    }
  }
})

/** Returns the machine of the photos of a form over this browser's files. */
export const reviewPhotosMachineOver = ({ open, upload, discard, restore, store }: PhotosFormPort) =>
  reviewPhotosMachine.provide({ actors: portActors<PhotosFormPort>({ open, upload, discard, restore, store }) })

const firstOf = ([first]: ReadonlyArray<PhotoId>): PhotoId => {
  if (first === undefined) throw new Error("no photo is discarded")
  return first
}

const taskOf = ({ active }: Pick<ReviewPhotosContext, "active">) => {
  if (active === null) throw new Error("no photo is read or uploaded")
  return active
}
