import { say } from '@edfe/domain/messages'
import { isMaskedNumber, maskPersonalNumber } from '@edfe/domain/parties'
import type { TextSealing } from '../../db/sealing.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'

/** The numbers of an organisation, either of which may be a person's: a sole proprietor files under an SSN. */
const NUMBERS = ['ein', 'importer_number'] as const
type Numbers = Partial<Record<(typeof NUMBERS)[number], string | null>>

/** The organisation's numbers as every member reads them: the last four digits of a personal one. */
export const maskNumbers = <T extends Numbers>(row: T, sealing: TextSealing): T =>
  withNumbers(row, (number) => maskPersonalNumber(sealing.decrypt(number)))

/**
 * The numbers of a save as they are stored: personal ones encrypted. A mask that comes back unchanged keeps the stored
 * number; any other mask is refused at its field.
 */
export function sealNumbers<T extends Numbers>(
  values: T,
  stored: Numbers,
  sealing: TextSealing,
): T | Refusal {
  const shown = maskNumbers(stored, sealing)
  const fields = NUMBERS.filter((name) => isMaskedNumber(values[name] ?? '') && values[name] !== shown[name])
  if (fields.length > 0) {
    return refuse(400, 'validation_failed', TYPE_IN_FULL, {
      fields: fields.map((path) => ({ path, message: TYPE_IN_FULL })),
    })
  }
  return withNumbers(values, (number, name) =>
    isMaskedNumber(number) ? (stored[name] ?? '') : sealing.sealNumber(number, stored[name] ?? ''),
  )
}

const TYPE_IN_FULL = say({
  id: 'refusal.number-masked',
  defaultMessage: 'Type the whole number: a masked number cannot be saved.',
})

function withNumbers<T extends Numbers>(
  values: T,
  change: (number: string, name: (typeof NUMBERS)[number]) => string,
): T {
  const changed = { ...values }
  for (const name of NUMBERS) {
    const number = values[name]
    if (number) Object.assign(changed, { [name]: change(number, name) })
  }
  return changed
}
