import type { AttemptRules } from "#core/account/login/attempts.rule.ts"
import type { openLogin } from "../../account/login-fixture.ts"
import { identifiers, passwords } from "../../account/login-fixture.ts"
import type { Mood } from "../personas.ts"
import type { Action, World } from "../simulation.ts"

type Door = ReturnType<typeof openLogin>

/** A person at the log-in. */
export interface Doorway extends World {
  readonly door: Door
  /** What the specification promises. */
  readonly promised: AttemptRules
  readonly askedBefore: () => number
  readonly outdated: (is: boolean) => void
}

const named = (identifier: string): string => (identifier === "" ? "no name" : `"${identifier}"`)
const tries = (weight: number, mood: Mood, identifier: string, kind: keyof typeof passwords) => ({
  says: `logs in as ${named(identifier)} with ${{ right: "the right", wrong: "a wrong", none: "no" }[kind]} password`,
  weight,
  mood,
  does: ({ door }: Doorway) => door.say({ type: "login.sent", identifier, password: passwords[kind] })
})

/** Actions at the log-in. */
export const doorActions: ReadonlyArray<Action<Doorway>> = [
  ...["rani1998", "RANI@contoh.id ", "dewi99"].flatMap((identifier) => [
    tries(5, "wrong", identifier, "wrong"),
    tries(0.4, "right", identifier, "right")
  ]),
  ...identifiers.flatMap((identifier) =>
    (["right", "wrong", "none"] as const)
      .filter((kind) => kind === "none" || !["rani1998", "RANI@contoh.id ", "dewi99"].includes(identifier))
      .map((kind) =>
        tries(identifier === "pergi@contoh.id" ? 0.7 : 0.2, kind === "right" ? "right" : "wrong", identifier, kind)
      )
  ),
  ...identifiers.map((identifier) => ({
    says: `types ${named(identifier)} as the name`,
    weight: ["rani1998", "dewi99"].includes(identifier) ? 1.5 : 0.2,
    mood: "change" as const,
    does: ({ door }: Doorway) => door.say({ type: "identifier.typed", identifier })
  })),
  ...["rani1998", "dewi99"].map((identifier) => ({
    says: `sets a new password for ${named(identifier)}`,
    weight: 0.4,
    mood: "right" as const,
    does: ({ door }: Doorway) => door.resets(identifier)
  })),
  {
    says: "comes back from Google",
    weight: 0.5,
    mood: "change",
    does: ({ door }) =>
      door.say({ type: "provider.returned", returned: { provider: "google", token: door.shop.returned() } })
  },
  {
    says: "comes back from Google with a made-up token",
    weight: 0.3,
    mood: "wrong",
    does: ({ door }) => door.say({ type: "provider.returned", returned: { provider: "google", token: "made-up" } })
  },
  {
    says: "loads the page again on the way back from Google",
    weight: 0.3,
    mood: "change",
    does: ({ door }) => door.reload({ provider: "google", token: door.shop.returned() })
  },
  ...["rani1998", "dewi99"].map((identifier) => ({
    says: `opens the dialog again, with ${named(identifier)} filled in,`,
    weight: 0.8,
    mood: "wrong" as const,
    does: ({ door }: Doorway) => door.reload(null, identifier)
  })),
  { says: "types a password", weight: 0.5, mood: "look", does: ({ door }) => door.say({ type: "password.typed" }) },
  {
    says: "logs in while the shop becomes a newer one",
    weight: 0.8,
    mood: "wrong",
    does: ({ door, outdated }) => {
      outdated(true)
      door.say({ type: "login.sent", identifier: "rani1998", password: passwords.wrong })
    }
  },
  {
    says: "comes back from Google while the shop becomes a newer one",
    weight: 0.3,
    mood: "change",
    does: ({ door, outdated }) => {
      outdated(true)
      door.say({ type: "provider.returned", returned: { provider: "google", token: door.shop.returned() } })
    }
  }
]
