import type { TariffBook, TariffReading } from '@edfe/domain/reference'
import { MEASURES_UNKNOWN_UNTIL } from '../measures/index.ts'
import { dutyOf } from './duty-of.ts'
import type { Tariff } from './facts.ts'

/** The tariff as the rules of an entry ask it; `open` gives its data at the first question. */
export const tariffBook = (open: () => Tariff): TariffBook => ({
  read: (facts): TariffReading | undefined => {
    if (facts.entryDate <= MEASURES_UNKNOWN_UNTIL) return undefined
    const found = dutyOf(open(), facts)
    if (found.kind === 'refused' || found.duty === undefined) return undefined
    return {
      edition: found.edition.name,
      duty: found.duty,
      headings: found.rows.filter(({ measure }) => measure !== undefined).map(({ number }) => number),
    }
  },
})
