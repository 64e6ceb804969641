import { describe, expect, it } from "vitest"
import { type AccountPanel, emptyAccountDraft } from "#core/account/account-draft.ts"
import { emptyPersistedRegistration } from "#core/account/registration/registration-draft.ts"
import { instant } from "#core/kernel/moment.ts"
import {
  accountDraftIn,
  forgottenText,
  persistedRegistration,
  provingText,
  registrationIn
} from "#ui/account/persisted-account.ts"
import { draftToOpen, forgottenLeft, leaveWaiting, provingLeft } from "#ui/account/waiting-draft.ts"
import { heldStores, type LocalStores } from "#ui/shop/local-stores.ts"

const closedAt = 1_800_000_000_000
const later = (minutes: number, ms = 0) => instant(closedAt + minutes * 60_000 + ms)
const number = { phone: "085700000002", phoneCode: "+62" }
const proving = { typed: number.phone, phoneCode: "+62", proof: null }
const forgotten = { ...number, email: "", way: "phone", proof: null } as const

/** How each panel stores that it waits for a code, or does not. */
const panels: ReadonlyArray<readonly [AccountPanel, (stores: LocalStores, isWaiting: boolean) => void]> = [
  ["code", () => {}],
  [
    "forgot",
    (stores, isWaiting) =>
      stores.forgotten.write(forgottenText({ ...forgotten, step: isWaiting ? "proving" : "asking" }))
  ],
  ["quick", (stores, isProving) => stores.proving.write(provingText({ ...proving, purpose: "quick", isProving }))],
  ["store", (stores, isProving) => stores.proving.write(provingText({ ...proving, purpose: "claim", isProving }))],
  [
    "register",
    (stores, isProving) =>
      stores.registration.write(persistedRegistration({ ...emptyPersistedRegistration, ...number, isProving }))
  ]
]

const closed = (panel: AccountPanel, write: (stores: LocalStores, isWaiting: boolean) => void, isWaiting: boolean) => {
  const stores = heldStores()
  const draft = { ...emptyAccountDraft, ...number, panel, isCoding: panel === "code" && isWaiting }
  write(stores, isWaiting)
  leaveWaiting(draft, stores, later(0))
  return { stores, draft }
}

describe.each(panels)("the account dialog, closed at the panel %s", (panel, write) => {
  it("opens there again while the code lives, for five minutes, and a reload returns there", () => {
    const { stores, draft } = closed(panel, write, true)
    const { registration, forgotten, proving } = stores
    const stored = [registration.read(), forgotten.read(), proving.read()]
    expect(draftToOpen(stores, later(5, -1))).toEqual(draft)
    expect(accountDraftIn(stores.accountDraft.read())).toEqual(draft)
    expect([registration.read(), forgotten.read(), proving.read()]).toEqual(stored)
    expect(stores.waiting.read()).toBeUndefined()
  })

  it("opens at the log-in after that, and its panel waits for no code any more", () => {
    const { stores } = closed(panel, write, true)
    expect(draftToOpen(stores, later(5))).toBeUndefined()
    expect([stores.forgotten.read(), stores.proving.read()]).toEqual([undefined, undefined])
    expect(registrationIn(stores.registration.read())).toMatchObject({ isProving: false })
    expect(registrationIn(stores.registration.read()).phone).toBe(panel === "register" ? number.phone : "")
  })

  it("opens at the log-in if it waited for no code", () => {
    const { stores } = closed(panel, write, false)
    expect([stores.waiting.read(), draftToOpen(stores, later(1))]).toEqual([undefined, undefined])
  })

  it("opens where another page leads it, whatever it waited for", () => {
    const { stores } = closed(panel, write, true)
    stores.accountDraft.write(JSON.stringify({ v: 1, ...emptyAccountDraft, panel: "login" }))
    expect(draftToOpen(stores, later(1))).toEqual(emptyAccountDraft)
    expect(stores.waiting.read()).toBeUndefined()
  })
})

describe("a panel that is closed", () => {
  it("leaves what waits for a code, or holds a proof, and nothing else", () => {
    const [asking, waiting] = [
      forgottenText({ ...forgotten, step: "asking" }),
      forgottenText({ ...forgotten, step: "proving" })
    ]
    expect([forgottenLeft(asking), forgottenLeft(waiting)]).toEqual([undefined, waiting])
    const form = provingText({ ...proving, purpose: "quick", isProving: false })
    const code = provingText({ ...proving, purpose: "quick", isProving: true })
    const proof = provingText({ ...proving, purpose: "quick", isProving: false, proof: "proof" as never })
    expect([form, code, proof].map(provingLeft)).toEqual([undefined, code, proof])
  })
})
