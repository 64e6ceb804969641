import { Effect } from "effect"
import type { Cells } from "#adapters/merchant/cells.ts"
import type { Part, PartFacts, PartName } from "#adapters/merchant/part.ts"
import { parts } from "#adapters/merchant/parts.ts"
import type { RegionsStore } from "#core/regions/regions.port.ts"
import { usualCouriers } from "#core/shipping/couriers.ts"

/** What the questions of a setup need: a person, the running shop and the map. */
export interface SetupDialog {
  readonly say: (line: string) => void
  /** The answer to a question; `undefined` after the end of the input. */
  readonly ask: (question: string) => Promise<string | undefined>
  /** The rows of a part as the shop has them. */
  readonly read: (part: PartName) => Promise<ReadonlyArray<Cells>>
  /** Stores rows; returns their problems, nothing if they were accepted. */
  readonly save: (part: PartName, rows: ReadonlyArray<Cells>, removeOthers?: boolean) => Promise<ReadonlyArray<string>>
  readonly regions: RegionsStore
}

/** The input has ended. What was saved before stays. */
export class DialogEnded extends Error {
  override readonly name = "DialogEnded"
}

/** One question: a column, how it is asked, and what an empty answer means if nothing is stored. */
interface Question {
  readonly column: string
  readonly words: string
  readonly optional?: boolean
}

/** Asks a merchant for everything an order needs. Each part is saved once its questions are answered; it can be repeated. */
export const askSetup = async (dialog: SetupDialog): Promise<void> => {
  dialog.say("Enter keeps what stands in [brackets]; - empties it. Ctrl+C ends; what was saved stays.")
  await askShop(dialog)
  await askStores(dialog)
  await askBanks(dialog)
  await askCouriers(dialog)
}

const askShop = async (dialog: SetupDialog): Promise<void> => {
  const [stored = {}] = await dialog.read("shop")
  dialog.say("\nThe shop")
  const row = await answersTo(dialog, parts.shop, stored, [
    { column: "name", words: "Name of the shop" },
    { column: "sign", words: "Text of the logo", optional: true },
    { column: "sender", words: "Address that mail comes from", optional: true },
    { column: "help_email", words: "E-mail for help", optional: true },
    { column: "help_whatsapp", words: "WhatsApp number for help", optional: true },
    { column: "help_hours", words: "Hours of help, every day, as 08.00-21.00", optional: true }
  ])
  await saved(dialog, "shop", [{ ...row, sample: "no" }])
}

const askStores = async (dialog: SetupDialog): Promise<void> => {
  const stored = await dialog.read("stores")
  dialog.say("\nStores; parcels leave from the default one")
  for (const { id, name, city, ships } of stored)
    dialog.say(`  ${id}  ${name}, ${city}${ships === "yes" ? ", ships" : ""}`)
  if (stored.length > 0 && !(await agrees(dialog, "Add a store?"))) return
  do {
    const place = await askPlace(dialog)
    const row = await answersTo(dialog, parts.stores, { place }, [
      { column: "name", words: "Name of the store" },
      { column: "address", words: "Street address" },
      { column: "phone", words: "Telephone", optional: true },
      { column: "latitude", words: "Latitude, as -6.2188" },
      { column: "longitude", words: "Longitude, as 106.8306" },
      { column: "weekdays_from", words: "Opens on weekdays at, as 10.00" },
      { column: "weekdays_to", words: "Closes on weekdays at, as 21.00" },
      { column: "weekend_from", words: "Opens on weekends at" },
      { column: "weekend_to", words: "Closes on weekends at" },
      { column: "ships", words: "Do parcels leave from here? yes or no" }
    ])
    await saved(dialog, "stores", [row])
  } while (await agrees(dialog, "Another store?"))
}

const askPlace = async (dialog: SetupDialog): Promise<string> => {
  for (;;) {
    const typed = await answer(dialog, "District (kecamatan) or postal code of the store: ")
    const found = typed.length < 3 ? [] : await Effect.runPromise(dialog.regions.search(typed))
    if (found.length === 0) dialog.say("  No district of that name; write at least three letters.")
    for (const [place, { name, city, province }] of found.entries())
      dialog.say(`  ${place + 1}  ${name}, ${city.kind} ${city.name}, ${province.name}`)
    if (found.length === 0) continue
    const chosen = await answer(dialog, `Which one, 1 to ${found.length}? Enter searches again: `)
    const district = /^\d{1,2}$/.test(chosen) ? found[Number(chosen) - 1] : undefined
    if (district) return district.id
  }
}

