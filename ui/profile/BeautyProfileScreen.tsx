import { type RefObject, useEffect, useRef } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { waitFor } from "xstate"
import type { Member } from "#core/account/member.ts"
import { beautySteps } from "#core/profile/beauty/beauty.ts"
import { beautyProfileMachineOver } from "#core/profile/beauty/beauty-profile.machine.ts"
import { viewBeautyProfile } from "#core/profile/beauty/beauty-profile.view.ts"
import { MemberOnly } from "../account/MemberOnly.tsx"
import { Head } from "../app/Head.tsx"
import { useScreenActor, useShop } from "../app/shop.tsx"
import { useView } from "../app/useView.ts"
import { Button } from "../kit/Button.tsx"
import { DialogWait } from "../kit/overlay/DialogWait.tsx"
import { Stages } from "../kit/Stages.tsx"
import { Alert } from "../kit/text/Alert.tsx"
import { Page } from "../kit/text/Grid.tsx"
import { Heading, Text } from "../kit/text/Text.tsx"
import { useWords } from "../messages/useWords.ts"
import { chosenIn, chosenText } from "./drafts/stored-drafts.ts"
import * as css from "./Forms.css.ts"
import { LeaveSheet } from "./LeaveSheet.tsx"
import { useMemberChange } from "./useMemberChange.ts"

/** The beauty profile: three steps, each saved when it is left. Specification 2 and 9. */
export const BeautyProfileScreen = () => {
  const { t } = useWords()
  return (
    <>
      <Head title={t("profile.beauty.title")} description={t("profile.beauty.text")} noindex />
      <MemberOnly>{(member) => <Wizard member={member} />}</MemberOnly>
    </>
  )
}

const Wizard = ({ member: { beauty } }: { readonly member: Member }) => {
  const { t, say } = useWords()
  const { ports, local } = useShop()
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  const number = Number(asked.get("step") ?? 1)
  const actor = useScreenActor(
    ({ profile, catalogue }: Pick<typeof ports, "profile" | "catalogue">) =>
      beautyProfileMachineOver({ tag: (input) => profile.tag(input), tags: (input) => catalogue.tags(input) }),
    ports,
    { beauty, chosen: chosenIn(local.beautyDraft.read()), number }
  )
  const [view, send] = useView(actor, viewBeautyProfile)
  useMemberChange(actor)
  useEffect(() => {
    const heard = [
      actor.on("go", () => void navigate("/account")),
      actor.on("step.shown", ({ number: shown }) => void navigate(`?step=${shown}`)),
      actor.on("draft.changed", ({ chosen }) => local.beautyDraft.write(chosenText(chosen))),
      actor.on("member.changed", () => local.beautyDraft.clear())
    ]
    return () => {
      for (const one of heard) one.unsubscribe()
    }
  }, [actor, navigate, local])
  useEffect(() => void send({ type: "step.wanted", number }), [send, number])
  const part = useStepFocus(view.number)
  const at = view.number - 1
  return (
    <Page className={css.wizard}>
      <Heading level={1} look="page">
        {t("profile.beauty.title")}
      </Heading>
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
            <fieldset key={group} className={css.part}>
              <legend className={css.legend}>
                {say(`profile.beauty.group.${group}`)}
                {several ? ` (${t("profile.beauty.several")})` : null}
              </legend>
              <div className={css.tags}>
                {tags.map(({ id, name }) => (
                  <button
                    key={id}
                    type="button"
                    className={css.tag}
                    aria-pressed={view.chosen.includes(id)}
                    onClick={() => send({ type: "tag.pressed", group, tag: id })}
                  >
                    {name}
                  </button>
                ))}
              </div>
            </fieldset>
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
          {t("failure.Unavailable")}
        </Alert>
      ) : null}
      <div className={css.row}>
        {at > 0 ? (
          <Button look="ghost" onClick={() => send({ type: "step.back" })}>
            {t("profile.beauty.back")}
          </Button>
        ) : null}
        <Button busy={view.busy} onClick={() => send({ type: "step.done" })}>
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
    </Page>
  )
}

/** A new step has the focus: so it is announced. Rule 59. */
const useStepFocus = (number: number): RefObject<HTMLElement | null> => {
  const part = useRef<HTMLElement>(null)
  const shown = useRef(number)
  useEffect(() => {
    if (shown.current === number) return
    shown.current = number
    part.current?.focus({ preventScroll: true })
  }, [number])
  return part
}
