import type { Explained, FormStep } from './form-block.ts'
import { HEADER } from './header.ts'
import { LINES } from './lines.ts'
import { PARTIES } from './parties.ts'
import { SHIPMENT } from './shipment.ts'
import { TOTALS } from './totals.ts'

export type { FormStep }

/**
 * Form 7501 block by block, for the Entries Guide and for the help beside a field. Block numbers are those of the 2024
 * edition of the form.
 */
export const FORM_STEPS_EXPLAINED: readonly FormStep[] = [HEADER, SHIPMENT, PARTIES, LINES, TOTALS]

/** The words for a block as a field writes it: '36A' is a part of 36, and '12' is all of 12. */
export function explained(number: string): Explained | undefined {
  const [, digits, letter = ''] = /^(\d+)([A-Z]?)$/.exec(number) ?? []
  const block = FORM_STEPS_EXPLAINED.flatMap(({ blocks }) => blocks).find((each) => each.block === digits)
  return block?.parts?.[letter] ?? block
}
