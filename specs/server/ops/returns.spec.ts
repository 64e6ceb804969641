import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { requestOf } from "#adapters/server/ops/ops-commands.ts"
import type { OpsRequest } from "#adapters/server/ops/ops-request.ts"
import { somePicture } from "#specs/contracts/some-picture.ts"
import { line } from "#specs/orders/selling-shop.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { guestAt } from "#specs/orders/shopper.ts"

/** D-62b, D-75; decision 0104. */
describe("returns as staff decide them, by the commands of `npm run ops`", () => {
  let shop: ServedShop
  beforeAll(async () => {
    shop = await openServedShop("postgres", { a: 50 })
  })
  afterAll(() => shop.close())

  const command = (...words: ReadonlyArray<string>): OpsRequest => {
    const request = requestOf([...words, "--as", "Sari"])
    if (request === undefined) throw new Error("help was requested")
    return request
  }
  const send = async ({ method, path, body, save, tell }: OpsRequest, token = shop.shop.opsToken) => {
    const answer = await shop.ask(path, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    const { data, code, message } = await answer.json()
    if (answer.ok) save?.(data)
    return { status: answer.status, code, message, said: answer.ok ? tell(data).join("\n") : "" }
  }
  const ops = (...words: ReadonlyArray<string>) => send(command(...words))

  /** An order of two at Rp50.000 that arrived, one of which goes back. */
  const claimed = async (reason = "damaged") => {
    const { product, combination } = line("a")
    const guest = guestAt(shop.ask)
    const placed = await guest.buy(
      [{ product_id: product, combination_id: combination, quantity: 2 }],
      "ayu@pembeli.test"
    )
    const { code, access_key: key, lines } = placed.body.data.order
    await ops("orders", "accept", code, "--no-transfer")
    await ops("orders", "advance", code, "pack")
    await ops("orders", "advance", code, "ship", "--tracking", "JP1")
    await ops("orders", "advance", code, "deliver")
    const photo = await shop.ask(`/api/orders/return-photos/${code}`, {
      method: "POST",
      headers: { "x-order-key": key },
      body: new Blob([new Uint8Array(await somePicture())])
    })
    const { data } = await photo.json()
    const claim = await guest.call(
      "POST",
      `/api/orders/users/me/orders/${code}/return`,
      {
        reason,
        lines: [{ line_id: lines[0].id, quantity: 1 }],
        photos: [data.photo],
        refund_to: { kind: "bank", bank: "BCA", account_number: "0123456789", account_name: "Ayu Lestari" }
      },
      { "x-order-key": key }
    )
    expect(claim.status).toBe(201)
    return String(code)
  }

  it("are listed with what they give back until they are decided, and shown with goods, account and pictures", async () => {
    const code = await claimed()
    expect((await send(command("returns", "list"), "made-up")).status).toBe(401)
    const listed = await ops("returns", "list")
    expect(listed.said).toContain(code)
    expect(listed.said.split("\t").slice(2)).toEqual(["open", "damaged", "50000", "ayu@pembeli.test"])
    const shown = await ops("returns", "show", code)
    expect(shown.said).toContain('"number": "0123456789"')
    const file = join(mkdtempSync(join(tmpdir(), "pendar-photo-")), "photo.webp")
    expect((await ops("returns", "photo", code, "1", "--out", file)).said).toBe(`${file} is written.`)
    expect(readFileSync(file).subarray(8, 12).toString()).toBe("WEBP")
    expect(await ops("returns", "photo", code, "2", "--out", file)).toMatchObject({
      status: 404,
      code: "RETURN_NOT_FOUND"
    })

    const much = await ops("returns", "accept", code, "--amount", "1000000")
    expect(much).toMatchObject({ status: 422, code: "RETURN_SUM" })
    expect(much.message).toContain("Rp")
    expect(much.message).not.toContain("{{")
    const accepted = await ops("returns", "accept", code, "--amount", "40000", "--say", "Kirim ke Jl. Melawai 18")
    expect(accepted.said).toContain("\taccepted\tdamaged\t40000\t")
    expect((await ops("returns", "list")).said).toBe("")
    expect((await ops("returns", "list", "--all")).said).toContain(code)
    expect(await ops("returns", "refuse", code, "--say", "-")).toMatchObject({ status: 409, code: "RETURN_NOT_OPEN" })
  })

  it("are refused with words for the buyer, and with none of them not at all", async () => {
    const code = await claimed("sealed")
    expect(() => command("returns", "refuse", code)).toThrow("What to --say to the buyer is missing.")
    expect((await ops("returns", "refuse", code, "--say", "Segelnya terbuka.")).said).toContain("Segelnya terbuka.")
    expect(await ops("returns", "accept", code)).toMatchObject({ status: 409, code: "RETURN_NOT_OPEN" })
  })

  it("say what is missing or wrong in a command", async () => {
    expect(() => command("returns", "show")).toThrow("The CODE of an order is missing.")
    expect(() => command("returns", "accept", "PDR-1", "--amount", "12.000")).toThrow("whole rupiah")
    expect(() => command("returns", "photo", "PDR-1")).toThrow("The NUMBER of the picture is missing")
    expect(() => command("returns", "photo", "PDR-1", "1")).toThrow("--out picture.webp")
    expect(await ops("returns", "show", "PDR-000000-ABCDE")).toMatchObject({ status: 404, code: "RETURN_NOT_FOUND" })
    expect(await ops("returns", "accept", "PDR-000000-ABCDE")).toMatchObject({ status: 404 })
  })
})
