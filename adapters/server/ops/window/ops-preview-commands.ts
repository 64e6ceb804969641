import { Schema } from "effect"
import { beginning, writeBeginning } from "#adapters/merchant/moments.ts"
import { instant } from "#core/kernel/moment.ts"
import { type OpsRequest, UsageProblem } from "../ops-request.ts"

/** `preview TIME`: a link that shows the shop at a moment of Jakarta. */
export const previewRequest = (words: ReadonlyArray<string>, by: string): OpsRequest => {
  const text = words.join(" ").trim()
  if (text === "") throw new UsageProblem('The TIME is missing, as "2026-12-12 00.01".')
  const read = beginning(text)
  if ("problem" in read) throw new UsageProblem(`The TIME ${read.problem}.`)
  return {
    method: "POST",
    path: "/ops/preview",
    body: { name: by, at: read.value },
    tell: (data) => {
      const { path, until } = Schema.decodeUnknownSync(Made)(data)
      return [
        path,
        `Open it at the shop's address before ${writeBeginning(instant(until))} WIB; "/preview/end" ends it.`
      ]
    }
  }
}

const Made = Schema.Struct({ path: Schema.String, until: Schema.Int })
