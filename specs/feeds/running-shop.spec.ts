import { chmod, mkdtemp, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { serve } from "@hono/node-server"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Finding } from "#adapters/feeds/findings.ts"
import { FolderTaken } from "#adapters/postgres/engine/folder-lock.ts"
import { readOps, removeOps, writeOps } from "#adapters/server/ops/ops-file.ts"
import { sendToServer } from "#adapters/server/ops/send-to-server.ts"
import { openSpecShop, type SpecShop } from "../shop.ts"
import { fileWith, shopifyCsv } from "./importing.ts"

describe("a running shop", () => {
  let spec: SpecShop
  let server: ReturnType<typeof serve>
  let folder: string
  beforeAll(async () => {
    spec = await openSpecShop()
    folder = await mkdtemp(join(tmpdir(), "pendar-ops-"))
    const port = await new Promise<number>((listening) => {
      server = serve({ fetch: spec.app.fetch, port: 0, hostname: "127.0.0.1" }, (info) => listening(info.port))
    })
    writeOps(folder, { address: `http://127.0.0.1:${port}`, token: spec.shop.opsToken, pid: process.pid })
  })
  afterAll(async () => {
    server.close()
    await spec.close()
    await rm(folder, { recursive: true, force: true })
  })

  const taken = new FolderTaken("db", "db.lock", 1)
  const sendText = async (text: string, from = folder) => {
    const findings: Array<Finding> = []
    const options = { path: fileWith(text), name: "produk.csv", currency: "IDR", rates: new Map(), unknownStock: 10 }
    const done = await sendToServer(
      from,
      { ...options, onFinding: (finding) => findings.push(finding), onProgress: () => {} },
      taken
    )
    return { done, findings }
  }

  it("takes a feed that the command sends to it, and shows it at once", async () => {
    const name = "Serum Kunang Kunang"
    const { done, findings } = await sendText(
      shopifyCsv({ Handle: "kunang", Title: name }, { Handle: "b", "Variant Price": "x" })
    )
    expect(done).toMatchObject({ file: "produk.csv", added: 1, exit: 2 })
    expect(findings).toMatchObject([{ file: "produk.csv", record: 2, key: "b", outcome: "reject_row" }])
    const found = await spec.ask("/api/catalogue/v3/search?filter=%7B%22q%22%3A%22kunang%22%7D")
    expect(JSON.stringify(await found.json())).toContain(name)
  })

  it("takes nothing without the token, from elsewhere, or through a proxy", async () => {
    const ask = (headers: Record<string, string>) =>
      spec.ask("/ops/import", { method: "POST", body: shopifyCsv({}), headers })
    const authorization = `Bearer ${spec.shop.opsToken}`
    expect((await ask({})).status).toBe(401)
    expect((await ask({ authorization: "Bearer x" })).status).toBe(401)
    expect((await ask({ authorization, "x-forwarded-for": "10.0.0.1" })).status).toBe(404)
    expect(
      (await spec.ask("/ops/import?rate=x", { method: "POST", body: "x", headers: { authorization } })).status
    ).toBe(400)
    expect(spec.logged().join("\n")).not.toContain(spec.shop.opsToken)
  })

  it("keeps its token where only its owner can read it, and takes it away", async () => {
    expect((await stat(join(folder, "ops.json"))).mode & 0o777).toBe(0o600)
    const other = await mkdtemp(join(tmpdir(), "pendar-ops-"))
    await chmod(other, 0o700)
    writeOps(other, { address: "http://127.0.0.1:1", token: "x", pid: process.pid })
    removeOps(other, "another")
    expect(readOps(other)?.token).toBe("x")
    removeOps(other, "x")
    expect(readOps(other)).toBeUndefined()
    await expect(sendText("x", other)).rejects.toBe(taken)
    await rm(other, { recursive: true })
  })
})
