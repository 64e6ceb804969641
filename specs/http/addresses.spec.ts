import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { client } from "#adapters/http/client.ts"
import { oneHost } from "#adapters/http/hosts.ts"
import { httpPort } from "#adapters/http/http-ports.ts"
import { LineId } from "#core/cart/cart.ts"
import { instant } from "#core/kernel/moment.ts"
import type { LoadPort } from "#core/shop/ports.ts"
import { VoucherId } from "#core/vouchers/voucher.ts"

/** Method, path with its query, and body of what a call sends. */
const sentBy = async (call: (load: LoadPort) => Promise<Effect.Effect<unknown, unknown>>) => {
  const sent: Array<Request> = []
  const send = client(
    oneHost("http://shop.test"),
    { language: "id", platform: () => "review-web-mobile", sessionId: () => "s", bearer: () => undefined },
    () => instant(0),
    async (request) => {
      sent.push(new Request(request))
      return new Response("{}", { status: 500 })
    }
  )
  await Effect.runPromiseExit(await call(httpPort(send)))
  const [request] = sent
  return [request?.method, request?.url.replace("http://shop.test", ""), await request?.text()]
}

describe("a call that deletes", () => {
  it("names in its address what goes: no server reads a body of it", async () => {
    expect(
      await sentBy(async (load) => (await load("memberBag")).cancelVoucher({ voucher: VoucherId("ambilpendar20") }))
    ).toEqual(["DELETE", "/api/cart/carts/voucher?voucher_id=ambilpendar20", ""])
    expect(await sentBy(async (load) => (await load("memberBag")).remove({ line: LineId("100101") }))).toEqual([
      "DELETE",
      "/api/cart/user/me/carts/100101",
      ""
    ])
  })
})
