import { before, isDay, notAfter, withinYears } from '../days.ts'
import { type EntryRule, entryRule } from '../rule.ts'
import { entryShapes } from '../rule-shapes.ts'

const { required, matches, atLeast, atMost } = entryShapes
const source = 'specification 2§5, shipment step form'
const afterFtz = (carrier: string): string => carrier.slice(3).replace(/^[\s#-]+/, '')

export const isVessel = (mode: string): boolean => /^1\d$/.test(mode)
const hasUnladingPort = (mode: string): boolean => /^([12]\d|4[01])$/.test(mode)

const carrierRules: readonly EntryRule[] = [
  entryRule({
    id: 'SHIPMENT_FTZ_NUMBER_REQUIRED',
    at: 'carrier',
    reading: 'form',
    source: `CBP Form 7501 block 8; ${source}`,
    reads: ['carrier'],
    mayRead: ['isFtz'],
    when: ({ isFtz }) => isFtz,
    holds: ({ carrier }) => afterFtz(carrier) !== '',
    message: 'FTZ number is required when FTZ is selected',
  }),
  entryRule({
    id: 'SHIPMENT_FTZ_NUMBER_FORMAT',
    at: 'carrier',
    reading: 'form',
    source: `CBP Form 7501 block 8; ${source}`,
    reads: ['carrier'],
    mayRead: ['isFtz'],
    when: ({ isFtz }) => isFtz,
    holds: ({ carrier }) => /^\d{4}$/.test(afterFtz(carrier)),
    message: 'FTZ number must be 4 digits',
  }),
  atLeast(2, {
    id: 'SHIPMENT_CARRIER_SHORT',
    at: 'carrier',
    reading: 'form',
    source: `CBP Form 7501 block 8; ${source}`,
    message: 'Importing carrier must be at least 2 characters',
  }),
  atMost(50, {
    id: 'SHIPMENT_CARRIER_LONG',
    at: 'carrier',
    reading: 'form',
    source: `CBP Form 7501 block 8; ${source}`,
    message: 'Importing carrier must be 50 characters or less',
  }),
]

const modeRules: readonly EntryRule[] = [
  required({
    id: 'SHIPMENT_MODE_REQUIRED',
    at: 'mode',
    reading: 'form',
    source: `CBP Form 7501 block 9; ${source}`,
    message: 'Mode of transport is required',
  }),
  matches({
    id: 'SHIPMENT_MODE_CODE',
    at: 'mode',
    reading: 'form',
    source: `CBP Form 7501 block 9; ${source}`,
    pattern: /^[1-9]\d$/,
    message: 'Invalid mode of transport code',
  }),
]

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

const billRules: readonly EntryRule[] = [
  atLeast(3, {
    id: 'SHIPMENT_BILL_SHORT',
    at: 'bill',
    reading: 'form',
    source: `CBP Form 7501 block 12; ${source}`,
    message: 'Bill of lading/air waybill must be at least 3 characters',
  }),
  atMost(20, {
    id: 'SHIPMENT_BILL_LONG',
    at: 'bill',
    reading: 'form',
    source: `CBP Form 7501 block 12; ${source}`,
    message: 'Bill of lading/air waybill must be 20 characters or less',
  }),
  entryRule({
    id: 'SHIPMENT_BILL_CARRIER_CODE',
    at: 'bill',
    reading: 'form',
    source: `CBP Form 7501 block 12; ${source}`,
    reads: ['bill', 'mode'],
    when: ({ mode }) => isVessel(mode),
    holds: ({ bill }, { reference, confirmedCarrierPrefixes }) => {
      const prefix = bill.slice(0, 3).toUpperCase()
      return (
        /^[A-Z]{3}$/.test(prefix) &&
        (reference.hasCarrierPrefix(prefix) || confirmedCarrierPrefixes.includes(prefix))
      )
    },
    message: 'Invalid SCAC code for vessel transport',
    detail: ({ bill }) =>
      /^[A-Z]{3}/i.test(bill)
        ? `${bill.slice(0, 3)} is not in the table of vessel carriers. If the code is right, confirm it once for your organization.`
        : undefined,
  }),
]

const portRules: readonly EntryRule[] = [
  required({
    id: 'SHIPMENT_FOREIGN_PORT_REQUIRED',
    at: 'foreignPort',
    reading: 'form',
    source: `CBP Form 7501 block 19; ${source}`,
    mayRead: ['mode', 'isFtz'],
    when: ({ mode, isFtz }) => isVessel(mode) && !isFtz,
    message: 'Foreign port of lading is required',
  }),
  entryRule({
    id: 'SHIPMENT_FOREIGN_PORT_LENGTH',
    at: 'foreignPort',
    reading: 'form',
    source: `CBP Form 7501 block 19; ${source}`,
    reads: ['foreignPort', 'mode'],
    mayRead: ['isFtz'],
    when: ({ mode, isFtz }) => isVessel(mode) && !isFtz,
    holds: ({ foreignPort }) => foreignPort.length === 5,
    message: 'Foreign port code must be 5 characters (Schedule K code)',
  }),
  entryRule({
    id: 'SHIPMENT_FOREIGN_PORT_DIGITS',
    at: 'foreignPort',
    reading: 'form',
    source: `CBP Form 7501 block 19; ${source}`,
    reads: ['foreignPort', 'mode'],
    mayRead: ['isFtz'],
    when: ({ mode, isFtz }) => isVessel(mode) && !isFtz,
    holds: ({ foreignPort }) => /^\d{5}$/.test(foreignPort),
    message: 'Foreign port code must be 5 digits',
  }),
  required({
    id: 'SHIPMENT_UNLADING_PORT_REQUIRED',
    at: 'unladingPort',
    reading: 'form',
    source: `CBP Form 7501 block 20; ${source}`,
    mayRead: ['mode', 'isFtz'],
    when: ({ mode, isFtz }) => hasUnladingPort(mode) && !isFtz,
    message: 'U.S. port of unlading is required',
  }),
  entryRule({
    id: 'SHIPMENT_UNLADING_PORT_DIGITS',
    at: 'unladingPort',
    reading: 'form',
    source: `CBP Form 7501 block 20; ${source}`,
    reads: ['unladingPort', 'mode'],
    mayRead: ['isFtz'],
    when: ({ mode, isFtz }) => hasUnladingPort(mode) && !isFtz,
    holds: ({ unladingPort }) => /^\d{4}$/.test(unladingPort),
    message: 'U.S. port code must be 4 digits',
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

/** Step 2: how and when the goods came, in bond or not. */
export const movementRules: readonly EntryRule[] = [
  ...modeRules,
  ...carrierRules,
  ...importDateRules,
  ...billRules,
  ...portRules,
  ...exportDateRules,
  ...inBondRules,
]
