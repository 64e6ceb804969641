/** Origins of the services that have more hosts than the shop's own, by the name of the service. Specification 7; D-36b. */
export type Mirrors = Readonly<Partial<Record<string, ReadonlyArray<string>>>>
