import { freePort } from "../free-port.ts"
import { openOidcServer } from "../identity/oidc-server.ts"
import { startShop } from "../shop-process.ts"
import { atGoogle } from "./helpers/members.ts"

/** One shop for all journeys; an address in SHOP is used instead, with its data folder in SHOP_DATA. */
const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env["SHOP"] !== undefined) return undefined
  // The provider leads back to an address that it knows beforehand.
  const port = await freePort()
  const google = await openOidcServer(atGoogle, [`http://127.0.0.1:${port}/auth/google/callback`])
  const shop = await startShop({
    PORT: String(port),
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret
  })
  process.env["SHOP"] = shop.address
  process.env["SHOP_DATA"] = shop.dataDir
  return async () => {
    await shop.stop()
    await google.close()
  }
}

export default setup
