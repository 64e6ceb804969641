import type { Requirement } from "./requirement.ts"

const accountStatesJourney = "specs/journeys/account-states.journey.ts"
const dialogsJourney = "specs/journeys/dialogs.journey.ts"
const membersJourney = "specs/journeys/members.journey.ts"
const numberAloneJourney = "specs/journeys/number-alone.journey.ts"
const overlaysJourney = "specs/journeys/overlays.journey.ts"
const tourPlaceSpec = "specs/tours/tour-place.rule.spec.ts"

export const modals: ReadonlyArray<Requirement> = [
  {
    id: 78,
    says: "Login",
    state: "DONE",
    proofs: [
      {
        file: membersJourney,
        title: "a visitor becomes a member by a code to her phone, and what was typed survives a reload"
      },
      { file: accountStatesJourney, title: "every form of an account is accessible in both themes" }
    ],
    note: "ui/account/panels/AccountDialog.tsx"
  },
  {
    id: 79,
    says: "Register",
    state: "DONE",
    proofs: [
      {
        file: membersJourney,
        title: "a visitor becomes a member by a code to her phone, and what was typed survives a reload"
      },
      { file: accountStatesJourney, title: "every form of an account is accessible in both themes" }
    ],
    note: "ui/account/panels/AccountDialog.tsx"
  },
  {
    id: 80,
    says: "Forgot-password",
    state: "DONE",
    proofs: [
      { file: membersJourney, title: "a forgotten password is reset by mail and by phone, and the old one is refused" },
      { file: accountStatesJourney, title: "every form of an account is accessible in both themes" }
    ],
    note: "ui/account/panels/AccountDialog.tsx"
  },
  {
    id: 81,
    says: "OTP",
    state: "DONE",
    proofs: [
      {
        file: membersJourney,
        title: "a visitor becomes a member by a code to her phone, and what was typed survives a reload"
      },
      { file: accountStatesJourney, title: "every form of an account is accessible in both themes" }
    ],
    note: "ui/account/panels/AccountDialog.tsx"
  },
  { id: 82, says: "Share experience", state: "NONE", missing: "nothing", work: "reviews" },
  { id: 83, says: "Report content", state: "NONE", missing: "nothing", work: "reviews" },
  { id: 84, says: "Edit review", state: "NONE", missing: "nothing", work: "reviews" },
  {
    id: 85,
    says: "User photos",
    state: "DONE",
    proofs: [
      {
        file: dialogsJourney,
        title: "photos of buyers, the shades of a card and the texts of an order open over their page"
      },
      {
        file: "specs/server/named-calls.spec.ts",
        title: "answers reviews of a product, their number, their photos, and the most liked of a brand"
      }
    ],
    note: "ui/reviews/PhotosDialog.tsx"
  },
  {
    id: 86,
    says: "Review error",
    state: "PART",
    missing: "texts ReviewBlocked/ReviewRefused/AlreadyReviewed and machine states; no dialog",
    work: "reviews"
  },
  { id: 87, says: "Search product for review", state: "NONE", missing: "nothing", work: "reviews" },
  { id: 88, says: "Confirmation photo", state: "NONE", missing: "nothing", work: "reviews" },
  { id: 89, says: "Upload photo", state: "NONE", missing: "nothing (avatar upload only)", work: "reviews" },
  { id: 90, says: "Crop photo", state: "PART", missing: "CropSquare.tsx for the avatar only", work: "reviews" },
  { id: 91, says: "Edit photo", state: "NONE", missing: "nothing", work: "reviews" },
  { id: 92, says: "Confirmation edit", state: "NONE", missing: "nothing", work: "reviews" },
  {
    id: 93,
    says: "Product combination",
    state: "DONE",
    proofs: [
      {
        file: dialogsJourney,
        title: "photos of buyers, the shades of a card and the texts of an order open over their page"
      }
    ],
    note: "ui/catalogue/CombinationDialog.tsx, opened by ui/catalogue/CardKinds.tsx"
  },
  {
    id: 94,
    says: "Filter and sort",
    state: "DONE",
    proofs: [
      {
        file: "specs/journeys/browse.journey.ts",
        title: "a shopper narrows a category and finds the way back on a ${line} line"
      },
      { file: "specs/journeys/back.journey.ts", title: "Back closes the filters and the menu of a phone @phone" }
    ],
    note: "ui/listing/FilterDrawer.tsx"
  },
  {
    id: 95,
    says: "Tell friends",
    state: "PART",
    missing: "share button (ProductTitle.tsx: system sheet or copies the link); no dialog",
    work: "belonging"
  },
  {
    id: 96,
    says: "Confirmation of publish or discard",
    state: "PART",
    missing: "leave-guard machine asks publish/discard/stay; no dialog",
    work: "reviews"
  },
  {
    id: 97,
    says: "Privacy policy (modal)",
    state: "DONE",
    proofs: [
      {
        file: dialogsJourney,
        title: "photos of buyers, the shades of a card and the texts of an order open over their page"
      },
      { file: "specs/journeys/accessible.journey.ts", title: "${name} is accessible in the ${theme} theme" }
    ],
    note: "ui/stores/TextDialog.tsx at the payment; registration opens /pages/privacy in a tab of its own"
  },
  {
    id: 98,
    says: "Terms (modal)",
    state: "DONE",
    proofs: [
      {
        file: dialogsJourney,
        title: "photos of buyers, the shades of a card and the texts of an order open over their page"
      },
      { file: "specs/contracts/content.spec.ts", title: "answers a text in the reader's language, and knows no other" }
    ],
    note: "ui/stores/TextDialog.tsx at the payment; registration opens /pages/terms in a tab of its own"
  },
  {
    id: 99,
    says: "Overseas phone",
    state: "DONE",
    proofs: [
      { file: numberAloneJourney, title: "a number alone begins an account" },
      { file: "specs/account/overseas-phone.machine.spec.ts", title: "is confirmed only with a country" }
    ],
    note: "ui/account/panels/OverseasPhoneSheet.tsx"
  },
  {
    id: 100,
    says: "Offline registration",
    state: "DONE",
    proofs: [
      { file: numberAloneJourney, title: "a number that a till knows becomes an account, and another one is refused" },
      {
        file: "specs/server/accounts/till.spec.ts",
        title: "gets a code for just that, becomes an account's, and then waits no more"
      }
    ],
    note: "a panel for guests, a dialog on /account/security"
  },
  {
    id: 101,
    says: "Confirm beauty profile",
    state: "DONE",
    proofs: [
      {
        file: membersJourney,
        title: "a visitor becomes a member by a code to her phone, and what was typed survives a reload"
      },
      {
        file: "specs/journeys/profile.journey.ts",
        title: "a member keeps her addresses, moves to another number, and has a beauty profile"
      }
    ],
    note: "ui/account/panels/ConfirmBeautySheet.tsx after registration; ui/profile/useLeaveGuard.ts before a filled profile is left, decision 0045"
  }
]

