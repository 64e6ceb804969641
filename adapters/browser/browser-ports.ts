import { client, oneHost } from "#adapters/http/client.ts"
import { httpPorts } from "#adapters/http/http-ports.ts"
import type { Language } from "#core/kernel/text.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { bearer, holdingBearer } from "./bearer.ts"
import { platform, sessionId } from "./call-headers.ts"
import { activeWatching } from "./inspection.ts"
import { loginAgain } from "./login-again.ts"
import { ownOrders } from "./own-orders.ts"

/** The shop's ports in a browser: this origin, in the reader's language. */
export const browserPorts = (language: Language): ShopPorts => {
  const ports = httpPorts(
    client(oneHost(location.origin), {
      language,
      platform,
      sessionId,
      bearer,
      lost: async (read) =>
        read === undefined ? loginAgain.wanted() : (await import("./account-actor.ts")).isReadAgain(read)
    })
  )
  return (
    activeWatching().ports?.(ports, language) ?? {
      ...ports,
      account: holdingBearer(ports.account),
      orders: ownOrders(ports.orders)
    }
  )
}
