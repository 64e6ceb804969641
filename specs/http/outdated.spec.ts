import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { client } from "#adapters/http/client.ts"
import { oneHost } from "#adapters/http/hosts.ts"
import { portOverHttp } from "#adapters/http/port-over-http.ts"
import { accountWire } from "#adapters/wire/account/account.wire.ts"
import type { AccountPort } from "#core/account/account.port.ts"

let status = 200
let asked = 0
const server = createServer((_, answer) => {
  asked++
  answer.writeHead(status, { location: "/api/public/auth/login" }).end("<html></html>")
})
let port: AccountPort
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const { port: at } = server.address() as AddressInfo
  const caller = { language: "id", platform: () => "", sessionId: () => undefined, bearer: () => undefined } as const
  port = portOverHttp(client(oneHost(`http://127.0.0.1:${at}`), caller), accountWire)
})
afterAll(() => {
  server.close()
})

const tagOf = (call: Effect.Effect<unknown, { readonly _tag: string }>): Promise<string> =>
  Effect.runPromise(Effect.match(call, { onSuccess: () => "answered", onFailure: ({ _tag }) => _tag }))

describe("a shop that has moved on", () => {
  it.each([307, 405])("reaches a person who logs in: %i", async (answer) => {
    status = answer
    asked = 0
    expect(await tagOf(port.login({ identifier: "rani1998", password: "rahasia" }))).toBe("PageOutdated")
    expect(asked).toBe(1)
  })

  it.each([307, 405])("is no answer to any other call: %i", async (answer) => {
    status = answer
    expect(await tagOf(port.forgetByEmail({ email: "rani@contoh.id" }))).toBe("Unavailable")
  })
})
