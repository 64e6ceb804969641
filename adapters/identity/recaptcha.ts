import { Effect } from "effect"
import { RecaptchaRefused } from "#core/account/account.errors.ts"
import type { Recaptcha } from "#core/account/account-services.port.ts"
import { Unavailable } from "#core/kernel/failure.ts"

/** Service that verifies proofs, and its secret; without one no proof is required. D-36b. */
export interface RecaptchaSettings {
  readonly url: string
  readonly secret: string | undefined
}

const totalMs = 3_000
/** A lower score is a machine, in the versions that return a score. */
const leastScore = 0.5

/** Verifies proofs of reCAPTCHA that a person uses the page. */
export const recaptchaOver = ({ url, secret }: RecaptchaSettings): Recaptcha => ({
  check: (token) => {
    if (secret === undefined) return Effect.void
    if (token === undefined || token === "") return Effect.fail(new RecaptchaRefused())
    return Effect.tryPromise({
      try: async (): Promise<Verdict> => {
        const answer = await fetch(url, {
          method: "POST",
          body: new URLSearchParams({ secret, response: token }),
          redirect: "error",
          signal: AbortSignal.timeout(totalMs)
        })
        if (!answer.ok) throw new Error(`answered ${answer.status}`)
        return (await answer.json()) as Verdict
      },
      catch: () => new Unavailable()
    }).pipe(Effect.flatMap((verdict) => (isPerson(verdict) ? Effect.void : Effect.fail(new RecaptchaRefused()))))
  }
})

interface Verdict {
  readonly success?: unknown
  readonly score?: unknown
}

const isPerson = ({ success, score }: Verdict): boolean =>
  success === true && (typeof score !== "number" || score >= leastScore)
