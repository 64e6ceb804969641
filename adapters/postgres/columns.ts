import type { ColumnType } from "kysely"
import type { Instant } from "#core/kernel/moment.ts"

/** jsonb: read as data, written as text. */
export type Json<T> = ColumnType<T, string, string>
/** timestamptz: read as milliseconds, written as ISO 8601. */
export type Moment = ColumnType<Instant, string, string>
