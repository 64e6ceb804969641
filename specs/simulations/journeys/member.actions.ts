import { kebayoranBaru } from "../../contracts/ordering-shop.ts"
import type { Way } from "./dialogs.ts"
import { whoIs } from "./people.ts"
import type { Actions, Does } from "./person.ts"

const isMember = ({ browser }: Parameters<Does>[0], tab: number): boolean => browser.tab(tab).member() !== undefined

/** Opens the log-in, if no member is logged in. */
const by =
  (way: Way, does: Does): Does =>
  (person, tab) => {
    if (isMember(person, tab)) return undefined
    person.browser.tab(tab).ways.opens(way)
    return does(person, tab)
  }

const registers = by("registration", ({ browser, number, stage }, tab) => {
  const { ways } = browser.tab(tab)
  const { name, email, phone, firstName, lastName, password } = whoIs(number)
  if (ways.stands() === "lost") {
    ways.say({ type: "retry.wanted" })
    return "asks again whether they are a member now"
  }
  if (ways.stands() !== "form") return undefined
  const typed = {
    email,
    userName: name,
    firstName,
    lastName,
    phone: `0${phone.national}`,
    phoneCode: phone.code
  } as const
  for (const [field, value] of Object.entries(typed))
    ways.say({ type: "field.typed", field: field as keyof typeof typed, value })
  ways.say({ type: "field.typed", field: "gender", value: "female" })
  ways.say({ type: "field.typed", field: "salute", value: "ms" })
  stage.hides(password)
  ways.say({ type: "form.sent", password, passwordAgain: password })
  return "fills in who they are"
})

const logsIn = (isRight: boolean): Does =>
  by("login", ({ browser, number, stage }, tab) => {
    const { name, email, password } = whoIs(number)
    const typed = isRight ? password : `bukan-${password}`
    stage.hides(typed)
    browser.tab(tab).ways.say({ type: "login.sent", identifier: number % 2 === 0 ? email : name, password: typed })
    return isRight ? "logs in" : "logs in with a wrong password"
  })

const asksForCode: Does = ({ browser }, tab) => {
  const { ways } = browser.tab(tab)
  if (!ways.asksForCode()) return undefined
  ways.sayAboutCode({ type: "resend.requested" })
  ways.sayAboutCode({ type: "method.chosen", method: "sms" })
  return "asks for a code"
}

const types: Does = ({ browser, number, stage }, tab) => {
  const { ways } = browser.tab(tab)
  if (!ways.asksForCode()) return undefined
  void stage.codeFor(number).then((code) => {
    if (code === undefined) return
    ways.sayAboutCode({ type: "code.typed", code })
    ways.sayAboutCode({ type: "code.submitted" })
  })
  return "types the code that came"
}

const mistypes: Does = ({ browser }, tab) => {
  const { ways } = browser.tab(tab)
  if (!ways.asksForCode()) return undefined
  ways.sayAboutCode({ type: "code.typed", code: "000000" })
  ways.sayAboutCode({ type: "code.submitted" })
  return "types a wrong code"
}

const logsOut: Does = (person, tab) => {
  if (!isMember(person, tab)) return undefined
  person.browser.tab(tab).say({ type: "logout.wanted" })
  person.address = undefined
  return "logs out"
}

const looks: Does = ({ browser, stage, notes }) => {
  stage.hears(browser.memberOrders.list({ skip: 0, limit: 10 }), (page) => {
    if (page) notes(`sees ${page.total} orders of their own`)
  })
  return "looks for their orders"
}

const keeps: Does = (person, tab) => {
  if (!isMember(person, tab)) return undefined
  const { browser, stage, number } = person
  const { phone, firstName, lastName } = whoIs(number)
  const address = { ...kebayoranBaru, recipient: `${firstName} ${lastName}`, phone }
  stage.hears(browser.profile.addAddress({ address, isDefault: true }), (addresses) => {
    person.address = addresses?.[0]?.address
  })
  return "keeps an address"
}

const remembers: Does = (person, tab) => {
  if (!isMember(person, tab)) return undefined
  const { browser, stage } = person
  stage.hears(browser.profile.addresses({}), (addresses) => {
    person.address = addresses?.[0]?.address
  })
  return "looks at the address they keep"
}

/** What members do, by its name in stories. */
export const memberActions: Actions = {
  registers,
  "asks for a code": asksForCode,
  "types the code": types,
  "types a wrong code": mistypes,
  "logs in": logsIn(true),
  "logs in with a wrong password": logsIn(false),
  "wants to log in by a code": by("code", (_person, _tab) => "wants to log in by a code"),
  "logs out": logsOut,
  "looks for their orders": looks,
  "keeps an address": keeps,
  "looks at the address they keep": remembers,
  "comes back to the page": ({ browser }, tab) => {
    const { say, cart } = browser.tab(tab)
    say({ type: "page.seen" })
    cart().say({ type: "bag.changed" })
    return "comes back to the page"
  }
}
