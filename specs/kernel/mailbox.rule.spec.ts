import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { mailboxOf } from "#core/kernel/mailbox.rule.ts"
import { runs } from "../arbitraries.ts"

const anyName = fc.stringMatching(/^[a-z0-9]{1,8}(\.[a-z0-9]{1,8})?$/)
const anyTag = fc.stringMatching(/^[a-z0-9+.]{0,8}$/)

/** Decision 0032. */
describe("the mailbox of an address", () => {
  it.each([
    [" Ayu+toko@Contoh.id ", "ayu@contoh.id"],
    ["ayu+a+b@contoh.id", "ayu@contoh.id"],
    ["a.yu@contoh.id", "a.yu@contoh.id"],
    ["A.Y.U+toko@GoogleMail.com", "ayu@gmail.com"],
    ["+6281234567890", "+6281234567890"]
  ])("of %s is %s", (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox))

  it.each([
    ["+a@x.id", "+a@x.id"],
    ["+b@x.id", "+b@x.id"],
    ["+a+toko@x.id", "+a@x.id"],
    ["++a@x.id", "++a@x.id"]
  ])("keeps a plus that begins the name: %s is %s", (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox))

  it("is the same for each tag, and for itself", () =>
    fc.assert(
      fc.property(anyName, anyTag, fc.constantFrom("x.id", "gmail.com", "googlemail.com"), (name, tag, host) => {
        const mailbox = mailboxOf(`${name}@${host}`)
        expect(mailboxOf(`${name}+${tag}@${host}`)).toBe(mailbox)
        expect(mailboxOf(mailbox)).toBe(mailbox)
      }),
      runs(200)
    ))
})
