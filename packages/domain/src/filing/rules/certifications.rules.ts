import type { CalendarDay } from '../../calendar/index.ts'
import type { FilingLine } from '../filing-context.ts'
import { type Declared, declaredOf } from '../mapping/importer-declarations.ts'
import { type FilingRule, filingLineRule } from './filing-rule.ts'

const RECORD_54 = 'CBP AE chapter, July 2026, record 54'

/** A certification of the importer that frees goods under a heading of chapter 99, for entry dates from a day to another. */
interface Certification {
  id: 'FILING_SOLAR' | 'FILING_CRANE'
  field: keyof Declared & ('solar_certified' | 'crane_certified')
  heading: string
  /** First and last entry date: the day from which CBP takes the record, and the last day of the exclusion. */
  from: string
  to: string
  conditions: string
  /** The condition of another text than the certification. */
  unknown: string
}

const CERTIFICATIONS: readonly Certification[] = [
  {
    id: 'FILING_SOLAR',
    field: 'solar_certified',
    heading: '99034529',
    from: '2024-07-02',
    to: '2024-09-23',
    conditions: '836 and 838',
    unknown: '837',
  },
  {
    id: 'FILING_CRANE',
    field: 'crane_certified',
    heading: '99039109',
    from: '2024-09-26',
    to: '2026-05-13',
    conditions: '846 and 847',
    unknown: '845',
  },
]

const isGiven = (line: Pick<FilingLine, 'importer_declarations'>, field: Certification['field']): boolean =>
  declaredOf(line)[field] === 'Y'

const dotted = (heading: string): string =>
  `${heading.slice(0, 4)}.${heading.slice(4, 6)}.${heading.slice(6)}`

/** Record 54, types 09 and 10: bifacial solar panels and ship-to-shore cranes that an exclusion frees. */
export const CERTIFICATION_FILING_RULES: readonly FilingRule[] = CERTIFICATIONS.flatMap(
  ({ id, field, heading, from, to, conditions, unknown }) => [
    filingLineRule({
      id: `${id}_CERTIFIED`,
      at: `importer_declarations.${field}`,
      source: `${RECORD_54}; conditions ${conditions}`,
      message:
        'The exclusion of heading {heading} and your certification are filed together. Answer Yes when the certification is uploaded to CBP, and add the heading to the tariff rows.',
      mayRead: ['importer_declarations', 'stack'],
      holds: (line) => isGiven(line, field) === line.stack.some(({ hts }) => hts === heading),
      params: () => ({ heading: dotted(heading) }),
    }),
    filingLineRule({
      id: `${id}_ANSWER`,
      at: `importer_declarations.${field}`,
      source: `${RECORD_54}; condition ${unknown}`,
      message: 'You either have the certification or not: Yes or No.',
      reads: ['importer_declarations'],
      holds: (line) => /^[YN]?$/.test(declaredOf(line)[field]),
    }),
    filingLineRule({
      id: `${id}_DAYS`,
      at: `importer_declarations.${field}`,
      source: `${RECORD_54}; condition 777`,
      message: 'CBP accepts this certification for entry dates from {from} to {to}.',
      reads: ['importer_declarations'],
      entry: ['entryDate'],
      holds: (line, _rules, { entryDate }) =>
        !isGiven(line, field) || entryDate === undefined || (entryDate >= from && entryDate <= to),
      params: () => ({ from: { day: from as CalendarDay }, to: { day: to as CalendarDay } }),
    }),
  ],
)
