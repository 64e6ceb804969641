import { Fragment, useEffect, useRef } from "react"
import { reviewFormPath } from "#core/catalogue/links.ts"
import { viewReviewCount } from "#core/pricing/product-card.view.ts"
import { sharedParts } from "#core/proposals/names.rule.ts"
import type { ProposeProductView } from "#core/proposals/propose-product.view.ts"
import { Button, LinkButton } from "../kit/Button.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Proposals.css.ts"
import type { SendToProposal } from "./useProposal.ts"

/** Products that may be the proposed one, below the name; said politely while it is typed, and with the focus after a refusal. D-45b. */
export const AlikePanel = ({
  view: { alike, duplicate, refusals, isComparing, draft },
  send
}: {
  readonly view: ProposeProductView
  readonly send: SendToProposal
}) => {
  const { t, count } = useWords()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (refusals === 0) return
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: "center" })
  }, [refusals])
  const kind = duplicate === "none" ? "maybe" : duplicate
  return (
    <>
      {isComparing ? <span className={css.comparing} aria-hidden /> : null}
      <div role="status" className={css.live}>
        {alike.length === 0 ? null : (
          <section ref={panel} className={css.panel} tabIndex={-1} aria-label={t(`proposals.alike.${kind}`)}>
            <p className={css.panelTitle}>{t(`proposals.alike.${kind}`)}</p>
            <p className={css.quiet}>{t(`proposals.alike.${kind}Text`, { count: alike.length })}</p>
            <ul className={css.products}>
              {alike.map((card) => (
                <li key={card.id} className={css.product}>
                  <Picture of={card.picture} shape="small" sizes="56px" alt="" className={css.picture} />
                  <span className={css.words}>
                    <span className={css.quiet}>{card.brand.name}</span>
                    <b>
                      {sharedParts(card.name, draft.product).map(({ text, isShared }, place) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name have no other key
                        <Fragment key={place}>{isShared ? <em className={css.shared}>{text}</em> : text}</Fragment>
                      ))}
                    </b>
                    <span className={css.quiet} lang="en">
                      {viewReviewCount(card.totalReviews, count)}
                    </span>
                  </span>
                  <LinkButton
                    size="small"
                    look="secondary"
                    to={reviewFormPath(card)}
                    aria-label={t("proposals.alike.thisOf", { product: card.name })}
                  >
                    {t("proposals.alike.this")}
                  </LinkButton>
                </li>
              ))}
            </ul>
            {duplicate === "same" ? null : (
              <Button look="ghost" size="small" onClick={() => send({ type: "alike.denied" })}>
                {t("proposals.alike.deny")}
              </Button>
            )}
          </section>
        )}
      </div>
    </>
  )
}
