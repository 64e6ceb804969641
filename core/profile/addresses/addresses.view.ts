import type { SnapshotFrom } from "xstate"
import type { AddressDraft, AddressProblems } from "../../regions/address-draft.ts"
import { addressesMost, type SavedAddress } from "../profile.ts"
import type { AddressesContext, addressesMachine } from "./addresses.machine.ts"

/** View of the page of addresses. */
export interface AddressesView {
  readonly step: "reading" | "failed" | "listed" | "writing" | "confirming"
  readonly busy: boolean
  readonly list: ReadonlyArray<SavedAddress>
  readonly mayAdd: boolean
  /** The form, if one is open. */
  readonly form: {
    readonly draft: AddressDraft
    readonly isNew: boolean
    readonly isDefault: boolean
    readonly problems: AddressProblems
  } | null
  /** The one that is about to be removed. */
  readonly leaving: SavedAddress | null
  readonly refusal: AddressesContext["refusal"]
  /** What was done last, in the list. */
  readonly done: AddressesContext["done"]
}

/** Returns what the page of addresses shows in this state of its machine. */
export const viewAddresses = ({
  value,
  context: { list, id, draft, isDefault, problems, refusal, done }
}: SnapshotFrom<typeof addressesMachine>): AddressesView => {
  const step = steps[value]
  return {
    step,
    busy: value !== step,
    list,
    mayAdd: list.length < addressesMost,
    form: step === "writing" ? { draft, isNew: id === null, isDefault, problems } : null,
    leaving: step === "confirming" ? (list.find((one) => one.id === id) ?? null) : null,
    refusal,
    done: step === "listed" ? done : null
  }
}

/** What is shown while something is under way. */
const steps = {
  reading: "reading",
  failed: "failed",
  listed: "listed",
  writing: "writing",
  adding: "writing",
  changing: "writing",
  choosing: "listed",
  confirming: "confirming",
  removing: "confirming"
} as const
