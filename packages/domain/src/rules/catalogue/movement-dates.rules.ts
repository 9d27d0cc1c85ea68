import { before, isDay, notAfter, withinYears } from '../days.ts'
import { type EntryRule, entryRule } from '../rule.ts'
import { entryShapes } from '../rule-shapes.ts'

const { required, atLeast, atMost } = entryShapes
const source = 'specification 2§5, shipment step form'

const importDateRules: readonly EntryRule[] = [
  required({
    id: 'SHIPMENT_IMPORT_DATE_REQUIRED',
    at: 'importDate',
    reading: 'form',
    source: `CBP Form 7501 block 11; ${source}`,
    mayRead: ['isFtz'],
    when: ({ isFtz }) => !isFtz,
    message: 'Import date is required',
  }),
  entryRule({
    id: 'SHIPMENT_IMPORT_DATE_VALID',
    at: 'importDate',
    reading: 'form',
    source: `CBP Form 7501 block 11; ${source}`,
    reads: ['importDate'],
    holds: ({ importDate }) => isDay(importDate),
    message: 'Invalid date format',
  }),
  entryRule({
    id: 'SHIPMENT_IMPORT_DATE_NOT_FUTURE',
    at: 'importDate',
    reading: 'form',
    source: `CBP Form 7501 block 11; ${source}`,
    reads: ['importDate'],
    holds: ({ importDate }, { today }) => notAfter(importDate, today),
    message: 'Import date cannot be in the future',
  }),
  entryRule({
    id: 'SHIPMENT_IMPORT_DATE_5_YEARS',
    at: 'importDate',
    reading: 'form',
    formOnly: true,
    source,
    reads: ['importDate'],
    holds: ({ importDate }, { today }) => withinYears(importDate, today, 5),
    message: 'Import date cannot be more than 5 years ago',
  }),
]

const exportDateRules: readonly EntryRule[] = [
  required({
    id: 'SHIPMENT_EXPORT_DATE_REQUIRED',
    at: 'exportDate',
    reading: 'form',
    source: `CBP Form 7501 block 15; ${source}`,
    mayRead: ['isFtz'],
    when: ({ isFtz }) => !isFtz,
    message: 'Export date is required',
  }),
  entryRule({
    id: 'SHIPMENT_EXPORT_DATE_VALID',
    at: 'exportDate',
    reading: 'form',
    source: `CBP Form 7501 block 15; ${source}`,
    reads: ['exportDate'],
    mayRead: ['isFtz'],
    when: ({ isFtz }) => !isFtz,
    holds: ({ exportDate }) => isDay(exportDate),
    message: 'Invalid date format',
  }),
  entryRule({
    id: 'SHIPMENT_EXPORT_DATE_NOT_FUTURE',
    at: 'exportDate',
    reading: 'form',
    source: `CBP Form 7501 block 15; ${source}`,
    reads: ['exportDate'],
    mayRead: ['isFtz'],
    when: ({ isFtz }) => !isFtz,
    holds: ({ exportDate }, { today }) => notAfter(exportDate, today),
    message: 'Export date cannot be in the future',
  }),
  entryRule({
    id: 'SHIPMENT_EXPORT_BEFORE_IMPORT',
    at: 'exportDate',
    reading: 'form',
    source: `CBP Form 7501 blocks 11 and 15; ${source}`,
    reads: ['exportDate', 'importDate'],
    mayRead: ['isFtz'],
    when: ({ isFtz }) => !isFtz,
    holds: ({ exportDate, importDate }) => before(exportDate, importDate),
    message: 'Export date must be before import date',
  }),
]

const inBondRules: readonly EntryRule[] = [
  required({
    id: 'SHIPMENT_IT_NUMBER_REQUIRED',
    at: 'itNumber',
    reading: 'form',
    source: `CBP Form 7501 blocks 16 and 17; ${source}`,
    mayRead: ['itDate'],
    when: ({ itDate }) => itDate !== '',
    message: 'IT number is required when IT date is provided',
  }),
  atLeast(3, {
    id: 'SHIPMENT_IT_NUMBER_SHORT',
    at: 'itNumber',
    reading: 'form',
    source: `CBP Form 7501 block 16; ${source}`,
    message: 'IT number must be at least 3 characters',
  }),
  atMost(20, {
    id: 'SHIPMENT_IT_NUMBER_LONG',
    at: 'itNumber',
    reading: 'form',
    source: `CBP Form 7501 block 16; ${source}`,
    message: 'IT number must be 20 characters or less',
  }),
  required({
    id: 'SHIPMENT_IT_DATE_REQUIRED',
    at: 'itDate',
    reading: 'form',
    source: `CBP Form 7501 blocks 16 and 17; ${source}`,
    mayRead: ['itNumber'],
    when: ({ itNumber }) => itNumber !== '',
    message: 'IT date is required when IT number is provided',
  }),
  entryRule({
    id: 'SHIPMENT_IT_DATE_VALID',
    at: 'itDate',
    reading: 'form',
    source: `CBP Form 7501 block 17; ${source}`,
    reads: ['itDate'],
    holds: ({ itDate }) => isDay(itDate),
    message: 'Invalid date format',
  }),
  entryRule({
    id: 'SHIPMENT_IT_DATE_NOT_FUTURE',
    at: 'itDate',
    reading: 'form',
    source: `CBP Form 7501 block 17; ${source}`,
    reads: ['itDate'],
    holds: ({ itDate }, { today }) => notAfter(itDate, today),
    message: 'IT date cannot be in the future',
  }),
]

/** Step 2: when the goods left, arrived and moved in bond. */
export const movementDateRules: readonly EntryRule[] = [
  ...importDateRules,
  ...exportDateRules,
  ...inBondRules,
]
