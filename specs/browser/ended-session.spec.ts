import { describe, expect, it, vi } from "vitest"
import { loginAgain } from "#adapters/browser/login-again.ts"
import { browserStores } from "#adapters/browser/storage.ts"
import { decline, openLate, openPage, pagesOfDrafts, rani, reload, sari, stubMemberBrowser } from "./member-page.ts"

const { details } = browserStores
stubMemberBrowser()

describe("a session that has ended", () => {
  it("asks to log in over a checkout, and clears nothing of the member who does", async () => {
    const { account, ends, end, logIn } = await openPage("/order?step=details")
    let answer = (_: boolean): void => {}
    const ask = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
    account.onLost(ask)
    end()
    // The bearer is renewed, or the page is looked at again.
    account.tell({ type: "session.changed" })
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
    expect([account.viewer().kind, details.read()]).toEqual(["member", "Jl. Melawai Raya No. 18"])
    logIn(rani)
    answer(true)
    await vi.waitFor(() => expect(account.viewer().kind).toBe("member"))
    expect([ends, details.read()]).toEqual([[], "Jl. Melawai Raya No. 18"])
    expect(reload).not.toHaveBeenCalled()
  })

  it("ends with the answer if the member declines, asks once, and clears what was typed", async () => {
    const { account, ends, end } = await openPage("/order?step=payment")
    const ask = vi.fn(decline(account))
    account.onLost(ask)
    end()
    expect(await loginAgain.wanted()).toBe(false)
    await vi.waitFor(() => expect(ends).toEqual(["expired"]))
    expect(ask).toHaveBeenCalledTimes(1)
    expect([account.viewer().kind, details.read()]).toEqual(["guest", undefined])
  })

  it.each(["/", "/order", "/account/profile"])("ends at once where nothing is being typed: %s", async (path) => {
    const { account, ends, end } = await openPage(path)
    const ask = vi.fn(decline(account))
    account.onLost(ask)
    end()
    account.tell({ type: "session.changed" })
    await vi.waitFor(() => expect(ends).toEqual(["expired"]))
    expect(ask).not.toHaveBeenCalled()
  })

  it.each(pagesOfDrafts)("asks over a form with a draft: %s", async (path, draft) => {
    const { account, ends, end } = await openPage(path)
    browserStores[draft].write("typed")
    const ask = vi.fn(decline(account))
    account.onLost(ask)
    end()
    account.tell({ type: "session.changed" })
    await vi.waitFor(() => expect(ends).toEqual(["expired"]))
    expect(ask).toHaveBeenCalledTimes(1)
    expect(browserStores[draft].read()).toBeUndefined()
  })

  it("sends nothing for another member who logs in instead, and leaves nothing typed on the page", async () => {
    const { account, end, logIn } = await openPage("/order?step=details")
    account.onLost(async () => {
      logIn(sari)
      return true
    })
    end()
    expect(await loginAgain.wanted()).toBe(false)
    expect(details.read()).toBeUndefined()
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

describe("a page that is loaded after its session has ended", () => {
  it("asks to log in, and clears nothing of the member who does", async () => {
    const { account, ends, logIn } = openLate("/order?step=details")
    account.onLost(async () => {
      expect([account.viewer().kind, details.read(), document.cookie]).toEqual([
        "coming",
        "Jl. Melawai Raya No. 18",
        "member=1"
      ])
      logIn(rani)
      return true
    })
    await vi.waitFor(() => expect(account.viewer().kind).toBe("member"))
    expect([ends, details.read()]).toEqual([[], "Jl. Melawai Raya No. 18"])
  })

  it.each([["/order?step=payment", "ordering"], ...pagesOfDrafts] as const)(
    "ends, is said, and holds nothing if the member declines: %s",
    async (path, draft) => {
      browserStores[draft].write("typed")
      const { account, ends } = openLate(path)
      const ask = vi.fn(decline(account))
      account.onLost(ask)
      await vi.waitFor(() => expect(ends).toEqual(["expired"]))
      expect(ask).toHaveBeenCalledTimes(1)
      expect([browserStores[draft].read(), details.read(), document.cookie]).toEqual([
        undefined,
        undefined,
        "member=; path=/; max-age=0"
      ])
    }
  )

  it.each(["/", "/order", "/account/profile"])("ends and is said where nothing was typed: %s", async (path) => {
    const { account, ends } = openLate(path)
    const ask = vi.fn(decline(account))
    account.onLost(ask)
    await vi.waitFor(() => expect(ends).toEqual(["expired"]))
    expect(ask).not.toHaveBeenCalled()
    expect([account.viewer().kind, details.read()]).toEqual(["guest", undefined])
  })

  it("waits until the page can ask", async () => {
    document.documentElement.dataset["live"] = "soon"
    const page = new EventTarget()
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page))
    const { account, ends, asked } = openLate("/order?step=details")
    await vi.waitFor(() => expect(asked()).toBe(1))
    await new Promise(setImmediate)
    expect(ends).toEqual([])
    const ask = vi.fn(decline(account))
    account.onLost(ask)
    page.dispatchEvent(new Event("shop.live"))
    await vi.waitFor(() => expect(ends).toEqual(["expired"]))
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it("shows another member nothing of the tab's, also if another tab has cleared what they share", async () => {
    const { account, logIn } = openLate("/order?step=details")
    account.onLost(async () => {
      browserStores.lastMember.clear()
      logIn(sari)
      return true
    })
    await vi.waitFor(() => expect(account.viewer().kind).toBe("member"))
    expect(details.read()).toBeUndefined()
  })

  it("asks no guest, and holds nothing, after a log-out", async () => {
    Object.assign(document, { cookie: "" })
    const { account, ends, asked } = openLate("/order?step=details")
    await new Promise(setImmediate)
    expect([account.viewer().kind, details.read(), ends, asked()]).toEqual(["guest", undefined, [], 0])
  })
})
