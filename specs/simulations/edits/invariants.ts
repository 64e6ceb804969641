/** Where an invariant of the designed machines is held. */
export type Place =
  /** By a machine's simulation, under another id than the design's if one is named. */
  | { readonly machine: string; readonly as?: string }
  /** By a spec, which names the id or has this title. */
  | { readonly spec: string; readonly says?: string }
  /** By nothing yet. */
  | { readonly waits: string }

const simulated = (machine: string, ids: ReadonlyArray<string>): ReadonlyArray<readonly [string, Place]> =>
  ids.map((id) => [id, { machine }])
const noted = (spec: string, ids: ReadonlyArray<string>): ReadonlyArray<readonly [string, Place]> =>
  ids.map((id) => [id, { spec }])

/** Every invariant of machines 1 to 14, by its id. */
export const placeOf: ReadonlyMap<string, Place> = new Map<string, Place>([
  ...simulated("login", ["L1", "L3", "L4", "L7"]),
  ["L2", { machine: "login", as: "L1" }],
  [
    "L5",
    {
      spec: "specs/account/rules/destination.rule.spec.ts",
      says: "is the completion page, then the next address, then the stored path, then home"
    }
  ],
  ...noted("specs/account/session.machine.spec.ts", ["L6"]),
  ...simulated("otp", ["O1", "O2", "O3", "O4", "O5", "O6", "O7"]),
  ["O8", { machine: "otp", as: "O5" }],
  ...simulated("cart", ["K1", "K2", "K3", "K4"]),
  ["K5", { spec: "specs/cart/vouchers.machine.spec.ts", says: "are inactive with the reason once too little is left" }],
  ...noted("specs/cart/cart.sessions.spec.ts", ["K6", "K7"]),
  [
    "K8",
    { spec: "specs/cart/vouchers.machine.spec.ts", says: "without a code are refused here: the shop is not asked" }
  ],
  [
    "K9",
    {
      spec: "specs/pickup/store-picker.machine.spec.ts",
      says: "asks for the stock when it is opened first, and not again"
    }
  ],
  ["K10", { spec: "specs/cart/guest.rule.spec.ts", says: "for a guest, goods for members (D-24)" }],
  ...simulated("checkout", ["H1", "H2", "H3", "H5", "H7", "H8"]),
  ["H4", { spec: "specs/vouchers/judge.rule.spec.ts", says: "is for members, unless guests may use it, too" }],
  ["H6", { spec: "specs/cart/mixing.rule.spec.ts", says: "compare the days of pre-orders, not the hours" }],
  ["R1", { machine: "write-review", as: "R1, R2" }],
  ["R2", { machine: "write-review", as: "R1, R2" }],
  ["R3", { machine: "write-review", as: "R3, R6" }],
  ["R6", { machine: "write-review", as: "R3, R6" }],
  ...simulated("write-review", ["R4", "R5", "R7"]),
  ...["B1", "B3", "B9"].map((id) => [id, { machine: "popup", as: "B1, B3, B9" }] as const),
  ...["B2", "B7"].map((id) => [id, { machine: "popup", as: "B2, B7" }] as const),
  ...simulated("popup", ["B4", "B5", "B6", "B8"]),
  ...simulated("tour", ["Q1", "Q2", "Q3", "Q4", "Q5", "Q6"]),
  ...noted("specs/account/registration.machine.spec.ts", ["G1", "G2", "G3", "G4", "G5"]),
  ...noted("specs/search/suggest.machine.spec.ts", ["S1", "S2"]),
  ...noted("specs/listing/listing.machine.spec.ts", ["S3", "S4", "F4"]),
  ...noted("specs/search/address.rule.spec.ts", ["S5", "F2"]),
  ...noted("specs/search/history/recent.rule.spec.ts", ["S6"]),
  ["W1", { machine: "hearts", as: "HT4" }],
  ["W2", { machine: "hearts", as: "HT2" }],
  ["W3", { machine: "hearts", as: "HT1" }],
  ["W4", { spec: "specs/wishlist/hearts.machine.spec.ts", says: "stay so with the entry that the shop returns" }],
  ["W5", { machine: "hearts", as: "HT3" }],
  [
    "N1",
    { spec: "specs/catalogue/notify-me.usecases.spec.ts", says: "is asked for once by an address, of what is sold out" }
  ],
  [
    "N2",
    { spec: "specs/catalogue/notify-me.usecases.spec.ts", says: "is asked for once by an address, of what is sold out" }
  ],
  ["N3", { waits: "a spec of the product's page that chooses another shade while the form is open" }],
  [
    "V1",
    { spec: "specs/vouchers/judge.rule.spec.ts", says: "gives what a second calculator gives, for the same lines" }
  ],
  [
    "V2",
    { spec: "specs/cart/vouchers.machine.spec.ts", says: "that are refused say why at the field, and the bag stays" }
  ],
  ["V3", { spec: "specs/vouchers/judge.rule.spec.ts", says: "takes its amount off, and no more than the goods cost" }],
  ["V4", { spec: "specs/points/points.rule.spec.ts", says: "of any bag leave a legal total" }],
  ["V5", { spec: "specs/cart/vouchers.machine.spec.ts", says: "of two equal presses are asked for once" }],
  ["V6", { spec: "specs/cart/vouchers.machine.spec.ts", says: "are redeemed in the order of the presses" }],
  ...noted("specs/search/filters.rule.spec.ts", ["F1"]),
  ...noted("specs/search/facets.rule.spec.ts", ["F3"]),
  ["T1", { spec: "specs/notices/notices.machine.spec.ts", says: "never two at once" }],
  ["T2", { spec: "specs/notices/notices.machine.spec.ts", says: "stay 3333 milliseconds" }]
])

/** How many each machine of the design has: so many ids are placed above. */
export const designed: Readonly<Record<string, number>> = {
  L: 7,
  O: 8,
  K: 10,
  H: 8,
  R: 7,
  B: 9,
  Q: 6,
  G: 5,
  S: 6,
  W: 5,
  N: 3,
  V: 6,
  F: 4,
  T: 2
}

/** Invariants that no edit of one line breaks, since more than one rule holds each of them. Decision 0145. */
export const heldTwice: ReadonlySet<string> = new Set(["checkout H1", "hearts HT5", "tracking TQ3"])
