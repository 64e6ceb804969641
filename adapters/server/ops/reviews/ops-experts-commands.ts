import { Schema } from "effect"
import { type OpsRequest, UsageProblem } from "../ops-request.ts"

/** Options of commands on experts. */
export const expertOptions = { "title-id": { type: "string" }, "title-en": { type: "string" } } as const

/** What commands on experts take of what was typed. */
export interface ExpertValues {
  readonly "title-id"?: string | undefined
  readonly "title-en"?: string | undefined
  /** Who does it. */
  readonly by: string
}

/** `experts list`, `set` and `remove`; `undefined` if it is another command. */
export const expertRequest = (
  what: string,
  [userName]: ReadonlyArray<string>,
  values: ExpertValues
): OpsRequest | undefined => {
  if (what === "list")
    return {
      method: "GET",
      path: "/ops/experts",
      tell: (data) => Schema.decodeUnknownSync(Schema.Array(Shown))(data).map(expertLine)
    }
  if (what !== "set" && what !== "remove") return undefined
  const path = `/ops/experts/${encodeURIComponent(needed(userName, "The USER NAME of a member"))}`
  const tell = (data: unknown) => [expertLine(Schema.decodeUnknownSync(Shown)(data))]
  if (what === "remove") return { method: "POST", path: `${path}/remove`, body: { name: values.by }, tell }
  const body = {
    name: values.by,
    title_id: needed(values["title-id"], "The --title-id, as shoppers read it in Indonesian,"),
    title_en: needed(values["title-en"], "The --title-en, as shoppers read it in English,")
  }
  return { method: "POST", path, body, tell }
}

const Shown = Schema.Struct({
  userName: Schema.String,
  title: Schema.optionalKey(Schema.Struct({ id: Schema.String, en: Schema.String }))
})

const expertLine = ({ userName, title }: typeof Shown.Type): string =>
  [userName, ...(title ? [title.id, title.en] : ["no expert"])].join("\t")

const needed = (value: string | undefined, what: string): string => {
  if (value === undefined || value.trim() === "") throw new UsageProblem(`${what} is missing.`)
  return value
}
