import { Effect } from "effect"
import { RecaptchaRefused } from "#core/account/account.errors.ts"
import type { Recaptcha } from "#core/account/account-services.port.ts"
import { Unavailable } from "#core/kernel/failure.ts"

/** Where proofs are checked, and with what secret; without one no proof is asked for. D-36b. */
export interface RecaptchaSettings {
  readonly url: string
  readonly secret: string | undefined
}

const totalMs = 3_000
/** Less is a machine, in the versions that tell a score. */
const leastScore = 0.5

/** Proofs of reCAPTCHA that a person sits before the page. */
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
