import { assign, setup } from "xstate"
import { failureAs, failureOf, placeholderActors, wasRefusedWith } from "../../kernel/port-actors.ts"
import { pictureBytes } from "../../kernel/upload.ts"
import type { FormPhoto, UploadProblem } from "./form-photo.ts"
import {
  descriptionOf,
  editPhoto,
  hasPhotos,
  photosWithStored,
  resumePhoto,
  uploadedAgain,
  withMoved,
  withPhoto,
  withRestored
} from "./form-photos.rule.ts"
import type { OwnPhoto } from "./photo.ts"
import { isSameEdit, unedited } from "./photo-edit.ts"
import type { FileUnfit } from "./photo-files.errors.ts"
import type { OpenedFile, PhotoFilesPort } from "./photo-files.port.ts"
import type { ReviewPhotosContext, ReviewPhotosEvent, ReviewPhotosInput } from "./review-photos.types.ts"
import type { StoredPhotos } from "./stored-photos.rule.ts"

/** Calls of the photos of a form. */
export type PhotosFormPort = Omit<PhotoFilesPort, "clear">
type Photos = ReviewPhotosContext["photos"]

const firstAt = (photos: Photos, step: FormPhoto["step"]): FormPhoto | undefined =>
  photos.find((photo) => photo.step === step)

/** The photo that is read or uploaded now, unless it was removed or changed meanwhile. */
const activeOf = ({ photos, active }: Pick<ReviewPhotosContext, "photos" | "active">): FormPhoto | undefined =>
  photos.find(
    ({ key, edit, step }) =>
      active !== null &&
      key === active.key &&
      isSameEdit(edit, active.edit) &&
      (step === "opening" || step === "uploading")
  )

/** Returns the photos with the active one changed, to be stored. */
const withActive = (context: ReviewPhotosContext, change: (photo: FormPhoto) => FormPhoto) =>
  changed(context, withPhoto(context.photos, activeOf(context)?.key ?? null, change))

const activated = (photo: FormPhoto | undefined) => ({
  active: photo === undefined ? null : { key: photo.key, edit: photo.edit }
})

const problems: Readonly<Record<string, UploadProblem>> = {
  Unauthenticated: "login",
  PhotoRefused: "refused",
  PhotosFull: "full",
  PhotoGone: "gone"
}

/** The uploads wait: the next one would fail for the same reason. */
const isStopped = (photos: Photos): boolean => photos.some(({ problem }) => problem === "lost" || problem === "login")

/** What is left of photos that the form does not use any more: those that the server would have for no review. */
const unused = (photos: ReadonlyArray<FormPhoto>) =>
  photos.flatMap(({ uploaded }) => (uploaded === undefined || uploaded.isAttached ? [] : [uploaded.id]))

/** The change is to be stored. */
const changed = ({ revision }: ReviewPhotosContext, photos: Photos) => ({ photos, revision: revision + 1 })

