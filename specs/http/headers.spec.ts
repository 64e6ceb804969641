import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { client } from "#adapters/http/client.ts"
import { hostsOf, oneHost } from "#adapters/http/hosts.ts"
import { httpPort } from "#adapters/http/http-ports.ts"
import { instant } from "#core/kernel/moment.ts"
import type { LoadPort } from "#core/shop/ports.ts"
import { runs } from "../arbitraries.ts"

const session = "8d0f7f0e-3d5c-4b0a-9a52-0c8a7b8c9d10"

describe("every call of a client", () => {
  it("carries the platform, the session id and the language, and the bearer if a member is logged in", async () => {
    const calls: ReadonlyArray<(load: LoadPort) => Promise<Effect.Effect<unknown, unknown>>> = [
      async (load) => (await load("catalogue")).categories({}),
      async (load) => (await load("reviews")).count({}),
      async (load) => (await load("stores")).frame({}),
      async (load) => (await load("account")).login({ identifier: "rani1998", password: "rahasia" }),
      async (load) => (await load("account")).forgetByEmail({ email: "rani@contoh.id" })
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls),
        fc.constantFrom("review-web-desktop", "review-web-mobile"),
        fc.option(fc.stringMatching(/^[\w-]{20,60}$/), { nil: undefined }),
        async (call, platform, bearer) => {
          const sent: Array<Headers> = []
          const send = client(
            oneHost("http://shop.test"),
            { language: "en", platform: () => platform, sessionId: () => session, bearer: () => bearer },
            () => instant(0),
            async (request) => {
              sent.push(new Request(request).headers)
              return new Response("{}", { status: 500 })
            }
          )
          await Effect.runPromiseExit(await call(httpPort(send)))
          expect(sent.length).toBeGreaterThan(0)
          for (const headers of sent)
            expect(
              ["soc-platform", "x-session-id", "accept-language", "authorization"].map((name) => headers.get(name))
            ).toEqual([platform, session, "en", bearer === undefined ? null : `Bearer ${bearer}`])
        }
      ),
      runs(40)
    )
  })

  it("goes with cookies, to mirrors too", async () => {
    let asked: Request | undefined
    const send = client(
      hostsOf("https://www.shop.test", { public: ["https://api1.shop.test", "https://api2.shop.test"] }),
      { language: "id", platform: () => "", sessionId: () => undefined, bearer: () => undefined },
      () => instant(0),
      async (request) => {
        asked = new Request(request)
        return Response.json({ success: true, data: [] })
      }
    )
    await Effect.runPromiseExit((await httpPort(send)("toggles")).toggles({}))
    expect([new URL(asked?.url ?? "").origin, asked?.credentials]).toEqual(["https://api1.shop.test", "include"])
  })
})
