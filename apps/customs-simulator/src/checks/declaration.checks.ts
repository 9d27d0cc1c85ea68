import {
  isPrimaryAluminum,
  isPrimarySteel,
  OTHER_COUNTRY,
  type ReferenceBook,
  UNKNOWN_ALUMINUM_COUNTRY,
  UNKNOWN_ALUMINUM_HEADING,
} from '@edfe/domain/reference'
import type { ConditionCode, Fault } from '../answer/conditions.ts'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, onLine, when } from './check.ts'

type Conditions = Record<'kind' | 'missing' | 'conflict' | 'country', ConditionCode>

const SMELTS: [applies: string, country: string, conditions: Conditions][] = [
  ['primaryApplies', 'primary', { kind: '826', missing: '827', conflict: '828', country: '829' }],
  ['secondaryApplies', 'secondary', { kind: '830', missing: '831', conflict: '832', country: '833' }],
]

const isOf = (line: SummaryLine, isMeant: (hts: string) => boolean): boolean =>
  line.all('50').some(({ hts = '' }) => isMeant(hts))

/** Records 54: the countries of aluminum (07), of steel (08) and of copper (12). */
export const declarationChecks: Check = ({ summary, reference }) =>
  summary.lines.flatMap((line) => [
    ...['54-07', '54-08', '54-12'].flatMap((id) => when(line.all(id).length > 1, '783', ...onLine(line))),
    ...aluminum(line, reference),
    ...steel(line, reference),
    ...copper(line, reference),
  ])

const aluminum = (line: SummaryLine, reference: ReferenceBook): Fault[] =>
  line.all('54-07').flatMap((values) => {
    const isKnown = (code: string) => code === UNKNOWN_ALUMINUM_COUNTRY || reference.hasCountry(code)
    const { cast, primary, secondary } = values
    const isUnknown = [cast, primary, secondary].includes(UNKNOWN_ALUMINUM_COUNTRY)
    const isPrimary = isOf(line, isPrimaryAluminum)
    const hasHeading = line.all('50').some(({ hts }) => hts === UNKNOWN_ALUMINUM_HEADING)
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
      ...when(values.primaryApplies === 'N' && values.secondaryApplies === 'N', '850', ...onLine(line)),
      ...when(isUnknown && isPrimary, '856', ...onLine(line)),
      ...when(isUnknown && !isPrimary && !hasHeading, '60B', ...onLine(line)),
    ]
  })

const steel = (line: SummaryLine, reference: ReferenceBook): Fault[] =>
  line
    .all('54-08')
    .flatMap(({ meltPour, meltPourApplies: applies }) => [
      ...when(meltPour === undefined && applies === undefined, '840', ...onLine(line)),
      ...when(meltPour !== undefined && !reference.hasCountry(meltPour), '841', ...onLine(line)),
      ...when(applies !== undefined && applies !== OTHER_COUNTRY, '842', ...onLine(line)),
      ...when(meltPour !== undefined && applies !== undefined, '843', ...onLine(line)),
      ...when(applies === OTHER_COUNTRY && isOf(line, isPrimarySteel), '844', ...onLine(line)),
    ])

const copper = (line: SummaryLine, reference: ReferenceBook): Fault[] =>
  line.all('54-12').flatMap(({ primarySmelt, secondarySmelt, recentCast }) => {
    const isUnknown = (country: string | undefined) =>
      country !== undefined && country !== OTHER_COUNTRY && !reference.hasCountry(country)
    return [
      ...when(isUnknown(primarySmelt), '870', ...onLine(line)),
      ...when(isUnknown(secondarySmelt), '871', ...onLine(line)),
      ...when(isUnknown(recentCast), '873', ...onLine(line)),
    ]
  })
