import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { BrandId } from "#core/catalogue/brand.ts"
import type { ProposalDraft } from "#core/proposals/proposal-draft.rule.ts"
import { proposeProductMachineOver } from "#core/proposals/propose-product.machine.ts"
import { viewProposeProduct } from "#core/proposals/propose-product.view.ts"
import { runs } from "../arbitraries.ts"
import { openMachine } from "../profile/profile-fixture.ts"
import { type Fate, well } from "../selling-line.ts"
import { emptyInput, onePhoto, proposedShop, serumPath } from "./proposal-machine-fixture.ts"

const lost: Fate = { ...well, lost: "call" }
const open = (shop = proposedShop(), fate?: () => Fate, input = emptyInput) => {
  const form = openMachine(proposeProductMachineOver, shop.port, input, viewProposeProduct, fate)
  const drafts = () => form.emitted.flatMap((event) => ("draft" in event ? [event.draft as ProposalDraft] : []))
  return {
    ...form,
    shop,
    emitted: () => form.emitted.filter(({ type }) => type === "login.wanted").map(() => "login"),
    draft: () => drafts().at(-1) ?? input.draft
  }
}
type Form = ReturnType<typeof open>

const fill = async ({ say, clock }: Form, product = "Gel Lidah Buaya", brand = "Janari") => {
  say({ type: "brand.typed", text: brand })
  await clock.advance(320)
  say({ type: "brand.chosen", brand: { kind: "new", name: brand }, name: brand })
  say({ type: "product.typed", text: product })
  say({ type: "category.chosen", path: serumPath })
  say({ type: "photos.changed", photos: onePhoto })
  await clock.advance(320)
}

