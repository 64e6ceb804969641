import { Effect, Exit, Result } from "effect"
import { callLanguage } from "../http/caller.ts"
import type { Context } from "../http/hono.ts"
import { type Problem, problemResponse } from "../http/problem.ts"

/** Returns what answers a call to `/ops` with what its work found, or with the problem of its refusal. */
export const opsReply =
  <R>(problemOf: (refusal: R) => Problem) =>
  async <A>(context: Context, work: Effect.Effect<A, R>): Promise<Response> => {
    const exit = await Effect.runPromiseExit(Effect.result(work))
    if (Exit.isFailure(exit)) throw exit.cause
    return Result.isSuccess(exit.value)
      ? context.json({ success: true, data: exit.value.success })
      : problemResponse(problemOf(exit.value.failure), callLanguage(context))
  }
