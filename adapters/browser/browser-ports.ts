import { client, oneHost } from "#adapters/http/client.ts"
import { httpPorts } from "#adapters/http/http-ports.ts"
import type { Language } from "#core/kernel/text.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { bearer, holdingBearer } from "./bearer.ts"
import { inspected } from "./inspection.ts"
import { loginAgain } from "./login-again.ts"
import { browserStores } from "./storage.ts"

const sessions = browserStores.sessionId

/** The anonymous visitor: made once, kept by this browser. Wire, Headers. */
const sessionId = (): string => {
  const known = sessions.read()
  if (known !== undefined) return known
  const made = crypto.randomUUID()
  sessions.write(made)
  return made
}

/** The shop's ports in a browser: this origin, in the reader's language. */
export const browserPorts = (language: Language): ShopPorts => {
  const ports = httpPorts(
    client(oneHost(location.origin), {
      language,
      // Asked this way the page need not be laid out for it.
      platform: () => (matchMedia("(width > 1100px)").matches ? "review-web-desktop" : "review-web-mobile"),
      sessionId,
      bearer,
      lost: loginAgain.wanted
    })
  )
  return inspected().ports?.(ports, language) ?? { ...ports, account: holdingBearer(ports.account) }
}
