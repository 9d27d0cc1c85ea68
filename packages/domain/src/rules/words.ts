import type { NamedPage } from '../entry/steps.ts'

/** The specified sentence for a section whose data-layer rules refuse it (specification 2§5, 2§8). */
export const SECTION_FAILURES: Partial<Record<NamedPage, string>> = {
  transport: 'Transport data validation failed',
  export: 'Export movement validation failed',
  parties: 'Party information failed validation per CBP Form 7501 Blocks 25-30.',
  bond: 'Bond information failed validation per CBP Form 7501 Block 5.',
  lines: 'Line items failed validation.',
  'line-values': 'Quantities and values failed validation.',
  calculations: 'Duty and tax calculations failed validation.',
  declaration: 'Status validation failed: declaration requirements not met',
  review: 'Status validation failed: resolve blocking issues before continuing.',
  'trade-remedies': 'Trade remedy information failed validation.',
}

/** Refusals of a section because of another section. */
export const SECTION_NEEDS = {
  transportBeforeExport: 'Save transport and movement details before adding export timing.',
  partyProfile: 'Party profile is required for Blocks 25-30.',
  transport: 'Transport and movement details are required for Blocks 8-20.',
  partyType: 'Invalid party type: must be one of ior, seller, consignee, shipper, manufacturer.',
  partyData: 'Party data incomplete: missing required fields.',
} as const

/** Refusals on signing (specification 2§6, 2§8). */
export const DECLARATION_REFUSALS = {
  notAccepted: 'Declaration text must be accepted per Block 40',
  notSigned: 'Electronic signature required per Block 45',
  signatureDiffers: 'Electronic signature must exactly match the declarant name',
  noName: 'Declarant name is required before submission',
  incomplete: 'All required fields must be completed before submission',
  role: 'Declarant role is not authorized to certify this entry',
  mayNot: 'Insufficient permissions for declaration submission',
} as const

/** Answers of the validation engine itself. */
export const ENGINE_FAILURES = {
  bulk: (detail: string) => `Bulk validation error: ${detail}`,
  timeout: 'Field validation timeout: please try again.',
  rule: (detail: string) => `Validation rule failed: ${detail}`,
  schema: (detail: string) => `Schema validation failed: ${detail}`,
  versioning: (detail: string) => `Versioning error: ${detail}`,
  json: (detail: string) => `JSON generation failed: ${detail}`,
  noJson: 'Canonical JSON not available for this entry.',
  severity: 'Invalid severity level: must be error, warning, or info.',
} as const

/** Live announcements (specification 2§8). */
export const ANNOUNCEMENTS = {
  validating: 'Validation in progress…',
  headerPassed: 'Entry header validation passed.',
  fieldFailed: (detail: string) => `Field validation failed: ${detail}`,
  errorCount: (count: number) => `Form has ${count} validation errors`,
} as const

/** The red alert's title. */
export const errorTitle = (count: number): string => `Error (${count})`

/** Step 4's banner. */
export const LINE_BANNER = 'Please correct the following errors:'

/** The specified key of an error in a line: `line_1_htsus` for `line_items.0.htsus`; undefined elsewhere. */
export function lineErrorKey(path: string): string | undefined {
  const [, index, field] = /^line_items\.(\d+)\.(.+)$/.exec(path) ?? []
  return index === undefined ? undefined : `line_${Number(index) + 1}_${field}`
}
