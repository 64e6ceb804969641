import type { Page } from "playwright/test"
import { codeTo, type Newcomer, newcomer } from "./members.ts"
import { expect } from "./shopper.ts"

/** The pages of an account that hold something of one's own, by their names on screenshots. */
export const ownPages: ReadonlyArray<readonly [name: string, path: string]> = [
  ["account", "/account"],
  ["account-profile", "/account/profile"],
  ["account-addresses", "/account/addresses"],
  ["account-security", "/account/security"],
  ["account-interests", "/account/interests"],
  ["account-newsletter", "/account/newsletter"],
  ["account-motherhood", "/account/motherhood"],
  ["account-data", "/account/data"],
  ["account-orders", "/account/orders"],
  ["account-reviews", "/account/reviews"],
  ["account-vouchers", "/account/vouchers"],
  ["account-points", "/account/points"],
  ["beauty-profile", "/beauty-profile"]
]

const call = async (page: Page, origin: string, path: string, data: unknown) => {
  const answer = await page.request.post(`/api/public/auth/${path}`, { data, headers: { origin } })
  expect([path, answer.ok()]).toEqual([path, true])
  return ((await answer.json()) as { readonly data: Readonly<Record<string, string>> }).data
}

/** A demo member, logged in by the calls of the wire: what is looked at are the pages behind the door. */
export const asDemoMember = async (page: Page, origin: string): Promise<void> => {
  await call(page, origin, "login", { email: "ratna@pendar.test", password: "pendar123", source: "review-web" })
}

/** A new member, in the same way. */
export const asNewMember = async (page: Page, origin: string, firstName: string): Promise<Newcomer> => {
  const who = newcomer(firstName)
  const phone = { phone_no: who.phone, phone_code: "+62" }
  const { hash } = await call(page, origin, "otp/code", { mode: "sms", entity: "verification", ...phone })
  const code = await codeTo(page, `+62${who.phone.slice(1)}`)
  const { otp_hash } = await call(page, origin, "otp/verify", {
    mode: "sms",
    entity: "verification",
    entity_value: `+62${who.phone.slice(1)}`,
    code,
    hash
  })
  await call(page, origin, "register", {
    acquisition_source: "review-web",
    email: who.email,
    user_name: who.userName,
    password: who.password,
    first_name: who.firstName,
    last_name: who.lastName,
    ...phone,
    gender: "Female",
    salute: "Ms",
    otp_hash
  })
  return who
}
