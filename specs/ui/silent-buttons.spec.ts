import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const ui = join(import.meta.dirname, "../../ui")

/** What may be switched off, because the words that say why stand beside it all the time. */
const explained: Readonly<Record<string, string>> = {
  "cart/ToCheckout.tsx": "its own words say that it waits for a connection, and the bag says the rest above",
  "kit/form/Options.tsx": "a choice that cannot be had shows its reason in its own text",
  "kit/form/Stepper.tsx": "the line shows what limits it: the stock or the limit of an order",
  "points/PointsChoice.tsx": "the limit stands below, and that no points are used is read out",
  "points/NoPoints.tsx": "the number of points beside it is 0",
  "account/panels/OtpMethods.tsx": "the wait until the next code is counted down below",
  "profile/beauty/InterestChips.tsx": "how many may be chosen is said above, and announced, once no more can be"
}

/** Every place in the shop's screens that switches a control off. */
const switchedOff = globSync("**/*.tsx", { cwd: ui })
  .filter((file) => !/^(gallery|sandbox)\//.test(file))
  .filter((file) => /\b(aria-)?disabled=\{/.test(readFileSync(join(ui, file), "utf8")))

describe("a button that cannot do its work yet", () => {
  it("is never switched off in silence: it says what is missing when it is pressed (rule 35)", () =>
    expect(switchedOff.toSorted()).toEqual(Object.keys(explained).toSorted()))
})
