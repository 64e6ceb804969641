import type { Requirement } from "./requirement.ts"

const namedPagesSpec = "specs/server/named-pages.spec.ts"

export const layoutRules: ReadonlyArray<Requirement> = [
  {
    id: 66,
    says: "Header hidden on SetNewPassword",
    state: "DONE",
    proofs: [{ file: namedPagesSpec, title: "has neither header nor footer: %s" }],
    note: "ui/app/frame/Layout.tsx, `bare`"
  },
  {
    id: 67,
    says: "Header hidden on Recommendation on mobile",
    state: "NONE",
    missing: "no /recommendation",
    work: "belonging"
  },
  {
    id: 68,
    says: "Desktop footer hidden on SetNewPassword, BeautyProfile, Recommendation, RegisterDetail",
    state: "PART",
    missing: "SetNewPassword, BeautyProfile, RegisterDetail done; Recommendation missing",
    work: "belonging"
  },
  {
    id: 69,
    says: "Mobile footer only on Dashboard",
    state: "DONE",
    proofs: [{ file: namedPagesSpec, title: "has a footer on narrow screens only on home" }],
    note: "ui/app/routes.tsx, footer `everywhere`"
  },
  {
    id: 70,
    says: "Mobile layout up to 991, desktop above",
    state: "DONE",
    proofs: [
      { file: "specs/ui/specified-values.spec.ts", title: "changes the layout behind 991 px (specification 2)" }
    ],
    note: "ui/theme/breakpoints.ts"
  },
  {
    id: 71,
    says: "Platform header flag switches at 1100",
    state: "DONE",
    proofs: [{ file: "specs/browser/platform.spec.ts", title: "is a desktop's above 1100 px: %i px is %s" }],
    note: "adapters/browser/call-headers.ts"
  }
]

export const guards: ReadonlyArray<Requirement> = [
  {
    id: 72,
    says: "PDP to write-review: blocked check first for logged-in user",
    state: "PART",
    missing: "fetchBlockState in write-review.machine.ts/port; no call /user/me/review-block (404), no route",
    work: "reviews"
  },
  {
    id: 73,
    says: "PDP to PDP: query change scrolls to all-reviews -100 px, else top",
    state: "DONE",
    proofs: [
      {
        file: "specs/journeys/dialogs.journey.ts",
        title:
          "another question about the reviews leads to them, 100 px below the top; another product begins at its top"
      }
    ],
    note: "ui/app/useScroll.ts and `useScrollOnQuery` in ui/reviews/AllReviews.tsx: 120 px of scroll padding less 20 px of margin"
  },
  {
    id: 74,
    says: "Other routes restore saved position or top",
    state: "DONE",
    proofs: [
      {
        file: "specs/journeys/browse.journey.ts",
        title: "a shopper narrows a category and finds the way back on a ${line} line"
      }
    ],
    note: "ui/app/useScroll.ts"
  },
  {
    id: 75,
    says: "Page view tracked after 400 ms",
    state: "NONE",
    missing: "no tracking area in core",
    work: "window"
  },
  {
    id: 76,
    says: "Ad slots refreshed after each route except first load",
    state: "NONE",
    missing: "no ads area",
    work: "window"
  },
  {
    id: 77,
    says: "Current route is stored",
    state: "NONE",
    missing: "not kept (D-81's 'session state'); useScroll keeps heights only",
    work: "window"
  }
]
