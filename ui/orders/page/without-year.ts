/** Returns a moment of the next few days, `Sab 21 Nov 2026, 14.30 WIB`, without its year, which goes without saying. D-56. */
export const withoutYear = (moment: string): string => moment.replace(/ \d{4},/, ",")
