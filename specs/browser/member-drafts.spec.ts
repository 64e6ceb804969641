import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { memberDrafts } from "#adapters/browser/member-drafts.ts"
import { browserStores } from "#adapters/browser/storage.ts"

const root = join(import.meta.dirname, "../..")

/** Stores that hold nothing a member typed in a form, each with what it holds. */
const others: Partial<Record<keyof typeof browserStores, string>> = {
  recorder: "a setting",
  install: "visits of this browser",
  recentSearches: "a history",
  wish: "what a guest wanted",
  giftCode: "of a guest or a member, for its page",
  waits: "subscriptions that were made here",
  selfCheckout: "what was scanned in a store, for its session",
  hearts: "presses of hearts, with their owner",
  orderKeys: "keys of guests' orders",
  email: "the last address of a guest",
  district: "a choice that took effect",
  accountDraft: "the dialog of guests",
  waiting: "the dialog of guests",
  registration: "of a guest",
  forgotten: "of a guest",
  loginFailures: "counts",
  codes: "counts",
  codeTickets: "codes on their way",
  reloadedAt: "a time",
  sessionEnd: "a notice",
  resetToken: "of the page",
  setAside: "the copy of the drafts",
  reviewFacts: "times of reviews",
  photoDrafts: "a mark",
  popups: "times",
  floats: "times",
  consent: "an answer",
  tracked: "what was done, without words",
  seenAds: "counts",
  route: "a path",
  closedAnnouncements: "times",
  coachmarks: "marks",
  bag: "a guest's bag",
  bagChanges: "presses of a cart, with their owner",
  sessionId: "an id",
  broker: "a mark",
  leaving: "a mark",
  lastMember: "an id",
  tabMember: "an id"
}

/** The files that read or write each draft; their pages stand in `member-page.ts`. */
const users: Readonly<Record<(typeof memberDrafts)[number], ReadonlyArray<string>>> = {
  ordering: ["ui/checkout/OrderScreen.tsx", "ui/checkout/useCheckout.ts", "ui/orders/useAgain.ts"],
  details: ["ui/checkout/useCheckout.ts"],
  choices: ["ui/checkout/useCheckout.ts"],
  proposed: ["ui/checkout/useCheckout.ts"],
  confirmDraft: ["ui/orders/ConfirmForm.tsx"],
  egiftDraft: ["ui/egift/useEgiftForm.ts"],
  returnDraft: ["ui/orders/returns/ReturnForm.tsx", "ui/orders/returns/ReturnScreen.tsx"],
  reviewDrafts: ["ui/offline/OfflineDrafts.tsx", "ui/profile/LogoutButton.tsx", "ui/reviews/write/useReviewForm.ts"],
  proposalDrafts: ["ui/offline/OfflineDrafts.tsx", "ui/profile/LogoutButton.tsx", "ui/proposals/useProposal.ts"],
  accountDetail: ["ui/account/detail/DetailForm.tsx"],
  proving: ["ui/account/ProvingForm.tsx", "ui/account/waiting-draft.ts", "ui/profile/security/SecurityParts.tsx"],
  profileDraft: ["ui/profile/ProfileForm.tsx"],
  addressDraft: ["ui/profile/AddressesScreen.tsx"],
  beautyDraft: ["ui/profile/beauty/BeautyWizard.tsx", "ui/profile/beauty/useBeautyProfile.ts"],
  interestsDraft: ["ui/profile/useInterests.ts"],
  motherhoodDraft: ["ui/profile/MotherhoodForm.tsx"],
  newsletterDraft: ["ui/profile/NewsletterScreen.tsx"]
}

describe("what a member types in a form", () => {
  it("is known as a draft, or its store as something else", () => {
    const known = [...memberDrafts, ...Object.keys(others)]
    expect(known.toSorted()).toEqual(Object.keys(browserStores).toSorted())
  })

  it("is stored by files whose pages are known", () => {
    const files = globSync("ui/**/*.{ts,tsx}", { cwd: root }).filter((file) => file !== "ui/shop/local-stores.ts")
    const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }))
    const found = Object.fromEntries(
      memberDrafts.map((name) => [
        name,
        sources
          .filter(({ text }) => new RegExp(`\\b(?:local|stores)\\.${name}\\b`).test(text))
          .map(({ file }) => file)
          .toSorted()
      ])
    )
    expect(found).toEqual(users)
  })
})
