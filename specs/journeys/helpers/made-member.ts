import { type APIRequestContext, type Page, request } from "playwright/test"
import { codeTo, expectMember, logIn, type Newcomer, newcomer, openAccount } from "./members.ts"
import { expect, live } from "./shopper.ts"

/** Returns what a call of another browser answers; it may do what it asks. */
export const postJson = async (
  shop: APIRequestContext,
  path: string,
  data: Readonly<Record<string, unknown>>
): Promise<Readonly<Record<string, unknown>>> => {
  const answer = await shop.post(path, { data })
  const body = (await answer.json()) as { readonly data?: Readonly<Record<string, unknown>> }
  expect(answer.ok(), `${path}: ${JSON.stringify(body)}`).toBe(true)
  return body.data ?? {}
}

/**
 * A member made in another browser, which is logged in; the page's own is not.
 *
 * @param origin of the shop, if it is another than that of all journeys
 */
export const madeMember = async (
  page: Page,
  change: Partial<Newcomer> = {},
  origin = process.env["SHOP"] ?? ""
): Promise<{ readonly who: Newcomer; readonly shop: APIRequestContext }> => {
  const who = { ...newcomer("Gita"), ...change }
  const shop = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  const phone = { phone_no: who.phone, phone_code: "+62" }
  const asked = await postJson(shop, "/api/public/auth/otp/code", { mode: "sms", entity: "verification", ...phone })
  const proven = await postJson(shop, "/api/public/auth/otp/verify", {
    mode: "sms",
    code: await codeTo(page, who.phone),
    entity: "verification",
    entity_value: who.phone,
    phone_code: "+62",
    hash: asked["hash"]
  })
  await postJson(shop, "/api/public/auth/register", {
    acquisition_source: "web",
    email: who.email,
    user_name: who.userName,
    password: who.password,
    first_name: who.firstName,
    last_name: who.lastName,
    ...phone,
    gender: "Female",
    salute: "Ms",
    otp_hash: proven["otp_hash"]
  })
  return { who, shop }
}

/** Logs a new member in on a page of the shop. */
export const enter = async (page: Page, path = "/", origin?: string): ReturnType<typeof madeMember> => {
  const made = await madeMember(page, {}, origin)
  await page.goto(path)
  await live(page)
  await openAccount(page)
  await logIn(page, made.who.email, made.who.password)
  await expectMember(page)
  return made
}

/** Ends the session of this browser at the shop alone: its pages do not know yet. */
export const endSessionOf = async (page: Page): Promise<void> => {
  const { origin } = new URL(process.env["SHOP"] ?? "")
  const ended = await page.request.post("/api/public/auth/logout", { data: {}, headers: { origin } })
  expect(ended.ok()).toBe(true)
}
