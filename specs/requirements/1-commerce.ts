import type { Requirement } from "./requirement.ts"

const socialSpec = "specs/identity/social.spec.ts"
const membersJourney = "specs/journeys/members.journey.ts"
const accountMessagesSpec = "specs/server/accounts/account-messages.spec.ts"

export const commerce: ReadonlyArray<Requirement> = [
  {
    id: 17,
    says: "In-store self checkout",
    state: "NONE",
    missing: "/order?mode=self-checkout&store=5 shows the plain bag; only tour steps exist (core/tours/tours.ts)",
    work: "kinds"
  },
  {
    id: 18,
    says: "Omnichannel pickup mode",
    state: "NONE",
    missing:
      "Store list only; no pickup in delivery (core/orders/order.ts Delivery = ship | message); the product page promises it",
    work: "kinds"
  },
  {
    id: 19,
    says: "Free shipping",
    state: "DONE",
    proofs: [
      {
        file: "specs/shipping/free-shipping.rule.spec.ts",
        title: "takes off the whole fee of regular services from Rp200.000 of goods on"
      },
      {
        file: "specs/journeys/buying/buy.journey.ts",
        title: "a guest buys a lipstick and follows it home on a ${line} line"
      }
    ],
    note: "core/shipping/free-shipping.rule.ts, ui/cart/FreeShipping.tsx"
  },
  {
    id: 20,
    says: "Gift-with-purchase",
    state: "NONE",
    missing: "empty slot 'gifts' in core/pricing/quote.ts; no rule, no gift",
    work: "worth"
  },
  { id: 21, says: "Paper-bag vouchers", state: "NONE", missing: "nothing", work: "worth" },
  {
    id: 22,
    says: "Pre-order products",
    state: "DONE",
    proofs: [
      {
        file: "specs/cart/mixing.rule.spec.ts",
        title: "are of one kind: pre-orders of one day, gift cards, or what is in stock"
      },
      { file: "specs/orders/order.machine.spec.ts", title: "waits for its date where it was ordered ahead" }
    ],
    note: "core/cart/mixing.rule.ts; the order waits in waiting_release"
  },
  {
    id: 23,
    says: "E-gift products",
    state: "PART",
    missing:
      "e-gift products sell and mix-check, but no screen takes a recipient: EGIFT_RECIPIENT (requirements.rule.ts) can never be met, so an e-gift cannot be ordered",
    work: "kinds"
  },
  {
    id: 24,
    says: "Review site linked to a sister store",
    state: "PART",
    missing:
      "url_sociolla link on the product page when a product has one (ProductPromises.tsx SisterLink); no demo product has; newsletter name; nothing else",
    work: "window"
  },
  {
    id: 25,
    says: "Banners shown",
    state: "PART",
    missing:
      "14 of 17 groups drawn (HomeScreen, Strip, SearchBox, popup); floating_banners, floating_icon_apps, sociolla_logo_thematic are not",
    work: "window"
  },
  { id: 26, says: "Free-shipping vouchers shown", state: "NONE", missing: "no vouchers", work: "worth" },
  {
    id: 27,
    says: "Mini cart shown",
    state: "DONE",
    proofs: [
      {
        file: "specs/journeys/buying/selling-states.journey.ts",
        title: "every state of buying is accessible in both themes"
      },
      { file: "specs/journeys/back.journey.ts", title: "Back closes the dialogs of a product, then leaves it" }
    ],
    note: "ui/cart/BagDialog.tsx"
  },
  {
    id: 28,
    says: "Log in/register by one-time code SMS, WhatsApp, e-mail",
    state: "DONE",
    proofs: [
      {
        file: membersJourney,
        title: "a visitor becomes a member by a code to her phone, and what was typed survives a reload"
      },
      { file: accountMessagesSpec, title: "arrive by SMS in words, with a line that browsers fill in by themselves" },
      { file: accountMessagesSpec, title: "arrive by WhatsApp and by e-mail" },
      { file: "specs/journeys/reload.journey.ts", title: "a code by e-mail is a way in that a phone can type" }
    ],
    note: "core/account/otp/otp.machine.ts; carriers in adapters/outbox"
  },
  {
    id: 29,
    says: "Social sign-in",
    state: "DONE",
    proofs: [
      { file: membersJourney, title: "a visitor with a Google account completes what Google did not give" },
      { file: socialSpec, title: "makes a new person a partial registration, and says what is missing" },
      {
        file: socialSpec,
        title: "keeps people of two providers apart, and proves nothing by one that says nothing of it"
      }
    ],
    note: "adapters/identity/social.ts (OIDC)"
  },
  {
    id: 30,
    says: "Expert avatar badge",
    state: "DONE",
    proofs: [
      { file: "specs/ui/avatar.spec.ts", title: "carries the badge of an expert on %s, and of no other reviewer" }
    ],
    note: "a badge on initials and photos: ui/kit/picture/Avatar.tsx"
  },
  {
    id: 31,
    says: "Expert dedicated pages",
    state: "NONE",
    missing: "/expert and /expert/users → 404",
    work: "reviews"
  }
]
