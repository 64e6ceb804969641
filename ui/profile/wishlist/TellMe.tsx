import { useState } from "react"
import type { Goods } from "#core/pricing/goods.ts"
import { LazyNotifyDialog } from "../../cart/LazyCartParts.ts"
import { useAwaited } from "../../cart/notify/useAwaited.ts"
import { Button } from "../../kit/Button.tsx"
import { warmSheets } from "../../kit/overlay/Sheet.tsx"
import { PageIcon } from "../../kit/picture/PageIcon.tsx"
import { useWords } from "../../messages/useWords.ts"

/** Asks for a message when it is back. D-49; rule 23. */
export const TellMe = ({ goods }: { readonly goods: Goods }) => {
  const { t } = useWords()
  const [asking, setAsking] = useState(false)
  const [awaited, look] = useAwaited(goods.combination)
  const close = () => {
    setAsking(false)
    look()
  }
  return (
    <>
      <Button look="secondary" whole onPointerEnter={warmSheets} onFocus={warmSheets} onClick={() => setAsking(true)}>
        <PageIcon name={awaited ? "check" : "bell"} />
        {t(awaited ? "wishlist.awaited" : "wishlist.notify")}
      </Button>
      {asking ? <LazyNotifyDialog goods={goods} onClose={close} /> : null}
    </>
  )
}
