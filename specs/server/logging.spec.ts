import { describe, expect, it } from "vitest"
import { loggingTo } from "#adapters/server/logging.ts"

describe("the log", () => {
  it("hides what opens something and whose it is, wherever it stands", () => {
    const lines: Array<string> = []
    const log = loggingTo("debug", { write: (line) => lines.push(line) })
    const secrets = {
      password: "rahasia1",
      code: "123456",
      token: "token-1",
      otp_hash: "proof-1",
      cookie: "sid=1",
      authorization: "Bearer 1",
      email: "ayu@anggota.test",
      phone_no: "081234567890"
    }
    log.info(secrets, "plain")
    log.warn({ body: secrets }, "inside")
    log.error({ request: { headers: secrets } }, "deeper")
    expect(lines).toHaveLength(3)
    for (const line of lines) for (const secret of Object.values(secrets)) expect(line).not.toContain(secret)
    log.info({ path: "/auth/login", status: 401 })
    expect(lines.at(-1)).toContain("/auth/login")
  })
})
