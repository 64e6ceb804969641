/** Codes a number may begin with, the shop's own country first: where members live and travel. Specification 3, Country. */
export const phoneCodes = [
  "+62",
  "+60",
  "+65",
  "+84",
  "+66",
  "+63",
  "+673",
  "+61",
  "+81",
  "+82",
  "+852",
  "+886",
  "+966",
  "+971",
  "+44",
  "+31",
  "+49",
  "+1"
] as const
