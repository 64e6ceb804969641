import { describe, expect, it } from "vitest"
import enAccount from "../../ui/messages/en/account.json" with { type: "json" }
import enFailure from "../../ui/messages/en/failure.json" with { type: "json" }
import enNotices from "../../ui/messages/en/notices.json" with { type: "json" }
import idAccount from "../../ui/messages/id/account.json" with { type: "json" }
import idFailure from "../../ui/messages/id/failure.json" with { type: "json" }
import idNotices from "../../ui/messages/id/notices.json" with { type: "json" }

/** Texts of specification 8 (and 5, forgot), each word for word in the language it is written in; the other is a translation. */
const texts = [
  ["Wrong Password Entered.", enFailure.IncorrectPassword, idFailure.IncorrectPassword],
  ["Wrong Password Entered, Please click Forgot Password", enFailure.ThirdFailedLogin, idFailure.ThirdFailedLogin],
  ["Akun kamu tidak dapat diakses.", idFailure.MemberRemoved, enFailure.MemberRemoved],
  ["Email not registered.", enFailure.EmailNotRegistered, idFailure.EmailNotRegistered],
  ["Username not found.", enFailure.UsernameNotFound, idFailure.UsernameNotFound],
  ["Wrong Username / Email / Password.", enFailure.LoginDataMissing, idFailure.LoginDataMissing],
  ["Silakan coba lagi dalam beberapa saat.", idFailure.Unavailable, enFailure.Unavailable],
  ["Email is not registered", enAccount.forgot.emailUnknown, idAccount.forgot.emailUnknown],
  ["Phone number is not registered", enFailure.PhoneNotRegistered, idFailure.PhoneNotRegistered],
  ["Verifikasi berhasil", idAccount.code.verified, enAccount.code.verified],
  ["Akun sudah terdaftar", idAccount.register.exists, enAccount.register.exists],
  ["Login Successful. Welcome!", enNotices.welcome, idNotices.welcome],
  ["Verification code sent. Check your SMS/WhatsApp/Email", enAccount.code.sentNotice, idAccount.code.sentNotice],
  [
    "Anda telah menerima email yang berisi link untuk mengatur ulang password. Cek email Anda",
    idAccount.forgot.sent,
    enAccount.forgot.sent
  ]
] as const

describe("the account's texts of specification 8", () => {
  it.each(texts)("%s", (text, own, other) => {
    expect(own).toBe(text)
    expect(other).not.toBe(text)
    expect(other.trim()).not.toBe("")
  })
})
