import type { Language } from "#core/kernel/text.ts"
import { withLimits } from "#core/shop/limits.rule.ts"
import enFailure from "#ui/messages/en/failure.json" with { type: "json" }
import enServer from "#ui/messages/en/server.json" with { type: "json" }
import idFailure from "#ui/messages/id/failure.json" with { type: "json" }
import idServer from "#ui/messages/id/server.json" with { type: "json" }

type Texts = Readonly<Record<string, string>>
/** Words of refusals: those that pages have, and those of staff. */
const failures: Readonly<Record<Language, Texts>> = withLimits({
  id: { ...idFailure, ...idServer.staff },
  en: { ...enFailure, ...enServer.staff }
})
interface ServerTexts {
  readonly problem: Texts
  readonly field: Texts
  readonly wait: Texts
}
const serverTexts: Readonly<Record<Language, ServerTexts>> = { id: idServer, en: enServer }

/** What went wrong, before it is worded. */
export interface Problem {
  readonly status: number
  readonly code: string
  /** Tag of a refusal of core, whose words are the failure's. */
  readonly tag?: string
  /** Fields that are wrong, each with the key of its words. */
  readonly fields?: Readonly<Record<string, string>>
  /** Further data of a refusal, in its form on the wire. */
  readonly details?: unknown
  readonly retryAfter?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** The server cannot answer now, and asks to come again. */
export const unavailable: Problem = { status: 503, code: "UNAVAILABLE", tag: "Unavailable", retryAfter: 5 }

/** A failure as RFC 9457 wants it, with the wire's own fields. Wire conventions, Failure. */
export const problemResponse = (problem: Problem, language: Language, traceId?: string): Response => {
  const words = serverTexts[language]
  const message =
    (problem.status === 429 && problem.retryAfter !== undefined ? waiting(problem.retryAfter, words) : undefined) ??
    (problem.tag === undefined ? undefined : failures[language][problem.tag]) ??
    words.problem[problem.code] ??
    words.problem["UNEXPECTED"] ??
    ""
  const text = filled(message, problem.details)
  const fields =
    problem.fields &&
    Object.fromEntries(
      Object.entries(problem.fields).map(([name, key]) => [name, words.field[key] ?? words.field["invalid"]])
    )
  return new Response(
    JSON.stringify({
      success: false,
      type: "about:blank",
      title: text,
      status: problem.status,
      code: problem.code,
      message: text,
      ...(fields ? { fields } : {}),
      ...(problem.details === undefined ? {} : { details: problem.details }),
      ...(problem.retryAfter === undefined ? {} : { retry_after: problem.retryAfter }),
      ...(traceId === undefined ? {} : { trace_id: traceId })
    }),
    {
      status: problem.status,
      headers: {
        "content-type": "application/problem+json; charset=utf-8",
        "cache-control": "no-store",
        "content-language": language,
        vary: "Accept-Language",
        ...(problem.retryAfter === undefined ? {} : { "retry-after": String(problem.retryAfter) }),
        ...problem.headers
      }
    }
  )
}

/** A text with its placeholders replaced by the values of the same names that a refusal has on the wire. */
const filled = (text: string, details: unknown): string =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(new Map<string, unknown>(Object.entries(details ?? {})).get(name) ?? placeholder)
  )

/** Returns how long to wait, in a readable unit. */
const waiting = (seconds: number, { wait }: ServerTexts): string | undefined => {
  const [unit, length] = seconds <= 90 ? ["second", 1] : seconds <= 90 * 60 ? ["minute", 60] : ["hour", 3_600]
  const count = Math.ceil(seconds / Number(length))
  const text = wait[count === 1 ? `${unit}-one` : String(unit)]
  return text && filled(text, { count })
}
