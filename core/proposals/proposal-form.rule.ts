import { tidyLines } from "../kernel/lines.ts"
import { fold, graphemes, oneLine } from "../kernel/text.ts"
import { nameLimits, noteMost, proposalPhotos } from "./proposal.ts"

/** Fields of the form of a proposal, in its order. Specification 3, Form field names. */
export const proposalFields = [
  "brand",
  "product",
  "category",
  "subcategory1",
  "subcategory2",
  "photos",
  "note"
] as const
/** A field of the form. */
export type ProposalField = (typeof proposalFields)[number]

/** What is wrong with a field: nothing in it, fewer characters or more than may be, or no word in it. Specification 5. */
export type ProposalProblem = "required" | "minimum" | "maximum" | "unreadable"

/** A proposal as far as it has been filled in. */
export interface ProposalForm {
  readonly brand: string
  readonly product: string
  /** Ids or names of the chosen categories, from level 1 on; fewer if a level was not chosen. */
  readonly categories: ReadonlyArray<string>
  readonly note: string
  /** How many photos there are. */
  readonly photos: number
}

type Problems = Readonly<Partial<Record<ProposalField, ProposalProblem>>>

/** Returns a name as it is stored: one line without blanks around it. */
export const properName = (typed: string): string => oneLine(typed.normalize("NFC"))

/** Returns a note as it is stored. */
export const properNote = (typed: string): string => tidyLines(typed.normalize("NFC"))

/** Returns what is wrong with the name of a brand or a product. Specification 5: required, at least 3 characters. */
export const nameProblem = (typed: string, most: number): ProposalProblem | undefined => {
  const name = properName(typed)
  if (name === "") return "required"
  const { length } = graphemes(name)
  if (length < nameLimits.least) return "minimum"
  if (length > most) return "maximum"
  return fold(name) === "" ? "unreadable" : undefined
}

/** Returns what is wrong with each field of a proposal. Specification 5. */
export const proposalProblems = ({ brand, product, categories, note, photos }: ProposalForm): Problems => {
  const brandIs = nameProblem(brand, nameLimits.brandMost)
  const productIs = nameProblem(product, nameLimits.productMost)
  const levels = ["category", "subcategory1", "subcategory2"] as const
  return {
    ...(brandIs && { brand: brandIs }),
    ...(productIs && { product: productIs }),
    ...Object.fromEntries(levels.flatMap((level, at) => (categories[at] ? [] : [[level, "required"]]))),
    ...(photos < proposalPhotos.least && { photos: "required" as const }),
    ...(photos > proposalPhotos.most && { photos: "maximum" as const }),
    ...(graphemes(properNote(note)).length > noteMost && { note: "maximum" as const })
  }
}

/** Returns the first field with a problem, in the order of the form. */
export const firstProblem = (problems: Problems): ProposalField | undefined =>
  proposalFields.find((field) => problems[field] !== undefined)
