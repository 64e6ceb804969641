import type { SnapshotFrom } from "xstate"
import type { BrandLink } from "../catalogue/brand.ts"
import type { ProductCard } from "../catalogue/product.ts"
import type { PhotosStanding } from "../reviews/photos/form-photos.rule.ts"
import type { PhotoId } from "../reviews/photos/photo.ts"
import type { ReviewFinding } from "../reviews/reviews.errors.ts"
import { type CategoryPath, guessedPath, pathsIn } from "./category-guess.rule.ts"
import { brandKey } from "./names.rule.ts"
import type { ProductProposal, ProposalId } from "./proposal.ts"
import { nameLimits } from "./proposal.ts"
import type { ProposalDraft } from "./proposal-draft.rule.ts"
import { isEmptyProposal } from "./proposal-draft.rule.ts"
import { nameProblem, properName } from "./proposal-form.rule.ts"
import type { proposeProductMachine } from "./propose-product.machine.ts"
import { problemsNow } from "./propose-product.rule.ts"

/** Everything that the form of a proposal shows. */
export interface ProposeProductView {
  readonly step: "filling" | "sending" | "sent"
  readonly draft: ProposalDraft
  readonly photos: PhotosStanding
  readonly photosExpired: number
  readonly photosUnknown: ReadonlyArray<PhotoId>
  /** Brands to choose from, and whether they are looked for. */
  readonly brands: ReadonlyArray<BrandLink>
  readonly isFindingBrands: boolean
  /** The name that can be proposed as a new brand; `null` if the shop has it, or it is too short. */
  readonly newBrand: string | null
  /** Products that may be the proposed one. */
  readonly alike: ReadonlyArray<ProductCard>
  readonly isComparing: boolean
  readonly duplicate: "none" | "near" | "same"
  readonly refusals: number
  readonly own: ProposalId | null
  readonly categories: "unread" | "reading" | "known" | "failed"
  readonly paths: ReadonlyArray<CategoryPath>
  /** The category that the name speaks of: offered in the sheet, never chosen by itself. */
  readonly guess: CategoryPath | null
  /** What is wrong, once the form was sent. */
  readonly problems: Partial<ReturnType<typeof problemsNow>>
  readonly findings: ReadonlyArray<ReviewFinding>
  /** Key of what went wrong last. */
  readonly failure: string | null
  /** Whether something would be lost with the form. */
  readonly isFilled: boolean
  readonly proposal: ProductProposal | null
}

/** Returns what the form of a proposal shows in this state of its machine. */
export const viewProposeProduct = (snapshot: SnapshotFrom<typeof proposeProductMachine>): ProposeProductView => {
  const { context } = snapshot
  const { draft, photos, brands, branches, showsGaps, failure } = context
  const regions = typeof snapshot.value === "object" ? snapshot.value.filling : undefined
  const isUnfit = nameProblem(draft.brandText, nameLimits.brandMost) !== undefined
  const isHere = brands.some(({ name }) => brandKey(name) === brandKey(draft.brandText))
  const paths = pathsIn(branches)
  return {
    step: regions ? "filling" : snapshot.value === "waitingForStaff" ? "sent" : "sending",
    draft,
    photos,
    photosExpired: context.photosExpired,
    photosUnknown: context.photosUnknown,
    brands,
    isFindingBrands: regions?.brands === "waiting" || regions?.brands === "finding",
    newBrand: isUnfit || isHere || draft.brand?.kind === "known" ? null : properName(draft.brandText),
    alike: context.alike,
    isComparing: regions?.alike === "waiting" || regions?.alike === "comparing",
    duplicate: context.duplicate,
    refusals: context.refusals,
    own: context.own,
    categories: categoriesOf(regions?.categories),
    paths,
    guess: guessedPath(paths, draft.product) ?? null,
    problems: showsGaps ? problemsNow(context) : {},
    findings: context.findings,
    failure: failure === null ? null : `failure.${failure}`,
    isFilled:
      context.proposal === null &&
      (!isEmptyProposal(draft) || photos.attached.length + photos.pending + photos.failed > 0),
    proposal: context.proposal
  }
}

const categoriesOf = (region: string | undefined): ProposeProductView["categories"] =>
  region === "reading" || region === "known" || region === "failed" ? region : "unread"
