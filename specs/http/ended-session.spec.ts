import { Effect } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { client } from "#adapters/http/client.ts"
import { oneHost } from "#adapters/http/hosts.ts"
import { portOverHttp } from "#adapters/http/port-over-http.ts"
import { accountWire } from "#adapters/wire/account/account.wire.ts"
import { memberOrdersWire } from "#adapters/wire/selling/member-orders.wire.ts"

const refusal = { success: false, code: "UNAUTHENTICATED", message: "" }
let calls: Array<string> = []
let lost: Array<string | undefined> = []
let isBack = false

const send = client(
  oneHost("https://pendar.test"),
  {
    language: "id",
    platform: () => "",
    sessionId: () => undefined,
    bearer: () => undefined,
    lost: async (read) => {
      lost.push(read)
      return isBack
    }
  },
  Date.now,
  async (asked) => {
    const { method, url } = asked as Request
    calls.push(`${method} ${new URL(url).pathname}`)
    return Response.json(refusal, { status: 401 })
  }
)
const orders = portOverHttp(send, memberOrdersWire)
const account = portOverHttp(send, accountWire)
const tagOf = (call: Effect.Effect<unknown, { readonly _tag: string }>): Promise<string> =>
  Effect.runPromise(Effect.match(call, { onSuccess: () => "answered", onFailure: ({ _tag }) => _tag }))

/** D-36. */
describe("a call that is refused because no member is logged in", () => {
  beforeEach(() => {
    calls = []
    lost = []
    isBack = false
  })

  it("asks for the session, and is not sent again without one", async () => {
    expect(await tagOf(orders.list({ skip: 0, limit: 10 }))).toBe("Unauthenticated")
    expect([calls, lost]).toEqual([["GET /api/orders/users/me/orders"], ["/users/me/orders?skip=0&limit=10"]])
  })

  it("is sent once more with one, and no third time", async () => {
    isBack = true
    expect(await tagOf(orders.count({}))).toBe("Unauthenticated")
    expect([calls.length, lost.length]).toEqual([2, 1])
  })

  it("says of a call that changes something that it does", async () => {
    expect(await tagOf(account.changePassword({ current: "melati-putih-9", password: "cempaka-ungu-5" }))).toBe(
      "Unauthenticated"
    )
    expect(lost).toEqual([undefined])
  })

  it("asks for no session where it asks whose session it is", async () => {
    isBack = true
    expect(await tagOf(account.me({}))).toBe("Unauthenticated")
    expect([calls, lost]).toEqual([["GET /api/account/user/me"], []])
  })
})
