import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { Hono } from "hono"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { acceptedEncoding, bodyFor, encodeText, packPieces } from "#adapters/server/http/encoded.ts"
import type { RequestEnv } from "#adapters/server/http/hono.ts"
import { serveBuilt } from "#adapters/server/pages/static-files.ts"

const cases = [
  [undefined, undefined],
  ["", undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0", undefined],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["*;q=0", undefined],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["gzip;q=0.5, br;q=0.5", "br"],
  ["identity", undefined],
  ["x-br, gzip-9", undefined]
] as const

describe("the encoding of a response", () => {
  it.each(cases)("of Accept-Encoding %j is %j", (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })

  const text = "Lipstik matte yang ringan. ".repeat(400)
  it.each([
    ["encoded", encodeText(text)],
    ["packed", packPieces([text])]
  ] as const)("is shared by all who read it uncompressed: %s", async (_, form) => {
    const [one, other] = await Promise.all([bodyFor(form, undefined), bodyFor(form, undefined)])
    const later = await bodyFor(form, undefined)
    expect(one.body).toBeInstanceOf(Uint8Array)
    expect([other.body === one.body, later.body === one.body]).toEqual([true, true])
  })

  it.each([
    ["encoded", encodeText(text)],
    ["packed", packPieces([text])]
  ] as const)("is that of the bytes sent: %s", async (_, form) => {
    const sent = async (header: string | undefined) => {
      const { body, encoding } = await bodyFor(form, header)
      const bytes = Buffer.from(body)
      const unpacked = { br: brotliDecompressSync, gzip: gunzipSync }
      return [encoding, (encoding ? unpacked[encoding](bytes) : bytes).toString() === text]
    }
    for (const [header, encoding] of cases) expect(await sent(header), String(header)).toEqual([encoding, true])
  })

  it("is none for a response that fits one packet", async () => {
    expect(await bodyFor(encodeText("x".repeat(1_399)), "br, gzip")).toEqual({ body: "x".repeat(1_399) })
  })

  describe("of a built file", () => {
    const folder = mkdtempSync(join(tmpdir(), "pendar-built-"))
    const app = new Hono<RequestEnv>()
    const get = async (path: string, header: string | undefined) => {
      const answer = await app.request(path, { headers: header === undefined ? {} : { "accept-encoding": header } })
      return [answer.headers.get("content-encoding") ?? undefined, await answer.text()]
    }
    beforeAll(() => {
      mkdirSync(join(folder, "assets"))
      for (const [name, text] of [
        ["a.js", "plain"],
        ["a.js.br", "small"],
        ["a.js.gz", "smaller"],
        ["b.js", "plain only"],
        ["c.js", "without Brotli"],
        ["c.js.gz", "smaller"]
      ] as const)
        writeFileSync(join(folder, "assets", name), text)
      serveBuilt(app, folder)
    })
    afterAll(() => rmSync(folder, { recursive: true }))

    it.each(cases)("follows Accept-Encoding %j: %j", async (header, encoding) => {
      const body = encoding === "br" ? "small" : encoding === "gzip" ? "smaller" : "plain"
      expect(await get("/assets/a.js", header)).toEqual([encoding, body])
    })

    it("is one that the build made", async () => {
      expect(await get("/assets/c.js", "br, gzip;q=0.5")).toEqual(["gzip", "smaller"])
    })

    it("is none if the build has no compressed form", async () => {
      expect(await get("/assets/b.js", "br, gzip")).toEqual([undefined, "plain only"])
    })
  })
})
