import { expect, test } from 'vitest'
import { VALID_CONTEXT, VALID_DRAFT } from '../../../test/cases/rules/valid-draft.ts'
import { checkStep } from '../check-step.ts'
import { DECLARATION_REFUSALS, SECTION_FAILURES } from '../words.ts'
import { entryRules, feeRules, lineRules } from './index.ts'

/** The form messages that the specification quotes (2§5, 2§8), to the letter; those with a blank are below. */
const QUOTED = [
  'Entry Number must be 11 characters (3-char filer code + 7-digit number + 1 check digit). Format: XXX-NNNNNNN-D',
  'Filer code must be 3 alphanumeric characters (A-Z, 0-9)',
  'Entry number must be 7 digits',
  'FTZ number is required when FTZ is selected',
  'FTZ number must be 4 digits',
  'Importing carrier must be at least 2 characters',
  'Importing carrier must be 50 characters or less',
  'Mode of transport is required',
  'Invalid mode of transport code',
  'Country of origin is required',
  'Country code must be 2 characters (ISO 3166-1 alpha-2)',
  'Country code must be uppercase letters only',
  'Import date is required',
  'Invalid date format',
  'Import date cannot be in the future',
  'Import date cannot be more than 5 years ago',
  'Invalid SCAC code for vessel transport',
  'Bill of lading/air waybill must be at least 3 characters',
  'Bill of lading/air waybill must be 20 characters or less',
  'Manufacturer ID must be at least 3 characters',
  'Manufacturer ID must be 15 characters or less',
  'Manufacturer ID must contain only uppercase letters, numbers, and hyphens',
  'Exporting country is required',
  'Export date is required',
  'Export date cannot be in the future',
  'Export date must be before import date',
  'IT number is required when IT date is provided',
  'IT date is required when IT number is provided',
  'IT date cannot be in the future',
  'A maximum of two codes may be used',
  "Code '99' must be used with exactly one other code",
  'Foreign port of lading is required',
  'Foreign port code must be 5 characters (Schedule K code)',
  'Foreign port code must be 5 digits',
  'U.S. port of unlading is required',
  'U.S. port code must be 4 digits',
  'Country code must be 2 characters (ISO 3166-1 alpha-2) or N/A',
  'Save transport and movement details before adding export timing.',
  'Party profile is required for Blocks 25-30.',
  'Transport and movement details are required for Blocks 8-20.',
  'PGA requirements not met for this commodity.',
  'Special handling code invalid.',
  'At least one line item is required',
  'Description is required',
  'Description must be 200 characters or less',
  'HTSUS Number is required',
  'HTSUS Number must be in format XXXX.XX.XXXX (e.g., 6201.19.1010)',
  'AD/CVD Case Number must be in format A-XXX-XXX (e.g., A-570-967)',
  'Gross Weight is required',
  'Gross Weight must be a positive number',
  'Gross Weight must have up to 3 decimal places',
  'Relationship must be Yes (Y), No (N), or empty',
  'I.R. Tax Amount is required',
  'Declaration checkbox is required',
  'Date must be in MM/DD/YYYY format',
  'Date cannot be in the future',
  'Broker Address is required',
  'State must be a valid 2-letter code',
  'ZIP code must be 5 digits or 5+4 format',
  'Phone must be in (###) ###-#### format',
  'File reference must be 25 characters or less',
  'Declaration text must be accepted per Block 40',
  'Electronic signature required per Block 45',
  'Electronic signature must exactly match the declarant name',
  'Declarant name is required before submission',
  'Declarant role is not authorized to certify this entry',
]

const messages = new Set([...entryRules, ...lineRules, ...feeRules].map((rule) => rule.message))

test.each(QUOTED)('some rule says: %s', (message) => {
  expect(messages).toContain(message)
})

test('the check digit that was expected is named', () => {
  const draft = { ...VALID_DRAFT, header: { ...VALID_DRAFT.header, entry_number: 'B7603245270' } }
  expect(checkStep('header', draft, VALID_CONTEXT).map(({ message }) => message)).toEqual([
    { id: 'rule.HEADER_ENTRY_NUMBER_CHECK_DIGIT', params: { digit: '6' } },
  ])
})

test('the missing document code that is not allowed is named', () => {
  const shipment_origin = { ...VALID_DRAFT.shipment_origin, missing_documents: ['01', '77'] }
  const found = checkStep('shipment_origin', { ...VALID_DRAFT, shipment_origin }, VALID_CONTEXT)
  expect(found.map(({ message }) => message)).toEqual([
    { id: 'rule.SHIPMENT_MISSING_DOCUMENTS_KNOWN', params: { code: '77' } },
  ])
})

test('each section refuses in the specified sentence', () => {
  expect(SECTION_FAILURES).toMatchObject({
    transport: 'Transport data validation failed',
    export: 'Export movement validation failed',
    parties: 'Party information failed validation per CBP Form 7501 Blocks 25-30.',
    bond: 'Bond information failed validation per CBP Form 7501 Block 5.',
    lines: 'Line items failed validation.',
    'line-values': 'Quantities and values failed validation.',
    calculations: 'Duty and tax calculations failed validation.',
    declaration: 'Status validation failed: declaration requirements not met',
    review: 'Status validation failed: resolve blocking issues before continuing.',
  })
})

test('the signing page refuses in the specified sentences', () => {
  expect(DECLARATION_REFUSALS.incomplete).toBe('All required fields must be completed before submission')
})
