import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Provider } from "oidc-provider"

/** A person with an account at the provider. */
export interface Person {
  readonly email?: string
  readonly email_verified?: boolean
  readonly given_name?: string
  readonly family_name?: string
}

/** A provider of OpenID Connect on this machine, with pages to log in at. The caller closes it. */
export interface OidcServer {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** How often a code was sent to be exchanged. */
  readonly tokenCalls: () => number
  readonly close: () => Promise<void>
}

const clientId = "pendar"
const clientSecret = "a secret between the two of them"

/**
 * @param people by the name they log in with; any password is accepted
 * @param back addresses that may be returned to, `http://…/auth/google/callback`
 */
export const openOidcServer = async (
  people: Readonly<Record<string, Person>>,
  back: ReadonlyArray<string>
): Promise<OidcServer> => {
  const server = createServer()
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [...back] }],
    cookies: { keys: ["for this run"] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...people[id] }) })
  })
  let tokenCalls = 0
  server.on("request", ({ url }) => {
    if (url === "/token") tokenCalls += 1
  })
  server.on("request", provider.callback())
  return {
    tokenCalls: () => tokenCalls,
    issuer,
    clientId,
    clientSecret,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    }
  }
}
