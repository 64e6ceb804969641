import type { Language, Words } from "../kernel/text.ts"
import type { PartName } from "../toggles/features.ts"

/** A shop one can walk into. Specification 9: 16 stores, default 5; D-65. */
export interface Store {
  readonly id: number
  readonly name: string
  readonly city: string
  readonly address: string
  readonly phone: string
  readonly latitude: number
  readonly longitude: number
  readonly hours: {
    readonly weekdays: readonly [string, string]
    readonly weekend: readonly [string, string]
    readonly zone: string
  }
  readonly services: ReadonlyArray<string>
  readonly isDefault: boolean
}

/** A text of the shop itself: privacy, terms, help. */
export interface TextPage {
  readonly slug: string
  readonly title: string
  readonly paragraphs: ReadonlyArray<string>
  readonly questions: ReadonlyArray<{ readonly question: string; readonly answer: string }>
}

/** A text of the shop as the merchant stores it, in both languages. */
export interface StoredTextPage {
  readonly slug: string
  readonly title: Words
  readonly paragraphs: Readonly<Record<Language, ReadonlyArray<string>>>
  readonly questions: ReadonlyArray<{
    readonly question: Words
    readonly answer: Words
    /** The part of the shop that it is about: it is not shown while that is switched off. Decision 0146. */
    readonly part?: PartName
  }>
  /** The same for the whole page. */
  readonly part?: PartName
}
