import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { regionsOfIndonesia } from "#adapters/regions/regions.ts"
import { DistrictId } from "#core/regions/region.ts"
import { ServiceId } from "#core/shipping/shipping.ts"
import { details, goodsByName, moment, openBrowser, wantedLine } from "./checkout-fixture.ts"

const { red } = goodsByName
const placeOf = (district: string) => {
  const place = Effect.runSync(regionsOfIndonesia().district(DistrictId(district)))
  return { district: place ?? null, village: "Mariso", postalCode: place?.postalCodes[0] ?? "" }
}

/** A guest at the couriers for one unit of Rp100.000, which is sent to Mariso in Makassar. */
const atMariso = async () => {
  const browser = openBrowser()
  const tab = browser.openTab()
  const wait = () => browser.clock.advance(2 * moment)
  await wait()
  tab.say({ type: "draft.changed", draft: { ...details, ...placeOf("73.71.01") } })
  tab.say({ type: "details.sent" })
  await wait()
  expect(tab.view()).toMatchObject({ step: "delivery", chosen: { service: "jne.yes" } })
  return { browser, tab, wait }
}
const proposedIn = ({ offers }: ReturnType<Awaited<ReturnType<typeof atMariso>>["tab"]["view"]>) =>
  offers.find(({ recommended }) => recommended)

describe("a courier that the shop has proposed", () => {
  it("gives way to the free one once the bag is worth Rp200.000: D-28, D-52", async () => {
    const { tab, wait } = await atMariso()
    tab.say({ type: "lines.changed", lines: [wantedLine(red, 2)] })
    await wait()
    const { chosen, checkout, problem } = tab.view()
    expect(chosen.service).toBe(proposedIn(tab.view())?.id)
    expect(checkout?.delivery?.option).toMatchObject({ kind: "regular" })
    expect(checkout?.totals.payable).toBe(200_000)
    expect(problem).toBeNull()
  })

  it("gives way to a cheaper one for another kecamatan", async () => {
    const { tab, wait } = await atMariso()
    tab.say({ type: "draft.changed", draft: { ...details, ...placeOf("31.74.07") } })
    tab.say({ type: "details.sent" })
    await wait()
    expect(tab.view()).toMatchObject({ chosen: { service: "anteraja.reg" }, problem: null })
  })

  it("is known after a reload: a cheaper one for another parcel still replaces it", async () => {
    const { tab, wait } = await atMariso()
    tab.reload()
    await wait()
    expect(tab.view()).toMatchObject({ step: "delivery", chosen: { service: "jne.yes" } })
    tab.say({ type: "lines.changed", lines: [wantedLine(red, 2)] })
    await wait()
    expect(tab.view().chosen.service).toBe(proposedIn(tab.view())?.id)
    expect(tab.view().checkout?.totals.payable).toBe(200_000)
  })

  it("is known in a new tab, too", async () => {
    const { browser, tab, wait } = await atMariso()
    tab.leaves()
    const next = browser.openTab()
    await wait()
    next.say({ type: "lines.changed", lines: [wantedLine(red, 2)] })
    await wait()
    expect(next.view().checkout?.delivery?.option).toMatchObject({ kind: "regular" })
    expect(next.view().checkout?.totals.payable).toBe(200_000)
  })

  it("is asked about if another one replaces it after the buyer went on to the payment: decision 0043", async () => {
    const { tab, wait } = await atMariso()
    tab.say({ type: "delivery.sent" })
    await wait()
    expect(tab.view().step).toBe("payment")
    tab.say({ type: "lines.changed", lines: [wantedLine(red, 2)] })
    await wait()
    expect(tab.view().change?.courier).toMatchObject({ before: expect.stringContaining("JNE") })
    expect(tab.view().checkout?.delivery?.option).toMatchObject({ kind: "regular" })
  })

  it("stays if a dearer one is proposed for what is left of the bag", async () => {
    const { tab, wait } = await atMariso()
    tab.say({ type: "lines.changed", lines: [wantedLine(red, 2)] })
    await wait()
    const { service } = tab.view().chosen
    tab.say({ type: "lines.changed", lines: [wantedLine(red)] })
    await wait()
    // The fee of what was free is asked about; then couriers are asked for what is left.
    tab.say({ type: "total.accepted" })
    await wait()
    expect(proposedIn(tab.view())?.id).toBe("jne.yes")
    expect(service).not.toBe("jne.yes")
    expect(tab.view().checkout?.delivery?.service).toBe(service)
  })
})

it("a courier that the buyer has chosen stays, also if it is the proposed one", async () => {
  for (const service of ["jne.yes", "jne.reg"].map((id) => ServiceId(id))) {
    const { tab, wait } = await atMariso()
    tab.say({ type: "service.chosen", service })
    await wait()
    tab.reload()
    await wait()
    tab.say({ type: "lines.changed", lines: [wantedLine(red, 2)] })
    await wait()
    expect(tab.view().chosen.service).toBe(service)
    expect(tab.view().checkout?.delivery?.service).toBe(service)
  }
})
