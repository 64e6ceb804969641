/** Stands for the port that was put there last. */
const standInOf = <P extends object>(first: P) => {
  let now = first
  const calls = Object.keys(first).map((name) => [
    name,
    (...given: ReadonlyArray<unknown>) =>
      (now as Readonly<Record<string, (...given: ReadonlyArray<unknown>) => unknown>>)[name]?.(...given)
  ])
  return {
    standIn: Object.fromEntries(calls) as P,
    put: (next: P): void => {
      now = next
    }
  }
}

/**
 * Machines that were made before, by name, each with its port exchanged: reading a chart takes longer than a session at it.
 * Two actors that live at the same time need two names.
 */
export const cachedMachines = <P extends object, M>() => {
  const machines = new Map<string, { readonly machine: M; readonly put: (port: P) => void }>()
  return (name: string, port: P, make: (port: P) => M): M => {
    const known = machines.get(name)
    if (known) {
      known.put(port)
      return known.machine
    }
    const { standIn, put } = standInOf(port)
    const machine = make(standIn)
    machines.set(name, { machine, put })
    return machine
  }
}
