import { describe, expect, it } from "vitest"
import { leaksIn } from "./scanned-logs.ts"

const secrets = new Set(["123456", "Sangat-Rahasia-7"])

describe("the logs of a run", () => {
  it.each([
    '{"level":30,"pid":123456,"time":1763767106731,"path":"/api/public/auth/login","status":401}',
    '{"level":20,"path":"/product/lipstik/123456-rona","requestId":"9d81234567890-1"}',
    "Pendar is open at http://127.0.0.1:40125",
    "1234567 is another number"
  ])("may hold %s", (line) => {
    expect(leaksIn([line], secrets)).toEqual([])
  })

  it.each([
    '{"level":30,"msg":"the code is 123456"}',
    '{"level":30,"code":"123456"}',
    "login with Sangat-Rahasia-7 failed",
    '{"to":"+6281234567890"}',
    "sent to 081234567890.",
    "sent to 0812-3456-7890",
    "Key (phone_e164)=(6281234567890) already exists"
  ])("may not hold %s", (line) => {
    expect(leaksIn([line], secrets)).toEqual([line])
  })
})
