/**
 * A status query (CQ) and its answer (C1) in CBP's terms, as CBP's chapter of September 2025 (revision 21) has them.
 * Days are `YYYY-MM-DD`, times HHMM or HHMMSS as CBP sends them, quantities whole numbers as text.
 */
export type StatusQuestion =
  /** An entry of the filer, at most six months old; on demand with its bills. */
  | { about: 'entry'; filerCode: string; entryNumber: string; withBills: boolean; limit: NoticeLimit }
  /** A bill by ship, rail or truck; by ship on demand with its houses or its master. */
  | { about: 'bill'; issuer: string; number: string; withRelated: boolean; limit: NoticeLimit }
  | { about: 'airWaybill'; number: string; house?: string | undefined; limit: NoticeLimit }
  | { about: 'inBond'; number: string; issuer?: string | undefined; limit: NoticeLimit }

/** How many notices the answer has of each: the last one, the last five, or all. */
export type NoticeLimit = 'last' | 'five' | 'all'

/** An answer; questions that CBP cannot answer are errors, and the others have their statuses. */
export interface StatusAnswer {
  entries: readonly EntryStatusReport[]
  /** Bills by ship, rail and truck, and in-bond movements. */
  bills: readonly BillStatusReport[]
  airWaybills: readonly AirWaybillStatusReport[]
  errors: readonly StatusError[]
}

export interface StatusError {
  /** The number that was asked for, as CBP repeats it. */
  about: string
  /** 950 no such entry, 122 no such bill, 123 no such in-bond, 297 no such air waybill, and so on. */
  code: string
  narrative: string
}

/** Something that happened, in CBP's words. */
export interface ReportedDisposition {
  code: string
  narrative: string
  date?: string | undefined
  time?: string | undefined
  /** Of a release. */
  releaseDate?: string | undefined
  releaseOrigin?: string | undefined
  quantity?: string | undefined
  documentType?: string | undefined
}

export interface EntryStatusReport {
  filerCode: string
  entryNumber: string
  entryType?: string | undefined
  importer?: string | undefined
  port?: string | undefined
  arrival?: string | undefined
  vessel?: string | undefined
  voyage?: string | undefined
  /** CR own reference, RSN reason and CMT comments of a refused correction, RRN reference of a railroad. */
  references: readonly { qualifier: string; reference: string }[]
  lines: readonly { line: string; hts: string; origin: string }[]
  bills: readonly EntryBillReport[]
  /** About the entry. */
  dispositions: readonly ReportedDisposition[]
  agencies: readonly AgencyReport[]
}

export interface EntryBillReport {
  /** R regular, M master, H house. */
  kind: string
  issuer: string
  number: string
  quantity?: string | undefined
  dispositions: readonly ReportedDisposition[]
}

/** The review of another agency. A status of a line is about the lines from and to. */
export interface AgencyReport {
  agency: string
  program?: string | undefined
  date?: string | undefined
  time?: string | undefined
  entryStatus?: string | undefined
  entryNarrative?: string | undefined
  lineStatus?: string | undefined
  reason?: string | undefined
  fromLine?: string | undefined
  toLine?: string | undefined
  documentType?: string | undefined
  hold?: string | undefined
  comments: readonly string[]
}

export interface BillStatusReport {
  master: string
  masterIssuer: string
  house?: string | undefined
  houseIssuer?: string | undefined
  /** 1 ship, 2 rail, 3 truck. */
  mode?: string | undefined
  /** 0 regular, M master, H house, F remains on board. */
  kind?: string | undefined
  inBond?: string | undefined
  quantity?: string | undefined
  unit?: string | undefined
  /** True if a security filing is on file, false if none is; undefined when CBP does not say. */
  securityFiling?: boolean | undefined
  carrier?: string | undefined
  conveyance?: string | undefined
  voyage?: string | undefined
  arrival?: string | undefined
  firms?: string | undefined
  dispositions: readonly ReportedDisposition[]
}

export interface AirWaybillStatusReport {
  number: string
  house?: string | undefined
  carrier: string
  flight: string
  arrival?: string | undefined
  /** Pieces on the waybill, and those on board of this flight. */
  quantity?: string | undefined
  boarded?: string | undefined
  dispositions: readonly ReportedDisposition[]
}
