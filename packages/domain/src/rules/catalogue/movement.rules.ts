import type { EntryRule } from '../rule.ts'
import { byBlock, entryGroup } from '../rule-shapes.ts'

const { atLeast, atMost, matches, required, rule } = entryGroup({
  layer: 'form',
  source: byBlock('specification 2§5, shipment step form'),
})
const afterFtz = (carrier: string): string => carrier.slice(3).replace(/^[\s#-]+/, '')

export const isVessel = (mode: string): boolean => /^1\d$/.test(mode)
const hasUnladingPort = (mode: string): boolean => /^([12]\d|4[01])$/.test(mode)
/** CBP wants the port by ocean vessel and by air; by rail and by ship of the border it may be left out. */
const filesUnladingPort = (mode: string): boolean => /^(1[01]|4[01])$/.test(mode)

const carrierRules: readonly EntryRule[] = [
  rule({
    id: 'SHIPMENT_FTZ_NUMBER_REQUIRED',
    at: 'importing_carrier',
    reads: ['importing_carrier'],
    mayRead: ['isFtz'],
    when: ({ isFtz }) => isFtz,
    holds: ({ importing_carrier }) => afterFtz(importing_carrier) !== '',
    message: 'FTZ number is required when FTZ is selected',
  }),
  rule({
    id: 'SHIPMENT_FTZ_NUMBER_FORMAT',
    at: 'importing_carrier',
    reads: ['importing_carrier'],
    mayRead: ['isFtz'],
    when: ({ isFtz }) => isFtz,
    holds: ({ importing_carrier }) => /^\d{4}$/.test(afterFtz(importing_carrier)),
    message: 'FTZ number must be 4 digits',
  }),
  atLeast(2, {
    id: 'SHIPMENT_CARRIER_SHORT',
    at: 'importing_carrier',
    message: 'Importing carrier must be at least 2 characters',
  }),
  atMost(50, {
    id: 'SHIPMENT_CARRIER_LONG',
    at: 'importing_carrier',
    message: 'Importing carrier must be 50 characters or less',
  }),
]

const modeRules: readonly EntryRule[] = [
  required({
    id: 'SHIPMENT_MODE_REQUIRED',
    at: 'mode_of_transport',
    message: 'Mode of transport is required',
  }),
  matches({
    id: 'SHIPMENT_MODE_CODE',
    at: 'mode_of_transport',
    pattern: /^[1-9]\d$/,
    message: 'Invalid mode of transport code',
  }),
]

const billRules: readonly EntryRule[] = [
  atLeast(3, {
    id: 'SHIPMENT_BILL_SHORT',
    at: 'bill_of_lading',
    message: 'Bill of lading/air waybill must be at least 3 characters',
  }),
  atMost(20, {
    id: 'SHIPMENT_BILL_LONG',
    at: 'bill_of_lading',
    message: 'Bill of lading/air waybill must be 20 characters or less',
  }),
  rule({
    id: 'SHIPMENT_BILL_CARRIER_CODE',
    at: 'bill_of_lading',
    reads: ['bill_of_lading', 'mode_of_transport'],
    when: ({ mode_of_transport }) => isVessel(mode_of_transport),
    holds: ({ bill_of_lading }, { reference, confirmedCarrierPrefixes }) => {
      const prefix = bill_of_lading.slice(0, 3).toUpperCase()
      return (
        /^[A-Z]{3}$/.test(prefix) &&
        (reference.hasCarrierPrefix(prefix) || confirmedCarrierPrefixes.includes(prefix))
      )
    },
    message: 'Invalid SCAC code for vessel transport',
    detail:
      '{prefix} is not in the table of vessel carriers. If the code is right, confirm it once for your organization.',
    hasDetail: ({ bill_of_lading }) => /^[A-Z]{3}/i.test(bill_of_lading),
    params: ({ bill_of_lading }) => ({ prefix: bill_of_lading.slice(0, 3) }),
  }),
]

const portRules: readonly EntryRule[] = [
  required({
    id: 'SHIPMENT_FOREIGN_PORT_REQUIRED',
    at: 'foreign_port_lading',
    mayRead: ['mode_of_transport', 'isFtz'],
    when: ({ mode_of_transport, isFtz }) => isVessel(mode_of_transport) && !isFtz,
    message: 'Foreign port of lading is required',
  }),
  rule({
    id: 'SHIPMENT_FOREIGN_PORT_LENGTH',
    at: 'foreign_port_lading',
    reads: ['foreign_port_lading', 'mode_of_transport'],
    mayRead: ['isFtz'],
    when: ({ mode_of_transport, isFtz }) => isVessel(mode_of_transport) && !isFtz,
    holds: ({ foreign_port_lading }) => foreign_port_lading.length === 5,
    message: 'Foreign port code must be 5 characters (Schedule K code)',
  }),
  rule({
    id: 'SHIPMENT_FOREIGN_PORT_DIGITS',
    at: 'foreign_port_lading',
    reads: ['foreign_port_lading', 'mode_of_transport'],
    mayRead: ['isFtz'],
    when: ({ mode_of_transport, isFtz }) => isVessel(mode_of_transport) && !isFtz,
    holds: ({ foreign_port_lading }) => /^\d{5}$/.test(foreign_port_lading),
    message: 'Foreign port code must be 5 digits',
  }),
  required({
    id: 'SHIPMENT_UNLADING_PORT_REQUIRED',
    at: 'us_port_unlading',
    source:
      'CBP Form 7501 block 20; specification 2§5, shipment step form; CBP AE chapter, July 2026, usage note g',
    mayRead: ['mode_of_transport', 'isFtz'],
    when: ({ mode_of_transport, isFtz }, { profile }) =>
      !isFtz && (profile.unsentFacts === 'required' ? hasUnladingPort : filesUnladingPort)(mode_of_transport),
    message: 'U.S. port of unlading is required',
  }),
  rule({
    id: 'SHIPMENT_UNLADING_PORT_DIGITS',
    at: 'us_port_unlading',
    reads: ['us_port_unlading', 'mode_of_transport'],
    mayRead: ['isFtz'],
    when: ({ mode_of_transport, isFtz }) => hasUnladingPort(mode_of_transport) && !isFtz,
    holds: ({ us_port_unlading }) => /^\d{4}$/.test(us_port_unlading),
    message: 'U.S. port code must be 4 digits',
  }),
]

/** Step 2: how the goods came, under which bill and through which ports. */
export const movementRules: readonly EntryRule[] = [...modeRules, ...carrierRules, ...billRules, ...portRules]
