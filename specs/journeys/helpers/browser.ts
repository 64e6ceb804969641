import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { chromium } from "playwright"

const run = promisify(execFile)

/** Paths of installed ones. The one without a window of its own first: it draws the same in about 80 % of the time. */
const usual = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome"
]

/** Flags for a browser that only ever sees this machine. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync"
]

/**
 * A Chromium to test with: the one named by CHROMIUM, an installed one, Playwright's own, else one that is fetched now
 * (from Playwright, or if that cannot be reached, as a package of the system).
 */
export const findBrowser = async (): Promise<string> => {
  const here = [process.env["CHROMIUM"], ...usual, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path)
  )
  if (here !== undefined) return here
  console.info("no browser here: fetching one …")
  const playwright = join(import.meta.dirname, "../../../node_modules/.bin/playwright")
  const fetched = await run(playwright, ["install", "chromium"], { timeout: 180_000 }).then(
    () => existsSync(chromium.executablePath()),
    () => false
  )
  if (fetched) return chromium.executablePath()
  await run("apt-get", ["update"], { timeout: 180_000 })
  const install = (name: string) => run("apt-get", ["install", "-y", name], { timeout: 600_000 })
  await install("chromium-headless-shell").catch(() => install("chromium"))
  const installed = usual.find((path) => existsSync(path))
  if (installed === undefined) throw new Error("No Chromium could be fetched: install one, or name it in CHROMIUM.")
  return installed
}
