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

/** Refusals on signing (specification 2§6, 2§8). */
export const DECLARATION_REFUSALS = {
  notAccepted: 'Declaration text must be accepted per Block 40',
  notSigned: 'Electronic signature required per Block 45',
  signatureDiffers: 'Electronic signature must exactly match the declarant name',
  noName: 'Declarant name is required before submission',
  incomplete: 'All required fields must be completed before submission',
  role: 'Declarant role is not authorized to certify this entry',
} as const
