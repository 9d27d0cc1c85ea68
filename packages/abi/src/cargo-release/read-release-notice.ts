import { decodeRecord } from '../codec/decode-record.ts'
import { SO_LAYOUTS } from '../records/index.ts'
import { type AgencyDecision, agencyDecision, agencyDetail } from './agency-decision.ts'

type Values = Readonly<Record<string, string>>

/** What happened to one bill of a release (SO50). Days are `YYYY-MM-DD`, times HHMM. */
export interface BillDecision {
  record: 'SO50'
  code: string
  narrative: string
  date?: string
  time?: string
  /** The bill that it is about; undefined in a notice that names none. */
  bill?: NoticeBill
  isSplit: boolean
  carrier?: string
  voyage?: string
  arrivedOn?: string
  port?: string
}

/** What CBP decided about the entry (SO60). */
export interface EntryDecision {
  record: 'SO60'
  code: string
  narrative: string
  date?: string
  time?: string
  releaseDate?: string
  /** Why CBP set this date of release, 01 to 09; 99 takes it away. */
  releaseOrigin?: string
  documentType?: string
}

/** A bill that a notice names: its numbers, a master before its house, and its movement in bond. */
export interface NoticeBill {
  numbers: {
    kind: string
    issuer?: string
    number: string
    quantity?: string
    unit?: string
    manifested?: string
  }[]
  inBond?: {
    number: string
    type: string
    departurePort: string
    arrivalPort: string
    createdOn?: string
    arrivedOn?: string
    quantity?: string
  }
}

/** A notice about the release of one entry (SO), as plain facts. */
export interface ReleaseNoticeFacts {
  port?: string
  filerCode: string
  entryNumber: string
  entryType?: string
  importer?: string
  carrier?: string
  vessel?: string
  voyage?: string
  /** The estimated day of arrival. */
  arrival?: string
  splitRelease?: string
  /** True if it answers a correction that another agency asked for. */
  isCorrectionResponse: boolean
  /** CR and RRN repeat the filer's references; RSN and CMT say why a request was refused. */
  references: { qualifier: string; text: string }[]
  lines: { id: string; origin: string; hts: string }[]
  bills: NoticeBill[]
  /** What happened, in the order of its records. */
  decisions: (BillDecision | EntryDecision | AgencyDecision)[]
}

const valuesOf = (image: string): Values => decodeRecord(image, SO_LAYOUTS).values

/** Reads the records of one notice, SO10 first. Lenient: a field that cannot be read is left out, so is a record. */
export function readReleaseNotice(images: readonly string[]): ReleaseNoticeFacts {
  const { filerCode = '', entryNumber = '', correction, ...header } = valuesOf(images[0] ?? '')
  const notice: ReleaseNoticeFacts = {
    ...header,
    filerCode,
    entryNumber,
    isCorrectionResponse: correction === 'P',
    references: [],
    lines: [],
    bills: [],
    decisions: [],
  }
  for (const image of images.slice(1)) READERS[image.slice(0, 4)]?.(notice, valuesOf(image), image)
  return notice
}

/** Adds what one record says. */
const READERS: Readonly<
  Record<string, (notice: ReleaseNoticeFacts, values: Values, image: string) => unknown>
> = {
  SO20: ({ references }, { qualifier = '', reference = '' }) =>
    references.push({ qualifier, text: reference }),
  SO30: ({ lines }, { lineId = '', origin = '', hts = '' }) => lines.push({ id: lineId, origin, hts }),
  SO40: addBill,
  SO42: ({ bills }, values) => {
    const bill = bills.at(-1)
    if (bill) bill.inBond = inBondOf(values)
  },
  SO50: ({ bills, decisions }, { code = '', split, arrival, ...values }, image) =>
    decisions.push({
      ...values,
      record: 'SO50',
      code,
      narrative: image.slice(16, 56).trim(),
      bill: bills.at(-1),
      isSplit: split === 'Y',
      arrivedOn: arrival,
    }),
  SO60: ({ decisions }, { code = '', ...values }, image) =>
    decisions.push({ ...values, record: 'SO60', code, narrative: image.slice(16, 56).trim() }),
  SO70: ({ decisions }, values, image) => decisions.push(agencyDecision(values, image)),
  SO71: ({ decisions }, values) => {
    const decision = decisions.at(-1)
    if (decision?.record === 'SO70') decision.details.push(agencyDetail(values))
  },
  SO72: ({ decisions }, _, image) => {
    const decision = decisions.at(-1)
    if (decision?.record === 'SO70') decision.comments.push(image.slice(4).trim())
  },
}

/** A house bill belongs to the master before it; any other bill begins one. */
function addBill({ bills }: ReleaseNoticeFacts, values: Values): void {
  const { kind = '', issuer, number = '', quantity, unit, manifestedQuantity } = values
  const bill = {
    kind,
    issuer,
    number,
    quantity,
    unit,
    manifested: manifestedQuantity?.replace(/^0+(?=\d)/, ''),
  }
  const before = bills.at(-1)
  if (kind === 'H' && before?.numbers.at(-1)?.kind === 'M') before.numbers.push(bill)
  else bills.push({ numbers: [bill] })
}

const inBondOf = ({ number = '', type = '', departurePort = '', arrivalPort = '', ...rest }: Values) => ({
  number,
  type,
  departurePort,
  arrivalPort,
  createdOn: rest.createdOn,
  arrivedOn: rest.arrivedOn,
  quantity: rest.quantity,
})
