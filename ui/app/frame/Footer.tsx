import type { ShopFrame } from "#core/stores/shop-identity.ts"
import { Preferences } from "../../kit/Preferences.tsx"
import { Logo } from "../../kit/picture/Logo.tsx"
import { Page } from "../../kit/text/Grid.tsx"
import { useWords } from "../../messages/useWords.ts"
import { Part } from "../../shop/Part.tsx"
import { useShop } from "../../shop/shop.tsx"
import * as css from "./Footer.css.ts"
import { FooterColumns } from "./FooterColumns.tsx"
import { FooterPromises } from "./FooterPromises.tsx"

/** What the shop promises, where its texts are, and whether it is a sample. */
export const Footer = () => {
  const { t } = useWords()
  const { categories, shop } = useShop().chrome
  return (
    <footer className={css.footer}>
      <Page>
        <Part as="div" of={categories} kind={`promises ${shop.isSample} ${shop.stores}`} className={css.trust}>
          <FooterPromises shop={shop} />
        </Part>
        <div className={css.columns}>
          <div className={css.brand}>
            <Logo sign={shop.sign} />
            <Help of={shop} />
            <Preferences />
          </div>
          <Part as="div" of={categories} kind={`columns ${shop.pages.join()}`} className={css.ways}>
            <FooterColumns categories={categories} />
          </Part>
        </div>
        {shop.isSample ? <p className={css.sample}>{t("shop.footer.sample")}</p> : null}
      </Page>
    </footer>
  )
}

/** How to reach people, as far as the merchant said. */
const Help = ({ of: { help } }: { readonly of: ShopFrame }) => {
  const { t } = useWords()
  return (
    <>
      {help.hours ? <p>{t("shop.footer.hours", { hours: help.hours })}</p> : null}
      {help.whatsapp ? (
        <p>
          <a href={`https://wa.me/${help.whatsapp}`} className={css.link}>
            {t("shop.footer.whatsapp")}
          </a>
        </p>
      ) : null}
      {help.email ? (
        <p>
          <a href={`mailto:${help.email}`} className={css.link}>
            {help.email}
          </a>
        </p>
      ) : null}
    </>
  )
}
