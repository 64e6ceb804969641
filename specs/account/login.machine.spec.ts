import { describe, expect, it } from "vitest"
import { failuresKey } from "#core/account/login/login.machine.ts"
import { well } from "../selling-line.ts"
import { openLogin, passwords } from "./login-fixture.ts"

const rani = "rani1998"
const minute = 60_000

const openDoor = (options: Parameters<typeof openLogin>[0] = {}) => {
  const door = openLogin(options)
  const send = async (identifier: string, password: string) => {
    door.say({ type: "login.sent", identifier, password })
    await door.clock.advance(20)
  }
  const fail = async (times: number) => {
    for (let count = 0; count < times; count++) await send(rani, passwords.wrong)
  }
  const form = () => {
    const { value } = door.snapshot()
    return typeof value === "object" ? value.form : value
  }
  return { ...door, send, fail, form }
}

/** Specification 4, Login; D-34. */
describe("logging in by password", () => {
  it("asks for both before it sends anything", async () => {
    const door = openDoor()
    await door.send(" ", "")
    expect(door.snapshot().context.problems).toEqual({ identifier: "required", password: "required" })
    expect(door.asked).toEqual([])
    door.say({ type: "identifier.typed", identifier: rani })
    expect(door.snapshot().context.problems).toEqual({ password: "required" })
    door.say({ type: "password.typed" })
    expect(door.snapshot().context.problems).toEqual({})
  })

  it.each(["rani1998", "RANI@contoh.id ", " rani@contoh.id"])("signs in by name or address: %j", async (identifier) => {
    const door = openDoor()
    await door.send(identifier, passwords.right)
    expect(door.snapshot()).toMatchObject({ status: "done", output: { member: { userName: rani } } })
  })

  it.each([
    [1, "invalid"],
    [2, "invalid"],
    [3, "resetWarning"],
    [4, "limitWarning"],
    [5, "locked"],
    [6, "locked"]
  ])("after %i wrong passwords in a row stands at %s", async (times, state) => {
    const door = openDoor()
    await door.fail(times)
    expect(door.form()).toBe(state)
    expect(door.asked).toHaveLength(times)
  })

  it("counts for each identifier by itself, and warns again when it is typed again", async () => {
    const door = openDoor()
    await door.fail(5)
    door.say({ type: "identifier.typed", identifier: "dewi99" })
    expect(door.form()).toBe("editing")
    door.say({ type: "identifier.typed", identifier: rani })
    expect(door.form()).toBe("locked")
  })

  it("begins at the lock after a reload, and is not refused by this browser: the shop decides", async () => {
    const door = openDoor()
    await door.fail(5)
    door.reload(null, rani)
    expect(door.form()).toBe("locked")
    door.resets("dewi99")
    await door.send("dewi99", passwords.right)
    expect(door.snapshot().status).toBe("done")
  })

  it("forgets the failures of who signs in, and of a password that was reset", async () => {
    const door = openDoor()
    await door.fail(2)
    await door.send(rani, passwords.right)
    expect(door.failsOf(rani)).toBe(0)
    const locked = openDoor()
    await locked.fail(5)
    locked.resets(rani)
    expect([locked.form(), locked.failsOf(rani)]).toEqual(["editing", 0])
  })

  it("stores who failed as a digest only, and holds a password only while it is sent", async () => {
    const door = openDoor()
    door.say({ type: "login.sent", identifier: rani, password: passwords.wrong })
    expect(door.snapshot().context.password).toBe(passwords.wrong)
    await door.clock.advance(20)
    expect(door.snapshot().context.password).toBe("")
    expect(door.persisted()).not.toMatch(/rani|rahasia/)
    expect(door.persisted()).toContain(failuresKey(" RANI1998 "))
  })

  it("counts no password that did not arrive", async () => {
    const door = openDoor({ fate: () => ({ ...well, lost: "call" }) })
    await door.fail(3)
    expect(door.snapshot().context.failure).toBe("Unavailable")
    expect([door.form(), door.failsOf(rani)]).toEqual(["editing", 0])
  })

  it("is one call for a double press", async () => {
    const door = openDoor()
    door.say({ type: "login.sent", identifier: rani, password: passwords.right })
    door.say({ type: "login.sent", identifier: rani, password: passwords.right })
    await door.clock.advance(20)
    expect(door.asked).toHaveLength(1)
  })
})

/** Specification 8. */
describe("a login that the shop refuses otherwise", () => {
  it("ends for a removed account, until another name is typed", async () => {
    const door = openDoor()
    await door.send("pergi@contoh.id", passwords.right)
    expect(door.form()).toBe("inaccessible")
    door.say({ type: "identifier.typed", identifier: rani })
    expect(door.form()).toBe("editing")
  })

  it("leads a member without a password to a code", async () => {
    const door = openDoor()
    await door.send("tanpa", passwords.right)
    expect([door.form(), door.snapshot().context.failure]).toEqual([
      "quickRegisterPending",
      "QuickRegistrationUnfinished"
    ])
  })

  it("reloads an outdated page, once a minute at most, and says so else", async () => {
    const door = openDoor({ isOutdated: () => true })
    await door.send(rani, passwords.right)
    expect([door.form(), door.reloads.length]).toEqual(["reloading", 1])
    door.reload()
    await door.clock.advance(minute - 21)
    await door.send(rani, passwords.right)
    expect([door.form(), door.reloads.length]).toEqual(["editing", 1])
    await door.send(rani, passwords.right)
    expect([door.form(), door.reloads.length]).toEqual(["reloading", 2])
  })
})

/** D-35. */
describe("logging in by a provider", () => {
  it("begins by itself with what its pages sent back, and sends it once", async () => {
    const door = openDoor()
    door.reload({ provider: "google", token: door.shop.returned() })
    expect(door.form()).toBe("submittingSocial")
    await door.clock.advance(20)
    expect(door.snapshot().context.returned).toBeNull()
    expect(door.snapshot().status).toBe("done")
  })

  it("reloads an outdated page to which it returns, once a minute at most", async () => {
    const door = openDoor({ isOutdated: () => true })
    const returned = { provider: "google", token: door.shop.returned() } as const
    door.reload(returned)
    await door.clock.advance(20)
    expect([door.form(), door.reloads.length]).toEqual(["reloading", 1])
    await door.clock.advance(minute - 21)
    door.reload(returned)
    await door.clock.advance(20)
    expect([door.form(), door.reloads.length]).toEqual(["editing", 1])
    expect(door.snapshot().context.failure).toBe("PageOutdated")
  })

  it("goes back to the form if the provider refuses, and counts no failure", async () => {
    const door = openDoor()
    door.say({ type: "provider.returned", returned: { provider: "google", token: "wrong" } })
    await door.clock.advance(20)
    expect([door.form(), door.snapshot().context.failure]).toEqual(["editing", "ProviderRefused"])
    expect(door.failsOf("")).toBe(0)
  })
})
