/** The kinds of document of an entry, by code; the label is the choice shown to people. */
export const DOCUMENT_KINDS = {
  commercial_invoice: 'Commercial invoice',
  packing_list: 'Packing list',
  bill_of_lading: 'Bill of lading or air waybill',
  arrival_notice: 'Arrival notice',
  certificate: 'Certificate',
  cbp_5106: 'CBP Form 5106 (importer identity)',
  power_of_attorney: 'Power of attorney',
  statement: 'Statement',
  cbp_28: 'CBP Form 28 (request for information)',
  cbp_29: 'CBP Form 29 (notice of action)',
  other: 'Other document',
} as const

export type DocumentKind = keyof typeof DOCUMENT_KINDS

export const DOCUMENT_KIND_CODES = Object.keys(DOCUMENT_KINDS) as [DocumentKind, ...DocumentKind[]]

/** Words that file names use for a kind, the most certain first. */
const NAME_WORDS: readonly (readonly [DocumentKind, RegExp])[] = [
  ['packing_list', /pack/],
  ['bill_of_lading', /lading|waybill|\b(bl|bol|hbl|mbl|awb|hawb|mawb)\b/],
  ['arrival_notice', /arrival/],
  ['certificate', /certif|\bcoo\b/],
  ['cbp_5106', /5106/],
  ['power_of_attorney', /attorney|\bpoa\b/],
  ['statement', /statement/],
  ['cbp_28', /\b(cbp|cf|form)[ -]*28\b/],
  ['cbp_29', /\b(cbp|cf|form)[ -]*29\b/],
  ['commercial_invoice', /invoice|\b(ci|inv)\b/],
]

/** The kind that a file name suggests, which the person can change; `other` when it names none. */
export function suggestKind(fileName: string): DocumentKind {
  const words = fileName.toLowerCase().replace(/[_.]+/g, ' ')
  return NAME_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other'
}
