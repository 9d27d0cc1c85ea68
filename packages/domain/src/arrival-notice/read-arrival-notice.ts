import { readPort, readUnlading } from './read-port.ts'
import { readAirline, readCarrier, readFlight } from './read-trip.ts'
import {
  hasDayFirst,
  readBill,
  readBillNumber,
  readDay,
  readFirms,
  readHouseBill,
  readInBond,
  readKilograms,
  readPackages,
  readPlace,
  readScac,
  readVessel,
  readVoyage,
  readVoyageAfterVessel,
} from './read-values.ts'
import { type NoticeWay, wayOfNotice } from './way-of-notice.ts'

/**
 * The content of an arrival notice: fields of the draft by their path. Packages and weight are those of the
 * whole shipment; they belong to a line only if the entry has one.
 */
export type NoticeField =
  | 'shipment_origin.bill_of_lading'
  | 'shipment_origin.house_bill'
  | 'shipment_origin.importing_carrier'
  | 'shipment_origin.carrier_code'
  | 'shipment_origin.trip_number'
  | 'shipment_origin.import_date'
  | 'shipment_origin.export_date'
  | 'shipment_origin.foreign_port_lading'
  | 'shipment_origin.us_port_unlading'
  | 'shipment_origin.it_number'
  | 'shipment_origin.it_date'
  | 'parties.location_of_goods'
  | 'parties.firms_code'
  | 'line_items.0.manifest_qty'
  | 'line_items.0.gross_weight_kg'

/** A value for a field, and the text of the paper that it was read from. */
export interface LabelledValue<Field extends string> {
  field: Field
  value: string
  found: string
}

export type NoticeValue = LabelledValue<NoticeField>

/** A value that papers print after a label. */
export interface SoughtValue<Field extends string> {
  field: Field
  label: RegExp
  read: (text: string, notice: Notice) => string | undefined
}

type Sought = SoughtValue<NoticeField>

/** A notice as a whole, as far as it decides how its values read. */
interface Notice {
  way: NoticeWay | undefined
  isDayFirst: boolean
}

const dayOf: Sought['read'] = (text, { isDayFirst }) => readDay(text, isDayFirst)

