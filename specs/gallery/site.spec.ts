import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runInNewContext } from "node:vm"
import { brotliCompressSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { writeSite } from "#adapters/charts/site.ts"
import { arrowId, arrowsFrom, statesOf } from "#core/charts/arrow.rule.ts"
import type { Exhibit } from "#core/charts/exhibit.ts"
import { machines } from "#core/charts/machines.ts"
import { framesOf } from "#core/charts/recording/recording.rule.ts"
import { addressIn, hashOf } from "#ui/gallery/address.ts"
import { screens } from "#ui/gallery/details/screens.ts"
import { exhibits } from "./exhibits.ts"
import taken from "./taken.json" with { type: "json" }

const most = 200_000

describe("the gallery as a folder", () => {
  let folder = ""
  let all: ReadonlyArray<Exhibit> = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "pendar-gallery-"))
    all = await exhibits(30)
    await writeSite(folder, all)
  }, 600_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const read = (file: string) => readFile(join(folder, file), "utf8")

  it("begins with at most 200 KB, and without what lays charts out", async () => {
    const files = await Promise.all(["index.html", "gallery.css", "gallery.js", "data/list.js"].map(read))
    const sizes = files.map((text) => brotliCompressSync(text).length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most)
    expect(/elk\.layered|elkjs/.test(files.join(""))).toBe(false)
  })

  it("needs no server: classic scripts, nothing fetched, nothing from elsewhere", async () => {
    const [page, style, script] = await Promise.all(["index.html", "gallery.css", "gallery.js"].map(read))
    expect(page).not.toContain('type="module"')
    const faults = {
      elsewhere: /https?:\/\//.test(`${page}${style}`),
      files: /url\((?!["']?data:)/.test(style ?? ""),
      asking: /\bfetch\(|\bimport\(|^import /m.test(script ?? "")
    }
    expect(faults).toEqual({ elsewhere: false, files: false, asking: false })
  })

  it("has every machine in its list and in a script of its own", async () => {
    const window: { pendarGallery?: { entries: ReadonlyArray<{ id: string }>; exhibits: Record<string, Exhibit> } } = {}
    const run = async (file: string) =>
      runInNewContext(await read(`data/${file}.js`), { window, pendarGallery: window.pendarGallery })
    await run("list")
    expect(window.pendarGallery?.entries.map(({ id }) => id).toSorted()).toEqual([...machines.keys()].toSorted())
    for (const { chart } of all) await run(chart.id)
    expect(window.pendarGallery?.exhibits).toEqual(Object.fromEntries(all.map((one) => [one.chart.id, one])))
  })

  it("shows pictures of the shop that are there, on states that are there", async () => {
    const pictures = new Set(await readdir(join(folder, "screens")))
    const states = new Set(all.flatMap(({ chart }) => chart.states.map(({ id }) => id)))
    expect(Object.keys(screens).filter((state) => !states.has(state))).toEqual([])
    const wanted = Object.values(screens).flatMap((name) => [`${name}-1440-dark.jpg`, `${name}-360-light.jpg`])
    expect(wanted.filter((picture) => !pictures.has(picture))).toEqual([])
  })

  it("brings heat and recordings of its simulations that fit its charts", () => {
    const lived = all.filter(({ heats }) => heats.simulated !== undefined)
    expect(lived.length).toBeGreaterThan(3)
    for (const { chart, heats, recordings, invariants } of lived) {
      expect(Object.keys(heats.simulated?.arrows ?? {}).toSorted()).toEqual(chart.arrows.map(({ id }) => id).toSorted())
      expect(invariants.length).toBeGreaterThan(0)
      for (const recording of recordings) {
        expect(recording.chart).toBe(chart.shape)
        for (const { place, arrows } of framesOf(chart, recording)) {
          expect(place.active).toContain(chart.id)
          expect(arrows.length).toBeGreaterThan(0)
        }
        expect(/@contoh|rahasia/.test(JSON.stringify(recording))).toBe(false)
      }
    }
  })
})

describe("what specs were seen to take", () => {
  it("is of machines and arrows that are there: else `npm run gallery:heat`", () => {
    const gone = Object.entries(taken).flatMap(([id, { arrows }]) => {
      const machine = machines.get(id)
      const known = new Set(machine === undefined ? [] : statesOf(machine).flatMap(arrowsFrom).map(arrowId))
      return Object.keys(arrows).filter((arrow) => !known.has(arrow))
    })
    expect(gone).toEqual([])
    expect(Object.keys(taken)).toEqual([...machines.keys()].toSorted())
  })
})

describe("an address in the gallery", () => {
  it("leads to a machine, a state or an arrow, and back", () => {
    const places = [
      { view: "look" },
      { machine: "otp", view: "table" },
      { machine: "otp", view: "look", looked: { kind: "state", id: "otp.active.flow.sending" } },
      { machine: "otp", view: "look", looked: { kind: "state", id: "otp" } },
      { machine: "otp", view: "walk", looked: { kind: "arrow", id: "otp.active.flow.sending: failed (2)" } },
      { machine: "otp", view: "look", looked: { kind: "arrow", id: "otp: ledger.changed (1)" } }
    ] as const
    for (const place of places) expect(addressIn(hashOf(place))).toEqual(place)
    expect(addressIn("#/otp/active.flow.sending?view=elsewhere")).toEqual(places[2])
    expect(addressIn("#/otp/%zz").looked?.id).toBe("otp.%zz")
  })
})
