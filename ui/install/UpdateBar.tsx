import { useEffect, useRef } from "react"
import { useLocation } from "react-router-dom"
import { hasOwnBar } from "#core/install/install.rule.ts"
import { updateMachine } from "#core/install/update.machine.ts"
import { viewUpdate } from "#core/install/update.view.ts"
import { useCovering } from "../banners/useCovering.ts"
import { Button, IconButton } from "../kit/Button.tsx"
import { cx } from "../kit/cx.ts"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor } from "../shop/shop.tsx"
import { useTurn } from "../shop/useTurn.ts"
import { useView } from "../shop/useView.ts"
import * as css from "./AppBars.css.ts"
import { useAppNews } from "./app-news.ts"

const machine = () => updateMachine

/** Reports a newer version of the shop, and loads this page from it after a press. D-74; decision 0134. */
export const UpdateBar = () => {
  const { t } = useWords()
  const { pathname } = useLocation()
  const { builds, takeOver } = useAppNews() ?? {}
  const actor = useScreenActor(machine, undefined, undefined)
  const [{ isShown, wantsTurn, isBusy }, send] = useView(actor, viewUpdate)
  useEffect(() => {
    if (builds !== undefined) send({ type: "build.waits" })
  }, [builds, send])
  useEffect(() => {
    const heard = [
      actor.on("worker.wanted", () => void takeOver?.(() => send({ type: "worker.changed" }))),
      actor.on("reload.wanted", () => location.reload())
    ]
    return () => {
      for (const { unsubscribe } of heard) unsubscribe()
    }
  }, [actor, takeOver, send])
  useTurn("update", wantsTurn && !hasOwnBar(pathname), send)
  const bar = useRef<HTMLElement>(null)
  const isCovering = useCovering(bar, isShown ? 1 : 0)
  if (!isShown) return null
  return (
    <aside ref={bar} aria-label={t("install.newer")} className={cx(css.bar, isCovering && css.away)}>
      <PageIcon name="reload" size={20} />
      <Text as="span" look="small" className={css.words}>
        {t("install.newer")}
      </Text>
      <Button size="small" busy={isBusy} onClick={() => send({ type: "reload.chosen" })}>
        {t("shop.reload")}
      </Button>
      <IconButton icon="close" label={t("shop.close")} onClick={() => send({ type: "bar.closed" })} />
    </aside>
  )
}
