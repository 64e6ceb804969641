import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { throughProvider } from "./oidc-browser.ts"
import { type OidcServer, openOidcServer } from "./oidc-server.ts"

const callbackOf = (provider: string) => `http://shop.test/auth/${provider}/callback`
const callback = callbackOf("google")
const cookieOf = (answer: Response, name: string): string =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(";")[0] ?? ""
const partsOf = (address: string) => new URLSearchParams(new URL(address, "http://shop.test").hash.slice(1))

describe("signing in with a provider", () => {
  let oidc: OidcServer
  let shop: ServedShop
  beforeAll(async () => {
    const people = {
      ayu: { email: "ayu@oidc.test", email_verified: true, given_name: "Ayu", family_name: "Lestari" },
      bima: { email: "bima@oidc.test", email_verified: false, given_name: "Bima" },
      twin: { email: "AYU@oidc.test", email_verified: true, given_name: "Other" },
      unnamed: {},
      odd: { email: "rumah@oidc", email_verified: true, given_name: "Citra" }
    }
    oidc = await openOidcServer(people, [callback, callbackOf("facebook")])
    const settings = {
      GOOGLE_ISSUER: oidc.issuer,
      GOOGLE_CLIENT_ID: oidc.clientId,
      GOOGLE_CLIENT_SECRET: oidc.clientSecret
    }
    shop = await openServedShop("postgres", {}, { settings })
  })
  afterAll(async () => {
    await shop.close()
    await oidc.close()
  })

  const setOut = async (next?: string, provider = "google", { ask } = shop) => {
    const answer = await ask(`/auth/${provider}/start${next === undefined ? "" : `?next=${encodeURIComponent(next)}`}`)
    return { to: answer.headers.get("location") ?? "", cookie: cookieOf(answer, "social"), answer }
  }
  const comeBack = (address: string, cookie: string) => {
    const { pathname, search } = new URL(address)
    return shop.ask(pathname + search, { headers: { cookie } })
  }
  const arrive = async (login: string, next?: string) => {
    const { to, cookie } = await setOut(next)
    const returned = await throughProvider(to, login)
    const answer = await comeBack(returned, cookie)
    return { to: answer.headers.get("location") ?? "", cookie, returned }
  }
  const trade = async (ticket: string, cookie: string, provider = "google") => {
    const answer = await shop.ask(`/api/public/auth/login/${provider}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "http://shop.test", cookie },
      body: JSON.stringify({ acquisition_source: "web", access_token: ticket })
    })
    return { status: answer.status, sid: cookieOf(answer, "sid"), body: await answer.json() }
  }
  const signIn = async (login: string) => {
    const { to, cookie } = await arrive(login)
    return trade(partsOf(to).get("ticket") ?? "", cookie)
  }

  it("is offered where it is configured, and nowhere else", async () => {
    const { data } = await (await shop.ask("/api/public/feature-toggles")).json()
    expect(data).toContainEqual({ feature_name: "login_google", isEnable: true, isToggleOn: true })
    expect(data).toContainEqual({ feature_name: "login_facebook", isEnable: false, isToggleOn: false })
    expect((await shop.ask("/auth/facebook/start")).status).toBe(404)
    expect((await shop.ask("/auth/other/start")).status).toBe(404)
  })

  it("sets out with state, nonce and PKCE, none of which the browser can read", async () => {
    const { to, answer } = await setOut()
    const asked = new URL(to).searchParams
    expect(asked.get("redirect_uri")).toBe(callback)
    expect(asked.get("code_challenge_method")).toBe("S256")
    const [cookie = ""] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/HttpOnly/)
    for (const secret of ["state", "nonce", "code_challenge"]) expect(cookie).not.toContain(asked.get(secret))
  })

  it("makes a new person a partial registration, and says what is missing", async () => {
    const { status, sid, body } = await signIn("ayu")
    expect(status).toBe(200)
    expect(sid).not.toBe("")
    expect(body.data.missing.toSorted()).toEqual(["gender", "phone_no", "user_name"])
    expect(body.data.user).toMatchObject({
      email: "ayu@oidc.test",
      is_verified_email: true,
      first_name: "Ayu",
      is_google: true,
      is_google_registered_pending: true
    })
    const again = await signIn("ayu")
    expect(again.body.data.user._id).toBe(body.data.user._id)
    expect(again.sid).not.toBe(sid)
  })

  it("takes an address for the same person only where the provider has proven it", async () => {
    const ayu = await signIn("ayu")
    const twin = await signIn("twin")
    expect(twin.body.data.user._id).toBe(ayu.body.data.user._id)
    const bima = await signIn("bima")
    expect(bima.body.data.user).toMatchObject({ email: "", first_name: "Bima" })
    expect(bima.body.data.missing).toContain("email")
    expect((await signIn("unnamed")).status).toBe(200)
  })

  it("asks for another address in place of one that no form of the shop accepts", async () => {
    const { body } = await signIn("odd")
    expect(body.data.user).toMatchObject({ email: "", first_name: "Citra" })
    expect(body.data.missing).toContain("email")
  })

  it.each([
    ["/order?step=pay", "/order?step=pay"],
    ["https://elsewhere.test/", "/"],
    ["//elsewhere.test", "/"],
    ["/\\elsewhere.test", "/"],
    ["/wishlist#x", "/wishlist"]
  ])("comes back to %s as %s", async (next, path) => {
    const { to } = await arrive("ayu", next)
    expect(to.split("#")[0]).toBe(path)
    expect(partsOf(to).get("social")).toBe("google")
  })

  it("gives a ticket that works once, in its own browser, for its own provider", async () => {
    const { to, cookie } = await arrive("ayu")
    const ticket = partsOf(to).get("ticket") ?? ""
    expect((await trade(ticket, cookie, "facebook")).status).toBe(401)
    expect((await trade(ticket, "")).body.code).toBe("PROVIDER_REFUSED")
    expect((await trade(ticket, (await setOut()).cookie)).status).toBe(401)
    const tries = await Promise.all(Array.from({ length: 8 }, () => trade(ticket, cookie)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(401)])
  })

  it("lets a ticket lie for five minutes", async () => {
    const { to, cookie } = await arrive("ayu")
    shop.clock.advance(5 * 60_000)
    expect((await trade(partsOf(to).get("ticket") ?? "", cookie)).status).toBe(401)
    shop.clock.reset()
  })

  it("believes no way back that it did not begin, nor one twice", async () => {
    const { to: mine, cookie } = await setOut()
    const { cookie: other } = await setOut()
    const returned = await throughProvider(mine, "ayu")
    const refused = (answer: Response) => expect(answer.headers.get("location")).toBe("/#social=google&refused=1")
    refused(await comeBack(returned, ""))
    refused(await comeBack(returned, other))
    refused(await comeBack(returned, cookie.slice(0, -8)))
    expect((await comeBack(returned, cookie)).headers.get("location")).toContain("ticket=")
    refused(await comeBack(returned, cookie))
    refused(await comeBack(`${callback}?error=access_denied&state=${new URL(mine).searchParams.get("state")}`, cookie))
    refused(await comeBack(returned.replace(/code=[^&]+/, "code=made-up"), cookie))
  })

  it("keeps people of two providers apart, and proves nothing by one that says nothing of it", async () => {
    const settings = {
      FACEBOOK_ISSUER: oidc.issuer,
      FACEBOOK_CLIENT_ID: oidc.clientId,
      FACEBOOK_CLIENT_SECRET: oidc.clientSecret
    }
    const other = await openServedShop("postgres", {}, { settings })
    const { to, cookie } = await setOut(undefined, "facebook", other)
    const { pathname, search } = new URL(await throughProvider(to, "bima"))
    expect(pathname).toBe("/auth/facebook/callback")
    const back = await other.ask(pathname + search, { headers: { cookie } })
    const fragment = partsOf(back.headers.get("location") ?? "")
    expect(fragment.get("social")).toBe("facebook")
    const answer = await other.ask("/api/public/auth/login/facebook", {
      method: "POST",
      headers: { "content-type": "application/json", origin: "http://shop.test", cookie },
      body: JSON.stringify({ acquisition_source: "web", access_token: fragment.get("ticket") })
    })
    expect((await answer.json()).data.user).toMatchObject({ is_fb: true, is_google: false, email: "" })
    await other.close()
  })

  it("asks the provider about 30 refused codes of a network in ten minutes, and about no more", async () => {
    const limited = await openServedShop(
      "pglite",
      {},
      {
        settings: {
          GOOGLE_ISSUER: oidc.issuer,
          GOOGLE_CLIENT_ID: oidc.clientId,
          GOOGLE_CLIENT_SECRET: oidc.clientSecret,
          LIMITS: "default"
        }
      }
    )
    const { to, cookie } = await setOut(undefined, "google", limited)
    const returned = await throughProvider(to, "ayu")
    const back = async (address: string) => {
      const { pathname, search } = new URL(address)
      return (await limited.ask(pathname + search, { headers: { cookie } })).headers.get("location") ?? ""
    }
    const madeUp = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, n) => back(returned.replace(/code=[^&]+/, `code=made-up-${n}`))))
    // Cancelling costs nothing, nor does a code that the provider vouches for.
    for (let n = 0; n < 40; n += 1) await back(`${callback}?error=access_denied&state=x`)
    await madeUp(29)
    const { to: second, cookie: own } = await setOut(undefined, "google", limited)
    const { pathname, search } = new URL(await throughProvider(second, "ayu"))
    const answer = await limited.ask(pathname + search, { headers: { cookie: own } })
    expect(answer.headers.get("location")).toContain("ticket=")
    const before = oidc.tokenCalls()
    expect(new Set(await madeUp(20))).toEqual(new Set(["/#social=google&refused=1"]))
    expect(oidc.tokenCalls()).toBe(before + 1)
    await limited.close()
  })

  it("logs a return that fails through the shop's own settings, and none that a stranger makes up", async () => {
    const settings = { GOOGLE_ISSUER: oidc.issuer, GOOGLE_CLIENT_ID: oidc.clientId, GOOGLE_CLIENT_SECRET: "wrong" }
    const wrong = await openServedShop("postgres", {}, { settings })
    const returnTo = async ({ ask, failures }: ServedShop, change = (address: string) => address) => {
      const { to, cookie } = await setOut(undefined, "google", { ask } as ServedShop)
      const { pathname, search } = new URL(change(await throughProvider(to, "ayu")))
      const answer = await ask(pathname + search, { headers: { cookie } })
      expect(answer.headers.get("location")).toBe("/#social=google&refused=1")
      return failures()
    }
    const [logged, ...others] = await returnTo(wrong)
    expect(logged).toContain("a return from google failed: 401 invalid_client")
    expect(logged).not.toContain("code=")
    expect(others).toEqual([])
    await wrong.close()
    const before = shop.failures().length
    await returnTo(shop, (address) => address.replace(/code=[^&]+/, "code=made-up"))
    await returnTo(shop, (address) => address.replace(/state=[^&]+/, "state=made-up"))
    await returnTo(shop, () => `${callback}?error=access_denied&state=x`)
    expect(shop.failures().length).toBe(before)
  })

  it("tells people when the provider cannot be reached", async () => {
    const alone = await openServedShop(
      "pglite",
      {},
      { settings: { GOOGLE_ISSUER: "http://127.0.0.1:9", GOOGLE_CLIENT_ID: "x" } }
    )
    const answer = await alone.ask("/auth/google/start?next=/order")
    expect(answer.headers.get("location")).toBe("/order#social=google&refused=1")
    await alone.close()
  })
})
