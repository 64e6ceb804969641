import { Schema } from "effect"
import { dayMs } from "#core/kernel/moment.ts"
import { type OpsRequest, pictureRequest, UsageProblem } from "../ops-request.ts"

/** What commands on reviews take of what was typed. */
export interface ReviewValues {
  readonly all?: boolean | undefined
  readonly say?: string | undefined
  readonly version?: string | undefined
  readonly out?: string | undefined
  /** Who does it. */
  readonly by: string
}

/** `reviews list`, `show`, `photo`, `publish` and `hide`; `undefined` if it is another command. */
export const reviewRequest = (
  what: string,
  [id, number]: ReadonlyArray<string>,
  values: ReviewValues
): OpsRequest | undefined => {
  if (what === "list")
    return {
      method: "GET",
      path: `/ops/reviews${values.all ? "?all" : ""}`,
      tell: (data) => (Array.isArray(data) ? data.flatMap((one) => reviewLines(readReview(one))) : [])
    }
  if (!["show", "photo", "publish", "hide"].includes(what)) return undefined
  if (id === undefined) throw new UsageProblem("The ID of a review is missing.")
  const path = `/ops/reviews/${encodeURIComponent(id)}`
  if (what === "show") return { method: "GET", path, tell: wholeReview }
  if (what === "photo") return pictureRequest(path, number, values.out)
  const body = { name: values.by, ...(values.version !== undefined && { version: versionIn(values.version) }) }
  const tell = (data: unknown) => [reviewLine(readReview(data))]
  if (what === "publish") return { method: "POST", path: `${path}/publish`, body, tell }
  if (values.say === undefined || values.say.trim() === "")
    throw new UsageProblem("What to --say to the author is missing.")
  return { method: "POST", path: `${path}/hide`, body: { ...body, words: values.say }, tell }
}

const versionIn = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageProblem(`A --version is a number of "reviews show", not "${text}".`)
  return Number(text)
}

const Shown = Schema.Struct({
  id: Schema.String,
  product: Schema.Struct({ id: Schema.Int, name: Schema.String }),
  author: Schema.String,
  details: Schema.String,
  rating: Schema.Finite,
  pictures: Schema.Array(Schema.Struct({ address: Schema.String, description: Schema.String })),
  status: Schema.String,
  findings: Schema.Array(Schema.Struct({ code: Schema.String, quote: Schema.String })),
  reports: Schema.Array(Schema.Struct({ type: Schema.String, note: Schema.String })),
  version: Schema.Int,
  ageMs: Schema.Finite,
  words: Schema.optionalKey(Schema.String),
  history: Schema.optionalKey(
    Schema.Array(Schema.Struct({ at: Schema.Finite, name: Schema.String, action: Schema.String }))
  )
})
type Shown = typeof Shown.Type
const readReview = (data: unknown): Shown => Schema.decodeUnknownSync(Shown)(data)

/** `3 d`, `5 h` or `12 min`: how long ago it was written. */
export const ageText = (ms: number): string => {
  const [days, hours] = [Math.floor(ms / dayMs), Math.floor(ms / 3_600_000)]
  if (days > 0) return `${days} d`
  return hours > 0 ? `${hours} h` : `${Math.floor(ms / 60_000)} min`
}

/** Id, age, state, author and product. */
const reviewLine = ({ id, ageMs, status, author, product }: Shown): string =>
  [id, ageText(ageMs), status, author || "(removed account)", product.name].join("\t")

/** A review in a line, and each finding, report and picture in a line of its own. */
const reviewLines = (review: Shown): ReadonlyArray<string> => [
  reviewLine(review),
  ...review.findings.map(({ code, quote }) => `  ${code}\t${JSON.stringify(quote)}`),
  ...review.reports.map(({ type, note }) => `  reported: ${type}${note === "" ? "" : `\t${JSON.stringify(note)}`}`),
  ...review.pictures.map(({ address, description }) => `  picture: ${address}\t${JSON.stringify(description)}`)
]

const wholeReview = (data: unknown): ReadonlyArray<string> => {
  const review = readReview(data)
  const { version, rating, pictures, product, details, words, history = [] } = review
  return [
    ...reviewLines(review),
    `  version ${version}, ${rating} stars, ${pictures.length} pictures, product ${product.id}`,
    ...(words === undefined ? [] : [`  for the author: ${words}`]),
    ...history.map(({ at, name, action }) => `  ${new Date(at).toISOString()}\t${action}\t${name}`),
    "",
    details
  ]
}
