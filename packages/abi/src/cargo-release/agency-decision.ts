type Values = Readonly<Record<string, string>>

/** Lines of the entry, a tariff row of each and the agency's own lines below it, all counted from 1. */
export interface AgencyLine {
  line: number
  tariff: number
  /** 0 when the entry has no data for the agency. */
  agencyLine: number
}

/** A number that an agency assigned, and its reasons. */
export interface AgencyDetail {
  references: { kind: string; number: string }[]
  /** `YYYY-MM-DD`. */
  receivedOn?: string
  /** HHMMSS. */
  receivedAt?: string
  reasons: string[]
}

/** What another agency decided about its part of an entry (SO70 to SO72); the latest time holds. */
export interface AgencyDecision {
  record: 'SO70'
  agency: string
  program?: string
  date?: string
  /** HHMM. */
  time?: string
  /** Status of the whole entry at this agency; a code may have changed its meaning, so its narrative goes with it. */
  code: string
  narrative: string
  /** Status of the lines that `first` and `last` name. */
  lineCode?: string
  reason?: string
  first?: AgencyLine
  last?: AgencyLine
  documentType?: string
  /** 1 CBP holds for the agency, 2 the agency holds. */
  hold?: string
  details: AgencyDetail[]
  comments: string[]
}

/** Before September 2025 (version 04 of the group) a line had four columns and a tariff position one. */
const NARROW_TARIFF_VERSIONS = ['', '01', '02', '03']

/** Reads an SO70. Its lines are read by column, since the version of the group moves their bounds. */
export function agencyDecision(values: Values, image: string): AgencyDecision {
  const lineWidth = NARROW_TARIFF_VERSIONS.includes(image.slice(78, 80).trim()) ? 4 : 3
  const { agency = '', program, date, time, code = '', lineCode, reason, documentType, hold } = values
  return {
    record: 'SO70',
    agency,
    program,
    date,
    time,
    code,
    narrative: image.slice(22, 50).trim(),
    lineCode,
    reason,
    first: lineAt(image.slice(56, 64), lineWidth),
    last: lineAt(image.slice(64, 72), lineWidth),
    documentType,
    hold,
    details: [],
    comments: [],
  }
}

/** Reads an SO71. */
export function agencyDetail(values: Values): AgencyDetail {
  const { referenceKind, reference, longReferenceKind, longReference, receivedOn, receivedAt } = values
  const numbers = [
    { kind: referenceKind ?? '', number: reference ?? '' },
    { kind: longReferenceKind ?? '', number: longReference ?? '' },
  ]
  return {
    references: numbers.filter(({ number }) => number !== ''),
    receivedOn,
    receivedAt,
    reasons: REASON_FIELDS.flatMap((field) => values[field] ?? []),
  }
}

const REASON_FIELDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((place) => `reason${place}`)

/** Line, tariff position and agency line in eight columns; undefined when they are blank. */
function lineAt(text: string, lineWidth: number): AgencyLine | undefined {
  if (!/^\d{8}$/.test(text)) return undefined
  const [line = '', tariff = '', agencyLine = ''] = [
    text.slice(0, lineWidth),
    text.slice(lineWidth, 5),
    text.slice(5),
  ]
  return { line: Number(line), tariff: Number(tariff), agencyLine: Number(agencyLine) }
}
