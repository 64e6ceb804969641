import { defineConfig } from "playwright/test"
import { browserFlags } from "./helpers/browser.ts"

const full = process.env["SCALE"] === "full"
const every = process.env["JOURNEYS"] === "every"
const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium"

export default defineConfig({
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: "../../.build/journeys",
  globalSetup: "./shop.setup.ts",
  // Beside each other: while one waits the others go on.
  workers: 3,
  // Room for a slow line, and for a machine several times slower than ours: three browsers and the shop share its cores.
  timeout: 240_000,
  forbidOnly: true,
  reporter: [["list"], ["json"]],
  use: {
    baseURL: process.env["SHOP"],
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    // Workers answer in place of the network, which journeys hold back and whose clock they move; their own journeys allow them.
    serviceWorkers: "block",
    launchOptions: { executablePath, args: browserFlags },
    actionTimeout: 40_000,
    screenshot: "only-on-failure"
  },
  // `npm test` walks what is tagged @every: each part of the shop once, in whole lives. `npm run journeys` walks all of them.
  ...(every ? { grep: /@every/ } : {}),
  // Every size at full scale; else each journey once: on the phone, unless it is tagged for the desk. What only one size has, as
  // a phone no Tab, is tagged @phone or @desktop; what both have, @wide if it is seen at the desk; the one of two that is seen
  // there at full scale alone, @desk.
  projects: [
    {
      name: "phone",
      grepInvert: full ? /@desk/ : /@desk|@wide/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
    },
    {
      name: "desktop",
      ...(full ? { grepInvert: /@phone/ } : { grep: every ? /(?=.*@every).*@(?:desktop|wide)/ : /@desktop|@wide/ }),
      use: { viewport: { width: 1440, height: 900 } }
    }
  ]
})
