import { describe, expect, it } from "vitest"
import { readLines, readText } from "#adapters/demo/data.ts"
import type { BrandRow, Catalogue, CategoryRow } from "#adapters/media/art/catalogue.ts"
import { draw } from "#adapters/media/art/draw.ts"
import { type Job, type RenderedRow, specHash } from "#adapters/media/art/jobs.ts"
import { planJobs } from "#adapters/media/art/plan.ts"

const catalogue: Catalogue = {
  brands: JSON.parse(readText("data/brands.json")) as ReadonlyArray<BrandRow>,
  categories: JSON.parse(readText("data/categories.json")) as ReadonlyArray<CategoryRow>,
  products: readLines("data/products.jsonl") as Catalogue["products"]
}
const jobs = planJobs(catalogue)
const rendered = new Map(
  (readLines("pictures/manifest.jsonl") as ReadonlyArray<RenderedRow>).map((row) => [row.id, row])
)

/** The same picture, small enough to be drawn in a moment. */
const small = (job: Job): Job => ({ ...job, outputs: ["48.avif"] })

describe("the demo shop's pictures", () => {
  it("are planned one for each name", () => {
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length)
  })

  it("are stored as they would be drawn now, with their words", () => {
    const changed = jobs.filter((job) => rendered.get(job.id)?.hash !== specHash(job)).map(({ id }) => id)
    expect(changed).toEqual([])
    for (const { id, alt } of jobs) expect(rendered.get(id)?.alt).toEqual(alt)
    expect(rendered.size).toBe(jobs.length)
  })

  it("has packshots in the widths of small places of the layout (specification 9)", () => {
    const packshots = [...rendered.values()].filter(({ id }) => /^p\d+$/.test(id))
    expect(packshots.length).toBeGreaterThan(300)
    for (const { files } of packshots)
      expect(files.map(({ width }) => width)).toEqual(expect.arrayContaining([112, 169, 240, 480, 960]))
    const mean = (width: number): number => {
      const sizes = packshots.flatMap(({ files }) =>
        files.flatMap((file) => (file.path.endsWith(`-${width}.avif`) ? file.bytes : []))
      )
      return sizes.reduce((sum, bytes) => sum + bytes, 0) / sizes.length
    }
    expect(mean(112)).toBeLessThan(0.6 * mean(240))
  })

  it.each(["p1002", "p1001-angle", "p1001-texture", "u1001-marble"])("draw %s alike every time", async (id) => {
    const job = jobs.find((one) => one.id === id)
    if (!job) throw new Error(`no picture ${id}`)
    const first = await draw(small(job))
    await draw(small(jobs[7] ?? job))
    const second = await draw(small(job))
    expect(first.pixels.equals(second.pixels)).toBe(true)
    expect(new Set(first.pixels).size).toBeGreaterThan(20)
  })
})
