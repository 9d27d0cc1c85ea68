import type {
  AirWaybillStatusReport,
  BillStatusReport,
  EntryStatusReport,
  ReportedDisposition,
  StatusAnswer,
  StatusError,
  StatusQuestion,
} from '@edfe/domain/customs-queries'
import type { RecordToEncode } from '../codec/batch.ts'
import type { C1_BILL_RECORDS } from '../records/c1-bill.ts'
import type { C1_ENTRY_RECORDS } from '../records/c1-entry.ts'

export type C1Record = RecordToEncode<(typeof C1_BILL_RECORDS)[number] | (typeof C1_ENTRY_RECORDS)[number]>

/** The records of an answer: entries first, then bills and air waybills. Errors are `statusErrorRecord`. */
export const statusAnswerRecords = ({
  entries,
  bills,
  airWaybills,
}: Omit<StatusAnswer, 'errors'>): C1Record[] => [
  ...entries.flatMap(entryRecords),
  ...bills.flatMap(billRecords),
  ...airWaybills.flatMap(airWaybillRecords),
]

/** The error of a question, with the numbers that it named. */
export function statusErrorRecord(
  question: StatusQuestion,
  { code, narrative }: Pick<StatusError, 'code' | 'narrative'>,
): C1Record {
  const error = { error: code, narrative }
  if (question.about === 'entry') {
    const { filerCode, entryNumber } = question
    return { id: 'WR0', values: { filerCode, entryNumber, ...error } }
  }
  if (question.about === 'airWaybill') {
    const { number, house } = question
    return { id: 'WSB', values: { airWaybill: number, houseAirWaybill: house, ...error } }
  }
  if (question.about === 'inBond') return { id: 'WSA', values: { inBond: question.number, ...error } }
  return { id: 'WSA', values: { masterIssuer: question.issuer, master: question.number, ...error } }
}

function entryRecords(entry: EntryStatusReport): C1Record[] {
  const { filerCode, entryNumber, entryType = '', port, arrival, vessel, voyage } = entry
  const { importer = '', references, lines, bills, dispositions, agencies } = entry
  return [
    {
      id: 'WO10',
      values: { port, filerCode, entryNumber, entryType, importer, vessel, voyage, arrival },
    },
    ...references.map((reference): C1Record => ({ id: 'WO20', values: { ...reference } })),
    ...lines.map((line): C1Record => ({ id: 'WO30', values: { ...line } })),
    ...bills.flatMap(({ kind, issuer, number, quantity, dispositions: ofBill }): C1Record[] => [
      { id: 'WO40', values: { billType: kind, issuer, bill: number, quantity } },
      ...ofBill.map((one): C1Record => ({ id: 'WO50', values: { ...happened(one), split: 'N' } })),
    ]),
    ...dispositions.map((one): C1Record => {
      const { releaseDate, releaseOrigin, documentType } = one
      return { id: 'WO60', values: { ...happened(one), releaseDate, releaseOrigin, documentType } }
    }),
    ...agencies.flatMap(({ comments, ...agency }): C1Record[] => [
      { id: 'WO70', values: { ...agency } },
      ...comments.map((text): C1Record => ({ id: 'WO72', values: { comments: text } })),
    ]),
  ]
}

const happened = ({ code, narrative, date = '', time = '' }: ReportedDisposition) => ({
  code,
  narrative,
  date,
  time,
})

const OF_SECURITY_FILING = new Map([
  [true, 'Y'],
  [false, 'N'],
])

function billRecords(bill: BillStatusReport): C1Record[] {
  const { carrier, conveyance, voyage = '', arrival = '', firms, securityFiling } = bill
  const { inBond, master, masterIssuer, house, houseIssuer, quantity, unit, kind, mode, dispositions } = bill
  return [
    { id: 'WR1', values: { carrier, conveyance, voyage, arrival } },
    ...(firms ? [{ id: 'WR2' as const, values: { trip: voyage, firms } }] : []),
    {
      id: 'WR4',
      values: {
        ...{ inBond, master, masterIssuer, house, houseIssuer, unit },
        manifestQuantity: quantity,
        billType: kind,
        securityFiling: securityFiling === undefined ? undefined : OF_SECURITY_FILING.get(securityFiling),
        mode,
      },
    },
    ...dispositions.map((one): C1Record => {
      const { releaseDate, releaseOrigin, quantity: moved } = one
      return { id: 'WR5', values: { ...happened(one), releaseDate, releaseOrigin, quantity: moved } }
    }),
  ]
}

function airWaybillRecords(waybill: AirWaybillStatusReport): C1Record[] {
  const { number, house, carrier, flight, arrival = '', quantity = '', boarded, dispositions } = waybill
  const counts = house
    ? { manifestQuantity: '0', houseManifestQuantity: quantity, houseBoardedQuantity: boarded }
    : { manifestQuantity: quantity, boardedQuantity: boarded }
  return [
    {
      id: 'WSC',
      values: { carrier, flight, arrival, airWaybill: number, houseAirWaybill: house, ...counts },
    },
    ...dispositions.map((one): C1Record => ({ id: 'WSD', values: happened(one) })),
  ]
}
