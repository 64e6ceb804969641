import type { Requirement } from "./requirement.ts"

const popupMachineSpec = "specs/banners/popup.machine.spec.ts"
const cartMachineSpec = "specs/cart/cart.machine.spec.ts"
const mixingRuleSpec = "specs/cart/mixing.rule.spec.ts"
const listingMachineSpec = "specs/listing/listing.machine.spec.ts"
const suggestMachineSpec = "specs/search/suggest.machine.spec.ts"

export const cart: ReadonlyArray<Requirement> = [
  {
    id: 201,
    says: "Add: buy mode to /order, else notification modal",
    state: "DONE",
    proofs: [
      { file: cartMachineSpec, title: "is read, then the wanted line goes in and is announced" },
      { file: cartMachineSpec, title: "goes to the order of just that line where it is bought at once" }
    ],
    note: "core/cart/cart.machine.ts, ui/cart/AddedDialog.tsx"
  },
  {
    id: 202,
    says: "Update quantity",
    state: "DONE",
    proofs: [
      { file: cartMachineSpec, title: "loses no quick press on the stepper: the last number holds" },
      {
        file: "specs/cart/member-bag.spec.ts",
        title: "holds what is put in, priced by the shop, and refuses what does not fit"
      }
    ],
    note: "core/cart/cart.machine.ts"
  },
  { id: 203, says: "Redeem/cancel points", state: "NONE", missing: "no call", work: "worth" },
  { id: 204, says: "Redeem/cancel voucher", state: "NONE", missing: "no call", work: "worth" },
  {
    id: 205,
    says: "Pre-order cannot mix; confirm modal clears bag",
    state: "DONE",
    proofs: [
      { file: cartMachineSpec, title: "asks before goods of another kind take the place of the others" },
      { file: mixingRuleSpec, title: "are of one kind: pre-orders of one day, gift cards, or what is in stock" }
    ],
    note: "core/cart/mixing.rule.ts, ui/cart/MixDialog.tsx"
  },
  {
    id: 206,
    says: "E-gift cannot mix",
    state: "DONE",
    proofs: [
      { file: cartMachineSpec, title: "asks before goods of another kind take the place of the others" },
      { file: mixingRuleSpec, title: "are of one kind: pre-orders of one day, gift cards, or what is in stock" }
    ],
    note: "core/cart/mixing.rule.ts, ui/cart/MixDialog.tsx"
  },
  {
    id: 207,
    says: "Pre-orders same delivery date",
    state: "DONE",
    proofs: [
      { file: mixingRuleSpec, title: "compare the days of pre-orders, not the hours" },
      { file: mixingRuleSpec, title: "are of one kind: pre-orders of one day, gift cards, or what is in stock" }
    ],
    note: "core/cart/mixing.rule.ts, ui/cart/MixDialog.tsx"
  },
  {
    id: 208,
    says: "Guest cart in local storage",
    state: "DONE",
    proofs: [
      { file: "specs/browser/persisted-bag.spec.ts", title: "comes back as it was stored" },
      { file: "specs/cart/guest-cart.usecases.spec.ts", title: "adds, sets, removes and empties" }
    ],
    note: "core/cart/persisted-bag.rule.ts, adapters/browser/guest-bag.ts"
  },
  {
    id: 209,
    says: "Empty guest cart clears it and goes home",
    state: "DONE",
    proofs: [
      {
        file: cartMachineSpec,
        title: "leads home from an order page on which it got empty, but not from one it was bought on"
      }
    ],
    note: "core/cart/cart.machine.ts"
  },
  {
    id: 210,
    says: "Guest checkout depends on ANY item available_for_guest",
    state: "DONE",
    proofs: [
      {
        file: "specs/cart/bag.rule.spec.ts",
        title: "lets guests order where at least one line is for them, and names the others"
      }
    ],
    note: "core/cart/guest.rule.ts: at least one line (D-24)"
  },
  {
    id: 211,
    says: "Omnichannel stock fetched once, loading/fetched flags",
    state: "NONE",
    missing: "no stock per store, no flags",
    work: "kinds"
  }
]

