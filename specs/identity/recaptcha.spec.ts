import { Effect, Exit } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { recaptchaOver } from "#adapters/identity/recaptcha.ts"
import { type JsonSink, openJsonSink } from "#specs/outbox/json-sink.ts"

describe("proofs of a person", () => {
  let sink: JsonSink
  beforeAll(async () => {
    sink = await openJsonSink()
  })
  afterAll(() => sink.close())
  const check = async (token: string | undefined, secret: string | undefined = "secret") => {
    const exit = await Effect.runPromiseExit(recaptchaOver({ url: sink.url, secret }).check(token))
    return Exit.isSuccess(exit)
      ? "person"
      : (/"_tag":"((?!Fail)\w+)"/.exec(JSON.stringify(exit.cause.reasons))?.[1] ?? "")
  }
  const answering = (answer: unknown, status = 200) =>
    sink.answers((_, response) => response.writeHead(status).end(JSON.stringify(answer)))

  it("are asked for where a key is set, and nowhere else", async () => {
    expect(
      await Effect.runPromise(recaptchaOver({ url: sink.url, secret: undefined }).check(undefined))
    ).toBeUndefined()
    expect(sink.asked).toHaveLength(0)
    expect(await check(undefined)).toBe("RecaptchaRefused")
    expect(sink.asked).toHaveLength(0)
  })

  it("are checked where they come from, with the key", async () => {
    answering({ success: true, score: 0.9 })
    expect(await check("token & more")).toBe("person")
    expect(sink.asked.at(-1)).toMatchObject({
      method: "POST",
      body: "secret=secret&response=token+%26+more",
      headers: { "content-type": expect.stringContaining("application/x-www-form-urlencoded") }
    })
  })

  it.each([
    ["no", { success: false }, 200, "RecaptchaRefused"],
    ["a low score", { success: true, score: 0.1 }, 200, "RecaptchaRefused"],
    ["something else", {}, 200, "RecaptchaRefused"],
    ["nothing that can be read", undefined, 500, "Unavailable"]
  ])("refuse if the answer is %s", async (_, answer, status, expected) => {
    answering(answer, status)
    expect(await check("token")).toBe(expected)
  })

  it("go nowhere else", async () => {
    sink.answers((_, response) => response.writeHead(307, { location: `${sink.url}/elsewhere` }).end())
    expect(await check("token")).toBe("Unavailable")
  })
})
