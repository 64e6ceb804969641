import { Effect } from "effect"
import { createActor, type InspectionEvent } from "xstate"
import { Unauthenticated } from "#core/account/account.errors.ts"
import { MemberId } from "#core/account/member.ts"
import type { Picture } from "#core/catalogue/picture.ts"
import { ProductId } from "#core/catalogue/product.ts"
import { Unavailable } from "#core/kernel/failure.ts"
import { type Instant, instant } from "#core/kernel/moment.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { type FileProblem, PhotoKey } from "#core/reviews/photos/form-photo.ts"
import { joinedPhotos } from "#core/reviews/photos/form-photos.rule.ts"
import { type OwnPhoto, PhotoId } from "#core/reviews/photos/photo.ts"
import { FileUnfit, PhotoGone, PhotosUnstored } from "#core/reviews/photos/photo-files.errors.ts"
import type { PhotoFilesPort } from "#core/reviews/photos/photo-files.port.ts"
import { PhotoRefused, PhotosFull } from "#core/reviews/photos/photos.errors.ts"
import { reviewPhotosMachineOver } from "#core/reviews/photos/review-photos.machine.ts"
import type { ReviewPhotosEvent } from "#core/reviews/photos/review-photos.types.ts"
import { viewReviewPhotos } from "#core/reviews/photos/review-photos.view.ts"
import { isTooOld, type PhotosSubject, type StoredPhotos } from "#core/reviews/photos/stored-photos.rule.ts"
import { someNow } from "../../arbitraries.ts"
import { VirtualClock } from "../../virtual-clock.ts"

/** How an upload ends. */
export type Ending = "well" | "lost" | "guest" | "refused" | "full"
/** What is found in a file. */
export type Inside = "well" | Extract<FileProblem, "kind" | "tooSmall">

export const somePicture = (id: string): Picture => ({
  src: `/media/${id}`,
  avif: [],
  webp: [400],
  ratio: 1,
  wall: "#eee",
  alt: ""
})
const subject: PhotosSubject = { member: MemberId("me"), draft: ProductId(1001) }
const uploadMs = 1_000

