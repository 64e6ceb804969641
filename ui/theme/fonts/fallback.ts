/** The letters of a system in the measures of Plus Jakarta Sans: before it has come, and for signs that it lacks. */
export const jakartaFallback = {
  src: 'local("Arial"), local("Liberation Sans"), local("Roboto")',
  sizeAdjust: "106.8%",
  ascentOverride: "97.2%",
  descentOverride: "20.8%",
  lineGapOverride: "0%"
} as const
