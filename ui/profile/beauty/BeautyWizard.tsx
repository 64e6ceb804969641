import { waitFor } from "xstate"
import type { Member } from "#core/account/member.ts"
import { beautySteps } from "#core/profile/beauty/beauty.ts"
import { viewBeautyProfile } from "#core/profile/beauty/beauty-profile.view.ts"
import { Button } from "../../kit/Button.tsx"
import { DialogWait } from "../../kit/overlay/DialogWait.tsx"
import { Stages } from "../../kit/Stages.tsx"
import { Alert } from "../../kit/text/Alert.tsx"
import { Text } from "../../kit/text/Text.tsx"
import { useWords } from "../../messages/useWords.ts"
import { useShop } from "../../shop/shop.tsx"
import * as css from "../Forms.css.ts"
import { LeaveSheet } from "../leave/LeaveSheet.tsx"
import { useUnanswered } from "../useUnanswered.ts"
import { TagChoice } from "./TagChoice.tsx"
import { useBeautyProfile, useStepFocus } from "./useBeautyProfile.ts"

export const BeautyWizard = ({ member: { beauty } }: { readonly member: Member }) => {
  const { t, say } = useWords()
  const unanswered = useUnanswered()
  const { local } = useShop()
  const { actor, view, send } = useBeautyProfile(beauty)
  const part = useStepFocus(view.number)
  const at = view.number - 1
  return (
    <>
      <Text prose tone="muted">
        {t("profile.beauty.text")}
      </Text>
      <Stages
        label={t("profile.beauty.steps")}
        stages={beautySteps.map(({ step }, place) => ({
          name: t(`profile.beauty.step.${step}`),
          state: place < at ? "done" : place === at ? "now" : "ahead"
        }))}
      />
      <section
        ref={part}
        className={css.step}
        tabIndex={-1}
        aria-label={t("profile.beauty.now", {
          number: view.number,
          of: view.of,
          name: t(`profile.beauty.step.${view.step}`)
        })}
      >
        {view.state === "choosing" ? (
          view.questions.map(({ group, several, tags }) => (
            <TagChoice
              key={group}
              title={`${say(`profile.beauty.group.${group}`)}${several ? ` (${t("profile.beauty.several")})` : ""}`}
              tags={tags}
              chosen={view.chosen}
              onPress={(tag) => send({ type: "tag.pressed", group, tag })}
            />
          ))
        ) : (
          <DialogWait
            step={view.state === "reading" ? "opening" : "unreachable"}
            onRetry={() => send({ type: "retry.wanted" })}
          />
        )}
      </section>
      {view.hasFailed ? (
        <Alert look="danger" alert>
          {unanswered}
        </Alert>
      ) : null}
      <div className={css.ends}>
        {at > 0 ? (
          <Button look="ghost" onClick={() => send({ type: "step.back" })}>
            {t("profile.beauty.back")}
          </Button>
        ) : null}
        <Button whole busy={view.busy} onClick={() => send({ type: "step.done" })}>
          {t(view.number === view.of ? "profile.beauty.finish" : "profile.beauty.next")}
        </Button>
      </div>
      <LeaveSheet
        isFilled={() => viewBeautyProfile(actor.getSnapshot()).isFilled}
        save={async () => {
          send({ type: "save.wanted" })
          await waitFor(actor, (snapshot) => !snapshot.matches("saving"))
          return !viewBeautyProfile(actor.getSnapshot()).isFilled
        }}
        discard={() => local.beautyDraft.clear()}
      />
    </>
  )
}
