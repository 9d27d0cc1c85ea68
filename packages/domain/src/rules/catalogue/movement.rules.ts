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
    detail:
      '{prefix} is not in the table of vessel carriers. If the code is right, confirm it once for your organization.',
    hasDetail: ({ bill }) => /^[A-Z]{3}/i.test(bill),
    params: ({ bill }) => ({ prefix: bill.slice(0, 3) }),
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

/** Step 2: how the goods came, under which bill and through which ports. */
export const movementRules: readonly EntryRule[] = [...modeRules, ...carrierRules, ...billRules, ...portRules]
