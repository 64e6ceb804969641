import { describe, expect, it, vi } from "vitest"
import { loginAgain } from "#adapters/browser/login-again.ts"
import { browserStores } from "#adapters/browser/storage.ts"
import type { Member } from "#core/account/member.ts"
import { instant } from "#core/kernel/moment.ts"
import { someNow } from "../arbitraries.ts"
import { clock, decline, loadPage, openLate, openPage, rani, sari, stubMemberBrowser } from "./member-page.ts"

const { details } = browserStores
stubMemberBrowser()

describe("what was typed before the log-in was declined", () => {
  const typed = ["Jl. Melawai Raya No. 18", '{"v":1}']
  const read = () => [details.read(), browserStores.addressDraft.read()]
  /** The dialog is closed, as for a new password: the session is over, and what was typed is set aside. */
  const declineOver = async () => {
    const page = await openPage("/account/addresses")
    browserStores.addressDraft.write('{"v":1}')
    page.account.onLost(decline(page.account))
    page.end()
    page.account.tell({ type: "session.changed" })
    await vi.waitFor(() => expect(page.ends).toEqual(["expired"]))
    expect(read()).toEqual([undefined, undefined])
    return page
  }
  const arrive = async (page: Awaited<ReturnType<typeof declineOver>>, member: Member) => {
    page.logIn(member)
    await vi.waitFor(() => expect(page.account.viewer().kind).toBe("member"))
  }

  it("is there again for the same member", async () => {
    await arrive(await declineOver(), rani)
    expect(read()).toEqual(typed)
    expect(browserStores.setAside.read()).toBeUndefined()
  })

  const newer = "Jl. Wijaya II No. 4"

  it("is there again in place of what a guest has typed in this tab meanwhile", async () => {
    const page = await declineOver()
    details.write(newer)
    await arrive(page, rani)
    expect(read()).toEqual(typed)
  })

  it("gives way to a form on the page, which its member sees", async () => {
    const page = await declineOver()
    details.write(newer)
    vi.stubGlobal("location", { ...location, pathname: "/order", search: "?step=details" })
    await arrive(page, rani)
    expect(read()).toEqual([newer, '{"v":1}'])
  })

  it("gives way to what is newer in a store of all tabs", async () => {
    const { confirmDraft } = browserStores
    confirmDraft.write("of the member")
    const page = await declineOver()
    expect(confirmDraft.read()).toBeUndefined()
    confirmDraft.write("of another tab")
    vi.stubGlobal("location", { ...location, pathname: "/" })
    await arrive(page, rani)
    expect([confirmDraft.read(), ...read()]).toEqual(["of another tab", ...typed])
  })

  it("gives way to what has been typed since if the session never ended here", async () => {
    const page = await openPage("/account/addresses")
    browserStores.addressDraft.write('{"v":1}')
    page.account.onLost(async () => {
      expect(browserStores.setAside.read()).toBeDefined()
      details.write(newer)
      page.logIn(rani)
      return true
    })
    page.end()
    page.account.tell({ type: "session.changed" })
    await vi.waitFor(() => expect(details.read()).toBe(newer))
    await vi.waitFor(() => expect(browserStores.setAside.read()).toBeUndefined())
    expect([read(), page.ends]).toEqual([[newer, '{"v":1}'], []])
  })

  it("is there again after a reload, for an hour", async () => {
    for (const [minutes, expected] of [
      [59, typed],
      [61, [undefined, undefined]]
    ] as const) {
      clock.now = someNow
      await declineOver()
      clock.now = instant(someNow + minutes * 60_000)
      Object.assign(document, { cookie: "" })
      await arrive({ ...loadPage("/", undefined) }, rani)
      expect(read(), `${minutes}`).toEqual(expected)
      Object.assign(document, { cookie: "member=1" })
    }
  })

  it("is no other member's", async () => {
    await arrive(await declineOver(), sari)
    expect([...read(), browserStores.setAside.read()]).toEqual([undefined, undefined, undefined])
  })

  it("is cleared by a log-out", async () => {
    const { account } = await declineOver()
    account.tell({ type: "session.changed" })
    account.tell({ type: "logout.wanted" })
    await vi.waitFor(() => expect(browserStores.setAside.read()).toBeUndefined())
  })

  it("is asked about once: a form that was saved meanwhile does not come back", async () => {
    const page = await openPage("/account/addresses")
    browserStores.addressDraft.write('{"v":1}')
    page.account.onLost(decline(page.account))
    // Another tab has begun a new session: nothing is asked.
    expect(await loginAgain.wanted()).toBe(true)
    browserStores.addressDraft.clear()
    page.account.tell({ type: "session.changed" })
    await vi.waitFor(() => expect(page.account.viewer().kind).toBe("member"))
    expect(browserStores.addressDraft.read()).toBeUndefined()
  })
})

describe("the token of a new password", () => {
  const token = '{"v":1,"uid":"u","code":"c"}'
  const { resetToken } = browserStores

  it("stays if the session before it turns out to be over", async () => {
    const { ends } = openLate("/forgot/reset/password?uid=u&code=c")
    resetToken.write(token)
    await vi.waitFor(() => expect(ends).toEqual(["expired"]))
    expect([resetToken.read(), details.read()]).toEqual([token, undefined])
  })

  it.each([
    ["in this tab", "logout.wanted"],
    ["in another tab", "session.ended"]
  ] as const)("is cleared by a log-out %s", async (_, type) => {
    const { account, ends } = await openPage("/set-new-password")
    resetToken.write(token)
    account.tell({ type })
    await vi.waitFor(() => expect(ends).toHaveLength(1))
    expect(resetToken.read()).toBeUndefined()
  })

  it("is cleared by a log-out in another tab while this one was away", () => {
    browserStores.tabMember.write("rani")
    resetToken.write(token)
    Object.assign(document, { cookie: "" })
    loadPage("/", undefined)
    expect(resetToken.read()).toBeUndefined()
  })
})
