import type { Refused } from "#core/vouchers/adviser.rule.ts"
import { isAutomatic, type Voucher, welcomeHeader } from "#core/vouchers/voucher.ts"
import { goodsPathOf } from "#core/vouchers/voucher-place.rule.ts"
import { TextLink } from "../../kit/Button.tsx"
import { Badge } from "../../kit/picture/Badge.tsx"
import { Copy } from "../../kit/text/Copy.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useVoucherWords } from "../../vouchers/useVoucherWords.ts"
import * as css from "./Vouchers.css.ts"

/** A voucher that can be used: its code to copy unless it counts by itself, and the way to the goods it is for. */
export const VoucherEntry = ({ voucher }: { readonly voucher: Voucher }) => {
  const { t } = useWords()
  return (
    <li className={css.entry}>
      <About voucher={voucher} />
      {isAutomatic(voucher) ? <p className={css.terms}>{t("vouchers.automatic")}</p> : null}
      <div className={css.actions}>
        {isAutomatic(voucher) ? null : (
          <Copy
            text={voucher.code}
            label={t("vouchers.page.copyOf", { code: voucher.code })}
            words={t("vouchers.page.copy")}
          />
        )}
        <TextLink to={goodsPathOf(voucher)} className={css.way}>
          {t(voucher.places.length > 0 ? "vouchers.page.goods" : "vouchers.page.shop")}
        </TextLink>
      </div>
    </li>
  )
}

/** A voucher that cannot be used now, with the reason. */
export const ClosedEntry = ({ voucher, problem }: Refused) => {
  const { whyNot } = useVoucherWords()
  return (
    <li className={css.closed}>
      <About voucher={voucher} />
      <p className={css.why}>{whyNot(problem)}</p>
    </li>
  )
}

const About = ({ voucher }: { readonly voucher: Voucher }) => {
  const { t } = useWords()
  const { benefit, askedOf } = useVoucherWords()
  return (
    <div className={css.about}>
      {voucher.info.header === welcomeHeader ? <Badge look="info">{t("vouchers.welcome.name")}</Badge> : null}
      <p className={css.benefit}>{benefit(voucher)}</p>
      <p className={css.code}>{voucher.code}</p>
      <p className={css.terms}>{askedOf(voucher)}</p>
      {voucher.info.terms === "" ? null : <p className={css.terms}>{voucher.info.terms}</p>}
    </div>
  )
}
