import type { ReferenceBook } from '@edfe/domain/reference'
import type { ConditionCode, Fault } from '../answer/conditions.ts'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, onLine, when } from './check.ts'

/** A country that is not known, which derivative aluminum may have. */
const UNKNOWN_COUNTRY = 'UN'

type Conditions = Record<'kind' | 'missing' | 'conflict' | 'country', ConditionCode>

const SMELTS: [applies: string, country: string, conditions: Conditions][] = [
  ['primaryApplies', 'primary', { kind: '826', missing: '827', conflict: '828', country: '829' }],
  ['secondaryApplies', 'secondary', { kind: '830', missing: '831', conflict: '832', country: '833' }],
]

/** Records 54: the countries of aluminum (07) and of steel (08). */
export const declarationChecks: Check = ({ summary, reference }) =>
  summary.lines.flatMap((line) => [
    ...['54-07', '54-08'].flatMap((id) => when(line.all(id).length > 1, '783', ...onLine(line))),
    ...aluminum(line, reference),
    ...steel(line, reference),
  ])

const aluminum = (line: SummaryLine, reference: ReferenceBook): Fault[] =>
  line.all('54-07').flatMap((values) => {
    const isKnown = (code: string) => code === UNKNOWN_COUNTRY || reference.hasCountry(code)
    const { cast } = values
    return [
      ...SMELTS.flatMap(([field, place, conditions]) => {
        const applies = values[field]
        const country = values[place]
        return [
          ...when(applies !== undefined && !['Y', 'N'].includes(applies), conditions.kind, ...onLine(line)),
          ...when(applies === 'Y' && country === undefined, conditions.missing, ...onLine(line)),
          ...when(applies === 'N' && country !== undefined, conditions.conflict, ...onLine(line)),
          ...when(country !== undefined && !isKnown(country), conditions.country, ...onLine(line)),
        ]
      }),
      ...when(cast !== undefined && !isKnown(cast), '835', ...onLine(line)),
    ]
  })

const steel = (line: SummaryLine, reference: ReferenceBook): Fault[] =>
  line
    .all('54-08')
    .flatMap(({ meltPour, meltPourApplies: applies }) => [
      ...when(meltPour === undefined && applies === undefined, '840', ...onLine(line)),
      ...when(meltPour !== undefined && !reference.hasCountry(meltPour), '841', ...onLine(line)),
      ...when(applies !== undefined && applies !== 'OTH', '842', ...onLine(line)),
      ...when(meltPour !== undefined && applies !== undefined, '843', ...onLine(line)),
    ])
