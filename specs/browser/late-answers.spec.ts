import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Unauthenticated } from "#core/account/account.errors.ts"
import { instant } from "#core/kernel/moment.ts"
import type { ShopPorts } from "#core/shop/ports.ts"
import { someNow } from "../arbitraries.ts"

/** A browser with one mark, and a page whose session is asked for; the answer is held. */
const opened = async () => {
  const browser = { mark: "first" as string | undefined }
  vi.stubGlobal("location", { pathname: "/", search: "", hash: "" })
  vi.stubGlobal("document", {
    documentElement: { dataset: { live: "yes" } },
    get cookie() {
      return browser.mark === undefined ? "lang=en" : `lang=en; member=${browser.mark}`
    },
    set cookie(text: string) {
      if (text.startsWith("member=") && text.includes("max-age=0")) browser.mark = undefined
    }
  })
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const me = () =>
    Effect.flatMap(
      Effect.promise(() => {
        asked.resolve()
        return answered.promise
      }),
      () => Effect.fail(new Unauthenticated())
    )
  const { startSession } = await import("#adapters/browser/account-actor.ts")
  const ports = { account: { me, logout: () => Effect.succeed({ ended: true as const }) } } as unknown as ShopPorts
  const input = { isExpected: true, isLoggingOut: false, at: instant(someNow) }
  const actor = startSession(
    async (name) => ports[name],
    input,
    () => instant(someNow)
  )
  await asked.promise
  const gone = new Promise((resolve) => actor.on("member.gone", resolve))
  return { browser, actor, gone, answer: answered.resolve }
}

/** Decision 0075. */
describe("the mark that a member is logged in", () => {
  beforeEach(() => vi.resetModules())
  afterEach(() => vi.unstubAllGlobals())

  it("is cleared if the server does not know the session", async () => {
    const { browser, gone, answer } = await opened()
    answer()
    await gone
    expect(browser.mark).toBeUndefined()
  })

  it("stays if a member has logged in since that answer was asked for", async () => {
    const { browser, gone, answer } = await opened()
    browser.mark = "second"
    answer()
    await gone
    expect(browser.mark).toBe("second")
  })

  it("is cleared at once by a log-out, whose answer clears none", async () => {
    const { browser, actor } = await opened()
    actor.send({ type: "logout.wanted", at: instant(someNow) })
    expect(browser.mark).toBeUndefined()
    browser.mark = "second"
    await new Promise((resolve) => actor.on("session.over", resolve))
    expect(browser.mark).toBe("second")
  })
})
