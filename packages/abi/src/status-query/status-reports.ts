import type {
  AgencyReport,
  AirWaybillStatusReport,
  BillStatusReport,
  EntryBillReport,
  EntryStatusReport,
  ReportedDisposition,
  StatusError,
} from '@edfe/domain/customs-queries'
import type { DecodedRecord } from '../codec/decode-record.ts'

type Values = DecodedRecord['values']

type Open<Report, Lists extends keyof Report> = Omit<Report, Lists> & {
  [Name in Lists]: Report[Name] extends readonly (infer Item)[] ? Item[] : never
}
type OpenBill = Open<BillStatusReport, 'dispositions'>
type OpenAirWaybill = Open<AirWaybillStatusReport, 'dispositions'>
type OpenEntryBill = Open<EntryBillReport, 'dispositions'>
type OpenAgency = Open<AgencyReport, 'comments'>
interface OpenEntry
  extends Omit<Open<EntryStatusReport, 'references' | 'lines' | 'dispositions'>, 'bills' | 'agencies'> {
  bills: OpenEntryBill[]
  agencies: OpenAgency[]
}

/** An answer while it is read, and the conveyance (WR1, WR2) of the bill that follows. */
export interface OpenAnswer {
  entries: OpenEntry[]
  bills: OpenBill[]
  airWaybills: OpenAirWaybill[]
  errors: StatusError[]
  conveyance: Pick<BillStatusReport, 'carrier' | 'conveyance' | 'voyage' | 'arrival' | 'firms'>
}

export const openAnswer = (): OpenAnswer => ({
  entries: [],
  bills: [],
  airWaybills: [],
  errors: [],
  conveyance: {},
})

/** Adds a record to the answer: to the entry, bill or air waybill before it, or as the beginning of one. */
export const takeRecord = (answer: OpenAnswer, { id, values }: DecodedRecord): void =>
  TAKERS[id]?.(answer, values)

const error =
  (...numbers: string[]) =>
  (answer: OpenAnswer, values: Values): void => {
    const about = numbers.map((name) => values[name]?.trim() ?? '').join('')
    answer.errors.push({ about, code: values.error ?? '', narrative: values.narrative ?? '' })
  }

const TAKERS: Readonly<Record<string, (answer: OpenAnswer, values: Values) => void>> = {
  WR0: error('filerCode', 'entryNumber'),
  WSA: error('inBond', 'masterIssuer', 'master'),
  WSB: error('airWaybill', 'houseAirWaybill'),
  WR1: (answer, { carrier, conveyance, voyage, arrival }) => {
    answer.conveyance = { carrier, conveyance, voyage, arrival }
  },
  WR2: (answer, { firms }) => {
    answer.conveyance.firms = firms
  },
  WR4: (answer, values) => answer.bills.push(billOf(values, answer.conveyance)),
  WR5: (answer, values) => answer.bills.at(-1)?.dispositions.push(dispositionOf(values)),
  WSC: (answer, values) => answer.airWaybills.push(airWaybillOf(values)),
  WSD: (answer, values) => answer.airWaybills.at(-1)?.dispositions.push(dispositionOf(values)),
  WO10: (answer, { filerCode = '', entryNumber = '', entryType, importer, port, arrival, vessel, voyage }) =>
    answer.entries.push({
      ...{ filerCode, entryNumber, entryType, importer, port, arrival, vessel, voyage },
      ...{ references: [], lines: [], bills: [], dispositions: [], agencies: [] },
    }),
  WO20: (answer, { qualifier = '', reference = '' }) =>
    answer.entries.at(-1)?.references.push({ qualifier, reference }),
  WO30: (answer, { line = '', hts = '', origin = '' }) =>
    answer.entries.at(-1)?.lines.push({ line, hts, origin }),
  WO40: (answer, { billType = '', issuer = '', bill = '', quantity }) =>
    answer.entries.at(-1)?.bills.push({ kind: billType, issuer, number: bill, quantity, dispositions: [] }),
  WO50: (answer, values) => answer.entries.at(-1)?.bills.at(-1)?.dispositions.push(dispositionOf(values)),
  WO60: (answer, values) => answer.entries.at(-1)?.dispositions.push(dispositionOf(values)),
  WO70: (answer, values) => answer.entries.at(-1)?.agencies.push(agencyOf(values)),
  WO72: (answer, { comments = '' }) => answer.entries.at(-1)?.agencies.at(-1)?.comments.push(comments),
}

const dispositionOf = (values: Values): ReportedDisposition => ({
  code: values.code ?? '',
  narrative: values.narrative ?? '',
  date: values.date,
  time: values.time,
  releaseDate: values.releaseDate,
  releaseOrigin: values.releaseOrigin,
  quantity: values.quantity,
  documentType: values.documentType,
})

const SECURITY_FILING: Readonly<Record<string, boolean>> = { Y: true, N: false }

const billOf = (values: Values, conveyance: OpenAnswer['conveyance']): OpenBill => ({
  ...conveyance,
  master: values.master ?? '',
  masterIssuer: values.masterIssuer ?? '',
  house: values.house,
  houseIssuer: values.houseIssuer,
  kind: values.billType,
  mode: values.mode,
  inBond: values.inBond,
  quantity: values.manifestQuantity,
  unit: values.unit,
  securityFiling: SECURITY_FILING[values.securityFiling ?? ''],
  dispositions: [],
})

const airWaybillOf = (values: Values): OpenAirWaybill => ({
  number: values.airWaybill ?? '',
  house: values.houseAirWaybill,
  carrier: values.carrier ?? '',
  flight: values.flight ?? '',
  arrival: values.arrival,
  quantity: values.houseAirWaybill ? values.houseManifestQuantity : values.manifestQuantity,
  boarded: values.houseAirWaybill ? values.houseBoardedQuantity : values.boardedQuantity,
  dispositions: [],
})

const agencyOf = (values: Values): OpenAgency => ({
  agency: values.agency ?? '',
  program: values.program,
  date: values.date,
  time: values.time,
  entryStatus: values.entryStatus,
  entryNarrative: values.entryNarrative,
  lineStatus: values.lineStatus,
  reason: values.reason,
  fromLine: values.fromLine,
  toLine: values.toLine,
  documentType: values.documentType,
  hold: values.hold,
  comments: [],
})
