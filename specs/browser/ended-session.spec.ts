import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { isReadAgain } from "#adapters/browser/account-actor.ts"
import { holdingBearer } from "#adapters/browser/bearer.ts"
import { lazyAccount } from "#adapters/browser/lazy-account.ts"
import { loginAgain } from "#adapters/browser/login-again.ts"
import { browserOrdering } from "#adapters/browser/ordering.ts"
import { ownOrders } from "#adapters/browser/own-orders.ts"
import { browserStores } from "#adapters/browser/storage.ts"
import { Unauthenticated } from "#core/account/account.errors.ts"
import { type Member, MemberId } from "#core/account/member.ts"
import { CheckoutUnknown } from "#core/checkout/checkout.errors.ts"
import { instant } from "#core/kernel/moment.ts"
import { failureOf } from "#core/kernel/port-actors.ts"
import { CheckoutId, OrderCode } from "#core/orders/order.ts"
import { OrderUnknown } from "#core/orders/orders.errors.ts"
import type { OrderAsked } from "#core/orders/orders.port.ts"
import type { LazyAccount } from "#core/shop/lazy-account.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { someMember } from "../account/some-member.ts"
import { someNow } from "../arbitraries.ts"

const rani = someMember({ id: MemberId("rani") })
const sari = someMember({ id: MemberId("sari") })
const meOf = (member: Member) => ({ member, bearer: { token: member.id, until: Date.now() + 900_000 } }) as never
const { details } = browserStores
const reload = vi.fn()
/** What the page takes for now. */
let pageNow = someNow

beforeEach(() => {
  const texts = new Map<string, string>()
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key)
  }
  reload.mockReset()
  pageNow = someNow
  vi.stubGlobal("localStorage", storage)
  vi.stubGlobal("sessionStorage", storage)
  const documentElement = { dataset: { live: "yes" } }
  vi.stubGlobal("document", Object.assign(new EventTarget(), { cookie: "member=1", documentElement }))
  vi.stubGlobal("addEventListener", () => {})
  vi.stubGlobal("requestIdleCallback", () => 0)
})
afterEach(() => vi.unstubAllGlobals())

/** Each form whose text is stored, with its page. */
const pagesOfDrafts = [
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
  ["/orders/PDR-261120-7K3QX/confirm-payment", "confirmDraft"]
] as const