/** A browser with a form, and a shop that takes its photos over a line. */
export const openPhotos = ({
  ending = () => "well",
  inside = () => "well",
  canStore = () => true,
  canDiscard = () => true,
  begun = [],
  over = reviewPhotosMachineOver,
  inspect
}: {
  readonly ending?: () => Ending
  readonly inside?: (key: PhotoKey) => Inside
  readonly canStore?: () => boolean
  readonly canDiscard?: () => boolean
  readonly begun?: ReadonlyArray<OwnPhoto>
  /** The machine over its port, for the tab of this place. */
  readonly over?: (port: PhotoFilesPort, place: number) => ReturnType<typeof reviewPhotosMachineOver>
  readonly inspect?: ((seen: InspectionEvent) => void) | undefined
} = {}) => {
  const clock = new VirtualClock(someNow)
  let ofReview = begun
  const drafts = new Map<string, StoredPhotos>()
  /** Uploads that reached the end, by what the server called them. */
  const uploaded = new Map<PhotoId, PhotoKey>()
  const discarded: Array<PhotoId> = []
  const begins: Array<PhotoKey> = []
  const held = new Set<PhotoKey>()
  /** Uploads that were just given up: if their photo still counts as one that is uploaded, the next one is a second one. */
  const givenUp = new Set<PhotoKey>()
  const uploadings: Array<(key: PhotoKey) => boolean> = []
  const isUploading = (key: PhotoKey): boolean => uploadings.some((holds) => holds(key))
  let running = 0
  let most = 0
  let [files, tabs] = [0, 0]
  const idOf = ({ member, draft }: PhotosSubject) => `${member} ${draft}`
  const storing = <A>(step: () => A) =>
    Effect.suspend(() => (canStore() ? Effect.sync(step) : Effect.fail(new PhotosUnstored())))
  const port: PhotoFilesPort = {
    open: ({ key }) =>
      Effect.suspend((): ReturnType<PhotoFilesPort["open"]> => {
        if (!held.has(key)) return Effect.fail(new PhotoGone())
        const found = inside(key)
        if (found === "kind") return Effect.fail(new FileUnfit({ problem: "kind" }))
        if (found === "tooSmall")
          return Effect.fail(new FileUnfit({ problem: "tooSmall", size: { width: 399, height: 800 } }))
        return Effect.succeed({ preview: `preview of ${key}`, size: { width: 1_200, height: 1_600 } })
      }),
    upload: ({ key, onProgress }) =>
      Effect.callback((resume) => {
        begins.push(key)
        running += 1
        most = Math.max(most, running)
        // The machine comes to its next state first.
        for (const other of givenUp)
          queueMicrotask(() => {
            if (isUploading(other)) most = Math.max(most, running + 1)
          })
        const half = clock.setTimeout(() => onProgress(0.5), uploadMs / 2)
        const timer = clock.setTimeout(() => {
          running -= 1
          const end = ending()
          if (end === "lost") return resume(Effect.fail(new Unavailable()))
          if (end === "guest") return resume(Effect.fail(new Unauthenticated()))
          if (end === "refused") return resume(Effect.fail(new PhotoRefused({ problem: "tooManyPixels" })))
          if (end === "full") return resume(Effect.fail(new PhotosFull()))
          const id = PhotoId(`i${uploaded.size + 1}`)
          uploaded.set(id, key)
          return resume(Effect.succeed({ id, picture: somePicture(id) }))
        }, uploadMs)
        return Effect.sync(() => {
          running -= 1
          givenUp.add(key)
          queueMicrotask(() => givenUp.delete(key))
          clock.clearTimeout(half)
          clock.clearTimeout(timer)
        })
      }),
    discard: ({ id }) =>
      Effect.suspend(() => {
        discarded.push(id)
        return canDiscard() ? Effect.void : Effect.fail(new Unavailable())
      }),
    restore: ({ of, now }) =>
      storing(() => {
        const found = drafts.get(idOf(of))
        return found === undefined || isTooOld(found, now) ? undefined : found
      }),
    store: ({ of, stored, known }) =>
      storing(() => {
        const before = drafts.get(idOf(of))?.photos ?? []
        drafts.set(idOf(of), { ...stored, photos: joinedPhotos(before, stored.photos, new Set(known)) })
      }),
    clear: ({ of }) => Effect.sync(() => void drafts.delete(idOf(of)))
  }
  const now = (): Instant => instant(clock.now())
  const openTab = () => {
    const machine = over(port, tabs++)
    const begin = () =>
      createActor(machine, {
        clock,
        input: { of: subject, begun: ofReview, at: now() },
        ...(inspect && { inspect })
      }).start()
    let actor = begin()
    const say = (event: Untimed<ReviewPhotosEvent>) => actor.send({ ...event, at: now() } as ReviewPhotosEvent)
    const view = () => viewReviewPhotos(actor.getSnapshot())
    uploadings.push((key) => view().tiles.some((one) => one.key === key && one.step === "uploading"))
    return {
      say,
      view,
      context: () => actor.getSnapshot().context,
      state: () => actor.getSnapshot().value,
      /** Chooses files of so many bytes, and returns their keys. */
      choose: (...bytes: ReadonlyArray<number>): ReadonlyArray<PhotoKey> => {
        const chosen = bytes.map((size) => ({ key: PhotoKey(`k${files++}`), name: `IMG_${files}.jpg`, bytes: size }))
        for (const { key } of chosen) held.add(key)
        say({ type: "files.chosen", files: chosen })
        return chosen.map(({ key }) => key)
      },
      keys: () => view().tiles.map(({ key }) => key),
      steps: () => view().tiles.map(({ step }) => step),
      /** Loads the page again. */
      reload: () => {
        actor.stop()
        givenUp.clear()
        actor = begin()
      }
    }
  }
  return {
    clock,
    drafts,
    uploaded,
    discarded,
    begins,
    openTab,
    most: () => most,
    /** The review has other photos from now on. */
    change: (photos: ReadonlyArray<OwnPhoto>) => {
      ofReview = photos
    },
    /** The device has taken a file away. */
    lose: (key: PhotoKey) => held.delete(key)
  }
}

export type PhotoTab = ReturnType<ReturnType<typeof openPhotos>["openTab"]>
