import type { ProductProposed } from "./proposal.ts"
import { properName, properNote, proposalProblems } from "./proposal-form.rule.ts"
import type { ProposeProductContext } from "./propose-product.types.ts"

type Filled = Pick<ProposeProductContext, "draft" | "photos" | "isMember">

/**
 * Returns what is wrong with each field as it is now. A guest is not asked for photos: they are uploaded after the log-in. Specification
 * 5; machines 14.
 */
export const problemsNow = ({ draft, photos, isMember }: Filled) => {
  const { photos: ofPhotos, ...problems } = proposalProblems({
    brand: draft.brandText,
    product: draft.product,
    categories: draft.path?.map(({ id }) => id) ?? [],
    note: draft.note,
    photos: photos.attached.length + photos.pending + photos.failed
  })
  const arePhotosComing = photos.pending + photos.failed > 0 || !photos.isKnown
  return {
    ...(draft.brand === null && problems.brand === undefined ? { brand: "unchosen" as const } : {}),
    ...problems,
    ...(isMember && ofPhotos ? { photos: ofPhotos } : {}),
    ...(isMember && ofPhotos === undefined && arePhotosComing ? { photos: "coming" as const } : {})
  }
}

/** Returns a complete form as it is sent. */
export const proposedOf = ({ draft, photos }: Filled): ProductProposed => {
  const { brand, path } = draft
  if (brand === null || path === null) throw new Error("an incomplete proposal is not sent")
  return {
    brand: brand.kind === "known" ? brand : { kind: "new", name: properName(draft.brandText) },
    name: properName(draft.product),
    categories: [path[0].id, path[1].id, path[2].id],
    note: properNote(draft.note),
    photos: photos.attached.map(({ id }) => id),
    isDifferent: draft.different === properName(draft.product)
  }
}