describe("the form of a proposal", () => {
  it("looks for brands and similar names 300 ms after the last letter, from the third on", async () => {
    const form = open()
    form.say({ type: "brand.typed", text: "ke" })
    await form.clock.advance(1_000)
    expect(form.shop.asked).toEqual([])
    form.say({ type: "brand.typed", text: "ken" })
    await form.clock.advance(299)
    form.say({ type: "brand.typed", text: "kenan" })
    await form.clock.advance(299)
    expect(form.shop.asked).toEqual([])
    await form.clock.advance(20)
    expect(form.shop.asked).toEqual(["brand kenan"])
    expect(form.view()).toMatchObject({ newBrand: "kenan", brands: [{ name: "Kenanga" }] })
    form.say({ type: "product.typed", text: "se" })
    await form.clock.advance(1_000)
    form.say({ type: "product.typed", text: "ser" })
    await form.clock.advance(400)
    expect(form.shop.asked).toEqual(["brand kenan", "name ser"])
    expect(form.view().alike.map(({ id }) => id)).toEqual([11])
    form.say({ type: "alike.denied" })
    expect(form.view().alike).toEqual([])
    await form.clock.advance(1_000)
    expect(form.shop.asked).toHaveLength(2)
  })

  it("takes a brand that is written as the shop has it as that one, and offers no new one", async () => {
    const form = open()
    form.say({ type: "brand.typed", text: "KENANGA" })
    await form.clock.advance(320)
    expect(form.view()).toMatchObject({ newBrand: null, draft: { brand: { kind: "known", id: 1 } } })
    form.say({ type: "brand.typed", text: "KENANG" })
    expect(form.view().draft.brand).toBeNull()
  })

  it("is sent whatever is missing, and then says what, until it is filled in", async () => {
    const form = open()
    expect(form.view().problems).toEqual({})
    form.say({ type: "proposal.sent" })
    expect(form.view()).toMatchObject({
      step: "filling",
      problems: {
        brand: "required",
        product: "required",
        category: "required",
        subcategory1: "required",
        subcategory2: "required",
        photos: "required"
      }
    })
    form.say({ type: "brand.typed", text: "Janari" })
    expect(form.view().problems.brand).toBe("unchosen")
    await fill(form)
    expect(form.view().problems).toEqual({})
    form.say({ type: "photos.changed", photos: { ...onePhoto, attached: [], pending: 1 } })
    expect(form.view().problems).toEqual({ photos: "coming" })
    expect(form.shop.taken).toEqual([])
  })

  it("ends once staff have it, and its draft is gone", async () => {
    const form = open()
    await fill(form)
    expect(form.draft().product).toBe("Gel Lidah Buaya")
    form.say({ type: "proposal.sent" })
    form.say({ type: "proposal.sent" })
    await form.clock.advance(50)
    expect(form.view()).toMatchObject({ step: "sent", isFilled: false, proposal: { status: "pending" } })
    expect(form.shop.taken).toHaveLength(1)
    expect(form.draft().product).toBe("")
  })

  it("leads to what it duplicates after a refusal; a near one is sent again if it is said to differ", async () => {
    const form = open()
    await fill(form, "Serum Temulawak Malam")
    form.say({ type: "alike.denied" })
    form.say({ type: "product.typed", text: "Serum Temulawak Malam Hari" })
    form.say({ type: "proposal.sent" })
    await form.clock.advance(50)
    expect(form.view()).toMatchObject({ step: "filling", duplicate: "near", refusals: 1, alike: [{ id: 11 }] })
    form.say({ type: "alike.denied" })
    form.say({ type: "proposal.sent" })
    await form.clock.advance(50)
    expect(form.view().step).toBe("sent")
    expect(form.shop.taken).toMatchObject([{ isDifferent: true }])
    const same = open()
    await fill(same, "serum temulawak cerah pagi")
    same.say({ type: "alike.denied" })
    same.say({ type: "proposal.sent" })
    await same.clock.advance(400)
    expect(same.view()).toMatchObject({ duplicate: "same", refusals: 1, alike: [{ id: 11 }] })
  })

  it("asks a guest to log in once everything but photos is there, and goes on as it was", async () => {
    const form = open(proposedShop(), undefined, { ...emptyInput, isMember: false })
    form.say({ type: "proposal.sent" })
    expect(form.emitted()).toEqual([])
    await fill(form)
    form.say({ type: "photos.changed", photos: { ...onePhoto, attached: [] } })
    form.say({ type: "proposal.sent" })
    expect([form.emitted(), form.view().step]).toEqual([["login"], "filling"])
    form.say({ type: "viewer.changed", isMember: true })
    form.say({ type: "proposal.sent" })
    expect(form.view().problems).toEqual({ photos: "required" })
    form.say({ type: "photos.changed", photos: onePhoto })
    form.say({ type: "proposal.sent" })
    await form.clock.advance(50)
    expect(form.view().step).toBe("sent")
  })

  it("keeps everything when a session has ended, the line is lost, or the member has proposed it already", async () => {
    let isLoggedIn = false
    let fate = well
    const form = open(proposedShop({ isLoggedIn: () => isLoggedIn }), () => fate)
    await fill(form)
    form.say({ type: "proposal.sent" })
    await form.clock.advance(50)
    expect([form.emitted(), form.view().step, form.draft().product]).toEqual([["login"], "filling", "Gel Lidah Buaya"])
    isLoggedIn = true
    form.say({ type: "viewer.changed", isMember: true })
    fate = lost
    form.say({ type: "proposal.sent" })
    await form.clock.advance(60_000)
    expect(form.view()).toMatchObject({ step: "filling", failure: "failure.Unavailable" })
    fate = { ...well, lost: "answer" }
    form.say({ type: "proposal.sent" })
    await form.clock.advance(60_000)
    fate = well
    form.say({ type: "proposal.sent" })
    await form.clock.advance(50)
    expect(form.view()).toMatchObject({ own: "own", failure: "failure.ProposalDuplicate" })
    expect(form.shop.taken).toHaveLength(1)
  })

  it("reads the categories once their sheet is opened, again after a failure, and guesses by the name", async () => {
    let fate = lost
    const form = open(proposedShop(), () => fate)
    expect(form.view().categories).toBe("unread")
    form.say({ type: "categories.wanted" })
    await form.clock.advance(60_000)
    expect(form.view().categories).toBe("failed")
    fate = well
    form.say({ type: "connection.returned" })
    await form.clock.advance(50)
    form.say({ type: "product.typed", text: "Serum Kunyit" })
    expect(form.view()).toMatchObject({ categories: "known", guess: serumPath, draft: { path: null } })
  })

  it("holds, whatever is done in whatever order: what is typed is stored, nothing incomplete is sent, nothing twice", () => {
    const text = fc.constantFrom("", "ab", "Janari", "Kenanga", "Serum Temulawak Cerah Pagi", "Gel Lidah Buaya")
    const step = fc.oneof(
      fc.record({ type: fc.constant("brand.typed" as const), text }),
      fc.record({ type: fc.constant("product.typed" as const), text }),
      fc.record({ type: fc.constant("note.typed" as const), text }),
      fc.constantFrom(
        { type: "brand.chosen" as const, brand: { kind: "known" as const, id: BrandId(1) }, name: "Kenanga" },
        { type: "brand.chosen" as const, brand: { kind: "new" as const, name: "Janari" }, name: "Janari" },
        { type: "category.chosen" as const, path: serumPath },
        { type: "categories.wanted" as const },
        { type: "photos.changed" as const, photos: onePhoto },
        { type: "photos.changed" as const, photos: { ...onePhoto, pending: 1 } },
        { type: "alike.denied" as const },
        { type: "viewer.changed" as const, isMember: false },
        { type: "viewer.changed" as const, isMember: true },
        { type: "connection.returned" as const },
        { type: "proposal.sent" as const }
      )
    )
    return fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(step, fc.constantFrom(0, 10, 310), fc.constantFrom(well, well, lost)), { maxLength: 40 }),
        async (steps) => {
          let fate = well
          const form = open(proposedShop(), () => fate)
          for (const [event, ms, next] of steps) {
            fate = next
            form.say(event)
            await form.clock.advance(ms)
            const { step: at, draft, newBrand } = form.view()
            if (at !== "sent") expect(form.draft()).toEqual(draft)
            if (newBrand !== null) expect(draft.brand?.kind).not.toBe("known")
          }
          expect(form.shop.taken.length).toBeLessThanOrEqual(1)
          for (const { brand, name, photos, categories } of form.shop.taken) {
            expect(brand.kind === "known" || brand.name.length >= 3).toBe(true)
            expect([name.length >= 3, photos.length, categories.length]).toEqual([true, 1, 3])
          }
        }
      ),
      runs(150)
    )
  })
})
