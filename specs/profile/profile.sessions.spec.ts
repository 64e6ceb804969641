import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addressesMachineOver } from "#core/profile/addresses/addresses.machine.ts"
import { viewAddresses } from "#core/profile/addresses/addresses.view.ts"
import { avatarMachineOver } from "#core/profile/avatar.machine.ts"
import { viewAvatar } from "#core/profile/avatar.view.ts"
import { beautySteps } from "#core/profile/beauty/beauty.ts"
import { beautyProfileMachineOver } from "#core/profile/beauty/beauty-profile.machine.ts"
import { viewBeautyProfile } from "#core/profile/beauty/beauty-profile.view.ts"
import { interestsMachineOver } from "#core/profile/interests.machine.ts"
import { type InterestGroup, interestsIn } from "#core/profile/interests.rule.ts"
import { viewInterests } from "#core/profile/interests.view.ts"
import { motherhoodMachineOver } from "#core/profile/motherhood.machine.ts"
import { viewMotherhood } from "#core/profile/motherhood.view.ts"
import { preferencesMachineOver } from "#core/profile/preferences.machine.ts"
import { viewPreferences } from "#core/profile/preferences.view.ts"
import { profileProblems } from "#core/profile/profile.form.ts"
import { addressesMost, newsletters, type ProfileChange } from "#core/profile/profile.ts"
import { profileEditMachineOver } from "#core/profile/profile-edit.machine.ts"
import { viewProfileEdit } from "#core/profile/profile-edit.view.ts"
import { removalMachineOver } from "#core/profile/removal.machine.ts"
import { viewRemoval } from "#core/profile/removal.view.ts"
import { draftOf } from "#core/regions/address.rule.ts"
import { someNow } from "../arbitraries.ts"
import { someAddress } from "../orders/some-order.ts"
import { rani } from "./profile-fixture.ts"
import { sessions, type } from "./sessions.ts"

const tellsWithConsentOnly = (over: typeof motherhoodMachineOver = motherhoodMachineOver) =>
  sessions(
    over,
    { member: rani },
    viewMotherhood,
    () =>
      fc.oneof(
        type("child.added"),
        fc.record({
          type: fc.constant("year.typed"),
          place: fc.nat(2),
          value: fc.constantFrom("2020", "", "abcd", "2090")
        }),
        fc.record({ type: fc.constantFrom("consent.ticked", "public.ticked", "mother.ticked"), on: fc.boolean() }),
        fc.record({ type: fc.constant("child.removed"), place: fc.nat(2) }),
        type("form.sent"),
        type("withdrawal.wanted"),
        type("withdrawal.confirmed"),
        type("withdrawal.dropped")
      ),
    (tab, held) => {
      for (const [call, input] of held.asked)
        if (call === "update") {
          const { motherhood } = input as ProfileChange
          expect(motherhood?.consented).toBe(true)
          // A year that cannot be right never leaves the page.
          expect((motherhood?.children ?? []).map(({ yearOfBirth }) => yearOfBirth)).not.toContain(2090)
        }
      expect(tab.view().years.length).toBeLessThanOrEqual(15)
    }
  )

const link = (id: string) => ({ id: id as InterestGroup["category"]["id"], name: id, slug: id })
const groups: ReadonlyArray<InterestGroup> = [
  { category: link("1"), below: [link("11"), link("12")] },
  { category: link("2"), below: [] }
]

const savesItsInterests = (over: typeof interestsMachineOver = interestsMachineOver) =>
  sessions(
    over,
    // `99` is a category that the shop has removed.
    { interest: ["12", "99"], groups, isNew: true },
    viewInterests,
    () =>
      fc.oneof(
        fc.record({ type: fc.constant("interest.pressed"), id: fc.constantFrom("1", "11", "12", "2") }),
        type("form.sent")
      ),
    (tab, held) => {
      const { chosen, step, hasFailed } = tab.view()
      expect(interestsIn(chosen, groups)).toHaveLength(chosen.length)
      if (step === "saved") expect(held.member()?.interest).toEqual(chosen)
      expect(step === "choosing" || !hasFailed).toBe(true)
      for (const [call, input] of held.asked)
        if (call === "tag") expect(input).toMatchObject({ newRegister: true, interest: expect.any(Array) })
    }
  )

const goesByItsPassword = (over: typeof removalMachineOver = removalMachineOver) =>
  sessions(
    over,
    { hasPassword: true },
    viewRemoval,
    () =>
      fc.oneof(
        type("data.wanted"),
        type("removal.wanted"),
        type("removal.dropped"),
        fc.record({ type: fc.constant("removal.confirmed"), password: fc.constantFrom("", "salah", "benar") })
      ),
    (tab, held) => {
      const { step } = tab.view()
      if (step !== "removing") expect(tab.context()["password"]).toBe("")
      if (step === "removed") expect(held.member()).toBeUndefined()
      if (held.member() === undefined) expect(held.asked).toContainEqual(["removeAccount", { password: "benar" }])
      for (const [call, input] of held.asked)
        if (call === "removeAccount") expect((input as { password: string }).password).not.toBe("")
    }
  )

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

