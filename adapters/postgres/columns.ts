import type { ColumnType } from "kysely"
import type { Instant } from "#core/kernel/moment.ts"

/** jsonb: read as data, written as text. */
export type Json<T> = ColumnType<T, string, string>
/** jsonb with a default of its own. */
export type GivenJson<T> = ColumnType<T, string | undefined, string>
/** A column of a brand, or of one of several texts: written as a plain value. */
export type Of<T, Plain> = ColumnType<T, Plain, Plain>
/** timestamptz: read as milliseconds, written as ISO 8601. */
export type Moment = ColumnType<Instant, string, string>
