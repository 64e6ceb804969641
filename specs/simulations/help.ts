import { faultNames, personas } from "./personas.ts"
import { simulations } from "./simulations.ts"

/** What `--help` says. */
export const help = `Plays thousands of shoppers at one conversation of the shop, in Node, and looks after every step whether
what the shop promises still holds. A broken promise is shown as the shortest story, with a file that plays it again.

  npm run simulate -- MACHINE [options]                  sessions, how they ended, what broke
  npm run simulate -- compare MACHINE --rules FILE       the same sessions under other numbers
  npm run simulate -- journeys [options]                 whole journeys: machines, requests, server, database
  npm run simulate -- reviews [options]                  honest reviewers, spammers, and 50 accounts of one hand
  npm run simulate -- cover MACHINE                      how often each arrow was taken, cold ones by name

Machines   ${simulations.map(({ id }) => id).join(", ")}
Options
  --sessions N     how many (1000; journeys 50; honest reviewers 12)
  --days N         over how many days shoppers of journeys come (30), or reviewers (3)
  --seed N         which ones: the same seed gives the same sessions, to the byte (1)
  --persona P      ${Object.keys(personas).join(", ")}; else each in turn
  --faults PLAN    ${faultNames.join(", ")}, each with its share of steps,
                   such as lost=0.2,reload=0.1; none is a good line; else as the persona's line is
  --rules FILE     numbers to try, such as {"lockAt": 3}; known are
${simulations.map(({ id, rules }) => `                     ${id}: ${Object.keys(rules).join(", ") || "none"}`).join("\n")}
  --mutant NAME    puts a mistake into the machine, or into the shop of journeys or reviews, on purpose, to see it found
  --replay FILE    plays one story again, step by step, or a session that a browser recorded
                   (localStorage pendar.recorder = on; then "Save" in the bar of the recorder)
  --out FILE       with cover: the same for the gallery to draw
  --json           JSON lines: one a session, then the sum

Ends with 0 when all is fine, 1 when a promise was broken, 2 when it was asked wrongly.

Examples
  npm run simulate -- login --sessions 300
      how 300 shoppers fare at the door, and whether the third, fourth and fifth wrong password did what they should
  npm run simulate -- compare login --rules specs/simulations/accounts/lock-at-3.json --sessions 300
      what if the lock were at 3? The same shoppers, side by side
  npm run simulate -- otp --mutant "sends six a day"
  npm run simulate -- otp --replay .build/simulations/otp.story.json
      a shop that sends a sixth code is found out, and the story of it plays again
  npm run simulate -- journeys --sessions 10 --days 2
      ten shoppers on two days of the whole shop, members among them, and whether every promise holds
  npm run simulate -- reviews --seed 2
      a brigade of fifty praises one product and reports honest reviews, and what it achieves`
