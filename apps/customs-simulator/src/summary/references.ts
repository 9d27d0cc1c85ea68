import type { Reference } from '../answer/conditions.ts'
import type { Summary, SummaryLine } from './summary.ts'

type Values = Record<string, string | undefined>

/** Digits of an amount as in the record, for the reference text. */
const digits = (amount: string | undefined, width: number): string =>
  (amount ?? '').replace('.', '').padStart(width, '0')

/** Entry filer code, number and filer reference: the text of SUMMRY, PSTLIN and TOTALS. */
export const summaryText = ({ filerCode = '', entryNumber = '', filerReference = '' }: Values): string =>
  `${filerCode.padEnd(3)} ${entryNumber.padEnd(8)} ${filerReference}`.trimEnd()

export const summaryReference = (summary: Summary, occurrence: number): Reference => ({
  type: 'SUMMRY',
  occurrence,
  text: summaryText(summary.one('10')),
})

export const totalsReference = (summary: Summary): Reference => ({
  type: 'TOTALS',
  occurrence: 1,
  text: summaryText(summary.one('10')),
})

export const lineReference = ({ index, header }: Pick<SummaryLine, 'index' | 'header'>): Reference => ({
  type: 'LINITM',
  occurrence: index + 1,
  text: header.lineId ?? '',
})

/** The reference of a record. Positions count from 1 among records of the same id. */
export function recordReference(recordId: string, values: Values, occurrence: number): Reference | undefined {
  const text = TEXTS[recordId]
  return text && { type: text.type, occurrence, text: text.of(values).trimEnd() }
}

const TEXTS: Record<string, { type: string; of(values: Values): string }> = {
  '22': { type: 'CARMAN', of: ({ quantity, unit = '' }) => `${digits(quantity, 8)} ${unit}` },
  '23': { type: 'BOLINB', of: ({ kind = '', number = '' }) => `${kind.padEnd(1)} ${number}` },
  '31': {
    type: 'BNDDTL',
    of: ({ bondType = '', designation = '', surety = '' }) =>
      `${bondType.padEnd(1)} ${designation.padEnd(1)} ${surety}`,
  },
  '33': { type: 'MISDOC', of: ({ code1 = '' }) => code1 },
  '34': { type: 'HDRFEE', of: ({ class1 = '', amount1 }) => `${class1} ${digits(amount1, 8)}` },
  '44': { type: 'COMDES', of: ({ text = '' }) => text.slice(0, 55) },
  '47': { type: 'ARPART', of: ({ kind = '', party = '' }) => `${kind.padEnd(1)} ${party}` },
  '50': { type: 'TARIFF', of: ({ hts = '' }) => hts },
  '53': { type: 'ADDCVD', of: ({ caseNumber = '' }) => caseNumber },
  '54': { type: 'IADDET', of: ({ declarationType = '' }) => declarationType },
  '62': { type: 'LINFEE', of: (values) => `${values.class ?? ''} ${digits(values.amount, 8)}` },
  '89': { type: 'FEETOT', of: ({ class1 = '', amount1 }) => `${class1} ${digits(amount1, 11)}` },
}
