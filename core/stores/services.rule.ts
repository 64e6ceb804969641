import type { Store } from "./store.ts"

/** Returns the services that every one of several stores has, in the order of the first; of a single store none. */
export const sharedServices = (stores: ReadonlyArray<Pick<Store, "services">>): ReadonlyArray<string> => {
  const [first, ...others] = stores
  if (first === undefined || others.length === 0) return []
  return first.services.filter((service) => others.every(({ services }) => services.includes(service)))
}
