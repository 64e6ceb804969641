import { Config as EffectConfig, Schema } from "effect"

/** One setting: its name in the environment, what it does, and how its text is read. */
export interface Setting<T> {
  readonly name: string
  readonly what: string
  /** As the README shows it. */
  readonly byDefault: string
  readonly config: EffectConfig.Config<T>
  /** A sentence that states what to do about a text that cannot be read. */
  readonly problem: (given: string) => string
}

/** A text of any kind. */
export const text = (name: string, what: string, byDefault: string): Setting<string> => ({
  name,
  what,
  byDefault,
  config: EffectConfig.withDefault(EffectConfig.String(name), byDefault),
  problem: () => `${name} must be a text`
})

/** A text that may be absent. */
export const optional = (name: string, what: string): Setting<string | undefined> => ({
  name,
  what,
  byDefault: "–",
  config: EffectConfig.withDefault(EffectConfig.String(name), undefined),
  problem: () => `${name} must be a text`
})

/** A whole number in digits, within bounds. */
export const whole = (
  name: string,
  what: string,
  byDefault: number,
  minimum: number,
  maximum: number
): Setting<number> => ({
  name,
  what,
  byDefault: String(byDefault),
  config: EffectConfig.withDefault(
    EffectConfig.map(
      EffectConfig.schema(
        Schema.String.pipe(
          Schema.check(
            // "2e3" and "0x2" are numbers to a program alone.
            Schema.makeFilter((given) => /^\d+$/.test(given) && Number(given) >= minimum && Number(given) <= maximum)
          )
        ),
        name
      ),
      Number
    ),
    byDefault
  ),
  problem: (given) => `${name} must be a whole number from ${minimum} to ${maximum}, not "${given}"`
})

/** One of a few words. */
export const choice = <const T extends string>(
  name: string,
  what: string,
  byDefault: T,
  choices: ReadonlyArray<T>
): Setting<T> => ({
  name,
  what,
  byDefault,
  config: EffectConfig.withDefault(EffectConfig.Literals(choices, name), byDefault),
  problem: (given) => `${name} must be ${choices.join(" or ")}, not "${given}"`
})

/** Reads an address with one of these protocols. The sentence does not repeat it: it may hold a password. */
const addressOf = (name: string, protocols: ReadonlyArray<string>) => ({
  config: EffectConfig.schema(
    Schema.String.pipe(
      Schema.check(Schema.makeFilter((given) => URL.canParse(given) && protocols.includes(new URL(given).protocol)))
    ),
    name
  ),
  problem: () => `${name} must be an address beginning with ${protocols.map((one) => `${one}//`).join(" or ")}`
})

/** An address that may be absent. */
export const address = (name: string, what: string, protocols: ReadonlyArray<string>): Setting<string | undefined> => {
  const { config, problem } = addressOf(name, protocols)
  return { name, what, byDefault: "–", config: EffectConfig.withDefault(config, undefined), problem }
}

/** An address on the web that rarely has to be set. */
export const place = (name: string, what: string, byDefault: string): Setting<string> => {
  const { config, problem } = addressOf(name, ["http:", "https:"])
  return { name, what, byDefault, config: EffectConfig.withDefault(config, byDefault), problem }
}
