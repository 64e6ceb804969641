import type { SelectionEvent } from "#core/discovery/selections/selection.machine.ts"
import type { SelectionView, StepView } from "#core/discovery/selections/selection.view.ts"
import type { Untimed } from "#core/kernel/timed.ts"
import { textLink, underlined } from "../kit/Button.css.ts"
import { cx } from "../kit/cx.ts"
import { lazyPart } from "../kit/overlay/lazy-part.tsx"
import { warmSheets } from "../kit/overlay/Sheet.tsx"
import { Unseen } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { PlusButton } from "./AddButton.tsx"
import * as css from "./Discovery.css.ts"
import { GoodsWords } from "./GoodsWords.tsx"
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
