import { keptWish, type Wish } from "#core/overlays/overlay.ts"
import { useResident, useShop } from "../app/shop.tsx"
import { Button } from "../kit/Button.tsx"
import { Sheet } from "../kit/Sheet.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./LoginFirstDialog.css.ts"

/** Asked when something needs an account: why, and the way on as a guest, which keeps the wish. Specification 6; D-11. */
export const LoginFirstDialog = ({ wish, onClose }: { readonly wish: Wish; readonly onClose: () => void }) => {
  const { t } = useWords()
  const { local, now } = useShop()
  const overlays = useResident("overlays")
  const notices = useResident("notices")
  const goOn = () => {
    onClose()
    if (wish.kind === "account") return
    local.wish.write(keptWish(wish))
    notices.send({ type: "notice.posted", notice: { kind: "info", text: "shop.wish.kept" }, at: now() })
  }
  const read = (slug: string) => () => overlays.send({ type: "overlay.opened", overlay: { kind: "text", slug } })
  return (
    <Sheet
      open
      title={t(`shop.wish.${wish.kind}.title`)}
      about={t(`shop.wish.${wish.kind}.text`)}
      onClose={onClose}
      foot={
        <Button whole onClick={goOn}>
          {t("shop.wish.guest")}
        </Button>
      }
    >
      <div className={css.words}>
        <p>{t(`shop.wish.${wish.kind}.text`)}</p>
        <p className={css.soon}>{t("shop.wish.soon")}</p>
        <p className={css.legal}>
          <button type="button" className={css.link} onClick={read("privacy")}>
            {t("shop.footer.privacy")}
          </button>
          <button type="button" className={css.link} onClick={read("terms")}>
            {t("shop.footer.terms")}
          </button>
        </p>
      </div>
    </Sheet>
  )
}
