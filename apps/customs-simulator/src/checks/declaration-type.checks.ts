import { lacksMetal, recordOfClass } from '@edfe/domain/reference'
import type { ConditionCode, Fault } from '../answer/conditions.ts'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, type CheckInput, onLine, when } from './check.ts'

/** Goods of these do not declare their metal (54 types 07, 08 and 12); for types 07 and 08 from a day of July 2026. */
const OWN_TERRITORY = ['US', 'VI', 'GU', 'AS', 'UM', 'PR', 'MP']
const OWN_TERRITORY_FROM = '2026-07-16'

/** Certifications: the text that each must hold, the heading that it belongs to, and the entry dates that it is for. */
const CERTIFICATIONS: {
  record: string
  field: string
  text: string
  unknown: ConditionCode
  /** The heading of chapter 99, with the conditions for one of the two without the other. */
  pair?: { heading: string; noHeading: ConditionCode; noDeclaration: ConditionCode }
  isOpen: (entryDate: string) => boolean
}[] = [
  {
    record: '54-06',
    field: 'caseCertification',
    text: 'ADCVD CERT',
    unknown: '817',
    isOpen: () => true,
  },
  {
    record: '54-09',
    field: 'bifacialCertification',
    text: '201BIFAC CERT',
    unknown: '837',
    pair: { heading: '99034529', noHeading: '838', noDeclaration: '836' },
    isOpen: (entryDate) => entryDate >= '2024-07-02' && entryDate <= '2024-09-23',
  },
  {
    record: '54-10',
    field: 'craneCertification',
    text: '301STS CERT',
    unknown: '845',
    pair: { heading: '99039109', noHeading: '846', noDeclaration: '847' },
    isOpen: (entryDate) => entryDate >= '2024-09-26' && entryDate < '2026-05-14',
  },
]

/** Records 54 by their type: what each says, and the goods, origins, days and headings that it is for. */
export const declarationTypeChecks: Check = (input) =>
  input.summary.lines.flatMap((line) => [
    ...line
      .all('54')
      .flatMap(({ declarationType }) => when(declarationType !== undefined, '526', ...onLine(line))),
    ...certifications(line, input),
    ...places(line, input),
    ...line
      .all('54-01')
      .flatMap(({ softwoodIndicator: is }) =>
        when(is !== undefined && is !== 'Y' && is !== 'N', '527', ...onLine(line)),
      ),
    ...[...line.all('54-02'), ...line.all('54-03')].flatMap(({ exclusion }) =>
      when(exclusion !== undefined && !/^[A-Z0-9]{9}$/.test(exclusion), '770', ...onLine(line)),
    ),
    ...line
      .all('54-11')
      .flatMap(({ autoLicense }) =>
        when(autoLicense !== undefined && !/^[A-Z]{2}\d{6}$/.test(autoLicense), '857', ...onLine(line)),
      ),
    ...craftBeverage(line, input),
  ])

const certifications = (line: SummaryLine, { content }: CheckInput): Fault[] =>
  CERTIFICATIONS.flatMap(({ record, field, text, unknown, pair, isOpen }) => {
    const given = line.all(record)
    const hasHeading = line.all('50').some(({ hts }) => hts === pair?.heading)
    const { estimatedEntryDate: entryDate } = content
    return [
      ...given.flatMap((values) =>
        when(values[field] !== undefined && values[field] !== text, unknown, ...onLine(line)),
      ),
      ...when(given.length > 0 && entryDate !== undefined && !isOpen(entryDate), '777', ...onLine(line)),
      ...(pair
        ? [
            ...when(given.length > 0 && !hasHeading, pair.noHeading, ...onLine(line)),
            ...when(given.length === 0 && hasHeading, pair.noDeclaration, ...onLine(line)),
          ]
        : []),
    ]
  })

/** The goods and the origins that a type is for. */
function places(line: SummaryLine, { day }: CheckInput): Fault[] {
  const has = (type: string) => line.all(`54-${type}`).length > 0
  const { origin = '' } = line.header
  const isOf = (...chapters: string[]) =>
    line.all('50').some(({ hts = '' }) => chapters.includes(hts.slice(0, 2)))
  const isOwn = OWN_TERRITORY.includes(origin)
  const isForeign =
    (has('04') && origin !== 'KR') ||
    (isOwn && has('12')) ||
    (isOwn && day >= OWN_TERRITORY_FROM && (has('07') || has('08')))
  const headings = line.all('50').map(({ hts = '' }) => hts)
  const isMissing = !isOwn && lacksMetal(headings, ['07', '08', '12'].filter(has))
  return [
    ...when(isMissing, '794', ...onLine(line)),
    ...when((has('01') && !isOf('44')) || (has('04') && !isOf('72', '73')), '773', ...onLine(line)),
    ...when(isForeign, '774', ...onLine(line)),
  ]
}

/** Lower taxes under the Craft Beverage Modernization Act: the claim, its detail and the tax come together. */
function craftBeverage(line: SummaryLine, { content }: CheckInput): Fault[] {
  const isClaimed = line.header.productClaim === 'C'
  const details = line.all('54-05')
  const hasTax = line.all('60').some((tax) => recordOfClass(tax.class ?? '') === '60')
  return [
    ...when(isClaimed && details.length === 0, '798', ...onLine(line)),
    ...when(!isClaimed && details.length > 0, '799', ...onLine(line)),
    ...when(details.length > 0 && !hasTax, '811', ...onLine(line)),
    ...when(isClaimed && content.importDate === undefined, '824', ...onLine(line)),
    ...details.flatMap(({ flavorCredit }) =>
      when(flavorCredit !== undefined && flavorCredit !== 'Y', '814', ...onLine(line)),
    ),
  ]
}
