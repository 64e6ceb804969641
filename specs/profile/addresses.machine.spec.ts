import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addressesMachineOver } from "#core/profile/addresses/addresses.machine.ts"
import { viewAddresses } from "#core/profile/addresses/addresses.view.ts"
import { AddressId, addressesMost } from "#core/profile/profile.ts"
import { draftOf } from "#core/regions/address.rule.ts"
import { someAddress } from "../orders/some-order.ts"
import { type Fate, well } from "../selling-line.ts"
import { heldProfile, openMachine } from "./profile-fixture.ts"
import { sessions, type } from "./sessions.ts"

const second = AddressId("address-2")

/** A book of two addresses, read on a good line; afterwards the line is as it is said. */
const openBook = async () => {
  const held = heldProfile({ addresses: 2 })
  const line: { lost: Fate["lost"] } = { lost: "no" }
  const fate = (): Fate => ({ ...well, lost: line.lost })
  const tab = openMachine(addressesMachineOver, held.port, undefined, viewAddresses, fate)
  await tab.clock.advance(1_000)
  const does = async (
    event: { readonly type: string; readonly [field: string]: unknown },
    lost: Fate["lost"] = "no"
  ) => {
    line.lost = lost
    tab.say(event)
    await tab.clock.advance(0)
    line.lost = "no"
    await tab.clock.advance(60_000)
  }
  const vanishes = () => Effect.runSync(held.port.removeAddress({ id: second }))
  return { held, tab, does, vanishes }
}

const keepsItsBook = (over: typeof addressesMachineOver = addressesMachineOver) =>
  sessions(
    over,
    undefined,
    viewAddresses,
    () => {
      const ids = fc.integer({ min: 1, max: 4 }).map((number) => `address-${number}`)
      const draft = draftOf(someAddress)
      return fc.oneof(
        fc.record({ type: fc.constant("address.wanted"), id: fc.oneof(fc.constant(null), ids) }),
        { weight: 3, arbitrary: fc.constant({ type: "draft.changed", change: draft }) },
        fc.constant({ type: "draft.changed", change: { postalCode: "12" } }),
        fc.record({ type: fc.constant("default.ticked"), on: fc.boolean() }),
        { weight: 2, arbitrary: fc.record({ type: fc.constantFrom("removal.wanted", "default.chosen"), id: ids }) },
        { weight: 4, arbitrary: type("form.sent") },
        type("form.left"),
        { weight: 2, arbitrary: type("removal.confirmed") },
        type("removal.dropped"),
        type("retry.wanted"),
        type("elsewhere")
      )
    },
    (tab, held) => {
      const { step, list, busy, form, refusal } = tab.view()
      const defaults = held.book().filter(({ isDefault }) => isDefault).length
      expect(defaults).toBe(held.book().length > 0 ? 1 : 0)
      for (const [call, input] of held.asked)
        if (call === "addAddress") expect(input).toMatchObject({ address: { postalCode: "12190" } })
      // What was typed waits for another try, also if its address is gone.
      if (refusal === "full" || refusal === "vanished") expect(form).not.toBeNull()
      if (refusal === "vanished") expect(form?.isNew).toBe(true)
      // A lost answer is found out with the next reading; a known one is the shop's.
      if (step === "listed" && !busy && held.asked.length === 1) expect(list).toEqual(held.book())
    },
    {
      addresses: fc.constantFrom(0, 2, 3, addressesMost),
      elsewhere: ({ port, book }) => {
        const [first] = book()
        if (first) Effect.runSync(port.removeAddress({ id: first.id }))
      }
    }
  )

describe("the book of addresses", () => {
  it("tells of a removal that did not reach the shop", async () => {
    const { tab, does } = await openBook()
    await does({ type: "removal.wanted", id: second })
    await does({ type: "removal.confirmed" }, "call")
    expect(tab.view()).toMatchObject({ step: "listed", refusal: "failed" })
    expect(tab.view().list).toHaveLength(2)
  })

  it("reports no failure if only the answer was lost, or another tab was quicker", async () => {
    const slow = await openBook()
    await slow.does({ type: "removal.wanted", id: second })
    await slow.does({ type: "removal.confirmed" }, "answer")
    expect(slow.tab.view()).toMatchObject({ step: "listed", refusal: null, list: [{ isDefault: true }] })
    const late = await openBook()
    await late.does({ type: "removal.wanted", id: second })
    late.vanishes()
    await late.does({ type: "removal.confirmed" })
    expect(late.tab.view()).toMatchObject({ step: "listed", refusal: null, list: [{ isDefault: true }] })
  })

  it("says what was done, until the next change begins", async () => {
    const { tab, does } = await openBook()
    expect(tab.view().done).toBeNull()
    await does({ type: "default.chosen", id: second })
    expect(tab.view().done).toEqual({ saved: second })
    await does({ type: "address.wanted", id: second })
    await does({ type: "form.left" })
    expect(tab.view().done).toBeNull()
    await does({ type: "address.wanted", id: second })
    await does({ type: "form.sent" })
    expect(tab.view()).toMatchObject({ step: "listed", done: { saved: second } })
    await does({ type: "removal.wanted", id: second })
    expect(tab.view().done).toBeNull()
    await does({ type: "removal.confirmed" }, "call")
    expect(tab.view().done).toBeNull()
    await does({ type: "removal.wanted", id: second })
    await does({ type: "removal.confirmed" })
    expect(tab.view()).toMatchObject({ step: "listed", done: { saved: null } })
    const [first] = tab.view().list
    const { address } = first ?? {}
    if (address === undefined) throw new Error("the book is empty")
    await does({ type: "address.wanted", id: null })
    await does({ type: "draft.changed", change: draftOf(address) })
    await does({ type: "form.sent" })
    const [added] = tab.view().list.filter(({ id }) => id !== first?.id)
    expect(tab.view().done).toEqual({ saved: added?.id })
    expect(added).toBeDefined()
  })

  it("opens no form where an address could not become the main one", async () => {
    const { tab, does, vanishes } = await openBook()
    await does({ type: "default.chosen", id: second }, "call")
    expect(tab.view()).toMatchObject({ step: "listed", form: null, refusal: "failed" })
    vanishes()
    await does({ type: "default.chosen", id: second })
    expect(tab.view()).toMatchObject({ step: "listed", refusal: "gone", list: [{ isDefault: true }] })
  })

  it("keeps what was typed into an address that was removed elsewhere, as a new one", async () => {
    const { held, tab, does, vanishes } = await openBook()
    await does({ type: "address.wanted", id: second })
    await does({ type: "draft.changed", change: { recipient: "Ayu Lestari" } })
    vanishes()
    await does({ type: "form.sent" })
    expect(tab.view()).toMatchObject({
      refusal: "vanished",
      form: { isNew: true, draft: { recipient: "Ayu Lestari" } }
    })
    await does({ type: "form.sent" })
    expect(tab.view()).toMatchObject({ step: "listed", refusal: null })
    expect(held.book().map(({ address }) => address.recipient)).toContain("Ayu Lestari")
  })

  it("reads itself again if such an address is removed", async () => {
    const { tab, does, vanishes } = await openBook()
    await does({ type: "address.wanted", id: second })
    vanishes()
    await does({ type: "form.sent" })
    await does({ type: "form.left" })
    expect(tab.view()).toMatchObject({ step: "listed", refusal: null, list: [{ isDefault: true }] })
  })
})

describe("in every session on a bad line", () => {
  it("the book of addresses is the shop's, has one default, and takes no address with a mistake", () => keepsItsBook())
})