const askBanks = async (dialog: SetupDialog): Promise<void> => {
  const stored = await dialog.read("banks")
  dialog.say("\nBank accounts that buyers transfer to")
  for (const { bank, number, holder } of stored) dialog.say(`  ${bank} ${number}, ${holder}`)
  if (stored.length > 0 && !(await agrees(dialog, "Add an account?"))) return
  do {
    const row = await answersTo(dialog, parts.banks, {}, [
      { column: "bank", words: "Bank, as BCA" },
      { column: "number", words: "Number of the account" },
      { column: "holder", words: "Holder of the account" }
    ])
    await saved(dialog, "banks", [row])
  } while (await agrees(dialog, "Another account?"))
}

const askCouriers = async (dialog: SetupDialog): Promise<void> => {
  const stored = await dialog.read("couriers")
  const offered = new Set(stored.map(({ id }) => id))
  dialog.say("\nCouriers with usual rates; change rates with export and import")
  for (const [place, { id, courierName, service }] of usualCouriers.entries())
    dialog.say(`  ${place + 1}  ${courierName} ${service}${offered.has(id) ? " (offered)" : ""}`)
  for (;;) {
    const hint = stored.length > 0 ? ", Enter keeps what is offered" : ""
    const typed = await answer(dialog, `Which ones, as 1,4,8, or all${hint}: `)
    if (typed === "" && stored.length > 0) return
    const numbers = typed === "all" ? usualCouriers.map((_, place) => place + 1) : typed.split(/[\s,]+/).map(Number)
    const chosen = numbers.flatMap((number) => usualCouriers[number - 1] ?? [])
    if (typed !== "" && chosen.length === numbers.length) {
      await saved(
        dialog,
        "couriers",
        chosen.map(({ id }) => ({ id })),
        true
      )
      return
    }
    dialog.say(`  Write numbers from 1 to ${usualCouriers.length} with commas between, or all.`)
  }
}

/** Asks for the columns of a row one by one, each until its answer is right. */
const answersTo = async <A>(
  dialog: SetupDialog,
  part: Part<A>,
  begun: Cells,
  questions: ReadonlyArray<Question>
): Promise<Cells> => {
  const facts: PartFacts = { regions: dialog.regions }
  let row: Cells = begun
  for (const { column, words, optional = false } of questions)
    for (;;) {
      const before = part.complete(row, new Map())[column] ?? ""
      const typed = await answer(dialog, `${words}${before === "" ? "" : ` [${before}]`}: `)
      const next = { ...row, [column]: typed === "-" ? "" : typed === "" ? before : typed }
      const problem =
        next[column] === "" && optional
          ? undefined
          : await problemOf(part, part.complete(next, new Map()), column, facts)
      if (problem === undefined) {
        row = next
        break
      }
      dialog.say(`  It ${problem}.`)
    }
  return row
}

const problemOf = async <A>(part: Part<A>, cells: Cells, column: string, facts: PartFacts) => {
  const read = await Effect.runPromise(part.read(cells, facts))
  return "problems" in read ? read.problems.find((problem) => problem.column === column)?.message : undefined
}

const saved = async (
  dialog: SetupDialog,
  part: PartName,
  rows: ReadonlyArray<Cells>,
  removeOthers = false
): Promise<void> => {
  const problems = await dialog.save(part, rows, removeOthers)
  for (const problem of problems) dialog.say(`  ${problem}`)
  dialog.say(problems.length === 0 ? "  Saved." : "  Not saved.")
}

const answer = async (dialog: SetupDialog, question: string): Promise<string> => {
  const typed = await dialog.ask(question)
  if (typed === undefined) throw new DialogEnded("Nobody answers any more; what was saved stays.")
  return typed.trim()
}

const agrees = async (dialog: SetupDialog, question: string): Promise<boolean> =>
  /^(?:y|yes|ya)$/i.test(await answer(dialog, `${question} (y/N) `))