const BILL: Sought = {
  field: 'shipment_origin.bill_of_lading',
  label:
    /(?<!h(?:ouse)? ?)\b(?:m(?:aster)? ?|ocean )?b(?:ill)?(?:\/| of )?l(?:ading)?(?: ?(?:no|number|#))?\b\.?|\b[mo]bl(?: ?(?:no|number|#))?\b\.?|(?<!house )\bm?awb(?: ?(?:no|number|#))?\b\.?|(?<!house )\bair waybill(?: (?:no|number))?\b\.?|\bpaps(?: ?(?:no|number|#))?\b\.?|\b(?:shipment control (?:no|number)|scn)\b\.?|(?<!air )\b(?:rail )?waybill(?: ?(?:no|number|#))?\b\.?|\bmaster(?= ?\/)/i,
  read: readBill,
}

/** Truckers print the number of their bill without the letters of the carrier. */
const BILL_NUMBER = new RegExp(`${BILL.label.source}|\\bpro(?: bill)? ?(?:no|number|#)\\b\\.?`, 'i')

const VESSEL = /\b(?:vessel|vsl)\.?(?: name)?(?: ?[/&] ?voy(?:age)?\.?)?(?: no\.?)?|^m\/?v\b\.?/i
const VOYAGE =
  /(?<![/&] ?)\bvoy(?:age)?\b\.?(?: ?(?:no\b\.?|number|#))?|\b(?:trip|train)(?: ?(?:no\b\.?|number|#))/i
const FLIGHT = /\bfl(?:igh)?t\b\.?(?: ?(?:no\b\.?|number|#))?(?: ?\/ ?date)?/i

const SOUGHT: readonly Sought[] = [
  BILL,
  {
    field: 'shipment_origin.house_bill',
    label:
      /\b(?:house|h) ?b(?:ill)?(?:(?:\/| of )l(?:ading)?)?(?: ?(?:no|number|#))?\b\.?|\bhbl(?: ?(?:no|number|#))?\b\.?|\b(?:house |h)a(?:wb|ir waybill)(?: ?(?:no|number|#))?\b\.?|\bhouse(?= ?\/)/i,
    read: readHouseBill,
  },
  {
    field: 'shipment_origin.importing_carrier',
    label: VESSEL,
    read: readVessel,
  },
  {
    field: 'shipment_origin.importing_carrier',
    label:
      /\b(?:airline|(?:air |motor |rail |importing )?carrier(?: name)?|trucking company|trucker|railroad)\b/i,
    read: (text, { way }) => readCarrier(text, way),
  },
  { field: 'shipment_origin.trip_number', label: VOYAGE, read: readVoyage },
  { field: 'shipment_origin.trip_number', label: FLIGHT, read: readFlight },
  { field: 'shipment_origin.carrier_code', label: FLIGHT, read: readAirline },
  { field: 'shipment_origin.trip_number', label: VESSEL, read: readVoyageAfterVessel },
  {
    field: 'shipment_origin.carrier_code',
    label: /\b(?:carrier )?scac(?: code)?\b|\bcarrier code\b/i,
    read: readScac,
  },
  {
    field: 'shipment_origin.import_date',
    label:
      /\b(?:date of arrival|(?<!(?:estimated|expected) )arrival date|arrived(?: on)?|ata|(?<!(?:estimated|expected) )crossing date)\b/i,
    read: dayOf,
  },
  {
    field: 'shipment_origin.import_date',
    label:
      /\b(?:eta(?: (?:at )?(?:the )?(?:border|pod|discharge port|port of (?:discharge|unlading|arrival)))?|(?:estimated|expected) (?:date of arrival|(?:arrival|crossing)(?: date| time)?))\b(?: \([a-z ]+\))?/i,
    read: dayOf,
  },
  {
    field: 'shipment_origin.export_date',
    label:
      /\b(?:(?:shipped )?on board(?: date)?|(?:date of departure|departure date)|sail(?:ing|ed)(?: date| on)?|atd|etd|estimated departure(?: date)?)\b(?: \([a-z ]+\))?/i,
    read: dayOf,
  },
  {
    field: 'shipment_origin.foreign_port_lading',
    label: /\b(?:port of lo?ading|load(?:ing)? port|pol)\b/i,
    // Block 19 is a seaport: an airport has no code of Schedule K.
    read: (text, { way }) => (way === 'air' ? undefined : readPort('foreign-ports', text)),
  },
  {
    field: 'shipment_origin.us_port_unlading',
    label:
      /\b(?:(?:air)?port of (?:discharge|unlading)|discharge port|pod|airport of (?:arrival|destination)|(?:destination|arrival) airport|port of (?:arrival|crossing)|border crossing|crossing (?:point|port)|(?:air )?gateway|first (?:us|u\.s\.) port(?: of (?:arrival|entry))?)\b/i,
    read: (text, { way }) => readUnlading(text, way),
  },
  { field: 'shipment_origin.it_number', label: /\bi\.?t\.? ?(?:no|number|#)\b\.?/i, read: readInBond },
  { field: 'shipment_origin.it_date', label: /\bi\.?t\.? ?date\b/i, read: dayOf },
  {
    field: 'parties.location_of_goods',
    label:
      /\b(?:(?:cargo|freight|goods|pick-?up) location|location of (?:the )?(?:goods|cargo|freight)|(?:freight |cargo )?available at|discharge terminal|terminal|cfs)\b/i,
    read: readPlace,
  },
  { field: 'parties.firms_code', label: /\bfirms(?: ?(?:code|no|number|#))?\b\.?/i, read: readFirms },
  {
    field: 'line_items.0.manifest_qty',
    label:
      /\b(?:total |no\.? of |number of )?(?:packages|pkgs|pieces|pcs|cartons|ctns)\b|\bpackage (?:count|quantity)\b/i,
    read: readPackages,
  },
  {
    field: 'line_items.0.gross_weight_kg',
    label:
      /\b(?:total )?(?:gross(?= ?(?:[/:]|$))|gr(?:oss)?\.? ?(?:weight|wt\.?|wgt\.?)(?: ?\((?:kgs?|lbs?)\))?)|\bg[./]?w\.?(?![a-z])/i,
    read: readKilograms,
  },
  {
    field: 'line_items.0.gross_weight_kg',
    label: /(?<!\bgr(?:oss)?\.? )\b(?:total )?(?:weight|wt\.?|wgt\.?)(?: ?\((?:kgs?|lbs?)\))?/i,
    read: readKilograms,
  },
]

/**
 * Names that have the name of a value in them and mean another thing: the net weight is not the gross weight, and the
 * day of import is that of arrival at the port, not at the door or where the goods were loaded.
 */
const OTHER_NAMES: readonly RegExp[] = [
  /\b(?:nett?|tare|empty|chargeable|charged|billable|vol(?:ume(?:tric)?)?|dim(?:ensional)?|legal|unit)\b\.?(?: ?(?:weight|wt\.?|wgt\.?)|(?= ?(?:[/:]|$)))|\bn[./]?w\.?(?![a-z])/i,
  /(?<!port of )\b(?:final|door|delivery|dest(?:ination)?|inland|ramp|warehouse)\b\.?(?: dest(?:ination)?\b\.?)? (?:(?:estimated|expected) )?(?:eta|ata|arrival(?: date)?|date of arrival|arrived)\b/i,
  /\b(?:eta|ata|arrival(?: date| time)?|date of arrival|arrived)[ (-]+(?:(?:at|to|in) )?(?:the )?(?:final|fnd|door|dest(?:ination)?(?! (?:air)?port)|(?:place of )?(?:delivery|receipt)|consignee|warehouse|cfs|inland|(?:rail )?ramp|origin|pol|port of lo?ading|load(?:ing)? port|t\/s|trans?shipment)\b\.?(?: (?:place of )?(?:dest(?:ination)?|delivery)\b\.?)?\)?/i,
]
const OTHER_NAME = new RegExp(OTHER_NAMES.map(({ source }) => source).join('|'), 'gi')

/** A text in which such names are no labels, each as long as it was. */
const withoutOtherNames = (text: string): string =>
  text.replace(OTHER_NAME, (name) => '~'.repeat(name.length))

/** The parts of a line that stand in columns: a tab, or two spaces and more, divide them. */
const cellsOf = (line: string): string[] =>
  line
    .split(/\t| {2,}/)
    .map((cell) => cell.trim())
    .filter(Boolean)

/**
 * Reads the text of a carrier's arrival notice. A value is taken only after its label, from the same line or from the
 * next one, in the column of the label. What is not recognized is left out; a person accepts each value.
 */
export function readArrivalNotice(text: string): NoticeValue[] {
  const find = finderIn(text)
  const found = SOUGHT.flatMap(find)
  // Actual arrivals go before expected ones, and a voyage with its own label before one after the vessel.
  const values = found.filter((one, at) => found.findIndex(({ field }) => field === one.field) === at)
  return withoutIssuer([...billOfParts(values, find), ...values])
}

/** Reads other values than those of a notice in the same way: the first of each label that can be read. */
export const readLabelled = <Field extends string>(
  text: string,
  sought: readonly SoughtValue<Field>[],
): LabelledValue<Field>[] => {
  const find = finderIn(text)
  return sought.flatMap(find)
}

/** Finds the first value after a label in a text; an empty list where none can be read. */
function finderIn(text: string) {
  const lines = text
    .split(/\r?\n/)
    .map(cellsOf)
    .filter((cells) => cells.length > 0)
  const notice = { way: wayOfNotice(text), isDayFirst: hasDayFirst(text) }
  return <Field extends string>(sought: SoughtValue<Field>): LabelledValue<Field>[] => {
    for (const [at, cells] of lines.entries()) {
      const value = valueIn(sought, notice, cells, lines[at + 1] ?? [])
      if (value) return [value]
    }
    return []
  }
}

/** The bill of a notice that prints the carrier's letters and the number of its bill apart. */
function billOfParts(values: readonly NoticeValue[], find: (sought: Sought) => NoticeValue[]): NoticeValue[] {
  const carrier = values.find(({ field }) => field === 'shipment_origin.carrier_code')
  if (!carrier || values.some(({ field }) => field === BILL.field)) return []
  return find({ ...BILL, label: BILL_NUMBER, read: readBillNumber }).map((number) => ({
    ...number,
    value: `${carrier.value}${number.value}`,
  }))
}

/** A carrier that issued the bill is known by the bill: its code is not typed a second time. */
function withoutIssuer(values: NoticeValue[]): NoticeValue[] {
  const bill = values.find(({ field }) => field === 'shipment_origin.bill_of_lading')?.value ?? ''
  return values.filter(
    ({ field, value }) => field !== 'shipment_origin.carrier_code' || !bill.startsWith(value),
  )
}

function valueIn<Field extends string>(
  { field, label, read }: SoughtValue<Field>,
  notice: Notice,
  cells: readonly string[],
  below: readonly string[],
) {
  for (const [column, cell] of cells.entries()) {
    const match = label.test(cell) && label.exec(withoutOtherNames(cell))
    if (!match) continue
    const heading = headingAt(cell, match.index, match[0].length)
    const rest = cell.slice(heading.end).replace(/^[\s:.#–-]+/, '')
    const after = rest.slice(0, nextLabel(rest))
    // The value follows the label in its cell; after a label alone it is the next cell, or the cell below.
    const places = after ? [after] : [cells[column + 1] ?? '', below[column] ?? '', below[0] ?? '']
    for (const place of places) {
      const found = isLabel(place) ? '' : partOf(place, heading, field)
      const value = found && read(found, notice)
      if (value) return { field, value, found: found.trim() }
    }
  }
  return undefined
}

const LABELS = [...SOUGHT.map(({ label }) => label), ...OTHER_NAMES].map(({ source }) => source)
const ANY_LABEL = `(?:${LABELS.join('|')})`

/** At most three labels are joined to another: labels that match in several ways would make a long row endless to read. */
const JOINT = '(?:\\s*[/&]\\s*|\\s+[–-]\\s+)'
const LABELS_BEFORE = new RegExp(`(?:${ANY_LABEL}${JOINT}){1,3}$`, 'i')
const LABELS_AFTER = new RegExp(`^(?:${JOINT}${ANY_LABEL}){1,3}`, 'i')

/** A label with those that a slash or a dash joins to it, as in 'ETD/ETA': they share a value of as many parts. */
interface Heading {
  end: number
  /** The other labels. */
  others: string
  /** Where the parts of the label begin, how many it has ('Vessel/Voyage' has two), and how many all have. */
  first: number
  own: number
  all: number
}

/** What joins names; the slashes of 'B/L', 'M/V' and 'N/W' are part of a name. */
const jointsIn = (labels: string): number =>
  labels.replace(/\/(?=[lvw]\b)/gi, '').match(/[/&]|\s[–-]\s/g)?.length ?? 0

function headingAt(cell: string, index: number, length: number): Heading {
  const end = index + length
  const before = LABELS_BEFORE.exec(cell.slice(0, index))?.[0] ?? ''
  const after = LABELS_AFTER.exec(cell.slice(end))?.[0] ?? ''
  const first = jointsIn(before)
  const own = jointsIn(cell.slice(index, end)) + 1
  return { end: end + after.length, others: before + after, first, own, all: first + own + jointsIn(after) }
}

/** What divides the values of labels that are joined; a day and a place may have a slash of their own, without spaces. */
const DIVIDERS = [/(\s+\/\s+)/, /(\s+[&–-]\s+)/, /(\/)/]

/** The part of a value that is that of a label; none when it has not as many parts as there are labels. */
function partOf(value: string, { others, first, own, all }: Heading, field: string): string {
  const means = ({ field: other, label }: Sought) => other !== field && label.test(others)
  const parts = DIVIDERS.map((divider) => value.split(divider)).find(({ length }) => length === 2 * all - 1)
  if (others && parts) return withUnit(parts.slice(2 * first, 2 * (first + own) - 1).join(''), parts.at(-1)!)
  // 'Arrival date/ETA' are two names of one value.
  return SOUGHT.some(means) || OTHER_NAMES.some((name) => name.test(others)) ? '' : value
}

/** A number with the unit that follows the last one: '1200' of '1200/1100 KGS'. */
const withUnit = (part: string, last: string): string =>
  /\d\s*$/.test(part) ? part + (/\d(\s*(?:kgs?|kilos?|lbs?))\.?\s*$/i.exec(last)?.[1] ?? '') : part

/** Every label after a space, as it is found in the middle of a line; 'at port of discharge' belongs to what is before. */
const LATER_LABELS = LABELS.map((label) => new RegExp(`(?<=\\s)(?<!\\bat (?:the )?)(?:${label})`, 'gi'))
const SHORT_LABEL = /^(?:ETA|ETD|ATA|ATD|VOY\.?|VOYAGE|POL|POD)$/
const COLON_AFTER = new RegExp(`^(?:\\s*[/&]\\s*${ANY_LABEL}){0,3}\\s*:`, 'i')

/**
 * Where the next label of a line without columns begins, else its end: 'EVER GLORY VOY 112W ETD: 02/01/2026'. In the
 * middle of a line, a label is followed by a colon, or is a short one in capitals.
 */
const nextLabel = (text: string): number =>
  Math.min(
    text.length,
    ...LATER_LABELS.flatMap((label) => [...text.matchAll(label)])
      .filter(
        ({ 0: found, index }) =>
          COLON_AFTER.test(text.slice(index + found.length)) || SHORT_LABEL.test(found),
      )
      .map(({ index }) => index),
  )

const LABELS_ALONE = new RegExp(`^${ANY_LABEL}(?:\\s*[/&]\\s*${ANY_LABEL}){0,3}[\\s:]*$`, 'i')

const isLabel = (text: string): boolean => text === '' || LABELS_ALONE.test(text)
