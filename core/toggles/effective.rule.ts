import { type ToggleName, type Toggles, toggleNames } from "./toggles.ts"

/** Returns what is on: what the settings of the server allow, unless operations have switched it off. Specification 3, Feature toggle. */
export const effectiveToggles = (allowed: Toggles, off: ReadonlyArray<ToggleName>): Toggles => {
  const isOn = (name: ToggleName): boolean => allowed[name] && !off.includes(name)
  return Object.fromEntries(toggleNames.map((name) => [name, isOn(name)])) as Toggles
}
