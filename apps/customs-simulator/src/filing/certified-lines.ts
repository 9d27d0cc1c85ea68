import { type DecodedRecord, isAgencyRecord } from '@edfe/abi'
import { isProvinceCode } from '@edfe/domain/filing'
import type { SummaryLine } from '../summary/summary.ts'
import { identified, releaseImage, wholeDollars } from './certified-records.ts'

const PARTY_RECORDS = ['SE50', 'SE51', 'SE55', 'SE56']

/** Article parties that CBP makes parties of the release: sold to, and delivered to. */
const ARTICLE_PARTIES: readonly [kind: string, code: string][] = [
  ['S', 'BY'],
  ['C', 'ST'],
]

/** The records of one line of a release; domestic goods of a zone are not released. */
export function lineImages({ index, header, all }: SummaryLine, records: readonly DecodedRecord[]): string[] {
  const [zone] = all('41')
  if (zone?.status === 'D') return []
  const own = recordsOfLine(records, index)
  return [
    releaseImage('SE40', {
      lineId: header.lineId,
      origin: isProvinceCode((header.origin ?? '').slice(0, 2)) ? 'CA' : header.origin,
      description: all('44')[0]?.text,
    }),
    ...(zone ? [releaseImage('SE41', { ...zone })] : []),
    ...own.filter(({ id }) => PARTY_RECORDS.includes(id)).map(({ image }) => image),
    ...ARTICLE_PARTIES.flatMap(([kind, code]) =>
      all('47')
        .filter((party) => party.kind === kind)
        .map(({ party }) => {
          const { kind: identifierKind, number: identifier } = identified(party)
          return releaseImage('SE50', { code, identifierKind, identifier })
        }),
    ),
    ...own.flatMap(({ id, values, image }) => {
      if (id === '50') return [tariffImage(values)]
      return id === 'SE61' || isAgencyRecord(id) ? [image] : []
    }),
  ]
}

/** A heading of eight digits has two zeros behind it, as CBP's classification has ten. */
const tariffImage = ({ hts = '', value }: DecodedRecord['values']): string =>
  releaseImage('SE60', { hts: hts.padEnd(10, '0'), value: wholeDollars(value) > 0 ? value : undefined })

function recordsOfLine(records: readonly DecodedRecord[], index: number): DecodedRecord[] {
  const starts = records.flatMap(({ id }, position) => (id === '40' ? [position] : []))
  return records.slice(starts[index], starts[index + 1])
}
