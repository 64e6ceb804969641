import type { StepView } from "#core/discovery/selections/selection.view.ts"
import { canBeTaken } from "#core/discovery/selections/taken.rule.ts"
import { Button } from "../kit/Button.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Discovery.css.ts"
import { GoodsWords } from "./GoodsWords.tsx"

/** Takes another product at a step of a selection. Mock curated-selection-mobile. */
export const SwapSheet = ({
  view: { step, at },
  onChoose,
  onClose
}: {
  readonly view: StepView & { readonly at: number }
  readonly onChoose: (choice: number) => void
  readonly onClose: () => void
}) => {
  const { t } = useWords()
  return (
    <Sheet open title={t("discovery.selection.swapTitle", { title: step.title })} onClose={onClose}>
      <ul>
        {step.choices.map((goods, place) => (
          <li key={goods.combination} className={css.choice} data-out={!canBeTaken(goods) || undefined}>
            <GoodsWords goods={goods} isOut={!canBeTaken(goods)} />
            <Button
              size="small"
              look={place === at ? "secondary" : "primary"}
              aria-pressed={place === at}
              aria-label={t("discovery.selection.swapFor", { name: goods.name })}
              onClick={() => onChoose(place)}
            >
              {t(place === at ? "discovery.selection.chosen" : "discovery.selection.take")}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
