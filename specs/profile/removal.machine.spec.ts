import { Effect } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { AccountLocked, PhoneNotProven } from "#core/account/account.errors.ts"
import { OtpProof } from "#core/account/otp/otp.ts"
import { removalMachineOver } from "#core/profile/removal.machine.ts"
import { viewRemoval } from "#core/profile/removal.view.ts"
import { type Fate, well } from "../selling-line.ts"
import { heldProfile, openMachine } from "./profile-fixture.ts"
import { sessions, type } from "./sessions.ts"

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

const open = ({
  fate = well,
  hasPassword = true,
  port = {}
}: {
  fate?: Fate
  hasPassword?: boolean
  port?: object
} = {}) => {
  const held = heldProfile()
  const tab = openMachine(removalMachineOver, { ...held.port, ...port }, { hasPassword }, viewRemoval, () => fate)
  const confirm = async (password: string) => {
    tab.say({ type: "removal.wanted" })
    tab.say({ type: "removal.confirmed", password })
    await tab.clock.advance(20)
  }
  return { ...tab, held, confirm }
}

/** D-36c. */
describe("the page that exports a member's data or removes the account", () => {
  it("gives the data as a file, and says if that failed", async () => {
    const tab = open()
    tab.say({ type: "data.wanted" })
    expect(tab.view().step).toBe("exporting")
    await tab.clock.advance(20)
    expect(tab.emitted).toMatchObject([{ type: "data.ready", data: { subjects: {} } }])
    const lost = open({ fate: { ...well, lost: "call" } })
    lost.say({ type: "data.wanted" })
    await lost.clock.advance(20)
    expect(lost.view()).toMatchObject({ step: "resting", refusal: "failed" })
    expect(lost.emitted).toEqual([])
  })

  it("asks before it removes anything, and lets go of the question", async () => {
    const tab = open()
    tab.say({ type: "removal.wanted" })
    expect(tab.view().step).toBe("asking")
    tab.say({ type: "removal.dropped" })
    tab.say({ type: "removal.confirmed", password: "benar" })
    await tab.clock.advance(20)
    expect([tab.view().step, tab.held.asked]).toEqual(["resting", []])
  })

  it("removes the account by its password, and says that the session is over", async () => {
    const tab = open()
    await tab.confirm("benar")
    expect(tab.view().step).toBe("removed")
    expect(tab.emitted).toEqual([{ type: "account.removed" }])
    expect(tab.held.member()).toBeUndefined()
  })

  it("removes the account of a member without a password by a proven code", async () => {
    const asked: Array<unknown> = []
    const removeAccount = (credential: unknown) =>
      Effect.sync(() => {
        asked.push(credential)
        return { removed: true as const }
      })
    const tab = open({ hasPassword: false, port: { removeAccount } })
    tab.say({ type: "removal.wanted" })
    tab.say({ type: "code.proven", proof: OtpProof("proof") })
    await tab.clock.advance(20)
    expect(asked).toEqual([{ proof: "proof" }])
    expect(tab.context()["proof"]).toBeNull()
  })

  it.each([
    ["", {}, "required"],
    ["salah", {}, "wrong"],
    ["benar", { removeAccount: () => Effect.fail(new AccountLocked()) }, "locked"],
    ["benar", { removeAccount: () => Effect.fail(new PhoneNotProven()) }, "unproven"]
  ])("says why %j was refused, and asks again: %#", async (password, port, refusal) => {
    const tab = open({ port })
    await tab.confirm(password)
    expect(tab.view()).toMatchObject({ step: "asking", refusal })
    expect(tab.emitted).toEqual([])
  })

  it("says that it failed after a lost answer, though the account may be gone", async () => {
    const tab = open({ fate: { ...well, lost: "answer" } })
    await tab.confirm("benar")
    expect(tab.view()).toMatchObject({ step: "asking", refusal: "failed" })
  })
})

describe("in every session on a bad line", () => {
  it("an account goes by its own password alone, which is held no longer than it takes", () => goesByItsPassword())

  it.each<[string, () => Promise<void>]>([
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
