import { before, isDay, notAfter, within90DaysAhead, withinYears } from '../days.ts'
import type { EntryRule } from '../rule.ts'
import { byBlock, entryGroup } from '../rule-shapes.ts'

const SECTION = 'specification 2§5, shipment step form'
const { atLeast, atMost, required, rule } = entryGroup({ layer: 'form', source: byBlock(SECTION) })

const importDateRules: readonly EntryRule[] = [
  required({
    id: 'SHIPMENT_IMPORT_DATE_REQUIRED',
    at: 'import_date',
    mayRead: ['isFtz'],
    when: ({ isFtz }) => !isFtz,
    message: 'Import date is required',
  }),
  rule({
    id: 'SHIPMENT_IMPORT_DATE_VALID',
    at: 'import_date',
    reads: ['import_date'],
    holds: ({ import_date }) => isDay(import_date),
    message: 'Invalid date format',
  }),
  rule({
    id: 'SHIPMENT_IMPORT_DATE_NOT_FUTURE',
    at: 'import_date',
    reads: ['import_date'],
    when: (_, { profile }) => profile.filingAhead === 'never',
    holds: ({ import_date }, { today }) => notAfter(import_date, today),
    message: 'Import date cannot be in the future',
  }),
  rule({
    id: 'SHIPMENT_IMPORT_DATE_WITHIN_90_DAYS',
    at: 'import_date',
    source: 'CBP AE chapter, July 2026, usage note on the choice of the entry date',
    reads: ['import_date'],
    when: (_, { profile }) => profile.filingAhead === 'within-90-days',
    holds: ({ import_date }, { today }) => within90DaysAhead(import_date, today),
    message: 'Import date cannot be more than 90 days in the future',
  }),
  rule({
    id: 'SHIPMENT_IMPORT_DATE_5_YEARS',
    at: 'import_date',
    formOnly: true,
    source: SECTION,
    reads: ['import_date'],
    holds: ({ import_date }, { today }) => withinYears(import_date, today, 5),
    message: 'Import date cannot be more than 5 years ago',
  }),
]

const exportDateRules: readonly EntryRule[] = [
  required({
    id: 'SHIPMENT_EXPORT_DATE_REQUIRED',
    at: 'export_date',
    mayRead: ['isFtz'],
    when: ({ isFtz }) => !isFtz,
    message: 'Export date is required',
  }),
  rule({
    id: 'SHIPMENT_EXPORT_DATE_VALID',
    at: 'export_date',
    reads: ['export_date'],
    mayRead: ['isFtz'],
    when: ({ isFtz }) => !isFtz,
    holds: ({ export_date }) => isDay(export_date),
    message: 'Invalid date format',
  }),
  rule({
    id: 'SHIPMENT_EXPORT_DATE_NOT_FUTURE',
    at: 'export_date',
    reads: ['export_date'],
    mayRead: ['isFtz'],
    // Of an entry that is filed ahead, the import date is the limit.
    when: ({ isFtz }, { profile }) => !isFtz && profile.filingAhead === 'never',
    holds: ({ export_date }, { today }) => notAfter(export_date, today),
    message: 'Export date cannot be in the future',
  }),
  rule({
    id: 'SHIPMENT_EXPORT_BEFORE_IMPORT',
    at: 'export_date',
    source: `CBP Form 7501 blocks 11 and 15; ${SECTION}`,
    reads: ['export_date', 'import_date'],
    mayRead: ['isFtz'],
    when: ({ isFtz }, { profile }) => !isFtz && profile.exportOnImportDay === 'refused',
    holds: ({ export_date, import_date }) => before(export_date, import_date),
    message: 'Export date must be before import date',
  }),
  rule({
    id: 'SHIPMENT_EXPORT_NOT_AFTER_IMPORT',
    at: 'export_date',
    source: 'CBP Form 7501 blocks 11 and 15; CBP ACE error dictionary, condition 426',
    reads: ['export_date', 'import_date'],
    mayRead: ['isFtz'],
    when: ({ isFtz }, { profile }) => !isFtz && profile.exportOnImportDay === 'taken',
    holds: ({ export_date, import_date }) => notAfter(export_date, import_date),
    message: 'Export date cannot be after import date',
  }),
]

const inBondRules: readonly EntryRule[] = [
  required({
    id: 'SHIPMENT_IT_NUMBER_REQUIRED',
    at: 'it_number',
    source: `CBP Form 7501 blocks 16 and 17; ${SECTION}`,
    mayRead: ['it_date'],
    when: ({ it_date }) => it_date !== '',
    message: 'IT number is required when IT date is provided',
  }),
  atLeast(3, {
    id: 'SHIPMENT_IT_NUMBER_SHORT',
    at: 'it_number',
    message: 'IT number must be at least 3 characters',
  }),
  atMost(20, {
    id: 'SHIPMENT_IT_NUMBER_LONG',
    at: 'it_number',
    message: 'IT number must be 20 characters or less',
  }),
  required({
    id: 'SHIPMENT_IT_DATE_REQUIRED',
    at: 'it_date',
    source: `CBP Form 7501 blocks 16 and 17; ${SECTION}`,
    mayRead: ['it_number'],
    when: ({ it_number }) => it_number !== '',
    message: 'IT date is required when IT number is provided',
  }),
  rule({
    id: 'SHIPMENT_IT_DATE_VALID',
    at: 'it_date',
    reads: ['it_date'],
    holds: ({ it_date }) => isDay(it_date),
    message: 'Invalid date format',
  }),
  rule({
    id: 'SHIPMENT_IT_DATE_NOT_FUTURE',
    at: 'it_date',
    reads: ['it_date'],
    holds: ({ it_date }, { today }) => notAfter(it_date, today),
    message: 'IT date cannot be in the future',
  }),
]

/** Step 2: when the goods left, arrived and moved in bond. */
export const movementDateRules: readonly EntryRule[] = [
  ...importDateRules,
  ...exportDateRules,
  ...inBondRules,
]
