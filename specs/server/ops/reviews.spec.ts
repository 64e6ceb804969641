import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { shopEngines } from "#specs/database.ts"
import { openServedShop, type ServedShop } from "#specs/orders/served-shop.ts"
import { command, proveAddresses, staffAt, storedReview } from "#specs/reviews/moderation/staff.ts"
import { countedNaively, post, reviewOf, reviewText, writerIn } from "#specs/reviews/writing/review-writers.ts"

/** D-41, D-75. */
describe.each(shopEngines)("reviews as staff decide on them, by the commands of `npm run ops`, on %s", (engine) => {
  let served: ServedShop
  let staff: ReturnType<typeof staffAt>
  beforeAll(async () => {
    served = await openServedShop(engine, { a: 5, b: 5, c: 5, d: 5 })
    staff = staffAt(served)
  })
  afterAll(() => served.close())

  const price = `${reviewText(800)} waktu itu ada promo 3 botol 99rb`
  const written = async (name: string, product: string, details: string, days = 30): Promise<string> => {
    const writer = await writerIn(served, name, days)
    await proveAddresses(served, name)
    const sent = await post(writer, reviewOf(product, details))
    expect(sent.status).toBe(201)
    return sent.body.data._id
  }
  const messagesTo = async (name: string) =>
    (await (await served.ask(`/dev/outbox?to=${name}@pembeli.test`)).json()).data
  const isShown = async (id: string) => (await served.ask(`/api/public/reviews/${id}`)).status === 200

  it("are listed while they wait, with the words that were found, and shown with their text", async () => {
    const id = await written("harga", "a", price)
    const later = await written("baru", "b", reviewText(801), 1)
    const listed = (await staff.ops("reviews", "list")).said.split("\n")
    expect(listed[0]).toBe(`${id}\t0 min\theld\tharga\t${(await storedReview(served, id))?.product_name}`)
    expect(listed[1]).toMatch(/^ {2}PRI\t"99rb"$/)
    expect(listed[2]).toContain(`${later}\t0 min\theld\tbaru\t`)
    expect(listed).toHaveLength(3)
    const shown = (await staff.ops("reviews", "show", id)).said
    expect(shown).toContain(price)
    expect(shown).toContain("version 1, 4 stars, 0 pictures")
  })

  it("are published: readers see them, the stars follow, the author gets one message with the address", async () => {
    const id = await written("terbit", "c", reviewText(810), 1)
    expect(await isShown(id)).toBe(false)
    const done = await staff.ops("reviews", "publish", id)
    expect([done.status, done.said.split("\t")[2]]).toEqual([200, "published"])
    expect(await isShown(id)).toBe(true)
    expect(await countedNaively(served)).toEqual([])
    const [message, ...others] = await messagesTo("terbit")
    expect(others).toEqual([])
    expect(message.subject).toMatch(/^Review-mu untuk .+ sudah terbit$/)
    expect(message.text).toContain(`/review/${id}\n`)
    expect(message.text).toContain("Halo Kak terbit,")

    const again = await staff.ops("reviews", "publish", id)
    expect(again).toMatchObject({ status: 409, code: "REVIEW_DECIDED", message: "This review is published already." })
    expect(await messagesTo("terbit")).toHaveLength(1)
    expect((await staff.ops("reviews", "list")).said).not.toContain(id)
    expect((await staff.ops("reviews", "list", "--all")).said).toContain(id)
    expect((await staff.ops("reviews", "show", id)).said).toMatch(/\treview published\tSari\n/)
  })

  it("are hidden with a reason for the author, and published again", async () => {
    const id = await written("sembunyi", "d", reviewText(820))
    expect(await isShown(id)).toBe(true)
    expect(() => command("reviews", "hide", id)).toThrow("What to --say to the author is missing.")
    const done = await staff.ops("reviews", "hide", id, "--say", "Bukan tentang produk ini {{name}}.")
    expect([done.status, await isShown(id)]).toEqual([200, false])
    expect(await countedNaively(served)).toEqual([])
    const [message] = await messagesTo("sembunyi")
    expect(message.subject).toMatch(/^Review-mu untuk .+ tidak kami tampilkan$/)
    expect(message.text).toContain("\n\nBukan tentang produk ini {{name}}.\n\n")
    expect(await staff.ops("reviews", "hide", id, "--say", "-")).toMatchObject({
      status: 409,
      code: "REVIEW_DECIDED"
    })
    expect((await staff.ops("reviews", "show", id)).said).toContain("for the author: Bukan tentang")
    expect((await staff.ops("reviews", "publish", id)).status).toBe(200)
    expect([await isShown(id), (await storedReview(served, id))?.decision_words]).toEqual([true, null])
    expect(await countedNaively(served)).toEqual([])
  })

  it("are logged by who decided and what, without words, names or addresses of members", async () => {
    const rows = await Effect.runPromise(
      served.shop.db.ask((on) => on.selectFrom("ops_log").selectAll().where("action", "like", "review %").execute())
    )
    expect(rows.map(({ name, action, detail }) => [name, action, detail])).toEqual([
      ["Sari", "review published", { before: "held", codes: [] }],
      ["Sari", "review hidden", { before: "published", codes: [] }],
      ["Sari", "review published", { before: "hidden", codes: [] }]
    ])
    expect(JSON.stringify(rows)).not.toMatch(/terbit|sembunyi|Bukan|@/)
  })

  it("are hidden by three reporters, wait with what was reported, and stay once staff have published them", async () => {
    const id = await written("dilapor", "d", reviewText(805))
    expect(await isShown(id)).toBe(true)
    const report = async (name: string) => {
      const reporter = await writerIn(served, name, 30)
      return reporter("POST", `/api/public/newsfeed/${id}/reports`, { type: "fake", note: `kata ${name}` })
    }
    for (const name of ["lapor1", "lapor2", "lapor3"]) expect((await report(name)).status).toBe(201)
    expect(await isShown(id)).toBe(false)
    expect(await countedNaively(served)).toEqual([])
    const shown = (await staff.ops("reviews", "show", id)).said
    for (const name of ["lapor1", "lapor2", "lapor3"]) expect(shown).toContain(`reported: fake\t"kata ${name}"`)
    // What was read before the reports is not the review as it is.
    expect((await staff.ops("reviews", "publish", id, "--version", "1")).code).toBe("REVIEW_CHANGED")
    expect((await staff.ops("reviews", "publish", id, "--version", "2")).status).toBe(200)
    expect(await isShown(id)).toBe(true)
    expect((await staff.ops("reviews", "show", id)).said).not.toContain("reported:")
    for (const name of ["lapor4", "lapor5"]) await report(name)
    expect(await isShown(id)).toBe(true)
    await report("lapor6")
    expect(await isShown(id)).toBe(false)
    expect((await staff.ops("reviews", "list")).said).toContain(id)
    expect((await staff.ops("reviews", "hide", id, "--say", "Tiga pembaca melaporkannya.")).status).toBe(200)
    expect((await staff.ops("reviews", "list")).said).not.toContain(id)
  })

  it("write to no address that was never proven, and in the language of the review", async () => {
    const writer = await writerIn(served, "english", 1)
    const headers = { "accept-language": "en" }
    const sent = await writer("POST", "/api/public/reviews", reviewOf("a", reviewText(830)), headers)
    const id = sent.body.data._id
    expect((await staff.ops("reviews", "publish", id)).status).toBe(200)
    expect(await messagesTo("english")).toEqual([])
    await proveAddresses(served, "english")
    expect((await staff.ops("reviews", "hide", id, "--say", "Not about this product.")).status).toBe(200)
    expect((await messagesTo("english"))[0].subject).toMatch(/^We do not show your review of /)
  })

  it("are decided with the token, from this machine, and with whole words alone", async () => {
    const id = await written("jaga", "b", reviewText(840), 1)
    const publish = command("reviews", "publish", id)
    for (const request of [command("reviews", "list"), command("reviews", "show", id), publish]) {
      expect((await staff.send(request, { authorization: "Bearer made-up" })).status).toBe(401)
      const forwarded = { authorization: `Bearer ${served.shop.opsToken}`, "x-forwarded-for": "203.0.113.7" }
      expect((await staff.send(request, forwarded)).status).toBe(404)
    }
    expect((await staff.send({ ...publish, body: {} })).status).toBe(422)
    expect((await staff.send({ ...publish, body: { name: "Sari", status: "hidden" } })).status).toBe(422)
    const hide = command("reviews", "hide", id, "--say", "x")
    expect((await staff.send({ ...hide, body: { name: "Sari", words: " " } })).status).toBe(422)
    expect((await staff.send({ ...hide, body: { name: "Sari", words: "x".repeat(1_001) } })).status).toBe(422)
    expect((await storedReview(served, id))?.status).toBe("held")
    expect(await staff.ops("reviews", "publish", id, "--version", "2")).toMatchObject({
      status: 409,
      code: "REVIEW_CHANGED"
    })
  })

  it("say what is missing or wrong in a command", async () => {
    expect(() => command("reviews", "show")).toThrow("The ID of a review is missing.")
    expect(() => command("reviews", "publish", "x", "--version", "two")).toThrow('not "two"')
    expect(() => command("reviews", "delete", "x")).toThrow('There is no command "reviews delete".')
    for (const words of [["show"], ["publish"], ["hide", "--say", "x"]]) {
      const [what = "", ...more] = words
      expect(await staff.ops("reviews", what, "missing", ...more)).toMatchObject({
        status: 404,
        code: "REVIEW_NOT_FOUND",
        message: "There is no such review."
      })
    }
  })
})
