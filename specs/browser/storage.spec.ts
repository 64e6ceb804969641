import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { browserStores, otherKeys } from "#adapters/browser/storage.ts"

const root = join(import.meta.dirname, "../..")
const sources = globSync(["ui/**/*.{ts,tsx}", "core/**/*.ts", "adapters/{browser,sandbox,http}/**/*.ts"], { cwd: root })
  .filter((file) => !file.startsWith("ui/gallery/"))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }))
const listed = new Set([...Object.values(browserStores).map(({ key }) => key), ...Object.keys(otherKeys)])

/** Interfaces with which browsers store anything. */
const places = /\b(?:localStorage|sessionStorage|document\.cookie|indexedDB|caches\.open)\b/

/** Files that may, each with what it stores. */
const storing: Readonly<Record<string, string>> = {
  "adapters/browser/storage.ts": "the list itself",
  "adapters/browser/clear-member-mark.ts": "clears `member`",
  "adapters/browser/cookie.ts": "for the list",
  "adapters/browser/member-mark.ts": "reads `member`",
  "adapters/browser/photos/photo-drafts.ts": "pendar.review-photos",
  "adapters/browser/recorder.ts": "a comment",
  "adapters/browser/worker/service-worker.ts": "pages that were visited, and files of builds",
  "adapters/sandbox/props.ts": "a page's own, which ends with the page",
  "ui/app/first-script.ts": "reads `theme`, `member` and `pendar.announcements`",
  "ui/shop/theme.ts": "theme",
  "ui/app/useScroll.ts": "pendar.scroll"
}

describe("what a browser stores", () => {
  it("stands in one list, with its owner", () => {
    const named = sources.flatMap(({ text }) => [...text.matchAll(/"(pendar\.[a-z-]+)"/g)].map(([, key]) => key ?? ""))
    const channels = ["pendar.session", "pendar.test"]
    expect([...new Set(named)].filter((key) => !listed.has(key) && !channels.includes(key))).toEqual([])
  })

  it("is stored by files that are known for it", () => {
    const found = sources.filter(({ text }) => places.test(text)).map(({ file }) => file)
    expect(found.toSorted()).toEqual(Object.keys(storing).toSorted())
  })

  it("names every key once", () => {
    const keys = Object.values(browserStores).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
