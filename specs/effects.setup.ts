import { runEffectsWith } from "#core/kernel/port-actors.ts"
import { runEffect } from "#core/kernel/run-effect.ts"

// On the virtual clock nothing is fetched: what a machine asks is carried out at once.
runEffectsWith(runEffect)
