import * as css from "./Details.css.ts"

/** What a state does, under a title. */
export const StateDoes = ({ title, all }: { readonly title: string; readonly all: ReadonlyArray<string> }) =>
  all.length === 0 ? null : (
    <p>
      <span className={css.part}>{title}</span> {all.join(", ")}
    </p>
  )
