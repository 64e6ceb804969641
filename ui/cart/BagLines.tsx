import type { Bag, BagLine, LineId } from "#core/cart/cart.ts"
import { stepperLimit } from "#core/cart/lines.rule.ts"
import { formatRupiah, rupiah } from "#core/kernel/money.ts"
import { isBeyondQuota } from "#core/pricing/quota.rule.ts"
import type { Requirement } from "#core/pricing/requirement.ts"
import { Stepper } from "../kit/form/Stepper.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./GoodsLine.css.ts"
import { GoodsLine, LineButton } from "./GoodsLine.tsx"
import { Dates, Few, Wrong } from "./LineNotes.tsx"

/** What can be done with a line of the bag. */
export interface LineHandlers {
  readonly onStep: (line: LineId, by: 1 | -1) => void
  readonly onSet: (line: LineId, quantity: number) => void
  readonly onRemove: (line: LineId) => void
  readonly onNotify: (line: BagLine) => void
  /** Members alone: out of the bag, and not lost. D-21. */
  readonly onLater?: ((line: LineId) => void) | undefined
  /** Guests may not order it. D-24. */
  readonly onLogin: () => void
}

/** Everything in the bag, each line with its problem and the button that solves it. */
export const BagLines = ({ bag, handlers }: { readonly bag: Bag; readonly handlers: LineHandlers }) => (
  <ul className={css.lines}>
    {bag.items.map((line) => (
      <Line
        key={line.id}
        line={line}
        requirement={bag.requirements.find((one) => one.line === line.id)}
        handlers={handlers}
      />
    ))}
  </ul>
)

const Line = ({
  line,
  requirement,
  handlers: { onStep, onSet, onRemove, onNotify, onLater, onLogin }
}: {
  readonly line: BagLine
  readonly requirement: Requirement | undefined
  readonly handlers: LineHandlers
}) => {
  const { t } = useWords()
  const { id, goods, quantity, counted, total, before } = line
  const name = [goods.name, goods.combinationName].filter(Boolean).join(", ")
  const out = counted === 0
  const { most } = stepperLimit(goods)
  return (
    <GoodsLine
      goods={goods}
      quantity={counted}
      muted={out}
      // What is not counted costs nothing, and is not free.
      {...(out ? { uncounted: goods.price.priceAfterDiscount } : { total, full: rupiah(goods.price.price * counted) })}
    >
      {before === undefined ? null : (
        <p className={css.note}>
          {t("cart.line.before", { before: formatRupiah(before), now: formatRupiah(goods.price.priceAfterDiscount) })}
        </p>
      )}
      {goods.limited && isBeyondQuota(goods) ? (
        <p className={css.note}>
          {t("cart.line.quota", {
            price: formatRupiah(goods.limited.price.priceAfterDiscount),
            left: goods.limited.left
          })}
        </p>
      ) : null}
      <Dates line={line} />
      {requirement ? (
        <Wrong requirement={requirement} onSet={(left) => onSet(id, left)} onLogin={onLogin} />
      ) : (
        <Few line={line} />
      )}
      <div className={css.foot}>
        {out ? (
          goods.sale === "open" ? (
            <LineButton words={t("cart.line.notify")} name={name} onClick={() => onNotify(line)} />
          ) : null
        ) : (
          <Stepper name={name} value={quantity} most={most} onStep={(by) => onStep(id, by)} />
        )}
        {onLater ? <LineButton words={t("cart.saved.later")} name={name} onClick={() => onLater(id)} /> : null}
        {/* At one the stepper removes it. */}
        {out || quantity > 1 ? (
          <LineButton words={t("cart.line.remove")} name={name} onClick={() => onRemove(id)} />
        ) : null}
      </div>
    </GoodsLine>
  )
}