/** Actions and guards of the photos of a form, which its machine names. */
export const reviewPhotosSetup = setup({
  types: { input: {} as ReviewPhotosInput, context: {} as ReviewPhotosContext, events: {} as ReviewPhotosEvent },
  actors: placeholderActors<PhotosFormPort>("open", "upload", "discard", "restore", "store"),
  guards: {
    hasUnopened: ({ context: { photos } }) => firstAt(photos, "opening") !== undefined,
    hasWaiting: ({ context: { photos } }) => firstAt(photos, "waiting") !== undefined,
    isStopped: ({ context: { photos } }) => isStopped(photos),
    goesOn: ({ context: { photos } }) => !isStopped(photos),
    isGone: ({ context }) => activeOf(context) === undefined,
    isUnsettled: ({ context: { revision, settled } }) => revision !== settled,
    hasDiscarded: ({ context: { discarded } }) => discarded.length > 0,
    isUnfit: wasRefusedWith<PhotosFormPort>("FileUnfit")
  },
  actions: {
    stamp: assign(({ event }) => ("at" in event ? { now: event.at } : {})),
    adopt: assign(({ context, event }) => {
      const stored = "output" in event ? (event.output as StoredPhotos | undefined) : undefined
      if (stored === undefined) return {}
      const known = [...context.known, ...stored.photos.map(({ key }) => key)]
      const photos = photosWithStored(context, stored).map((photo) => resumePhoto(photo, context.now))
      if (hasPhotos(context.begun, stored.begun)) return { photos, known }
      const left = stored.photos.filter(({ key }) => !photos.some((photo) => photo.key === key))
      const gone = left.filter(({ uploaded }) => uploaded?.isAttached && !context.begun.includes(uploaded.id))
      const taken = new Set(context.begun)
      return {
        ...changed(context, photos),
        known,
        dropped: gone.length,
        discarded: unused(left).filter((id) => !taken.has(id))
      }
    }),
    showUnstored: assign({ isStored: false }),
    choose: assign(({ context, event }) => {
      if (event.type !== "files.chosen") return {}
      const fits = event.files.filter(({ bytes }) => bytes <= pictureBytes)
      const taken = fits.slice(0, context.most - context.photos.length)
      return {
        ...changed(context, [
          ...context.photos,
          ...taken.map(({ key, name: file }) => ({
            key,
            file,
            step: "opening" as const,
            edit: unedited,
            description: ""
          }))
        ]),
        known: [...context.known, ...taken.map(({ key }) => key)],
        refused: event.files.flatMap((file) => {
          const problem = file.bytes > pictureBytes ? "tooLarge" : taken.includes(file) ? undefined : "tooMany"
          return problem === undefined ? [] : [{ problem, name: file.name }]
        })
      }
    }),
    noteOpened: assign(({ context, event }) => {
      if (!("output" in event)) return {}
      const opened = event.output as OpenedFile
      return withActive(context, (photo) => ({ ...photo, ...opened, step: "waiting" }))
    }),
    refuseFile: assign(({ context, event }) => {
      const unfit = failureAs<FileUnfit>(event, "FileUnfit")
      const photo = activeOf(context)
      if (unfit === undefined || photo === undefined) return {}
      const { problem, size } = unfit
      return {
        ...changed(
          context,
          context.photos.filter((one) => one !== photo)
        ),
        refused: [...context.refused, { problem, name: photo.file ?? "", ...(size && { size }) }]
      }
    }),
    // It is uploaded if it can be: the upload says what is wrong.
    skipOpening: assign(({ context }) => withActive(context, (photo) => ({ ...photo, step: "waiting" }))),
    beginOpening: assign(({ context: { photos } }) => activated(firstAt(photos, "opening"))),
    beginUpload: assign(({ context: { photos } }) => {
      const next = firstAt(photos, "waiting")
      return {
        ...activated(next),
        photos: withPhoto(photos, next?.key ?? null, (photo) => ({ ...photo, step: "uploading" })),
        progress: 0
      }
    }),
    noteProgress: assign(({ event }) => (event.type === "upload.progressed" ? { progress: event.share } : {})),
    noteUploaded: assign(({ context, event }) => {
      if (!("output" in event)) return {}
      const { id, picture } = event.output as OwnPhoto
      const uploaded = { id, picture, at: context.now, isAttached: false }
      return withActive(context, (photo) => ({ ...photo, step: "ready", uploaded }))
    }),
    noteFailed: assign(({ context, event }) =>
      withActive(context, (photo) => ({ ...photo, step: "failed", problem: problems[failureOf(event)._tag] ?? "lost" }))
    ),
    move: assign(({ context, event }) =>
      event.type === "photo.moved" ? changed(context, withMoved(context.photos, event.key, event.to)) : {}
    ),
    describe: assign(({ context, event }) =>
      event.type === "photo.described"
        ? changed(
            context,
            withPhoto(context.photos, event.key, (photo) => ({
              ...photo,
              description: descriptionOf(event.description)
            }))
          )
        : {}
    ),
    edit: assign(({ context, event }) => {
      if (event.type !== "photo.edited") return {}
      const photos = withPhoto(context.photos, event.key, (photo) => editPhoto(photo, event.edit))
      const replaced = context.photos.filter((photo) => !photos.includes(photo))
      return { ...changed(context, photos), discarded: [...context.discarded, ...unused(replaced)] }
    }),
    remove: assign(({ context, event }) => {
      const goes = ({ key }: FormPhoto) => event.type === "photos.removed" || ("key" in event && event.key === key)
      const removed = context.photos.flatMap((photo, place) => (goes(photo) ? [{ photo, place }] : []))
      if (removed.length === 0) return {}
      return {
        ...changed(
          context,
          context.photos.filter((photo) => !goes(photo))
        ),
        removed,
        discarded: [...context.discarded, ...unused(context.removed.map(({ photo }) => photo))]
      }
    }),
    restore: assign(({ context }) => ({
      ...changed(context, withRestored(context.photos, context.removed, context.most)),
      removed: []
    })),
    retry: assign(({ context, event }) =>
      event.type === "photo.retried"
        ? changed(
            context,
            withPhoto(context.photos, event.key, (photo) => (photo.step === "failed" ? uploadedAgain(photo) : photo))
          )
        : {}
    ),
    resume: assign(({ context }) => ({
      photos: context.photos.map((photo) => (photo.problem === "lost" ? uploadedAgain(photo) : photo))
    })),
    dropUnknown: assign(({ context, event }) => {
      if (event.type !== "photos.expired") return {}
      const isLost = ({ uploaded }: FormPhoto) => uploaded?.isAttached === true && event.unknown.includes(uploaded.id)
      const photos = context.photos.filter((photo) => !isLost(photo))
      return {
        ...changed(context, photos),
        removed: context.removed.filter(({ photo }) => !isLost(photo)),
        dropped: context.dropped + context.photos.length - photos.length
      }
    }),
    uploadAgain: assign(({ context }) =>
      changed(
        context,
        context.photos.map((photo) =>
          photo.step === "ready" && photo.uploaded?.isAttached === false ? uploadedAgain(photo) : photo
        )
      )
    ),
    beginStoring: assign(({ context: { revision } }) => ({ storing: revision })),
    noteStored: assign(({ context: { storing } }) => ({ settled: storing, isStored: true })),
    noteUnstored: assign(({ context: { storing } }) => ({ settled: storing, isStored: false })),
    forgetDiscarded: assign(({ context: { discarded } }) => ({ discarded: discarded.slice(1) }))
  }
})