/** A page whose session is `known`; the shop is asked for it. */
const loadPage = (path: string, known: Member | undefined) => {
  const url = new URL(path, "https://pendar.test")
  vi.stubGlobal("location", { pathname: url.pathname, search: url.search, hash: "", reload })
  let asked = 0
  const me = () => {
    asked++
    return known === undefined ? Effect.fail(new Unauthenticated()) : Effect.succeed(meOf(known))
  }
  const port = holdingBearer({ me, logout: () => Effect.void } as unknown as ShopPorts["account"])
  const account = lazyAccount(
    async () => ({ account: port }) as unknown as ShopPorts,
    () => pageNow
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
const openPage = async (path: string) => {
  const page = loadPage(path, rani)
  await page.account.load()
  await vi.waitFor(() => expect(page.account.viewer().kind).toBe("member"))
  details.write("Jl. Melawai Raya No. 18")
  return page
}

/** A page that is loaded by the browser of a member who had typed an address, after the shop has ended the session. */
const openLate = (path: string) => {
  for (const { write } of [browserStores.lastMember, browserStores.tabMember]) write("rani")
  details.write("Jl. Melawai Raya No. 18")
  return loadPage(path, undefined)
}

/** What the page does if the person closes the dialog. */
const declined = (account: LazyAccount) => async () => {
  account.tell({ type: "session.lost" })
  return false
}

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
    const ask = vi.fn(declined(account))
    account.onLost(ask)
    end()
    expect(await loginAgain.wanted()).toBe(false)
    await vi.waitFor(() => expect(ends).toEqual(["expired"]))
    expect(ask).toHaveBeenCalledTimes(1)
    expect([account.viewer().kind, details.read()]).toEqual(["guest", undefined])
  })

  it.each(["/", "/order", "/account/profile"])("ends at once where nothing is being typed: %s", async (path) => {
    const { account, ends, end } = await openPage(path)
    const ask = vi.fn(declined(account))
    account.onLost(ask)
    end()
    account.tell({ type: "session.changed" })
    await vi.waitFor(() => expect(ends).toEqual(["expired"]))
    expect(ask).not.toHaveBeenCalled()
  })

  it.each(pagesOfDrafts)("asks over a form with a draft: %s", async (path, draft) => {
    const { account, ends, end } = await openPage(path)
    browserStores[draft].write("typed")
    const ask = vi.fn(declined(account))
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

describe("what was typed before the log-in was declined", () => {
  const typed = ["Jl. Melawai Raya No. 18", '{"v":1}']
  const read = () => [details.read(), browserStores.addressDraft.read()]
  /** The dialog is closed, as for a new password: the session is over, and what was typed is set aside. */
  const declineOver = async () => {
    const page = await openPage("/account/addresses")
    browserStores.addressDraft.write('{"v":1}')
    page.account.onLost(declined(page.account))
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

  it("gives way to what is newer", async () => {
    const page = await declineOver()
    details.write("Jl. Wijaya II No. 4")
    await arrive(page, rani)
    expect(read()).toEqual(["Jl. Wijaya II No. 4", '{"v":1}'])
  })

  it("is there again after a reload, for an hour", async () => {
    for (const [minutes, expected] of [
      [59, typed],
      [61, [undefined, undefined]]
    ] as const) {
      pageNow = someNow
      await declineOver()
      pageNow = instant(someNow + minutes * 60_000)
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
    page.account.onLost(declined(page.account))
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
      const ask = vi.fn(declined(account))
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
    const ask = vi.fn(declined(account))
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
    const ask = vi.fn(declined(account))
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

describe("a call that only reads, refused because no member is logged in", () => {
  const orders = "/users/me/orders?skip=0&limit=10"
  const bag = "/user/me/carts"

  it("is sent again after the log-in that a member's page asks for", async () => {
    const { account, ends, end, asked, logIn } = await openPage("/account/orders")
    const ask = vi.fn(async () => {
      logIn(rani)
      return true
    })
    account.onLost(ask)
    end()
    const before = asked()
    expect(await Promise.all([isReadAgain(orders), isReadAgain("/user/me/orders/count")])).toEqual([true, true])
    expect([ask.mock.calls.length, asked() - before, ends]).toEqual([1, 1, []])
  })

  it("ends the session if the member declines, which is asked for once", async () => {
    const { account, ends, end, asked } = await openPage("/account/orders")
    const ask = vi.fn(declined(account))
    account.onLost(ask)
    end()
    const before = asked()
    expect(await isReadAgain(orders)).toBe(false)
    expect([ask.mock.calls.length, ends, account.viewer().kind]).toEqual([1, ["expired"], "guest"])
    expect(await isReadAgain(orders)).toBe(false)
    expect([asked() - before, ask.mock.calls.length]).toEqual([1, 1])
  })

  it("is sent again without a question if another tab has begun a session of the same member", async () => {
    const { account, ends } = await openPage("/account/orders")
    const ask = vi.fn(declined(account))
    account.onLost(ask)
    expect(await isReadAgain(orders)).toBe(true)
    expect([ask.mock.calls.length, ends]).toEqual([0, []])
  })

  it.each([
    ["/", bag],
    ["/account/orders", bag],
    ["/product/lipstick/1001-x", "/search-history-keywords?limit=5"]
  ])("ends the session without a question if the page does not wait for it: %s %s", async (path, read) => {
    const { account, ends, end } = await openPage(path)
    const ask = vi.fn(declined(account))
    account.onLost(ask)
    end()
    expect(await isReadAgain(read)).toBe(false)
    expect([ask.mock.calls.length, ends]).toEqual([0, ["expired"]])
  })

  it("asks where a press waits for the bag", async () => {
    const { account, end, logIn } = await openPage("/product/lipstick/1001-x")
    const ask = vi.fn(async () => {
      logIn(rani)
      return true
    })
    account.onLost(ask)
    end()
    loginAgain.hasPress = () => true
    expect(await isReadAgain(bag)).toBe(true)
    loginAgain.hasPress = undefined
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it("is an order of the member's own, which is unknown then; one that a key opens asks nothing", async () => {
    const { account, end, logIn } = await openPage("/orders/PD-1")
    const ask = vi.fn(async () => {
      logIn(rani)
      return true
    })
    account.onLost(ask)
    const asked: Array<string | undefined> = []
    const unknown = ({ key }: OrderAsked) => {
      asked.push(key)
      return Effect.fail(new OrderUnknown())
    }
    const { read, received } = ownOrders({
      read: unknown,
      cancel: unknown,
      keepReceipt: unknown,
      confirmTransfer: unknown,
      received: unknown,
      sendKeyAgain: () => Effect.succeed({ sent: true })
    })
    const answer = (call: Effect.Effect<unknown, unknown>) => Effect.runPromise(Effect.flip(call))
    const code = OrderCode("PD-1")
    expect(await answer(read({ code, key: "k" }))).toEqual(new OrderUnknown())
    expect([asked, ask.mock.calls.length]).toEqual([["k"], 0])
    end()
    expect(await answer(read({ code, key: "" }))).toEqual(new OrderUnknown())
    expect([asked, ask.mock.calls.length]).toEqual([["k", "", ""], 1])
    end()
    expect(await answer(received({ code }))).toEqual(new OrderUnknown())
    expect([asked.length, ask.mock.calls.length]).toEqual([5, 2])
  })

  it("asks nothing while a log-out is under way, or after it", async () => {
    const { account, ends, end, asked } = await openPage("/account/orders")
    const ask = vi.fn(declined(account))
    account.onLost(ask)
    end()
    const before = asked()
    account.tell({ type: "logout.wanted" })
    expect(await isReadAgain(orders)).toBe(false)
    await new Promise(setImmediate)
    expect(await isReadAgain(orders)).toBe(false)
    expect([asked(), ask.mock.calls.length, ends]).toEqual([before, 0, ["here"]])
  })

  it("is not sent for another member, whose session stays", async () => {
    const { account, ends, logIn } = await openPage("/account/orders")
    const answer = isReadAgain(orders)
    logIn(sari)
    expect(await answer).toBe(false)
    expect([account.viewer(), ends]).toEqual([{ kind: "member", member: sari }, []])
  })
})

describe("a checkout that the shop does not know", () => {
  const id = CheckoutId("c1")
  /** Reads a checkout that is known again after `refusals` calls. */
  const read = async (refusals: number) => {
    let calls = 0
    const checkout = {
      read: () => (++calls > refusals ? Effect.succeed("known") : Effect.fail(new CheckoutUnknown()))
    }
    const ordering = browserOrdering({ checkout } as unknown as Pick<ShopPorts, "checkout">)
    const answer = await Effect.runPromise(
      Effect.match(ordering.read({ id }), {
        onSuccess: () => "known",
        onFailure: (error) => failureOf({ error })._tag
      })
    )
    return { answer, calls }
  }

  it("is asked for once more after the log-in of its member", async () => {
    const { account, end, logIn } = await openPage("/order?step=delivery")
    account.onLost(async () => {
      logIn(rani)
      return true
    })
    end()
    expect(await read(1)).toEqual({ answer: "known", calls: 2 })
  })

  it("is gone if the session is still open: no question is asked", async () => {
    const { account } = await openPage("/order?step=delivery")
    const ask = vi.fn(async () => true)
    account.onLost(ask)
    expect(await read(9)).toEqual({ answer: "CheckoutUnknown", calls: 2 })
    expect(ask).not.toHaveBeenCalled()
  })

  it("is gone for a guest", async () => {
    expect(await read(9)).toEqual({ answer: "CheckoutUnknown", calls: 1 })
  })
})
