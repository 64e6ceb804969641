import type { ReactNode } from "react"
import type { Voucher } from "#core/vouchers/voucher.ts"
import { Button } from "../kit/Button.tsx"
import { PageIcon } from "../kit/picture/PageIcon.tsx"
import { alert } from "../kit/text/Alert.css.ts"
import { useTexts } from "../messages/useTexts.ts"
import { useWords } from "../messages/useWords.ts"
import { useLogin } from "./useLogin.ts"
import { useVoucherWords } from "./useVoucherWords.ts"
import * as css from "./Vouchers.css.ts"

/** The voucher for new members: what it gives and asks, and what a reader may do. Decision 0105. */
export const WelcomeCard = ({
  voucher,
  note,
  children
}: {
  readonly voucher: Voucher
  /** What comes before it can be used. */
  readonly note?: ReactNode
  readonly children?: ReactNode
}) => {
  const { t } = useWords()
  const { benefit, askedOf } = useVoucherWords()
  return (
    <section className={alert.info} aria-label={t("vouchers.welcome.name")}>
      <PageIcon name="ticket" className={css.sign} />
      <div className={css.name}>
        <div className={css.bestLine}>
          <div className={css.words}>
            <span className={css.bestName}>{t("vouchers.welcome.name")}</span>
            <span className={css.code}>{benefit(voucher)}</span>
            <span className={css.terms}>
              {t("vouchers.welcome.first")} {"· "}
              {askedOf(voucher)}
            </span>
            {note}
          </div>
          <div>{children}</div>
        </div>
      </div>
    </section>
  )
}

/** The same for a guest, who is led to log in or to register. */
export const GuestWelcome = ({ voucher }: { readonly voucher: Voucher }) => {
  useTexts("vouchers")
  const { t } = useWords()
  const openLogin = useLogin()
  return (
    <WelcomeCard voucher={voucher}>
      <Button look="secondary" size="small" onClick={openLogin}>
        {t("vouchers.welcome.login")}
      </Button>
    </WelcomeCard>
  )
}
