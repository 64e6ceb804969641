import { useId } from "react"
import type { Untimed } from "#core/kernel/timed.ts"
import type { Order } from "#core/orders/order.ts"
import type { ClaimForm } from "#core/orders/returns/claim-form.rule.ts"
import type { ReturnClaimEvent } from "#core/orders/returns/return-claim.machine.ts"
import { returnableLines } from "#core/orders/returns/return-window.rule.ts"
import { Checkbox } from "../../kit/form/Choice.tsx"
import * as options from "../../kit/form/Options.css.ts"
import { Stepper } from "../../kit/form/Stepper.tsx"
import { useWords } from "../../messages/useWords.ts"

/** Which goods go back, and how many of each. */
export const ReturnLines = ({
  order,
  units,
  error,
  send
}: {
  readonly order: Pick<Order, "lines">
  readonly units: ClaimForm["units"]
  readonly error: string | undefined
  readonly send: (event: Untimed<Extract<ReturnClaimEvent, { readonly type: "units.stepped" }>>) => void
}) => {
  const { t } = useWords()
  const id = useId()
  return (
    <fieldset className={options.options} {...(error ? { "aria-invalid": true, "aria-describedby": id } : {})}>
      <legend className={options.legend}>{t("returns.which")}</legend>
      {error ? (
        <p id={id} className={options.error} role="alert">
          {error}
        </p>
      ) : null}
      {returnableLines(order).map(({ id: line, goods, quantity }) => {
        const chosen = units[line] ?? 0
        const name = [goods.name, goods.combinationName].filter((part) => part !== "").join(", ")
        return (
          <div key={line}>
            <Checkbox
              checked={chosen > 0}
              onChange={() => send({ type: "units.stepped", line, by: chosen > 0 ? -chosen : 1 })}
            >
              {quantity === 1 ? name : t("returns.line", { name, quantity })}
            </Checkbox>
            {chosen > 0 && quantity > 1 ? (
              <Stepper
                name={name}
                value={chosen}
                most={quantity}
                removal={t("returns.leaveOut", { name })}
                onStep={(by) => send({ type: "units.stepped", line, by })}
              />
            ) : null}
          </div>
        )
      })}
    </fieldset>
  )
}
