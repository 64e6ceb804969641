type Report = (cause: unknown) => void

let report: Report = () => undefined

/** Sets what receives every defect of this process; without it they are dropped. A browser sends them to the shop. */
export const reportDefectsTo = (to: Report): void => {
  report = to
}

/** Reports a bug: a thrown error, a value of the wrong form. Never a refusal, and never a call without an answer. */
export const reportDefect: Report = (cause) => report(cause)
