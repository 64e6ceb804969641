import { type Command, optionsOf } from "./options.ts"
import { faultNames, personas } from "./personas.ts"
import { simulations } from "./simulations.ts"

const words = {
  sessions: `  --sessions N     how many (1000; journeys 50; honest reviewers 12)`,
  days: `  --days N         over how many days shoppers of journeys come (30), or reviewers (3)`,
  seed: `  --seed N         which ones: the same seed gives the same sessions, to the byte (1)`,
  persona: `  --persona P      ${Object.keys(personas).join(", ")}; else each in turn`,
  faults: `  --faults PLAN    ${faultNames.join(", ")}, each with its share of steps,
                   such as lost=0.2,reload=0.1; none is a good line; else as the persona's line is`,
  rules: `  --rules FILE     numbers to try, such as {"lockAt": 3}, in the shop and in what it promises; known are
${simulations.map(({ id, rules }) => `                     ${id}: ${Object.keys(rules).join(", ") || "none"}`).join("\n")}`,
  mutant: `  --mutant NAME    puts a mistake into the machine, or into the shop of journeys or reviews, on purpose, to see it found`,
  replay: `  --replay FILE    plays one story again, step by step, or a session that a browser recorded
                   (localStorage pendar.recorder = on; then "Save" in the bar of the recorder)`,
  out: `  --out FILE       the counts in a file, for the gallery to draw`,
  json: `  --json           JSON lines: one a session, then the sum`
} as const

const uses: Readonly<Record<Command, string>> = {
  machine: `  npm run simulate -- MACHINE [options]                  sessions, how they ended, what broke`,
  compare: `  npm run simulate -- compare MACHINE --rules FILE       the same sessions under other numbers`,
  journeys: `  npm run simulate -- journeys [options]                 whole journeys: machines, requests, server, database`,
  reviews: `  npm run simulate -- reviews [options]                  honest reviewers, spammers, and 50 accounts of one hand`,
  cover: `  npm run simulate -- cover MACHINE                      how often each arrow was taken, cold ones by name`
}

const examples: Readonly<Record<Command, string>> = {
  machine: `  npm run simulate -- login --sessions 300
      how 300 shoppers fare at the door, and whether the third, fourth and fifth wrong password did what they should
  npm run simulate -- otp --mutant "sends six a day"
  npm run simulate -- otp --replay .build/simulations/otp.story.json
      a shop that sends a sixth code is found out, and the story of it plays again`,
  compare: `  npm run simulate -- compare login --rules specs/simulations/accounts/lock-at-3.json --sessions 300
      what if the lock were at 3? The same shoppers, side by side`,
  journeys: `  npm run simulate -- journeys --sessions 10 --days 2
      ten shoppers on two days of the whole shop, members among them, and whether every promise holds`,
  reviews: `  npm run simulate -- reviews --seed 2
      a brigade of fifty praises one product and reports honest reviews, and what it achieves`,
  cover: `  npm run simulate -- cover cart --out .build/cart.heat.json
      every arrow of the bag with its count, drawn by the gallery as heat`
}

const ends = `Ends with 0 when all is fine; with 1 when a promise was broken, or when something that happens sometimes
was never seen; with 2 when it was asked wrongly.`

const machines = `Machines   ${simulations.map(({ id }) => id).join(", ")}`

/** What `--help` says of all commands. */
export const help = `Plays thousands of shoppers at one conversation of the shop, in Node, and looks after every step whether
what the shop promises still holds. A broken promise is shown as the shortest story, with a file that plays it again.

${[uses.machine, uses.compare, uses.journeys, uses.reviews, uses.cover].join("\n")}

${machines}
Options
${Object.values(words).join("\n")}

${ends}

Examples
${[examples.machine, examples.compare, examples.journeys, examples.reviews, examples.cover].join("\n")}

npm run simulate -- COMMAND --help lists the options of that command.`

/** What `--help` says of one command: its options and no others. */
export const helpOf = (command: Command): string => `${uses[command].trim()}

${command === "journeys" || command === "reviews" ? "" : `${machines}\n`}Options
${optionsOf[command].map((name) => words[name]).join("\n")}

${ends}

Examples
${examples[command]}`
