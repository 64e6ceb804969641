import { reviewText } from "../review-text.rule.ts"
import type { AttachedPhoto, OwnPhoto } from "./photo.ts"

/** Returns photos as a review stores them: words without blanks around them, and without those that say nothing. */
export const attachedPhotos = (photos: ReadonlyArray<AttachedPhoto>): ReadonlyArray<AttachedPhoto> =>
  photos.map(({ id, name, description }) => ({ id, ...saying("name", name), ...saying("description", description) }))

const saying = <K extends string>(key: K, typed: string | undefined): { readonly [P in K]?: string } => {
  const words = reviewText(typed ?? "")
  const said: { [P in K]?: string } = {}
  if (words !== "") said[key] = words
  return said
}

/** Returns everything that photos say, to be checked as the text of their review is. D-41. */
export const wordsOf = (photos: ReadonlyArray<AttachedPhoto>): ReadonlyArray<string> =>
  photos.flatMap(({ name, description }) => [name, description].filter((words) => words !== undefined))

/** Returns whether words that were found still stand in the text of a review or in the words of its photos. D-41. */
export const isSaid = (quote: string, details: string, photos: ReadonlyArray<AttachedPhoto>): boolean =>
  [details, ...wordsOf(photos)].some((said) => said.includes(quote))

/**
 * Returns whether staff have to look at the photos of a changed review: one is new, or they have not looked at those it had, since the
 * review is not published. D-41.
 *
 * @param after the photos of the change; absent if they stay as they are
 */
export const mustSeePhotos = (
  before: {
    readonly photos: ReadonlyArray<Pick<OwnPhoto, "id">>
    readonly pictures: number
    readonly isPublished: boolean
  },
  after: ReadonlyArray<Pick<AttachedPhoto, "id">> | undefined
): boolean => {
  if (after === undefined) return before.pictures > 0 && !before.isPublished
  const known = new Set(before.photos.map(({ id }) => id))
  return after.some(({ id }) => !known.has(id)) || (after.length > 0 && !before.isPublished)
}
