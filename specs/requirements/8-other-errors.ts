import type { Requirement } from "./requirement.ts"

const section8Spec = "specs/account/section-8.spec.ts"
const cartMachineSpec = "specs/cart/cart.machine.spec.ts"
const noticesMachineSpec = "specs/notices/notices.machine.spec.ts"

export const otherErrors: ReadonlyArray<Requirement> = [
  { id: 400, says: "Report 403 already reported", state: "NONE", missing: "no call", work: "reviews" },
  {
    id: 401,
    says: "'Beberapa stock produk tidak cukup'",
    state: "DONE",
    proofs: [
      { file: "specs/ui/specified-values.spec.ts", title: "writes the texts of the specification word for word: %s" },
      { file: cartMachineSpec, title: "says what an order takes at most and what is left" }
    ],
    note: "exact in Indonesian"
  },
  {
    id: 402,
    says: "Voucher errors: server message or 'Terjadi kesalahan sistem'",
    state: "NONE",
    missing: "'Terjadi kesalahan sistem' nowhere",
    work: "worth"
  },
  {
    id: 403,
    says: "E-gift and pre-order mixing errors",
    state: "DONE",
    proofs: [
      { file: cartMachineSpec, title: "asks before goods of another kind take the place of the others" },
      { file: "specs/house/messages.spec.ts", title: "explain every refusal of core" }
    ],
    note: "cart.conflict in ui/messages/id/cart.json"
  },
  {
    id: 404,
    says: "Review block messages",
    state: "PART",
    missing: "failure.ReviewBlocked text; no time in it; not shown",
    work: "reviews"
  },
  {
    id: 405,
    says: "Toast 'Kamu sudah membuat review untuk produk ini.'",
    state: "PART",
    missing: "text exact; nothing shows it",
    work: "reviews"
  },
  {
    id: 406,
    says: "Toast 'Can not add this product to whishlist'",
    state: "NONE",
    missing: "text nowhere",
    work: "belonging"
  },
  {
    id: 407,
    says: "Wishlist failure 'Silakan coba lagi dalam beberapa saat.'",
    state: "NONE",
    missing: "no wishlist",
    work: "belonging"
  },
  {
    id: 408,
    says: "List failures give empty lists",
    state: "DONE",
    proofs: [
      {
        file: "specs/listing/listing.machine.spec.ts",
        title: "what is shown answers what is wanted, without gaps or repeats, one question at a time"
      }
    ],
    note: "core/listing/listing.machine.ts"
  },
  {
    id: 409,
    says: "Banner and search failures silently empty",
    state: "DONE",
    proofs: [
      { file: "specs/search/suggest.machine.spec.ts", title: "stays silent when nothing comes back" },
      {
        file: "specs/banners/popup.machine.spec.ts",
        title: "is asked for again after 0.5, 1 and 2 seconds, then no more, without a message"
      }
    ],
    note: "core/search/suggest.machine.ts, core/banners/popup.machine.ts"
  },
  {
    id: 410,
    says: "'Verifikasi berhasil'",
    state: "DONE",
    proofs: [{ file: section8Spec, title: "%s" }],
    note: "exact in Indonesian"
  },
  {
    id: 411,
    says: "'Akun sudah terdaftar'",
    state: "DONE",
    proofs: [{ file: section8Spec, title: "%s" }],
    note: "exact in Indonesian"
  },
  {
    id: 412,
    says: "'Login Successful. Welcome!'",
    state: "DONE",
    proofs: [
      { file: section8Spec, title: "%s" },
      {
        file: "specs/journeys/session.journey.ts",
        title: "who logs out in one tab is out in the other, and in again in both"
      }
    ],
    note: "exact in English"
  },
  {
    id: 413,
    says: "'Verification code sent. Check your SMS/WhatsApp/Email'",
    state: "DONE",
    proofs: [{ file: section8Spec, title: "%s" }],
    note: "exact in English"
  },
  { id: 414, says: "'Sukses menambahkan ke Wishlist.'", state: "NONE", missing: "texts nowhere", work: "belonging" },
  {
    id: 415,
    says: "'Wishlist berhasil dihapus.' / 'Wishlist berhasil didelete.'",
    state: "NONE",
    missing: "texts nowhere",
    work: "belonging"
  },
  { id: 416, says: "'Added to wishlist'", state: "NONE", missing: "texts nowhere", work: "belonging" },
  {
    id: 417,
    says: "Reset e-mail info text",
    state: "DONE",
    proofs: [
      { file: section8Spec, title: "%s" },
      {
        file: "specs/journeys/members.journey.ts",
        title: "a forgotten password is reset by mail and by phone, and the old one is refused"
      }
    ],
    note: "exact in Indonesian"
  },
  {
    id: 418,
    says: "Toast kinds error/show/notif; no content 'Error'",
    state: "DONE",
    proofs: [{ file: noticesMachineSpec, title: "say Error where nothing was said" }],
    note: "core/notices/notices.machine.ts"
  },
  {
    id: 419,
    says: "Toast 3333 ms, top-center, one at a time, close button",
    state: "DONE",
    proofs: [
      { file: noticesMachineSpec, title: "stay 3333 milliseconds" },
      { file: noticesMachineSpec, title: "come one after the other, each for its whole time" }
    ],
    note: "core/notices/notice.ts, ui/app/frame/Toasts.tsx"
  }
]
