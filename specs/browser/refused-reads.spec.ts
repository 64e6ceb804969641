import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { isReadAgain } from "#adapters/browser/account-actor.ts"
import { loginAgain } from "#adapters/browser/login-again.ts"
import { browserOrdering } from "#adapters/browser/ordering.ts"
import { ownOrders } from "#adapters/browser/own-orders.ts"
import { CheckoutUnknown } from "#core/checkout/checkout.errors.ts"
import { failureOf } from "#core/kernel/port-actors.ts"
import { CheckoutId, OrderCode } from "#core/orders/order.ts"
import { OrderUnknown } from "#core/orders/orders.errors.ts"
import type { OrderAsked } from "#core/orders/orders.port.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { decline, openPage, rani, sari, stubMemberBrowser } from "./member-page.ts"

stubMemberBrowser()
afterEach(() => {
  loginAgain.hasPress = undefined
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
    const ask = vi.fn(decline(account))
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
    const ask = vi.fn(decline(account))
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
    const ask = vi.fn(decline(account))
    account.onLost(ask)
    end()
    expect(await isReadAgain(read)).toBe(false)
    expect([ask.mock.calls.length, ends]).toEqual([0, ["expired"]])
  })

  it.each([bag, "/users/me/profile"])(
    "asks where a press waits for the bag, whatever is refused first: %s",
    async (read) => {
      const { account, end, logIn } = await openPage("/product/lipstick/1001-x")
      const ask = vi.fn(async () => {
        logIn(rani)
        return true
      })
      account.onLost(ask)
      end()
      loginAgain.hasPress = () => true
      expect(await isReadAgain(read)).toBe(true)
      loginAgain.hasPress = undefined
      expect(ask).toHaveBeenCalledTimes(1)
    }
  )

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
      keepWaiting: unknown,
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
    const ask = vi.fn(decline(account))
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
    const ordering = browserOrdering(checkout as unknown as ShopPorts["checkout"])
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
