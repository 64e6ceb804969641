import { use, useEffect } from "react"
import type { PhotosStanding } from "#core/reviews/photos/form-photos.rule.ts"
import type { OwnPhoto, PhotoId } from "#core/reviews/photos/photo.ts"
import { reviewPhotosMachineOver } from "#core/reviews/photos/review-photos.machine.ts"
import { viewReviewPhotos } from "#core/reviews/photos/review-photos.view.ts"
import type { PhotosSubject } from "#core/reviews/photos/stored-photos.rule.ts"
import type { LoadedPorts } from "#core/shop/ports.ts"
import { useScreenActor, useShop } from "../../shop/shop.tsx"
import { useConnectionReturned } from "../../shop/useConnectionReturned.ts"
import { useView } from "../../shop/useView.ts"

/** What the form of a review and its photos say to each other. */
export interface FormAndPhotos {
  readonly of: PhotosSubject
  /** Photos of the review that is changed. */
  readonly begun: ReadonlyArray<OwnPhoto>
  /** Most photos of the form; those of a review if absent. */
  readonly most?: number
  /** Rises when the server has removed uploaded photos. */
  readonly expired: number
  /** Photos that it did not know then. */
  readonly unknown: ReadonlyArray<PhotoId>
  readonly onChange: (standing: PhotosStanding) => void
}

let loading: ReturnType<LoadedPorts["loadPhotoFiles"]> | undefined

/** React repeats an interrupted render and must find the same promise. */
const filesOnce = (loadPorts: () => Promise<LoadedPorts>) => {
  loading ??= loadPorts().then(({ loadPhotoFiles }) => loadPhotoFiles())
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** The photos of a form, which knows of them whenever they change, and the files of this browser. */
export const useFormPhotos = ({ of, begun, most, expired, unknown, onChange }: FormAndPhotos) => {
  const { loadPorts, now } = useShop()
  const files = use(filesOnce(loadPorts))
  const [view, send] = useView(
    useScreenActor(reviewPhotosMachineOver, files, { of, begun, ...(most !== undefined && { most }), at: now() }),
    viewReviewPhotos
  )
  const { standing, isRestoring } = view
  const summary = JSON.stringify(standing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view has a new object
  useEffect(() => {
    if (!isRestoring) onChange(standing)
  }, [summary, isRestoring])
  useConnectionReturned(send)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is unknown comes with each refusal
  useEffect(() => {
    if (expired > 0) send({ type: "photos.expired", unknown })
  }, [expired, send])
  return { view, send, files }
}
