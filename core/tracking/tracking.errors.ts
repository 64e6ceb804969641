import { Data } from "effect"

/** The shop takes no such events, whenever they come: they are of a page of another build. Wire conventions, Failure. */
export class EventsRefused extends Data.TaggedError("EventsRefused") {}
