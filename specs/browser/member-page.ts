import { Effect } from "effect"
import { afterEach, beforeEach, expect, vi } from "vitest"
import { holdingBearer } from "#adapters/browser/bearer.ts"
import { lazyAccount } from "#adapters/browser/lazy-account.ts"
import { browserStores } from "#adapters/browser/storage.ts"
import { Unauthenticated } from "#core/account/account.errors.ts"
import { type Member, MemberId } from "#core/account/member.ts"
import type { LazyAccount } from "#core/shop/lazy-account.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { someMember } from "../account/some-member.ts"
import { someNow } from "../arbitraries.ts"

export const rani = someMember({ id: MemberId("rani") })
export const sari = someMember({ id: MemberId("sari") })
const meOf = (member: Member) => ({ member, bearer: { token: member.id, until: Date.now() + 900_000 } }) as never
const { details } = browserStores
/** Counts the reloads of the page. */
export const reload = vi.fn()
/** What the page takes for now. */
export const clock = { now: someNow }

/** Creates a browser with the mark of a member for each test of a file. */
export const stubMemberBrowser = () => {
  beforeEach(() => {
    const texts = new Map<string, string>()
    const storage = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => texts.set(key, text),
      removeItem: (key: string) => texts.delete(key)
    }
    reload.mockReset()
    clock.now = someNow
    vi.stubGlobal("localStorage", storage)
    vi.stubGlobal("sessionStorage", storage)
    const documentElement = { dataset: { live: "yes" } }
    vi.stubGlobal("document", Object.assign(new EventTarget(), { cookie: "member=1", documentElement }))
    vi.stubGlobal("addEventListener", () => {})
    vi.stubGlobal("requestIdleCallback", () => 0)
  })
  afterEach(() => vi.unstubAllGlobals())
}

/** Each form whose text is stored, with its page. */
export const pagesOfDrafts = [
  ["/account/profile", "profileDraft"],
  ["/account/addresses", "addressDraft"],
  ["/account/interests", "interestsDraft"],
  ["/account/security", "proving"],
  ["/beauty-profile", "beautyDraft"],
  ["/account/motherhood", "motherhoodDraft"],
  ["/account/newsletter", "newsletterDraft"],
  ["/register-detail", "accountDetail"],
  ["/register-detail", "interestsDraft"],
  ["/profile-completion", "accountDetail"],
  ["/orders/PDR-261120-7K3QX/confirm-payment", "confirmDraft"],
  ["/e-gift/1048", "egiftDraft"],
  ["/orders/PDR-261120-7K3QX/return", "returnDraft"],
  ["/review/add/1001", "reviewDrafts"]
] as const

/** A page whose session is `known`; the shop is asked for it. */
export const loadPage = (path: string, known: Member | undefined) => {
  const url = new URL(path, "https://pendar.test")
  vi.stubGlobal("location", { pathname: url.pathname, search: url.search, hash: "", reload })
  let asked = 0
  const me = () => {
    asked++
    return known === undefined ? Effect.fail(new Unauthenticated()) : Effect.succeed(meOf(known))
  }
  const port = holdingBearer({ me, logout: () => Effect.void } as unknown as ShopPorts["account"])
  const account = lazyAccount(
    async (name) => (({ account: port }) as unknown as ShopPorts)[name],
    () => clock.now
  )
  const ends: Array<string> = []
  account.onGone((end) => ends.push(end))
  return {
    account,
    ends,
    asked: () => asked,
    end: () => {
      known = undefined
    },
    logIn: (member: Member) => {
      known = member
      account.tell({ type: "member.arrived", me: meOf(member) })
    }
  }
}

/** A page of a member who has typed an address; then the shop ends the session. */
export const openPage = async (path: string) => {
  const opened = loadPage(path, rani)
  await opened.account.load()
  await vi.waitFor(() => expect(opened.account.viewer().kind).toBe("member"))
  details.write("Jl. Melawai Raya No. 18")
  return opened
}

/** A page that is loaded by the browser of a member who had typed an address, after the shop has ended the session. */
export const openLate = (path: string) => {
  for (const { write } of [browserStores.lastMember, browserStores.tabMember]) write("rani")
  details.write("Jl. Melawai Raya No. 18")
  return loadPage(path, undefined)
}

/** What the page does if the person closes the dialog. */
export const decline = (account: LazyAccount) => async () => {
  account.tell({ type: "session.lost" })
  return false
}
