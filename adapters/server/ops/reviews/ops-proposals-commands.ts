import { Schema } from "effect"
import { refusalReasons } from "#core/proposals/proposal.ts"
import { type OpsRequest, pictureRequest, UsageProblem } from "../ops-request.ts"
import { ageText } from "./ops-reviews-commands.ts"

/** Options of commands on proposals. */
export const proposalOptions = {
  title: { type: "string" },
  category: { type: "string" },
  brand: { type: "string" },
  into: { type: "string" },
  reason: { type: "string" }
} as const

/** What commands on proposals take of what was typed. */
export interface ProposalValues {
  readonly all?: boolean | undefined
  readonly say?: string | undefined
  readonly version?: string | undefined
  readonly out?: string | undefined
  readonly title?: string | undefined
  readonly category?: string | undefined
  readonly brand?: string | undefined
  readonly into?: string | undefined
  readonly reason?: string | undefined
  /** Who does it. */
  readonly by: string
}

/** `proposals list`, `show`, `photo`, `accept` and `refuse`; `undefined` if it is another command. */
export const proposalRequest = (
  what: string,
  [id, number]: ReadonlyArray<string>,
  values: ProposalValues
): OpsRequest | undefined => {
  if (what === "list")
    return {
      method: "GET",
      path: `/ops/proposals${values.all ? "?all" : ""}`,
      tell: (data) => (Array.isArray(data) ? data.map((one) => proposalLine(readProposal(one))) : [])
    }
  if (!["show", "photo", "accept", "refuse"].includes(what)) return undefined
  if (id === undefined) throw new UsageProblem("The ID of a proposal is missing.")
  const path = `/ops/proposals/${encodeURIComponent(id)}`
  if (what === "show") return { method: "GET", path, tell: wholeProposal }
  if (what === "photo") return pictureRequest(path, number, values.out)
  if (values.version === undefined) throw new UsageProblem('The --version of "proposals show" is missing.')
  const which = { name: values.by, version: numberIn(values.version, "--version") }
  const tell = (data: unknown) => [proposalLine(readProposal(data))]
  if (what === "refuse") {
    const { reason, say } = values
    if (!refusalReasons.some((one) => one === reason))
      throw new UsageProblem(`The --reason is one of ${refusalReasons.join(", ")}.`)
    const body = { ...which, reason, ...(say !== undefined && say.trim() !== "" && { words: say }) }
    return { method: "POST", path: `${path}/refuse`, body, tell }
  }
  const body = {
    ...which,
    ...(values.title !== undefined && { title: values.title }),
    ...(values.category !== undefined && { category: values.category }),
    ...(values.brand !== undefined && { brand: numberIn(values.brand, "--brand") }),
    ...(values.into !== undefined && { into: numberIn(values.into, "--into") })
  }
  return { method: "POST", path: `${path}/accept`, body, tell }
}

const numberIn = (text: string, option: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new UsageProblem(`A ${option} is a number, not "${text}".`)
  return Number(text)
}

const Shown = Schema.Struct({
  id: Schema.String,
  kind: Schema.String,
  name: Schema.String,
  brand: Schema.optionalKey(Schema.Struct({ kind: Schema.String, name: Schema.String })),
  category: Schema.optionalKey(Schema.Struct({ id: Schema.String, path: Schema.String })),
  note: Schema.String,
  author: Schema.String,
  pictures: Schema.Array(Schema.String),
  status: Schema.String,
  version: Schema.Int,
  ageMs: Schema.Finite,
  reason: Schema.optionalKey(Schema.String),
  words: Schema.optionalKey(Schema.String),
  became: Schema.optionalKey(Schema.Int),
  history: Schema.optionalKey(
    Schema.Array(Schema.Struct({ at: Schema.Finite, name: Schema.String, action: Schema.String }))
  )
})
type Shown = typeof Shown.Type
const readProposal = (data: unknown): Shown => Schema.decodeUnknownSync(Shown)(data)

/** Id, age, state, author, kind, brand and name. */
const proposalLine = ({ id, ageMs, status, author, kind, brand, name }: Shown): string =>
  [id, ageText(ageMs), status, author || "(removed account)", kind, [brand?.name, name].filter(Boolean).join(" ")].join(
    "\t"
  )

const wholeProposal = (data: unknown): ReadonlyArray<string> => {
  const one = readProposal(data)
  const { brand, category, version, pictures, note, reason, words, became, history = [] } = one
  return [
    proposalLine(one),
    `  version ${version}`,
    ...(brand ? [`  brand: ${brand.name}${brand.kind === "new" ? " (new)" : ""}`] : []),
    ...(category ? [`  category ${category.id}: ${category.path}`] : []),
    ...(note === "" ? [] : [`  note: ${JSON.stringify(note)}`]),
    ...pictures.map((address) => `  picture: ${address}`),
    ...(became === undefined ? [] : [`  became ${one.kind} ${became}`]),
    ...(reason === undefined ? [] : [`  refused: ${reason}`]),
    ...(words === undefined ? [] : [`  for the author: ${words}`]),
    ...history.map(({ at, name, action }) => `  ${new Date(at).toISOString()}\t${action}\t${name}`)
  ]
}
