import { Effect } from "effect"
import fc from "fast-check"
import type { AccountBrowser } from "#adapters/memory/account-browser.ts"
import { type OtpDestination, OtpProof, type OtpScope } from "#core/account/otp/otp.ts"
import { e164 } from "#core/kernel/phone.ts"
import { intruder, owner, type Person, type Watched } from "./watched-shop.ts"

export const acts = [
  "register",
  "registerWithTheOther",
  "quickly",
  "completeWithOwn",
  "completeWithTheOther",
  "resetByMail",
  "resetByPhone",
  "codeByMail",
  "codeByPhone",
  "google",
  "facebook",
  "password",
  "changePassword",
  "proveAddress",
  "changeNumber",
  "returnToNumber",
  "registerAtTill",
  "claimAtTill",
  "joinTill",
  "keepsLink",
  "usesLink",
  "guestOrder",
  "memberOrder",
  "address",
  "leave"
] as const
export type Act = (typeof acts)[number]
export interface Action {
  readonly by: 0 | 1
  /** One of two browsers of theirs. */
  readonly at: 0 | 1
  readonly act: Act
}
export const anyHistory = fc.array(
  fc.record({
    by: fc.constantFrom(0 as const, 1 as const),
    at: fc.constantFrom(0 as const, 1 as const),
    act: fc.constantFrom(...acts)
  }),
  { minLength: 2, maxLength: 14 }
)

const people = [owner, intruder] as const
/** A few hours: codes ran out, and the day's sends are never used up. */
const pause = 6 * 3_600_000

/** Plays a history, and compares after every action what each browser can read with whose it is. Returns the leaks. */
export const wronglyRead = async (shop: Watched, history: ReadonlyArray<Action>): Promise<ReadonlyArray<string>> => {
  const browsers = people.map(() => [shop.browser(), shop.browser()])
  const links = new Map<string, { code: string; uid: string }>()
  let step = 0
  for (const { by, at, act } of history) {
    step++
    const [who, other] = by === 0 ? people : ([intruder, owner] as const)
    const browser = browsers[by]?.[at] as AccountBrowser
    const before = shop.messages.length
    await done(shop, browser, { who, other, act, step, links })
    const wrong = [...(await strangeThings(shop, browsers)), ...wronglyWritten(shop, before, who)]
    if (wrong.length > 0) return wrong.map((what) => `after ${step}: ${what}`)
    await shop.advance(pause)
  }
  return lockedOut(shop, browsers)
}

interface Doing {
  readonly who: Person
  readonly other: Person
  readonly act: Act
  readonly step: number
  readonly links: Map<string, { code: string; uid: string }>
}

const attempt = <A, E>(call: Effect.Effect<A, E>): Promise<A | undefined> =>
  Effect.runPromise(Effect.match(call, { onSuccess: (value): A | undefined => value, onFailure: () => undefined }))

const done = async (shop: Watched, browser: AccountBrowser, { who, other, act, step, links }: Doing): Promise<void> => {
  const { port } = browser
  const password = `rahasia-${who.name}`
  const member = await Effect.runPromise(Effect.orDie(browser.member))
  const proof = (scope: OtpScope, to: OtpDestination) => proofOf(shop, browser, scope, to)
  const registering = async (email: string) =>
    attempt(
      port.register({
        email,
        userName: `nama${step}`,
        password,
        firstName: who.name,
        lastName: who.name,
        phone: who.phone,
        gender: "female",
        salute: "ms",
        acquisitionSource: "web",
        proof: await proof("verification", { phone: who.phone })
      })
    )
  const linkByMail = async () => {
    const before = shop.outbox.length
    await attempt(port.forgetByEmail({ email: who.email }))
    const sent = shop.outbox.slice(before).find(({ uid }) => uid !== undefined)
    return sent?.uid === undefined ? undefined : { code: sent.code, uid: sent.uid }
  }
  const linkByPhone = async () =>
    attempt(port.forgetByPhone({ phone: who.phone, proof: await proof("forget-password", { phone: who.phone }) }))
  const byCode = async (to: OtpDestination) => {
    const sent = await attempt(port.requestLoginCode({ method: "phone" in to ? "sms" : "email", to }))
    if (sent) await attempt(port.loginByCode({ ticket: sent.ticket, to, code: codeIn(shop) }))
  }
  const completing = (email: string) =>
    attempt(port.complete({ email, firstName: who.name, lastName: who.name, userName: `isi${step}`, password }))
  switch (act) {
    case "register":
      await registering(who.email)
      return
    case "registerWithTheOther":
      await registering(other.email)
      return
    case "quickly": {
      const proven = await proof("quick-registration", { phone: who.phone })
      await attempt(port.registerQuickly({ phone: who.phone, proof: proven, acquisitionSource: "web" }))
      return
    }
    case "completeWithOwn":
      await completing(who.email)
      return
    case "completeWithTheOther":
      await completing(other.email)
      return
    case "resetByMail": {
      const link = await linkByMail()
      if (link) await attempt(port.resetPassword({ ...link, password: `${password}${step}` }))
      await attempt(port.login({ identifier: who.email, password: `${password}${step}` }))
      return
    }
    case "resetByPhone": {
      const link = await linkByPhone()
      if (link) await attempt(port.resetPassword({ ...link, password: `${password}${step}` }))
      return
    }
    case "codeByMail":
      return byCode({ email: who.email })
    case "codeByPhone":
      return byCode({ phone: who.phone })
    case "google": {
      const identity = {
        provider: "google",
        subject: `g#${who.name}`,
        email: who.email,
        firstName: who.name,
        lastName: who.name
      } as const
      await attempt(
        port.loginWith({ provider: "google", acquisitionSource: "web", accessToken: shop.returned(identity) })
      )
      return
    }
    case "facebook": {
      const identity = {
        provider: "facebook",
        subject: `f#${who.name}`,
        isEmailVerified: false,
        firstName: who.name,
        lastName: who.name
      } as const
      await attempt(
        port.loginWith({ provider: "facebook", acquisitionSource: "web", accessToken: shop.returned(identity) })
      )
      return
    }
    case "password":
      for (const identifier of [owner.email, intruder.email]) await attempt(port.login({ identifier, password }))
      return
    case "changePassword":
      await attempt(port.changePassword({ current: password, password: `${password}-baru` }))
      return
    case "proveAddress":
      await attempt(port.changeEmail({ email: who.email, proof: await proof("verification", { email: who.email }) }))
      return
    case "changeNumber":
    case "returnToNumber": {
      const phone = act === "changeNumber" ? who.other : who.phone
      await attempt(port.changePhone({ phone, proof: await proof("change-number", { phone }) }))
      return
    }
    case "registerAtTill":
      return shop.registerAtStore(who.phone)
    case "claimAtTill": {
      const scope = "registered_sociolla_store"
      const proven = await proof(scope, { phone: who.phone })
      await attempt(port.registerQuickly({ scope, phone: who.phone, proof: proven, acquisitionSource: "web" }))
      return
    }
    case "joinTill": {
      const proven = await proof("registered_sociolla_store", { phone: who.phone })
      await attempt(port.complete({ phone: { phone: who.phone, proof: proven } }))
      return
    }
    case "keepsLink": {
      const link = await linkByPhone()
      if (link) links.set(who.name, link)
      return
    }
    case "usesLink": {
      const link = links.get(who.name)
      if (link) await attempt(port.resetPassword({ ...link, password: `${password}-simpan` }))
      for (const identifier of [owner.email, intruder.email])
        await attempt(port.login({ identifier, password: `${password}-simpan` }))
      return
    }
    case "guestOrder":
      return shop.order(who, `${who.name} ${step}`)
    case "memberOrder":
      return member === undefined ? undefined : shop.order(who, `${who.name} ${step}`, member)
    case "address":
      return member === undefined ? undefined : shop.address(member, `${who.name} ${step}`)
    case "leave":
      await attempt(port.logout({}))
  }
}

