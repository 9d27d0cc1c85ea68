import { isDay, notAfter } from '../days.ts'
import type { EntryFieldName } from '../fields/index.ts'
import { type EntryRule, entryRule, type RuleId } from '../rule.ts'
import { entryShapes } from '../rule-shapes.ts'

const source = 'specification 2§5, export timing (data layer)'
const data = { reading: 'data', group: 'export', source } as const
const { required, atLeast, atMost } = entryShapes

/** Warehouse, re-warehouse, temporary importation bond, trade fair. */
const TIMED_TYPES = ['21', '22', '23', '24']

/** The named page export. */
export const exportRules: readonly EntryRule[] = [
  entryRule({
    ...data,
    id: 'SHIPMENT_EXPORT_NEEDS_TRANSPORT',
    at: 'exportTimingDate',
    reads: [],
    mayRead: ['hasShipment', 'exportTimingDate', 'warehouseWithdrawal', 'warehouseReference'],
    when: ({ exportTimingDate, warehouseWithdrawal, warehouseReference }) =>
      exportTimingDate !== '' || warehouseWithdrawal || warehouseReference !== '',
    holds: ({ hasShipment }) => hasShipment,
    message: 'Save transport and movement details before adding export timing.',
  }),
  required({
    ...data,
    id: 'SHIPMENT_EXPORT_TIMING_REQUIRED',
    at: 'exportTimingDate',
    mayRead: ['entryType', 'warehouseWithdrawal'],
    when: ({ entryType, warehouseWithdrawal }) => TIMED_TYPES.includes(entryType) || warehouseWithdrawal,
    message: 'Date of export is required for entry types 21 to 24 and for a warehouse withdrawal',
  }),
  entryRule({
    ...data,
    id: 'SHIPMENT_EXPORT_TIMING_VALID',
    at: 'exportTimingDate',
    reads: ['exportTimingDate'],
    holds: ({ exportTimingDate }) => isDay(exportTimingDate),
    message: 'Date of export must be a valid date (MM/DD/YYYY)',
  }),
  entryRule({
    ...data,
    id: 'SHIPMENT_EXPORT_TIMING_NOT_BEFORE_IMPORT',
    at: 'exportTimingDate',
    reads: ['exportTimingDate', 'importDate'],
    holds: ({ exportTimingDate, importDate }) => notAfter(importDate, exportTimingDate),
    message: 'Date of export cannot be before the import date',
  }),
  required({
    ...data,
    id: 'SHIPMENT_WAREHOUSE_REFERENCE_REQUIRED',
    at: 'warehouseReference',
    mayRead: ['warehouseWithdrawal'],
    when: ({ warehouseWithdrawal }) => warehouseWithdrawal,
    message: 'Warehouse reference is required with a warehouse withdrawal',
  }),
  atLeast(3, {
    ...data,
    id: 'SHIPMENT_WAREHOUSE_REFERENCE_SHORT',
    at: 'warehouseReference',
    message: 'Warehouse reference must be at least 3 characters',
  }),
  atMost(40, {
    ...data,
    id: 'SHIPMENT_WAREHOUSE_REFERENCE_LONG',
    at: 'warehouseReference',
    message: 'Warehouse reference must be 40 characters or less',
  }),
  atMost(1000, {
    ...data,
    id: 'SHIPMENT_ADDITIONAL_MOVEMENT_LONG',
    at: 'additionalMovement',
    message: 'Additional movement notes must be 1,000 characters or less',
  }),
]

type RemedyCountry = Extract<
  EntryFieldName,
  'remedyMelt' | 'remedyPrimarySmelt' | 'remedySecondarySmelt' | 'remedyCast'
>

const remedyCountry = (at: RemedyCountry, id: string, words: string): EntryRule =>
  entryRule({
    id: `SHIPMENT_REMEDY_${id}_KNOWN` as RuleId,
    at,
    reading: 'data',
    group: 'trade-remedies',
    source: 'specification 2§3, trade remedies; ISO 3166-1',
    reads: [at],
    holds: (facts, { reference }) =>
      reference.hasCountry(facts[at]) || (at === 'remedySecondarySmelt' && facts[at] === 'N/A'),
    message: `${words} is not a known country code`,
  })

/** The named page trade-remedies. */
export const remedyRules: readonly EntryRule[] = [
  entryRule({
    id: 'SHIPMENT_REMEDY_MATERIAL_REQUIRED',
    at: 'materialScope',
    reading: 'data',
    group: 'trade-remedies',
    source: 'specification 2§3, trade remedies; Proclamations 9704 and 9705 (section 232)',
    reads: [],
    mayRead: ['materialScope', 'section232'],
    when: ({ section232 }) => section232,
    holds: ({ materialScope }) => materialScope !== '',
    message: 'Material is required when section 232 applies',
  }),
  remedyCountry('remedyMelt', 'MELT', 'Country of melt and pour'),
  remedyCountry('remedyPrimarySmelt', 'PRIMARY_SMELT', 'Primary country of smelt'),
  remedyCountry('remedySecondarySmelt', 'SECONDARY_SMELT', 'Secondary country of smelt'),
  remedyCountry('remedyCast', 'CAST', 'Country of cast'),
]
