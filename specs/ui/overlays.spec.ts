import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const root = join(import.meta.dirname, "../../ui")
const screens = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".tsx"))
  // The gallery is a page of developers, built by itself.
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !path.includes("/gallery/"))
  .map((path) => ({ path: path.slice(root.length + 1), text: readFileSync(path, "utf8") }))

/** What opens something over the page: Radix's dialog, a native one, or a popover. */
const opens = /<Dialog\.Root|<dialog\b|popover="/

describe("everything that opens over a page", () => {
  const all = screens.filter(({ text }) => opens.test(text))

  it("is known", () => {
    expect(all.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        "kit/overlay/SheetOpen.tsx",
        "app/frame/CategoryMenu.tsx",
        "banners/PopupBanner.tsx",
        "tours/Coachmark.tsx"
      ])
    )
  })

  it.each(all)("is closed by Back: $path", ({ text }) => expect(text).toMatch(/useBackCloses\(/))
})
