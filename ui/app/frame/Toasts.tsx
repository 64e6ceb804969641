import { useEffect } from "react"
import type { Notice } from "#core/notices/notice.ts"
import { viewNotices } from "#core/notices/notices.view.ts"
import { IconButton } from "../../kit/Button.tsx"
import { useLeaving } from "../../kit/overlay/useLeaving.ts"
import { Icon } from "../../kit/picture/Icon.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useAppActor } from "../../shop/shop.tsx"
import { useView } from "../../shop/useView.ts"
import * as css from "./Toasts.css.ts"

const signs = { success: "check", error: "alert", info: "info" } as const

/** One notice at a time at the top; it waits while it is pointed at, has focus, or the tab is hidden. D-49e. */
export const Toasts = () => {
  const { t } = useWords()
  const [{ notice }, send] = useView(useAppActor("notices"), viewNotices)
  useEffect(() => {
    const changed = () => send({ type: document.hidden ? "notice.held" : "notice.released" })
    document.addEventListener("visibilitychange", changed)
    return () => document.removeEventListener("visibilitychange", changed)
  }, [send])
  const hold = () => send({ type: "notice.held" })
  const release = () => send({ type: "notice.released" })
  const shown = notice ? <Toast notice={notice} onClose={() => send({ type: "notice.closed" })} /> : null
  return (
    <section
      className={css.place}
      aria-label={t("notices.label")}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div role="status">{notice?.kind === "error" ? null : shown}</div>
      <div role="alert">{notice?.kind === "error" ? shown : null}</div>
    </section>
  )
}

const Toast = ({ notice, onClose }: { readonly notice: Notice; readonly onClose: () => void }) => {
  const { t, say } = useWords()
  const toast = useLeaving("up")
  return (
    <div ref={toast} className={css.kind[notice.kind]}>
      <Icon name={signs[notice.kind]} />
      <span className={css.text}>{say(notice.text, notice.values)}</span>
      <IconButton icon="close" iconSize={20} label={t("notices.close")} onClick={onClose} />
    </div>
  )
}
