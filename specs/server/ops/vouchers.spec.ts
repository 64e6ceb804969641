import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { requestOf } from "#adapters/server/ops/ops-commands.ts"
import { type OpsRequest, UsageProblem } from "#adapters/server/ops/ops-request.ts"
import { usageOf } from "#adapters/server/ops/ops-usage.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { viewerAt } from "../viewer.ts"

describe("vouchers that staff write with commands", () => {
  let shop: ServedShop
  const folder = mkdtempSync(join(tmpdir(), "pendar-vouchers-"))
  beforeAll(async () => {
    shop = await openServedShop("postgres", { "100101": 5 })
  })
  afterAll(async () => {
    await shop.close()
    rmSync(folder, { recursive: true })
  })
  const send = async ({ method, path, body }: Pick<OpsRequest, "method" | "path" | "body">, token?: string) => {
    const answer = await shop.ask(path, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token ?? shop.shop.opsToken}` },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    return { status: answer.status, body: await answer.json() }
  }
  /** What a command prints, and the status of its answer. */
  const typed = async (...words: ReadonlyArray<string>) => {
    const request = requestOf(["vouchers", ...words, "--as", "Sari"])
    if (request === undefined) throw new Error("it is no command")
    const read = request.before && (await send({ method: "GET", path: request.before.path }))
    if (read && read.status !== 200) return { status: read.status, lines: [String(read.body.message)] }
    const { status, body } = await send(
      request.before ? { ...request, body: request.before.bodyOf(read?.body.data) } : request
    )
    return {
      status,
      lines: status === 200 ? request.tell(body.data) : [...(request.refused?.(body) ?? []), String(body.message)]
    }
  }
  const campaign = ["--from", "2020-12-01", "--until", "2099-12-12", "--quota", "500"]
  const terms = ["--terms-id", "Sekali saja", "--terms-en", "Once only"]
  const why = ["--note", "the twelfth of December"]
  const logOf = (subject: string) =>
    Effect.runPromise(
      shop.shop.db.ask((on) =>
        on.selectFrom("ops_log").selectAll().where("subject", "=", subject).orderBy("position").execute()
      )
    )

  it("need the token, a code, a reason, and something to change", async () => {
    expect((await send({ method: "GET", path: "/ops/vouchers" }, "made-up")).status).toBe(401)
    expect((await send({ method: "POST", path: "/ops/vouchers", body: {} })).status).toBe(422)
    for (const words of [
      ["create"],
      ["show"],
      ["edit", "KODE", ...why],
      ["pause", "KODE"],
      ["create", "KODE", ...campaign]
    ])
      expect(() => requestOf(["vouchers", ...words])).toThrow(UsageProblem)
    expect(() => requestOf(["vouchers", "delete", "KODE"])).toThrow(UsageProblem)
    for (const word of ["list", "show", "create", "edit", "pause", "resume", "import"])
      expect(usageOf("vouchers")).toContain(word)
  })

  it("are created, listed, shown, edited, paused and resumed; each change is logged with who and why", async () => {
    const created = await typed(
      "create",
      "harbolnas",
      "--percent",
      "12",
      "--most",
      "50000",
      ...campaign,
      ...terms,
      ...why
    )
    expect(created.status).toBe(200)
    const line = "HARBOLNAS\t12%, at most Rp50.000\t2020-12-01 – 2099-12-12\t0/500 taken\trunning"
    expect((await typed("list")).lines).toEqual([line])
    expect((await typed("create", "HARBOLNAS", "--amount", "1", ...campaign, ...terms, ...why)).status).toBe(409)

    const edit = await typed(
      "edit",
      "HARBOLNAS",
      "--free-shipping",
      "--until",
      "2099-12-12 18:00",
      "--unlisted",
      ...why
    )
    expect(edit.lines).toEqual([
      "HARBOLNAS\tfree shipping\t2020-12-01 – 2099-12-12 18:00 WIB\t0/500 taken\trunning, not listed",
      "  discount: percentage → free_shipping",
      "  value: 12 → none",
      "  most: 50000 → none",
      "  until: 2099-12-12 → 2099-12-12 18:00",
      "  listed: yes → no"
    ])
    expect((await typed("edit", "HARBOLNAS", "--quota", "500", ...why)).lines.at(-1)).toContain("Unchanged")
    expect((await typed("pause", "HARBOLNAS", ...why)).lines[0]).toContain("running, paused, not listed")
    expect((await typed("pause", "HARBOLNAS", ...why)).lines[1]).toContain("Unchanged")
    expect((await typed("resume", "harbol nas", ...why)).lines[0]).toContain("running, not listed")
    const { lines } = await typed("show", "HARBOLNAS")
    for (const text of ["0 of 500", "held now by 0 orders", "Once only", "resumed by Sari: the twelfth of December"])
      expect(lines.join("\n")).toContain(text)
    const log = await logOf("HARBOLNAS")
    expect(log).toMatchObject([
      { name: "Sari", action: "voucher", detail: { kind: "created", note: "the twelfth of December" } },
      { detail: { kind: "changed", before: { discount: "percentage" }, after: { discount: "free_shipping" } } },
      { detail: { kind: "paused" } },
      { detail: { kind: "resumed" } }
    ])
  })

  it("may count by themselves, for guests, too, if they free shipping", async () => {
    const options = ["--free-shipping", "--most", "10000", "--automatic", "--guests"]
    const { status, lines } = await typed("create", "ONGKIRSEMUA", ...options, ...campaign, ...terms, ...why)
    expect(status).toBe(200)
    expect(lines).toEqual(expect.arrayContaining(["  counts by itself", "  for guests, too"]))
    const amount = await typed("create", "POTONGSEMUA", "--amount", "1", "--automatic", ...campaign, ...terms, ...why)
    expect(amount.status).toBe(422)
    expect(amount.lines).toContain(
      "--automatic: must not be automatic: only free shipping counts by itself, and no voucher of welcome does"
    )
    expect((await typed("list")).lines.join("\n")).toContain("0/500 taken\trunning, automatic, for guests")
    const edited = await typed("edit", "ONGKIRSEMUA", "--no-automatic", "--no-guests", ...why)
    expect(edited.lines).toEqual(expect.arrayContaining(["  type: auto → manual", "  guests: yes → no"]))
  })

  it("are for members by their address, and for goods by number or slug, shown by name", async () => {
    const registered = await viewerAt(shop.ask).register({ name: "kupon", phone: "081255550041" })
    const { email } = registered.body.data.user
    const product = await Effect.runPromise(
      shop.shop.db.ask((on) => on.selectFrom("products").select(["id", "name"]).executeTakeFirstOrThrow())
    )
    const brand = await Effect.runPromise(
      shop.shop.db.ask((on) => on.selectFrom("brands").select(["slug", "name"]).executeTakeFirstOrThrow())
    )
    const rules = ["--users", email.toUpperCase(), "--brands", brand.slug, "--products", String(product.id)]
    const { status, lines } = await typed(
      "create",
      "BUATMU",
      "--amount",
      "20000",
      ...rules,
      ...campaign,
      ...terms,
      ...why
    )
    expect(status).toBe(200)
    const shown = lines.join("\n")
    for (const name of [
      `the member ${email}`,
      `the brand ${brand.name}`,
      `the product ${product.name} (${product.id})`
    ])
      expect(shown).toContain(name)
    // The log is permanent: it stores no address.
    expect(JSON.stringify(await logOf("BUATMU"))).not.toContain(email)
  })

  it("are refused with everything that is wrong, by option, twenty at most, and nothing is written", async () => {
    const wrong = await typed("create", "DUA KATA", "--amount", "5", "--percent", "5", "--from", "besok", ...why)
    expect(wrong.status).toBe(422)
    const options = wrong.lines.map((line) => line.split(": ")[0])
    expect(options).toEqual([
      "CODE",
      "--amount, --percent, --free-shipping or --paper-bag",
      "--quota",
      "--from",
      "--until",
      "--terms-id",
      "--terms-en",
      "Nothing was written."
    ])
    const many = Array.from({ length: 30 }, (_, at) => `merek-${at}`).join(",")
    const { lines } = await typed("create", "BANYAK", "--amount", "5", "--brands", many, ...campaign, ...terms, ...why)
    expect(lines).toHaveLength(21)
    expect(lines.at(-1)).toBe("And 10 more. Nothing was written.")
    for (const flag of ["--paper-bag", "--guests"])
      expect((await typed("create", "BELUM", flag, "--amount", "5", ...campaign, ...terms, ...why)).status).toBe(422)
    expect((await typed("create", "TASGRATIS", "--paper-bag", ...campaign, ...terms, ...why)).status).toBe(200)
    expect((await typed("show", "TASGRATIS")).lines.join()).toContain("paper bag")
    expect((await typed("list", "--all")).lines.join()).not.toMatch(/BANYAK|BELUM|DUA/)
    expect((await typed("show", "BANYAK")).status).toBe(404)
    expect((await typed("edit", "BANYAK", "--quota", "5", ...why)).status).toBe(404)
  })

  it("are edited by the version that was read", async () => {
    await typed("create", "VERSI", "--amount", "5000", ...campaign, ...terms, ...why)
    const version = (await typed("show", "VERSI")).lines.join().replace(/^.*version: ([0-9a-f]{8}).*$/s, "$1")
    expect((await typed("edit", "VERSI", "--quota", "400", "--version", version, ...why)).status).toBe(200)
    const late = await typed("edit", "VERSI", "--quota", "300", "--version", version, ...why)
    expect([late.status, late.lines[0]]).toEqual([
      409,
      expect.stringContaining('look again with "vouchers show VERSI"')
    ])
    expect((await typed("show", "VERSI")).lines.join()).toContain("0 of 400")
  })

  it("come from a file, all or none, each line with its problem, and unchanged the second time", async () => {
    const file = join(folder, "vouchers.csv")
    const write = (...lines: ReadonlyArray<string>) => writeFileSync(file, `${lines.join("\n")}\n`)
    const head = "code,discount,value,redemptions,from,until,terms_id,terms_en"
    const good = "MASUK1,amount,20000,100,2026-12-01,2026-12-12,Sekali,Once"
    write(head, good, "MASUK2,percentage,101,100,2026-12-01,2026-11-30,Sekali,Once")
    const refused = await typed("import", file, ...why)
    expect([refused.status, refused.lines.slice(0, -1)]).toEqual([
      422,
      [expect.stringContaining(`${file}, line 3: value`), expect.stringContaining(`${file}, line 3: until`)]
    ])
    expect((await typed("show", "MASUK1")).status).toBe(404)
    write(head, good, "MASUK2,percentage,10,100,2026-12-01,2026-12-12,,")
    expect((await typed("import", file, ...why)).lines.slice(0, -1)).toEqual([
      `${file}, line 3: terms_id must not be empty`,
      `${file}, line 3: terms_en must not be empty`
    ])
    write(head, good, "MASUK2,percentage,10,100,2026-12-01,2026-12-12,Sekali,Once")
    expect((await typed("import", file, "--dry-run")).lines).toEqual([
      "MASUK1\tadded",
      "MASUK2\tadded",
      "Nothing was written: --dry-run."
    ])
    expect((await typed("show", "MASUK1")).status).toBe(404)
    for (const command of ["vouchers import", "import vouchers"]) {
      const words = [...command.split(" "), file]
      expect(() => requestOf(words)).toThrow(UsageProblem)
      expect(() => requestOf([...words, "--note", " "])).toThrow(UsageProblem)
      expect(requestOf([...words, "--dry-run"])?.body).not.toHaveProperty("note")
      expect(requestOf([...words, "--note", "why"])?.body).toMatchObject({ note: "why" })
    }
    const whole = join(folder, "shop.json")
    writeFileSync(whole, JSON.stringify({ vouchers: [{ code: "MASUK1" }] }))
    expect(() => requestOf(["setup", "--file", whole])).toThrow(UsageProblem)
    expect(requestOf(["import", "gifts", file, "--note", "why"])?.body).toMatchObject({ note: "why" })
    expect((await typed("import", file, ...why)).status).toBe(200)
    expect((await typed("import", file, ...why)).lines).toEqual([`Unchanged: all 2 vouchers are as ${file} has them.`])
    expect((await typed("edit", "MASUK1", "--quota", "7", ...why)).status).toBe(200)
    expect((await typed("import", file, ...why)).lines).toEqual([
      "MASUK1\tchanged\tredemptions",
      "1 voucher unchanged."
    ])
    expect((await logOf("MASUK2")).map(({ detail }) => detail)).toEqual([
      { kind: "added", columns: [], note: "the twelfth of December" }
    ])
    expect((await typed("show", "MASUK2")).lines.at(-1)).toContain("added by Sari: the twelfth of December")
  })
})
