import type { Explained, FormStep } from './form-block.ts'
import { headerStep } from './header.ts'
import { linesStep } from './lines.ts'
import { partiesStep } from './parties.ts'
import { shipmentStep } from './shipment.ts'
import { totalsStep } from './totals.ts'

export type { FormStep }

/**
 * Form 7501 block by block, for the Entries Guide and for the help next to a field. Block numbers are those
 * of the 2024 edition of the form.
 */
export const formStepsExplained = (): readonly FormStep[] => [
  headerStep(),
  shipmentStep(),
  partiesStep(),
  linesStep(),
  totalsStep(),
]

/** The words for a block as a field writes it: '36A' is a part of 36, and '12' is all of 12. */
export function explained(number: string): Explained | undefined {
  const [, digits, letter = ''] = /^(\d+)([A-Z]?)$/.exec(number) ?? []
  const block = formStepsExplained()
    .flatMap(({ blocks }) => blocks)
    .find((each) => each.block === digits)
  return block?.parts?.[letter] ?? block
}
