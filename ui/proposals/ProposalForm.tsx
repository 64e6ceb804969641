import type { Instant } from "#core/kernel/moment.ts"
import type { Decision } from "#core/proposals/proposal.ts"
import { noteMost } from "#core/proposals/proposal.ts"
import type { ProposeProductView } from "#core/proposals/propose-product.view.ts"
import type { ProposalForm as FormName } from "#core/reviews/photos/stored-photos.rule.ts"
import { Button, TextLink } from "../kit/Button.tsx"
import { Field, LongField } from "../kit/form/Field.tsx"
import { Form } from "../kit/form/Form.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useOnline } from "../kit/useOnline.ts"
import { useWords } from "../messages/useWords.ts"
import { AlikePanel } from "./AlikePanel.tsx"
import { BrandField } from "./BrandField.tsx"
import { CategoryField } from "./CategoryField.tsx"
import { ProposalPhotos } from "./ProposalPhotos.tsx"
import * as css from "./Proposals.css.ts"
import type { BegunProposal, SendToProposal } from "./useProposal.ts"

/** Everything a proposal says, in the order of a packaging. Specification 3, Form field names; 5. */
export const ProposalForm = ({
  of,
  begun,
  said,
  view,
  restoredAt,
  send
}: {
  readonly of: FormName
  readonly begun: BegunProposal | undefined
  readonly said: Decision | undefined
  readonly view: ProposeProductView
  readonly restoredAt: Instant | undefined
  readonly send: SendToProposal
}) => {
  const { t, say, moment } = useWords()
  const online = useOnline()
  const { draft, problems, findings } = view
  const problem = (field: "brand" | "product" | "note" | "photos") =>
    problems[field] === undefined ? undefined : say(`proposals.problem.${field}.${problems[field]}`)
  const found = (text: string) => findings.find(({ quote }) => text.includes(quote))
  const refused = (text: string) => {
    const one = found(text)
    return one && t("proposals.problem.words", { quote: one.quote })
  }
  return (
    <Form className={css.form} long onSubmit={() => send({ type: "proposal.sent" })}>
      <div>
        <Heading level={1} look="page">
          {t(begun ? "proposals.change.title" : "proposals.heading")}
        </Heading>
        <Text tone="muted">{t("proposals.about")}</Text>
      </div>
      {said?.reason === undefined ? null : (
        <Alert look="warning">
          {t(`proposals.reason.${said.reason}`)} {said.words ?? ""}
        </Alert>
      )}
      <BrandField view={view} error={problem("brand") ?? refused(draft.brandText)} send={send} />
      <div className={css.part}>
        <Field
          label={t("proposals.product.label")}
          hint={t("proposals.product.hint")}
          name="product"
          autoComplete="off"
          value={draft.product}
          error={problem("product") ?? refused(draft.product)}
          onChange={({ target }) => send({ type: "product.typed", text: target.value })}
        />
        <AlikePanel view={view} send={send} />
      </div>
      <CategoryField view={view} send={send} />
      <ProposalPhotos of={of} begun={begun} view={view} error={problem("photos")} send={send} />
      <LongField
        label={t("proposals.note.label")}
        hint={t("proposals.note.hint")}
        name="note"
        optional
        value={draft.note}
        maxLength={noteMost * 2}
        error={problem("note") ?? refused(draft.note)}
        onChange={({ target }) => send({ type: "note.typed", text: target.value })}
      />
      {view.failure === null ? null : (
        <Alert look="danger" alert>
          {online ? say(view.failure) : t("proposals.offline")}{" "}
          {view.own === null ? null : (
            <TextLink underlined to="/account/proposals">
              {t("proposals.own.title")}
            </TextLink>
          )}
        </Alert>
      )}
      <p className={css.saved} role="status">
        {view.isFilled
          ? restoredAt === undefined
            ? t("proposals.draft")
            : t("proposals.restored", { moment: moment(restoredAt) })
          : null}
      </p>
      <div className={css.bar}>
        <Button type="submit" whole busy={view.step === "sending"}>
          {t("proposals.send")}
        </Button>
      </div>
    </Form>
  )
}
