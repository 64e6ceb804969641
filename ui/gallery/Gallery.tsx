import { Suspense } from "react"
import { fillIn } from "#core/charts/words.ts"
import { Logo } from "../kit/picture/Logo.tsx"
import { useAddress } from "./address.ts"
import { Booklet } from "./booklet/Booklet.tsx"
import { Exhibition } from "./Exhibition.tsx"
import { entries } from "./exhibits.ts"
import { SourceView } from "./FoundList.tsx"
import * as css from "./Gallery.css.ts"
import { MachineList } from "./MachineList.tsx"
import { Switches } from "./play/Switches.tsx"
import { useSettings } from "./settings.tsx"

/** The whole page: a bar, and a list of conversations or one of them. */
export const Gallery = () => {
  const { words } = useSettings()
  const { machine, source, isBooklet } = useAddress()
  if (isBooklet)
    return (
      <Suspense
        fallback={<p className={css.wait}>{fillIn(words.booklet.wait, { count: String(entries().length) })}</p>}
      >
        <Booklet />
      </Suspense>
    )
  return (
    <>
      <button type="button" className={css.skip} onClick={() => document.getElementById("content")?.focus()}>
        {words.skip}
      </button>
      <header className={css.bar}>
        <a className={css.name} href="#/">
          <Logo sign="pendar" />
          <span className={css.section}>{words.name}</span>
        </a>
        <Switches />
      </header>
      <main id="content" className={css.main} tabIndex={-1}>
        {machine === undefined && source === undefined ? <MachineList /> : null}
        {machine === undefined ? null : (
          <Suspense fallback={<p className={css.wait}>{words.loading}</p>}>
            <Exhibition key={machine} machine={machine} />
          </Suspense>
        )}
        {source === undefined ? null : (
          <Suspense fallback={<p className={css.wait}>{words.loading}</p>}>
            <SourceView source={source} />
          </Suspense>
        )}
      </main>
    </>
  )
}
