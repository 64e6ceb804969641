import { Result, Schema } from "effect"
import { linesPattern } from "#core/kernel/lines.ts"
import { callLanguage } from "../http/caller.ts"
import type { Context } from "../http/hono.ts"
import { invalidInput } from "../http/invalid-fields.ts"
import { problemResponse } from "../http/problem.ts"

/** Returns the body of an operator's request, or the answer that refuses it. Fields that are not known are refused as well. */
export const opsBody = async <A>(context: Context, schema: Schema.Codec<A, unknown>): Promise<A | Response> => {
  const body: unknown = await context.req.json().catch(() => undefined)
  const read = Schema.decodeUnknownResult(schema)(body, { onExcessProperty: "error" })
  return Result.isSuccess(read)
    ? read.success
    : problemResponse(invalidInput(read.failure.issue), callLanguage(context))
}

/** Words that staff give: 1 to `longest` characters, of which some show. */
export const opsText = (longest: number) =>
  Schema.String.pipe(
    Schema.check(
      Schema.isMinLength(1),
      Schema.isMaxLength(longest),
      Schema.isPattern(linesPattern),
      Schema.isPattern(/\S/)
    )
  )
