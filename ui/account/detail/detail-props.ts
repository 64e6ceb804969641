import type { DetailField } from "#core/account/registration/detail.form.ts"
import type { DetailEvent } from "#core/account/registration/detail.machine.ts"
import type { DetailView } from "#core/account/registration/detail.view.ts"
import type { Untimed } from "#core/kernel/timed.ts"

/** What the fields show, which of them are asked for, and where what is typed goes. */
export interface DetailProps {
  readonly view: DetailView
  readonly asked: ReadonlyArray<DetailField>
  readonly send: (event: Untimed<DetailEvent>) => void
}
