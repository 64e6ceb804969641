import type { Untimed } from "#core/kernel/timed.ts"
import type { ReceivedEgiftEvent } from "#core/orders/egift/received-egift.machine.ts"
import type { ReceivedEgiftView } from "#core/orders/egift/received-egift.view.ts"
import { Button } from "../kit/Button.tsx"
import { Empty } from "../kit/Empty.tsx"
import { Field } from "../kit/form/Field.tsx"
import { Form } from "../kit/form/Form.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import * as css from "./Egift.css.ts"

interface Props {
  readonly view: ReceivedEgiftView
  readonly send: (event: Untimed<ReceivedEgiftEvent>) => void
}

/** The code of the letter, typed. */
export const GiftCode = ({ view: { step, code, problem }, send }: Props) => {
  const { t } = useWords()
  return (
    <div className={css.gift}>
      <Heading level={1} look="page">
        {t("egift.gift.title")}
      </Heading>
      <Text tone="muted">{t("egift.gift.about")}</Text>
      <Form className={css.code} onSubmit={() => send({ type: "code.sent" })}>
        <Field
          label={t("egift.gift.code")}
          hint={t("egift.gift.codeHint")}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          error={problem === null ? undefined : t(`egift.gift.problem.${problem}`)}
          onChange={({ target }) => send({ type: "code.typed", code: target.value })}
        />
        <Button type="submit" busy={step === "looking"}>
          {t(step === "looking" ? "egift.gift.looking" : "egift.gift.look")}
        </Button>
      </Form>
    </div>
  )
}

/** An e-gift that cannot be used, and why. */
export const GiftClosed = ({ view: { closed }, send }: Props) => {
  const { t } = useWords()
  const reason = closed ?? "expired"
  return (
    <div className={css.gift} role="status">
      <Empty level={1} title={t(`egift.gift.closed.${reason}.title`)} text={t(`egift.gift.closed.${reason}.text`)}>
        <Button look="secondary" onClick={() => send({ type: "other.wanted" })}>
          {t("egift.gift.other")}
        </Button>
      </Empty>
    </div>
  )
}
