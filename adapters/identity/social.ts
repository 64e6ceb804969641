import type * as OpenId from "openid-client"
import type { SocialIdentity } from "#core/account/account-services.port.ts"
import type { Provider } from "#core/account/member.ts"

/** Our account with a provider of OpenID Connect. */
export interface ProviderSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string | undefined
  /** Address at which codes are exchanged, for a provider that does not publish it. */
  readonly tokenUrl?: string
}

/** Checks the way back: stored by the browser that set out, encrypted. */
export interface Journey {
  readonly provider: Provider
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Signing in by providers: the code flow with PKCE, state and nonce. D-35; security 3. */
export interface Social {
  readonly offers: (provider: Provider) => boolean
  /** The address to send the browser to. Rejects if the provider cannot be reached. */
  readonly begin: (provider: Provider, back: string) => Promise<{ readonly to: string; readonly journey: Journey }>
  /**
   * Returns the person who came back. Rejects if the provider does not vouch for them, or another browser set out; with a
   * `ProviderFailure` if what failed is the provider, or the settings of the shop.
   */
  readonly finish: (journey: Journey, arrived: URL) => Promise<SocialIdentity>
}

/** A return from a provider that failed through no doing of the person: a wrong secret, an answer that makes no sense, none at all. */
export class ProviderFailure extends Error {
  override readonly name = "ProviderFailure"
}

/** Security 4, Outbound. */
const totalSeconds = 3
/** The published keys of a provider are read again after this time: it changes them. */
const publishedMs = 3_600_000

/** The library is read with the first one who sets out: a shop opens sooner. */
const library = () => import("openid-client")

/** Returns the log-in by the providers that are configured. D-35. */
export const socialBy = (settings: Readonly<Partial<Record<Provider, ProviderSettings>>>): Social => {
  const known = new Map<Provider, { readonly at: number; readonly configuration: Promise<OpenId.Configuration> }>()
  const configured = (provider: Provider): Promise<OpenId.Configuration> => {
    const held = known.get(provider)
    if (held && Date.now() - held.at < publishedMs) return held.configuration
    const own = settings[provider]
    if (own === undefined) return Promise.reject(new Error(`${provider} is not configured`))
    const configuration = discovered(own)
    known.set(provider, { at: Date.now(), configuration })
    configuration.catch(() => known.delete(provider))
    return configuration
  }
  return {
    offers: (provider) => settings[provider] !== undefined,
    begin: async (provider, back) => {
      const openId = await library()
      const configuration = await configured(provider)
      const journey: Journey = {
        provider,
        state: openId.randomState(),
        nonce: openId.randomNonce(),
        verifier: openId.randomPKCECodeVerifier()
      }
      const to = openId.buildAuthorizationUrl(configuration, {
        redirect_uri: back,
        scope: "openid email profile",
        state: journey.state,
        nonce: journey.nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(journey.verifier),
        code_challenge_method: "S256"
      })
      return { to: to.href, journey }
    },
    finish: async ({ provider, state, nonce, verifier }, arrived) => {
      const openId = await library()
      const configuration = await configured(provider)
      const tokens = await openId
        .authorizationCodeGrant(configuration, arrived, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true
        })
        .catch((cause: unknown) => Promise.reject(failureOf(openId, cause)))
      const claims = tokens.claims()
      if (claims === undefined) throw new Error("the provider names no person")
      const more =
        claims["email"] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
          ? await openId.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {}
      return identityOf(provider, { ...more, ...claims })
    }
  }
}

/** Codes of the library for what the address of a return can cause by itself: a cancelled log-in, another state or nonce. */
const callerCodes: ReadonlySet<unknown> = new Set([
  "OAUTH_AUTHORIZATION_RESPONSE_ERROR",
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED"
])

/** Names the cause by the codes of the library and of OAuth alone, which are free of personal data. */
const failureOf = (openId: typeof OpenId, cause: unknown): unknown => {
  if (cause instanceof openId.ResponseBodyError)
    return cause.error === "invalid_grant" ? cause : new ProviderFailure(`${cause.status} ${cause.error}`)
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined
  return callerCodes.has(code) ? cause : new ProviderFailure(typeof code === "string" ? code : String(cause))
}

const discovered = async ({
  issuer,
  clientId,
  clientSecret,
  tokenUrl
}: ProviderSettings): Promise<OpenId.Configuration> => {
  const openId = await library()
  const url = new URL(issuer)
  const insecure = url.protocol === "http:" ? [openId.allowInsecureRequests] : []
  const found = await openId.discovery(url, clientId, clientSecret, undefined, {
    execute: insecure,
    timeout: totalSeconds
  })
  const { supportsPKCE: _, ...metadata } = found.serverMetadata()
  if (metadata.token_endpoint !== undefined || tokenUrl === undefined) return found
  const completed = new openId.Configuration({ ...metadata, token_endpoint: tokenUrl }, clientId, clientSecret)
  completed.timeout = totalSeconds
  for (const allow of insecure) allow(completed)
  return completed
}

type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string }

/** Only what the provider reports as proven counts as proven. */
const identityOf = (provider: Provider, claims: Claims): SocialIdentity => {
  const text = (name: string): string => {
    const value = claims[name]
    return typeof value === "string" ? value : ""
  }
  const [first = "", ...others] = text("name").split(" ")
  return {
    provider,
    // A subject is unique only together with its issuer.
    subject: `${claims.iss}#${claims.sub}`,
    ...(text("email") === "" ? {} : { email: text("email") }),
    isEmailVerified: claims["email_verified"] === true || claims["email_verified"] === "true",
    firstName: text("given_name") || first,
    lastName: text("family_name") || others.join(" ")
  }
}
