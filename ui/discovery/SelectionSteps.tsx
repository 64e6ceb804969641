import type { SelectionEvent } from "#core/discovery/selections/selection.machine.ts"
import type { SelectionView, StepView } from "#core/discovery/selections/selection.view.ts"
import { formatRupiah } from "#core/kernel/money.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import type { Goods } from "#core/pricing/goods.ts"
import { goodsPath } from "#core/pricing/goods-path.rule.ts"
import { textLink, underlined } from "../kit/Button.css.ts"
import { cx } from "../kit/cx.ts"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { warmSheets } from "../kit/overlay/Sheet.tsx"
import { Price } from "../kit/Price.tsx"
import { Badge } from "../kit/picture/Badge.tsx"
import { Picture } from "../kit/picture/Picture.tsx"
import { Link } from "../kit/text/Link.tsx"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { PlusButton } from "./AddButton.tsx"
import * as css from "./Discovery.css.ts"
import { useAdd } from "./useAdd.ts"

type Send = (event: Untimed<SelectionEvent>) => void

const SwapSheet = lazyPart(async () => (await import("./SwapSheet.tsx")).SwapSheet)

/** The steps of a selection in their order, each with what can be taken instead. Mock curated-selection-mobile. */
export const SelectionSteps = ({ view, send }: { readonly view: SelectionView; readonly send: Send }) => (
  <>
    <ol className={css.steps}>
      {view.steps.map((step) => (
        <li key={step.step.number} className={css.step}>
          <Step view={step} onSwap={() => send({ type: "swap.wanted", step: step.step.number })} />
        </li>
      ))}
    </ol>
    {view.swapping ? (
      <SwapSheet
        view={view.swapping}
        onChoose={(choice) => send({ type: "swap.chosen", choice })}
        onClose={() => send({ type: "swap.dropped" })}
      />
    ) : null}
  </>
)

const Step = ({
  view: { step, goods, isSoldOut, others },
  onSwap
}: {
  readonly view: StepView
  readonly onSwap: () => void
}) => {
  const { t } = useWords()
  const { add, isWaiting } = useAdd()
  return (
    <>
      <div className={css.stepHead}>
        <span className={css.number} aria-hidden="true">
          {step.number}
        </span>
        <div>
          <h2 className={css.stepTitle}>
            <Unseen>{t("discovery.selection.step", { number: step.number })}</Unseen>
            {step.title}
          </h2>
          <p className={css.about}>{step.reason ?? t("discovery.selection.derivedReason", { name: step.title })}</p>
        </div>
      </div>
      <div className={css.row} data-out={isSoldOut || undefined}>
        <GoodsWords goods={goods} isOut={isSoldOut} />
        {isSoldOut ? null : (
          <PlusButton
            label={t("discovery.selection.add", { name: goods.name })}
            busy={isWaiting}
            onClick={() => void add(goods)}
          />
        )}
      </div>
      {others > 0 ? (
        <div>
          <button
            type="button"
            className={cx(textLink, underlined)}
            aria-label={`${t("discovery.selection.swap", { count: others })} ${goods.name}`}
            onPointerEnter={warmSheets}
            onFocus={warmSheets}
            onClick={onSwap}
          >
            {t("discovery.selection.swap", { count: others })}
          </button>
        </div>
      ) : null}
    </>
  )
}

/** Goods with their picture, name and price. */
export const GoodsWords = ({ goods, isOut }: { readonly goods: Goods; readonly isOut: boolean }) => {
  const { t } = useWords()
  const { price, priceAfterDiscount } = goods.price
  return (
    <>
      <Picture of={goods.picture} sizes="108px" shape="small" alt="" className={css.rowPicture} />
      <div className={css.rowWords}>
        <span className={css.brand}>{goods.brand.name}</span>
        <Link to={goodsPath(goods)} className={css.name}>
          {goods.name}
        </Link>
        {goods.combinationName ? <span className={css.about}>{goods.combinationName}</span> : null}
        <Price
          paid={formatRupiah(priceAfterDiscount)}
          struck={price > priceAfterDiscount ? formatRupiah(price) : undefined}
        />
        {isOut ? <Badge look="quiet">{t("discovery.selection.soldOut")}</Badge> : null}
      </div>
    </>
  )
}
