import { redact } from "#core/kernel/redacted.rule.ts"

/** Reports of one page: what repeats is one defect. Own choice. */
const reportsPerPage = 5
const framesMost = 15

/** Body of `POST /api/client-errors`. */
export interface ClientError {
  readonly name: string
  readonly message: string
  /** Path pattern of the page (`/orders/:code`), never its address. */
  readonly route: string
  /** `file.js:line:column`, the innermost first. */
  readonly frames: ReadonlyArray<string>
}

const known = new Set<string>()

/**
 * Sends a defect to the shop, without what a person typed: texts are redacted here and again by the server. Drops what is no
 * defect (aborted calls, files of an older build that are gone) and what this page has reported before.
 */
export const reportClientError = (cause: unknown, route: string): void => {
  const error = clientErrorOf(cause, route)
  if (error === undefined || known.size >= reportsPerPage) return
  const key = JSON.stringify([error.name, error.message, error.frames[0]])
  if (known.has(key)) return
  known.add(key)
  void fetch("/api/client-errors", {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(error)
  }).catch(() => undefined)
}

/** Returns what is sent about a cause, or `undefined` if it is no defect. */
export const clientErrorOf = (cause: unknown, route: string): ClientError | undefined => {
  const { name, message, stack } = partsOf(cause)
  if (
    name === "AbortError" ||
    /ResizeObserver loop|dynamically imported module|Importing a module script|Unable to preload CSS/.test(message)
  )
    return undefined
  return {
    name: redact(name).slice(0, 80),
    message: redact(message).slice(0, 500),
    route,
    frames: framesIn(stack).slice(0, framesMost)
  }
}

const partsOf = (cause: unknown): { readonly name: string; readonly message: string; readonly stack: string } => {
  if (cause instanceof Error) return { name: cause.name, message: cause.message, stack: cause.stack ?? "" }
  const tag = typeof cause === "object" && cause !== null && "_tag" in cause ? String(cause._tag) : typeof cause
  return { name: tag, message: String(cause), stack: "" }
}

/** Positions in scripts of this origin: `frame-CtNZIHV.js:12:345`. */
const framesIn = (stack: string): ReadonlyArray<string> =>
  [...stack.matchAll(/\/assets\/([\w.~-]+\.js):(\d{1,7}):(\d{1,7})/g)].map(
    ([, file, line, column]) => `${file}:${line}:${column}`
  )