describe("in every session on a bad line", () => {
  it("personal data with a mistake never leave the page, and what is said to be saved is saved", () =>
    sessions(
      profileEditMachineOver,
      { member: rani },
      viewProfileEdit,
      () =>
        fc.oneof(
          fc.record({
            type: fc.constant("field.typed"),
            field: fc.constantFrom("firstName", "lastName", "nickName", "bio", "dateOfBirth"),
            value: fc.constantFrom("", "Ayu", "R4ni", "1998-03-31", "x".repeat(300))
          }),
          fc.record({
            type: fc.constant("link.typed"),
            site: fc.constantFrom("instagram", "x"),
            value: fc.constantFrom("", "https://instagram.com/rani", "javascript:1")
          }),
          type("form.sent")
        ),
      (tab, held) => {
        const { step, member } = tab.view()
        for (const [, change] of held.asked) expect(profileProblems(change as ProfileChange, someNow)).toEqual({})
        if (step === "saved") expect(member).toEqual(held.member())
      }
    ))

  it("no newsletter is ticked beforehand, and what is said to be saved is saved", () =>
    sessions(
      preferencesMachineOver,
      { member: rani },
      viewPreferences,
      () =>
        fc.oneof(
          fc.record({
            type: fc.constant("newsletter.ticked"),
            newsletter: fc.constantFrom(...newsletters),
            on: fc.boolean()
          }),
          type("form.sent")
        ),
      (tab, held) => {
        const { step, offers } = tab.view()
        const on = offers.filter((one) => one.on).map(({ newsletter }) => newsletter)
        if (step === "saved") expect([...(held.member()?.subscribings ?? [])].toSorted()).toEqual(on.toSorted())
        if (held.asked.length === 0) expect(held.member()?.subscribings).toEqual([])
      }
    ))

  it("nothing is sent of children without a consent of that moment, and it can be withdrawn", () =>
    tellsWithConsentOnly())

  it("the book of addresses is the shop's, has one default, and takes no address with a mistake", () => keepsItsBook())

  it("a picture is cut before it is sent, and let go of afterwards", () =>
    sessions(
      avatarMachineOver,
      { member: rani },
      viewAvatar,
      () =>
        fc.oneof(
          fc.record({
            type: fc.constant("picture.chosen"),
            picture: fc.constantFrom(new Uint8Array(1), new Uint8Array(9), new Uint8Array(9 * 1024 * 1024))
          }),
          fc.record({
            type: fc.constant("crop.moved"),
            crop: fc.constantFrom({ left: 0, top: 0, side: 40 }, { left: 5, top: 5, side: 64 })
          }),
          type("crop.confirmed"),
          type("crop.dropped"),
          type("removal.wanted")
        ),
      (tab, held) => {
        const { step, picture } = tab.view()
        expect(picture !== null).toBe(step === "cropping" || step === "sending")
        for (const [call, input] of held.asked)
          if (call === "keepAvatar") expect((input as { picture: Uint8Array }).picture.length).toBeLessThan(100)
      }
    ))

  it("an account goes by its own password alone, which is held no longer than it takes", () => goesByItsPassword())

  it("the beauty profile has three steps, saved one by one, and one answer to each question that takes one", () => {
    const groups = beautySteps.flatMap((step) => step.questions.map(({ group }) => group))
    return sessions(
      (port) => beautyProfileMachineOver({ ...port, tags: () => Effect.succeed([]) }),
      { beauty: [] },
      viewBeautyProfile,
      () =>
        fc.oneof(
          {
            weight: 4,
            arbitrary: fc
              .tuple(fc.constantFrom(...groups), fc.constantFrom("a", "b", "c"))
              .map(([group, name]) => ({ type: "tag.pressed", group, tag: `${group}-${name}` }))
          },
          { weight: 2, arbitrary: type("step.done") },
          type("save.wanted"),
          type("step.back")
        ),
      (tab, held) => {
        const { number, of, chosen, done, isFilled } = tab.view()
        // What needs no question before the page is left is what the shop has.
        const stored = [...(held.member()?.beauty ?? [])].toSorted()
        if (!isFilled) expect(stored).toEqual([...chosen].toSorted())
        expect([of, number >= 1 && number <= 3]).toEqual([3, true])
        for (const single of ["skin", "tone", "hair"])
          expect(chosen.filter((tag) => new RegExp(`^${single}-[abc]$`).test(tag)).length).toBeLessThan(2)
        expect(new Set(chosen).size).toBe(chosen.length)
        // Tags have no order: one that was taken away and put back changes nothing.
        if (done) expect([...(held.member()?.beauty ?? [])].toSorted()).toEqual([...chosen].toSorted())
        if (done) expect(tab.emitted.some((event) => event.type === "go")).toBe(true)
      }
    )
  })

  it("of interests saves all of what is chosen, and says so only then", () => savesItsInterests())

  it.each<[string, () => Promise<void>]>([
    [
      "leaves one interest out",
      () =>
        savesItsInterests((port) =>
          interestsMachineOver({
            tag: (input) => port.tag("interest" in input ? { ...input, interest: input.interest.slice(1) } : input)
          })
        )
    ],
    [
      "tells of children unasked",
      () => tellsWithConsentOnly((port) => motherhoodMachineOver(port).provide({ guards: { hasConsent: () => true } }))
    ],
    [
      "remembers a password",
      () => goesByItsPassword((port) => removalMachineOver(port).provide({ actions: { forget: () => {} } }))
    ],
    [
      "sends an empty password",
      () => goesByItsPassword((port) => removalMachineOver(port).provide({ guards: { isBlank: () => false } }))
    ]
  ])("a machine that %s is found out", async (_, fault) => {
    await expect(fault()).rejects.toThrow()
  })
})
