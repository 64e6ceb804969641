import { describe, expect, it } from "vitest"
import { sharesToHome } from "#core/install/ways.rule.ts"

const webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)"
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.5 Safari/605.1.15`

describe("the share menu", () => {
  it.each([
    ["Safari on an iPhone", true, { userAgent: iPhone, maxTouchPoints: 5, standalone: false }],
    ["Safari on an iPad, which names itself a Mac", true, { userAgent: mac, maxTouchPoints: 5, standalone: false }],
    ["the installed shop on an iPhone", false, { userAgent: iPhone, maxTouchPoints: 5, standalone: true }],
    ["Safari on a Mac", false, { userAgent: mac, maxTouchPoints: 0, standalone: false }],
    [
      "Chrome on an iPhone",
      false,
      { userAgent: iPhone.replace("Version/18.5", "CriOS/139.0"), maxTouchPoints: 5, standalone: false }
    ],
    [
      "Chrome on Android",
      false,
      { userAgent: "Mozilla/5.0 (Linux; Android 15) Chrome/139.0 Mobile Safari/537.36", maxTouchPoints: 5 }
    ]
  ])("is how the shop gets to the home screen: %s: %s", (_, answer, device) =>
    expect(sharesToHome(device)).toBe(answer)
  )
})
