import { Drawing } from "./Icon.tsx"

/** The sign of who bought what they speak of, in a badge; Lucide's circle with a tick. */
export const Verified = () => <Drawing size={16} path="M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12" />
