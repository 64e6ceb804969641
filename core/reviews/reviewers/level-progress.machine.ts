import { assign, setup } from "xstate"
import { placeholderActors, portActors } from "../../kernel/port-actors.ts"
import type { ReviewerProfile } from "./reviewer.ts"
import type { ReviewersPort } from "./reviewers.port.ts"

type LevelProgressPort = Pick<ReviewersPort, "reviewer">

/** A member's way to the next level, from what everybody may see of them: asked once; if that fails, nothing is shown. D-44. */
export const levelProgressMachine = setup({
  types: {
    input: {} as { readonly userName: string },
    context: {} as { readonly userName: string; readonly reviewer: ReviewerProfile | undefined }
  },
  actors: placeholderActors<LevelProgressPort>("reviewer")
}).createMachine({
  id: "level-progress",
  context: ({ input: { userName } }) => ({ userName, reviewer: undefined }),
  initial: "loading",
  states: {
    loading: {
      meta: { spec: "7", tone: "busy" },
      invoke: {
        src: "reviewer",
        input: ({ context: { userName } }) => ({ userName }),
        onDone: { target: "shown", actions: assign(({ event }) => ({ reviewer: event.output })) },
        onError: "shown"
      }
    },
    shown: { meta: { spec: "D-44", tone: "ok" }, type: "final" }
  }
})

/** Returns the machine of a member's way to the next level over its port. */
export const levelProgressMachineOver = ({ reviewer }: LevelProgressPort) =>
  levelProgressMachine.provide({ actors: portActors<LevelProgressPort>({ reviewer }) })