export const reviews: ReadonlyArray<Requirement> = [
  {
    id: 212,
    says: "3 failed submissions: 1 h",
    state: "PART",
    missing: "spam-block.rule.ts + write-review.machine.ts + simulator; not stored, no server enforcement",
    work: "reviews"
  },
  {
    id: 213,
    says: "20 reviews in 15 min: 6 h",
    state: "PART",
    missing: "spam-block.rule.ts + write-review.machine.ts + simulator; not stored, no server enforcement",
    work: "reviews"
  },
  {
    id: 214,
    says: "Already reviewed: toast",
    state: "PART",
    missing: "message failure.AlreadyReviewed and the machine's refusal; nothing shows it",
    work: "reviews"
  },
  {
    id: 215,
    says: "Add review: logged in to write review, product stored; else login with redirect",
    state: "PART",
    missing: "hidden by the toggle write_review until members can write reviews; no button asks a member to log in",
    work: "reviews"
  }
]

export const wishlist: ReadonlyArray<Requirement> = [
  {
    id: 216,
    says: "Logged out opens login modal",
    state: "PART",
    missing:
      "the toggle wishlist hides the heart; ui/wishlist/Heart.tsx would open the login dialog, for members as well",
    work: "belonging"
  },
  { id: 217, says: "No id_product: error toast", state: "NONE", missing: "no toast, no wishlist", work: "belonging" },
  {
    id: 218,
    says: "Optimistic flip, revert + toast",
    state: "WRONG",
    missing: "a logged-in member's heart opens the login dialog (Heart.tsx), nothing flips",
    work: "belonging"
  },
  { id: 219, says: "Adding stores wishlist id; removing by id", state: "NONE", missing: "no call", work: "belonging" }
]

export const otherStates: ReadonlyArray<Requirement> = [
  {
    id: 220,
    says: "<3 characters cancels search",
    state: "DONE",
    proofs: [
      { file: suggestMachineSpec, title: "asks 250 milliseconds after the third letter, counted as a person counts" },
      {
        file: "specs/search/filters.rule.spec.ts",
        title: "need 3 characters as a person counts them, blanks around them left off"
      }
    ],
    note: "core/search/suggest.machine.ts"
  },
  {
    id: 221,
    says: "New input cancels in-flight",
    state: "DONE",
    proofs: [{ file: suggestMachineSpec, title: "interrupts a question when more is typed" }],
    note: "core/search/suggest.machine.ts"
  },
  {
    id: 222,
    says: "Pages load lazily, cancel earlier requests",
    state: "DONE",
    proofs: [
      {
        file: listingMachineSpec,
        title: "loads the next part behind the first and replaces the address, so that Back leaves the list"
      },
      {
        file: listingMachineSpec,
        title: "what is shown answers what is wanted, without gaps or repeats, one question at a time"
      }
    ],
    note: "core/listing/listing.machine.ts"
  },
  {
    id: 223,
    says: "Curated trending: 10, more while page<=2, has-more on full page",
    state: "PART",
    missing: "GET featured/list/{name} 10 × 3 pages; no curated screen uses it",
    work: "belonging"
  },
  {
    id: 224,
    says: "Popup: never shown, or everyday >24 h; else suppressed, marked closed",
    state: "DONE",
    proofs: [
      {
        file: "specs/banners/popup.rule.spec.ts",
        title: "is due after strictly more than 24 h when it is for every day, and once when it is not"
      },
      { file: "specs/journeys/popup.journey.ts", title: "it comes once in 24 h, or once for each banner" }
    ],
    note: "core/banners/popup.rule.ts"
  },
  {
    id: 225,
    says: "Popup fetch retries up to 3",
    state: "DONE",
    proofs: [
      {
        file: popupMachineSpec,
        title: "is asked for again after 0.5, 1 and 2 seconds, then no more, without a message"
      }
    ],
    note: "core/banners/popup.machine.ts"
  },
  {
    id: 226,
    says: "Tour steps by index, coachmark marked",
    state: "DONE",
    proofs: [
      { file: "specs/tours/tour.machine.spec.ts", title: "goes step by step and is over after the last" },
      {
        file: "specs/tours/marks.rule.spec.ts",
        title: "are saved where they belong: in the profile of a member, in a guest's browser"
      }
    ],
    note: "core/tours/tour.machine.ts"
  },
  {
    id: 227,
    says: "Order state Awaiting bank wire payment",
    state: "DONE",
    proofs: [
      { file: "specs/ui/specified-values.spec.ts", title: "writes the texts of the specification word for word: %s" },
      { file: "specs/orders/order.machine.spec.ts", title: "goes from the transfer to completion" },
      { file: "specs/payments/callbacks.spec.ts", title: "move nothing when they are forged, changed or old" }
    ],
    note: "core/orders/order.ts"
  },
  { id: 228, says: "Ad slot shown/hidden on render result", state: "NONE", missing: "nothing", work: "window" }
]