const codeIn = (shop: Watched): string => shop.outbox.at(-1)?.code ?? "none"

const proofOf = async (
  shop: Watched,
  { port }: AccountBrowser,
  scope: OtpScope,
  to: OtpDestination
): Promise<OtpProof> => {
  const sent = await attempt(port.sendCode({ scope, method: "phone" in to ? "sms" : "email", to }))
  const verified = sent && (await attempt(port.verifyCode({ ticket: sent.ticket, scope, to, code: codeIn(shop) })))
  return verified?.proof ?? OtpProof("none")
}

/** Messages about changes to a receiver other than the member who made them. Only a lock is caused by others. */
const wronglyWritten = (
  shop: Watched,
  before: number,
  { name, email, phone, other }: Person
): ReadonlyArray<string> => {
  const own = new Set([email, e164(phone), e164(other)])
  return shop.messages
    .slice(before)
    .filter(({ kind, to }) => kind !== "account-locked" && !own.has(to))
    .map(({ kind, to }) => `what ${name} did is written to ${to}: ${kind}`)
}

/** What a browser of one person shows of the other's. */
const strangeThings = async (
  shop: Watched,
  browsers: ReadonlyArray<ReadonlyArray<AccountBrowser>>
): Promise<ReadonlyArray<string>> => {
  const wrong: Array<string> = []
  for (const [place, own] of browsers.entries()) {
    const other = people[1 - place]?.name ?? ""
    for (const { port } of own) {
      const me = await attempt(port.me({}))
      if (me === undefined) continue
      const { id, firstName, lastName } = me.member
      const read = [`name ${firstName} ${lastName}`, ...(await shop.orders(id)), ...(await shop.addresses(id))]
      wrong.push(...read.filter((what) => what.includes(other)).map((what) => `${people[place]?.name} reads "${what}"`))
    }
  }
  return wrong
}

/** Each of them still gets in by their own number, and by their own address if an account has it; else it is free. */
const lockedOut = async (
  shop: Watched,
  browsers: ReadonlyArray<ReadonlyArray<AccountBrowser>>
): Promise<ReadonlyArray<string>> => {
  const wrong: Array<string> = []
  await shop.advance(24 * 3_600_000)
  for (const who of people) {
    const [byPhone, byMail] = [shop.browser(), shop.browser()]
    await done(shop, byPhone, { who, other: who, act: "quickly", step: 99, links: new Map() })
    if ((await attempt(byPhone.port.me({}))) === undefined) wrong.push(`${who.name} is shut out of the number`)
    await done(shop, byMail, { who, other: who, act: "codeByMail", step: 99, links: new Map() })
    const isFree = (await attempt(byMail.port.checkEmail({ email: who.email })))?.isAvailable
    if ((await attempt(byMail.port.me({}))) === undefined && isFree !== true)
      wrong.push(`${who.name} is shut out of the address`)
    const strange = await strangeThings(
      shop,
      people.map((one) => (one === who ? [byPhone, byMail] : []))
    )
    wrong.push(...strange.map((what) => `in the end ${what}`))
  }
  return browsers.length === 2 ? wrong : ["a browser is missing"]
}
