/** How well a fact is known: A and B official text, C a firm or guide at second hand, D one third party, ? memory. */
export type Grade = 'A' | 'B' | 'C' | 'D' | '?'

/** Papers of grade D and less ask and warn, and refuse nothing. */
export const isProven = (grade: Grade): boolean => grade !== 'D' && grade !== '?'
