import { BrandId } from "../catalogue/brand.ts"
import { CategoryId } from "../catalogue/category.ts"
import { dayMs, type Instant } from "../kernel/moment.ts"
import type { ProposalForm } from "../reviews/photos/stored-photos.rule.ts"
import { draftDays } from "../reviews/writing/draft.rule.ts"
import { fieldsIn, isMoment, storedFields } from "../reviews/writing/stored-fields.ts"
import type { CategoryPath } from "./category-guess.rule.ts"
import type { BrandChoice, ProductProposal } from "./proposal.ts"

/** A proposal as far as it has been filled in. */
export interface ProposalDraft {
  /** What stands in the brand's field. */
  readonly brandText: string
  /** The brand that was chosen for it; `null` before one is. */
  readonly brand: BrandChoice | null
  readonly product: string
  readonly path: CategoryPath | null
  readonly note: string
  /** The name of which its author has said that it is none of the similar products; empty if they have not. */
  readonly different: string
}

/** A form in which nothing has been filled in. */
export const emptyProposal: ProposalDraft = {
  brandText: "",
  brand: null,
  product: "",
  path: null,
  note: "",
  different: ""
}

/** Returns whether nothing of a draft would be lost with it. */
export const isEmptyProposal = ({ brandText, product, path, note }: ProposalDraft): boolean =>
  brandText.trim() === "" && product.trim() === "" && path === null && note.trim() === ""

/** Returns whether two drafts say the same. */
export const isSameProposal = (one: ProposalDraft, other: ProposalDraft): boolean =>
  one.brandText === other.brandText &&
  one.product === other.product &&
  one.note === other.note &&
  one.path?.[2].id === other.path?.[2].id

/** Returns the draft that a proposal is changed from. */
export const draftOfProposal = ({ brand, name, path, note }: ProductProposal): ProposalDraft => {
  const [first, second, third] = path
  return {
    brandText: brand.name,
    brand: brand.kind === "known" ? { kind: "known", id: brand.id } : { kind: "new", name: brand.name },
    product: name,
    path: first && second && third ? [first, second, third] : null,
    note,
    different: ""
  }
}

/** Returns the draft of a form as it was left in this browser, and when; nothing after seven days. Machines 5, Persist. */
export const proposalDraftIn = (
  text: string | undefined,
  of: ProposalForm,
  now: Instant
): (ProposalDraft & { readonly at: Instant }) | undefined => {
  const { at, brandText, brand, product, path, note, different } = fieldsIn(fieldsIn(storedFields(text).drafts)[of])
  if (!isMoment(at) || now - at > draftDays * dayMs) return undefined
  return {
    at,
    brandText: textIn(brandText),
    brand: brandIn(brand),
    product: textIn(product),
    path: pathIn(path),
    note: textIn(note),
    different: textIn(different)
  }
}

/** Returns all drafts as the text that a browser stores, with another one of a form; an empty one is removed. */
export const withProposalDraft = (
  text: string | undefined,
  of: ProposalForm,
  draft: ProposalDraft,
  at: Instant
): string | undefined => {
  const others = Object.entries(fieldsIn(storedFields(text).drafts)).filter(([form]) => form !== of)
  const drafts = Object.fromEntries(isEmptyProposal(draft) ? others : [...others, [of, { at, ...draft }]])
  return Object.keys(drafts).length === 0 ? undefined : JSON.stringify({ v: 1, drafts })
}

const textIn = (stored: unknown): string => (typeof stored === "string" ? stored : "")

const brandIn = (stored: unknown): BrandChoice | null => {
  const { kind, id, name } = fieldsIn(stored)
  if (kind === "known" && typeof id === "number" && Number.isSafeInteger(id)) return { kind, id: BrandId(id) }
  return kind === "new" && typeof name === "string" ? { kind, name } : null
}

const pathIn = (stored: unknown): CategoryPath | null => {
  const [first, second, third] = Array.isArray(stored) ? stored.map(linkIn) : []
  return first && second && third ? [first, second, third] : null
}

const linkIn = (stored: unknown) => {
  const { id, name, slug } = fieldsIn(stored)
  return typeof id === "string" && typeof name === "string" && typeof slug === "string"
    ? { id: CategoryId(id), name, slug }
    : undefined
}
