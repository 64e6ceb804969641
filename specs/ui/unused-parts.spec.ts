import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { ensureBuilt } from "#adapters/server/build/build.ts"
import { withoutUnusedParts } from "#adapters/server/build/unused-parts.ts"

const assets = join(import.meta.dirname, "../../.build/client/assets")

describe("the parts of the router that no page uses", () => {
  it("are in no file that a browser fetches", async () => {
    await ensureBuilt(() => {})
    const files = (await readdir(assets)).filter((file) => file.endsWith(".js"))
    const texts = await Promise.all(files.map((file) => readFile(join(assets, file), "utf8")))
    // Where positions of scrolling are stored, and what a form of the router sends: words that only these parts have.
    for (const text of texts)
      expect(text).not.toMatch(/react-router-scroll-positions|application\/x-www-form-urlencoded/)
    // The words that stay show that the files are those of the router.
    expect(texts.some((text) => text.includes("React Router"))).toBe(true)
  })

  it("are let go in the files of the router alone", () => {
    const { transform } = withoutUnusedParts()
    const code = 'var Form = React4.forwardRef(draw);\nForm.displayName = "Form";\n'
    expect(transform(code, "/shop/node_modules/react-router/dist/production/chunk.mjs")).toBe(
      "var Form = /* @__PURE__ */ React4.forwardRef(draw);\n\n"
    )
    expect(transform(code, "/shop/ui/kit/Form.tsx")).toBeUndefined()
  })
})
