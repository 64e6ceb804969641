import { browserStores } from "./storage.ts"

const asked = browserStores.broker

/**
 * Whether the sites that share the login know who this is, while this one does not: the single-sign-on broker is asked once
 * in every tab. Specification 7. No answer is an answer, too.
 */
export const isLoggedInElsewhere = async (): Promise<boolean> => {
  if (asked.read() !== undefined) return false
  asked.write("asked")
  try {
    const { platform, sessionId } = await import("./call-headers.ts")
    const headers = { "SOC-PLATFORM": platform(), "X-Session-Id": sessionId() }
    const answer = await fetch("/api/sso/session", { headers })
    const { data } = (await answer.json()) as { readonly data?: { readonly is_logged_in?: unknown } }
    return data?.is_logged_in === true
  } catch {
    return false
  }
}