export const quickTours: ReadonlyArray<Requirement> = [
  {
    id: 102,
    says: "Order shipping tour",
    state: "DONE",
    proofs: [
      {
        file: overlaysJourney,
        title: "a popup, a dialog and tours come one after the other, and delivery explains itself once"
      },
      { file: tourPlaceSpec, title: "come to the product's page and to the checkout, and nowhere else" }
    ],
    note: "core/tours/tour-place.rule.ts"
  },
  {
    id: 103,
    says: "Review filter tour",
    state: "DONE",
    proofs: [
      { file: overlaysJourney, title: "the product page explains itself once, by keyboard as well" },
      { file: tourPlaceSpec, title: "come to the product's page and to the checkout, and nowhere else" }
    ],
    note: "core/tours/tour-place.rule.ts"
  },
  {
    id: 104,
    says: "Self checkout tour",
    state: "PART",
    missing: "steps in tours.ts, no place (tour-place.rule.ts), no screen",
    work: "kinds"
  },
  {
    id: 105,
    says: "Product page tour",
    state: "DONE",
    proofs: [
      { file: overlaysJourney, title: "the product page explains itself once, by keyboard as well" },
      { file: tourPlaceSpec, title: "come to the product's page and to the checkout, and nowhere else" }
    ],
    note: "core/tours/tour-place.rule.ts"
  },
  {
    id: 106,
    says: "Shown once per cookie or profile coachmark list",
    state: "DONE",
    proofs: [
      {
        file: overlaysJourney,
        title: "Escape, Back and a press beside it leave a tour, focus returns, and it does not come again"
      },
      {
        file: overlaysJourney,
        title: "what a guest was shown goes into the profile, and another browser shows it no more"
      },
      {
        file: "specs/tours/tours.usecases.spec.ts",
        title: "are merged both ways as soon as a member logs in, and sent once"
      }
    ],
    note: "the cookie `tours`, and coachmark_visited of a member"
  }
]
