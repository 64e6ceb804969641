import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { ensureBuilt } from "#adapters/server/build/build.ts"
import { clientFolder } from "#adapters/server/build/stamps.ts"
import { languages } from "#core/kernel/text.ts"
import { limits, withLimits } from "#core/shop/limits.rule.ts"
import { allTexts } from "#ui/messages/texts.server.ts"

const root = join(import.meta.dirname, "../..")

const leavesOf = (tree: unknown, path: string): ReadonlyArray<readonly [key: string, text: string]> =>
  typeof tree === "object" && tree !== null
    ? Object.entries(tree).flatMap(([name, part]) => leavesOf(part, `${path}.${name}`))
    : [[path, String(tree)]]

/** Texts of both languages as they are written, without those of the gallery, which are for developers. */
const written = languages.flatMap((language) => {
  const folder = join(root, "ui/messages", language)
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => leavesOf(JSON.parse(readFileSync(join(folder, file), "utf8")), file.replace(".json", "")))
})

/** Texts that may hold digits or words for numbers, each with the reason. No limit of a rule belongs here. */
const numbered: Readonly<Record<string, string>> = {
  "account.beauty.text": "steps of one screen",
  "checkout.missing.phone": "an example",
  "checkout.payment.exact": "digits of an amount",
  "checkout.problem.recipientPhone": "an example",
  "checkout.problem.phone": "an example",
  "checkout.problem.postal-code": "Indonesian postal codes; an example",
  "checkout.problem.amount": "an example",
  "checkout.problem.mobile": "the prefix of Indonesian mobile numbers; an example",
  "egift.gift.codeHint": "an example",
  "egift.problem.invalid.phone": "an example",
  "failure.RatingUnknown": "stars",
  "field.firstName.length": "one character is the least of any text",
  "field.lastName.length": "one character is the least of any text",
  "field.phone.mobile": "the prefix of Indonesian mobile numbers",
  "mail.order-overpaid.subject": "twice",
  "orders.lookup.codeHint": "an example",
  "orders.lookup.codeProblem": "an example",
  "orders.pay.amountHint": "digits of an amount",
  "orders.statusText.payment_review": "what the merchant usually needs; no rule",
  "photos.sheet.turn": "a quarter turn",
  "profile.badges.five-photos.how": "the badge's meaning and name; D-44",
  "profile.badges.five-photos.name": "the badge's meaning and name; D-44",
  "profile.badges.one-year.how": "the badge's meaning and name; D-44",
  "profile.badges.one-year.name": "the badge's meaning and name; D-44",
  "profile.beauty.text": "steps of one screen",
  "trust.facts.weight": "the scale of the weights",
  "reviewers.rules.row.contacts.number": "none at all",
  "reviewers.rules.row.once.number": "once",
  "reviewers.rules.row.order.number": "the scale of the weights",
  "reviewers.badge.five-photos": "the badge's name; D-44",
  "reviewers.badge.one-year": "the badge's name; D-44",
  "server.wait.second-one": "the singular",
  "server.wait.minute-one": "the singular",
  "server.wait.hour-one": "the singular",
  "selfCheckout.fieldProblem.phone": "an example",
  "selfCheckout.numberHint": "digits of an EAN-13",
  "selfCheckout.uncertain": "twice: no limit",
  "shop.stars": "stars",
  "shop.footer.original": "a whole"
}
const isNumber =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|keenam|kelima|setengah|setahun)\b/i
const withoutPlural = (key: string): string => key.replace(/_(?:one|other)$/, "")

describe("a text of the shop", () => {
  it("holds a number only if no rule decides it", () => {
    const found = written
      .filter(([, text]) => isNumber.test(text.replace(/\{\{[\w.]+\}\}/g, "")))
      .map(([key]) => withoutPlural(key))
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(numbered).toSorted())
  })

  it("names limits of the rules, and every limit is named", () => {
    const named = written.flatMap(([, text]) =>
      [...text.matchAll(/\{\{limit\.(.*?)\}\}/g)].map(([, name = ""]) => name)
    )
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(limits).toSorted())
  })

  it("of the server's own file names none: its pages say it as it is written", () => {
    expect(written.filter(([key, text]) => key.startsWith("server.") && text.includes("{{limit."))).toEqual([])
  })

  it.each([
    ["Gratis ongkir mulai {{limit.freeShipping}}", "Gratis ongkir mulai Rp200.000"],
    ["{{limit.codesPerDay}} kode, {{limit.codeDigits}} digit, {{limit.codeMinutes}} menit", "5 kode, 6 digit, 5 menit"],
    ["{{limit.lockAt}} kali, {{limit.resetMinutes}} menit", "5 kali, 30 menit"],
    ["{{limit.reviewWorkingDays}} hari kerja", "3 hari kerja"],
    ["{{limit.pictureMegabytes}} MB", "8 MB"],
    ["{{limit.searchLength}} huruf", "3 huruf"],
    ["{{limit.phoneLeast}}–{{limit.phoneMost}} digit", "10–14 digit"],
    ["{{limit.userNameLeast}}–{{limit.userNameMost}}", "4–16"],
    ["{{limit.passwordLeast}}–{{limit.passwordMost}}", "6–60"],
    ["{{count}} dari {{limit.codesPerDay}}", "{{count}} dari 5"]
  ])("says the limits of the specification: %s", (text, said) => {
    expect(withLimits({ some: { text } })).toEqual({ some: { text: said } })
  })

  it("that names an unknown limit is a bug", () => {
    expect(() => withLimits("{{limit.none}}")).toThrow("no limit is called none")
  })
})

describe("the limits are filled in", () => {
  beforeAll(() => ensureBuilt(() => {}))

  it("on pages that the server draws", () => {
    const texts = languages.flatMap((language) => leavesOf(allTexts[language], language))
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter(([, text]) => text.includes("{{limit."))).toEqual([])
  })

  it("in every file that browsers fetch", () => {
    const folder = join(clientFolder, "assets")
    const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"))
    const sources = scripts.map((file) => [file, readFileSync(join(folder, file), "utf8")] as const)
    expect(sources.some(([, source]) => source.includes("Gratis ongkir mulai Rp200.000"))).toBe(true)
    expect(sources.filter(([, source]) => source.includes("{{limit.")).map(([file]) => file)).toEqual([])
  })
})
