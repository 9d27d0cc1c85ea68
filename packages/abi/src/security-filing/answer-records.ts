import type { FilingFinding } from '@edfe/domain/security-filing'
import type { RecordToEncode } from '../codec/batch.ts'
import type { LayoutsOf, SN_LAYOUTS } from '../records/index.ts'
import type { PlacedRecord } from './filing-records.ts'

type SnRecord = RecordToEncode<LayoutsOf<typeof SN_LAYOUTS>>

const ALWAYS_ECHOED = ['SF10', 'SF15', 'SF20']
const RECORD_REJECTED = '11'
const REJECTED = { kind: '01', narrative: 'ISF REJECTED' }
const ACCEPTED = { kind: '02', narrative: 'ISF ACCEPTED' }

/**
 * The records of an answer (SN): header, bills and references are echoed, other records with their errors alone; an
 * SF90 for each finding, and the verdict. `transaction` is the number that an accepted filing has at CBP. The
 * narratives of the verdict are this product's, since none was at hand.
 */
export function securityFilingAnswerRecords(
  sent: readonly PlacedRecord[],
  findings: readonly Pick<FilingFinding, 'element' | 'index' | 'goods' | 'code' | 'narrative'>[],
  transaction: string | undefined,
): SnRecord[] {
  const echoed = sent.flatMap((placed): SnRecord[] => {
    const isFirst = sent.find((other) => isSamePlace(other.place, placed.place)) === placed
    const own = isFirst ? findings.filter((finding) => isSamePlace(finding, placed.place)) : []
    if (own.length === 0 && !ALWAYS_ECHOED.includes(placed.record.id)) return []
    return [
      withTransaction(placed.record, findings.length === 0 ? transaction : undefined),
      ...own.map(({ code, narrative }) => verdict({ kind: RECORD_REJECTED, narrative }, code)),
    ]
  })
  return [...echoed, verdict(findings.length === 0 ? ACCEPTED : REJECTED)]
}

const verdict = ({ kind, narrative }: { kind: string; narrative: string }, code?: string): SnRecord => ({
  id: 'SF90',
  values: { kind, code, narrative },
})

const withTransaction = (record: PlacedRecord['record'], transaction: string | undefined): SnRecord =>
  record.id === 'SF10' && transaction ? { id: 'SF10', values: { ...record.values, transaction } } : record

const isSamePlace = (one: PlacedRecord['place'], { element, index, goods }: PlacedRecord['place']): boolean =>
  one.element === element && one.index === index && one.goods === goods
