import type { ChangeEvent } from "react"
import { reportMachineOver } from "#core/reviews/reactions/report.machine.ts"
import { reportTypes } from "#core/reviews/reactions/report.ts"
import { type ReportView, viewReport } from "#core/reviews/reactions/report.view.ts"
import type { Review } from "#core/reviews/review.ts"
import { Button } from "../kit/Button.tsx"
import { LongField } from "../kit/form/Field.tsx"
import { Form } from "../kit/form/Form.tsx"
import * as options from "../kit/form/Options.css.ts"
import { Option, Options } from "../kit/form/Options.tsx"
import { Sheet } from "../kit/overlay/Sheet.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Text } from "../kit/text/Text.tsx"
import { useOnline } from "../kit/useOnline.ts"
import { useWords } from "../messages/useWords.ts"
import { useScreenActor, useShop } from "../shop/shop.tsx"
import { useView } from "../shop/useView.ts"
import { useReviewerName } from "./useReviewerName.ts"

/** Why nothing more is to be filled in, with the look of its message. */
const ends = {
  sent: ["good", "product.reviews.report.sent"],
  alreadyReported: ["info", "product.reviews.report.already"],
  own: ["info", "product.reviews.react.own"],
  gone: ["info", "product.reviews.react.gone"]
} as const

const isEnd = (step: ReportView["step"]): step is keyof typeof ends => step in ends

/** Reports a review: six reasons, one choice, an optional note. Specification 7; D-43. */
export const ReportDialog = ({ review, onClose }: { readonly review: Review; readonly onClose: () => void }) => {
  const { t } = useWords()
  const { ports } = useShop()
  const online = useOnline()
  const nameOf = useReviewerName()
  const [{ step, form, problems }, send] = useView(
    useScreenActor(reportMachineOver, ports.reactions, { review: review.id }),
    viewReport
  )
  const about = t("product.reviews.report.about", { name: nameOf(review.reviewer.userName) })
  const trouble =
    step === "signedOut"
      ? "product.reviews.report.login"
      : step === "unreachable"
        ? online
          ? "product.reviews.react.failed"
          : "product.reviews.react.offline"
        : undefined
  return (
    <Sheet
      open
      title={t("product.reviews.report.title")}
      about={about}
      onClose={onClose}
      foot={
        isEnd(step) ? (
          <Button whole onClick={onClose}>
            {t("shop.close")}
          </Button>
        ) : (
          <Button type="submit" form="report" whole busy={step === "sending"}>
            {t("product.reviews.report.send")}
          </Button>
        )
      }
    >
      {isEnd(step) ? (
        <Alert look={ends[step][0]} alert>
          {t(ends[step][1])}
        </Alert>
      ) : (
        <Form id="report" className={options.groups} onSubmit={() => send({ type: "form.sent" })}>
          <Text as="span" look="small" tone="muted">
            {about}
          </Text>
          <Options
            quiet
            legend={t("product.reviews.report.why")}
            error={problems.type ? t("product.reviews.report.choose") : undefined}
          >
            {reportTypes.map((reason) => (
              <Option
                key={reason}
                name="report-type"
                value={reason}
                chosen={form.type === reason}
                title={t(`product.reviews.report.type.${reason}`)}
                text={reason === "fake" ? t("product.reviews.report.fakeText") : undefined}
                onChoose={() => send({ type: "reason.chosen", reason })}
              />
            ))}
          </Options>
          <LongField
            label={t("product.reviews.report.note")}
            optional
            name="note"
            value={form.note}
            error={problems.note ? t("product.reviews.report.long") : undefined}
            onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) =>
              send({ type: "note.typed", note: target.value })
            }
          />
          <Alert>{t("product.reviews.report.rule")}</Alert>
          {trouble === undefined ? null : (
            <Alert look="danger" alert>
              {t(trouble)}
            </Alert>
          )}
        </Form>
      )}
    </Sheet>
  )
}
