import { TIMED_EXPORT_TYPES } from '../../entry/export-timing.ts'
import type { EntryFieldName } from '../../entry/field-table.ts'
import { entryTable } from '../../entry/field-table.ts'
import { isDay, notAfter } from '../days.ts'
import type { EntryRule, RuleId } from '../rule.ts'
import { entryGroup } from '../rule-shapes.ts'

const timing = entryGroup({
  layer: 'data',
  group: 'export',
  source: 'specification 2§5, export timing (data layer)',
})
const remedies = entryGroup({
  layer: 'data',
  group: 'trade-remedies',
  source: 'specification 2§3, trade remedies; Proclamations 9704 and 9705 (section 232)',
})

/** The named page export. */
export const exportRules: readonly EntryRule[] = [
  timing.rule({
    id: 'SHIPMENT_EXPORT_NEEDS_TRANSPORT',
    at: 'export_details.export_date',
    reads: [],
    mayRead: [
      'hasShipment',
      'export_details.export_date',
      'export_details.warehouse_withdrawal',
      'export_details.warehouse_reference',
    ],
    when: ({
      'export_details.export_date': exported,
      'export_details.warehouse_withdrawal': withdrawn,
      'export_details.warehouse_reference': reference,
    }) => exported !== '' || withdrawn || reference !== '',
    holds: ({ hasShipment }) => hasShipment,
    message: 'Save transport and movement details before adding export timing.',
  }),
  timing.required({
    id: 'SHIPMENT_EXPORT_TIMING_REQUIRED',
    at: 'export_details.export_date',
    mayRead: ['entry_type', 'export_details.warehouse_withdrawal'],
    when: ({ entry_type, 'export_details.warehouse_withdrawal': withdrawn }, { profile }) =>
      profile.exportTiming === 'types-21-to-24-and-withdrawals' &&
      (TIMED_EXPORT_TYPES.includes(entry_type) || withdrawn),
    message: 'Date of export is required for entry types 21 to 24 and for a warehouse withdrawal',
  }),
  timing.rule({
    id: 'SHIPMENT_EXPORT_TIMING_VALID',
    at: 'export_details.export_date',
    reads: ['export_details.export_date'],
    holds: ({ 'export_details.export_date': exported }) => isDay(exported),
    message: 'Date of export must be a valid date (MM/DD/YYYY)',
  }),
  timing.rule({
    id: 'SHIPMENT_EXPORT_TIMING_NOT_BEFORE_IMPORT',
    at: 'export_details.export_date',
    reads: ['export_details.export_date', 'import_date'],
    holds: ({ 'export_details.export_date': exported, import_date }) => notAfter(import_date, exported),
    message: 'Date of export cannot be before the import date',
  }),
  timing.required({
    id: 'SHIPMENT_WAREHOUSE_REFERENCE_REQUIRED',
    at: 'export_details.warehouse_reference',
    mayRead: ['export_details.warehouse_withdrawal'],
    when: ({ 'export_details.warehouse_withdrawal': withdrawn }) => withdrawn,
    message: 'Warehouse reference is required with a warehouse withdrawal',
  }),
  timing.atLeast(3, {
    id: 'SHIPMENT_WAREHOUSE_REFERENCE_SHORT',
    at: 'export_details.warehouse_reference',
    message: 'Warehouse reference must be at least 3 characters',
  }),
  timing.atMost(40, {
    id: 'SHIPMENT_WAREHOUSE_REFERENCE_LONG',
    at: 'export_details.warehouse_reference',
    message: 'Warehouse reference must be 40 characters or less',
  }),
  timing.atMost(1000, {
    id: 'SHIPMENT_ADDITIONAL_MOVEMENT_LONG',
    at: 'export_details.additional_movement',
    message: 'Additional movement notes must be 1,000 characters or less',
  }),
]

type RemedyCountry = Extract<
  EntryFieldName,
  'country_melt_pour' | 'primary_country_smelt' | 'secondary_country_smelt' | 'country_cast'
>

const remedyCountry = (at: RemedyCountry, id: string, words: string): EntryRule =>
  remedies.rule({
    id: `SHIPMENT_REMEDY_${id}_KNOWN` as RuleId,
    at,
    source: 'specification 2§3, trade remedies; ISO 3166-1',
    reads: [at],
    holds: (facts, { reference }) =>
      reference.hasCountry(facts[at]) || (at === 'secondary_country_smelt' && facts[at] === 'N/A'),
    message: `${words} is not a known country code`,
  })

const MATERIALS: readonly string[] = entryTable.material_scope.values ?? []

/** The named page trade-remedies. */
export const remedyRules: readonly EntryRule[] = [
  remedies.rule({
    id: 'SHIPMENT_REMEDY_MATERIAL_REQUIRED',
    at: 'material_scope',
    source: 'specification 2§3, trade remedies; Proclamations 9704 and 9705 (section 232)',
    reads: [],
    mayRead: ['material_scope', 'section232_applicable'],
    when: ({ section232_applicable }) => section232_applicable,
    holds: ({ material_scope }) => material_scope !== '',
    message: 'Material is required when section 232 applies',
  }),
  remedies.rule({
    id: 'SHIPMENT_REMEDY_MATERIAL_KNOWN',
    at: 'material_scope',
    source: 'Proclamations 9704 and 9705 (section 232)',
    reads: ['material_scope'],
    holds: ({ material_scope }) => MATERIALS.includes(material_scope),
    message: 'Material must be steel, aluminum or both',
  }),
  remedyCountry('country_melt_pour', 'MELT', 'Country of melt and pour'),
  remedyCountry('primary_country_smelt', 'PRIMARY_SMELT', 'Primary country of smelt'),
  remedyCountry('secondary_country_smelt', 'SECONDARY_SMELT', 'Secondary country of smelt'),
  remedyCountry('country_cast', 'CAST', 'Country of cast'),
]
