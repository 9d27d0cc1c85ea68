import { label } from '../../messages/index.ts'
import { choice, code, day, flag } from '../field.ts'
import { compactUpper, padded } from '../field-formats.ts'
import { PATTERNS } from './patterns.ts'

const KINDS = {
  '10': label({ id: 'choice.security-filing.10', defaultMessage: 'Ten facts: the goods enter' }),
  '5': label({ id: 'choice.security-filing.5', defaultMessage: 'Five facts: the goods only pass through' }),
} as const

/** Types of shipment (SF10 6-7). Type 11 is not offered: CBP's list of its sub-types is not at hand. */
const SHIPMENTS = {
  '01': label({ id: 'choice.isf-shipment.01', defaultMessage: 'Ordinary goods' }),
  '02': label({ id: 'choice.isf-shipment.02', defaultMessage: 'To order' }),
  '03': label({ id: 'choice.isf-shipment.03', defaultMessage: 'Household goods' }),
  '04': label({ id: 'choice.isf-shipment.04', defaultMessage: 'Military or government goods' }),
  '05': label({ id: 'choice.isf-shipment.05', defaultMessage: 'Diplomatic goods' }),
  '06': label({ id: 'choice.isf-shipment.06', defaultMessage: 'Goods under a carnet' }),
  '07': label({ id: 'choice.isf-shipment.07', defaultMessage: 'U.S. goods that return' }),
  '08': label({ id: 'choice.isf-shipment.08', defaultMessage: 'Goods for a foreign trade zone' }),
  '09': label({ id: 'choice.isf-shipment.09', defaultMessage: 'International mail' }),
  '10': label({ id: 'choice.isf-shipment.10', defaultMessage: 'Outer continental shelf' }),
} as const

const BONDS = {
  own: label({ id: 'choice.isf-bond.own', defaultMessage: 'The continuous bond of the importer' }),
  single: label({ id: 'choice.isf-bond.single', defaultMessage: 'A single bond for this filing' }),
} as const

const PAGE = { page: 'security-filing', optional: true } as const

/** The detail page security-filing: what the importer security filing needs beyond the entry (ISF 10+2), vessel only. */
export const securityFilingFields = {
  lading_date: day({
    ...PAGE,
    label: 'Day of loading',
    hint: 'MM/DD/YYYY. When the ship loads the goods abroad',
    canonical: { about: 'The day on which the goods are laden on the vessel abroad.' },
  }),
  kind: choice({
    ...PAGE,
    label: 'Kind of security filing',
    hint: 'Goods for an entry need all ten facts',
    choices: KINDS,
    canonical: { about: '10 for ten elements, 5 for goods that stay on board or only pass through.' },
  }),
  shipment_type: choice({
    ...PAGE,
    label: 'Type of shipment',
    hint: 'Ordinary goods when nothing is chosen',
    choices: SHIPMENTS,
    canonical: { about: "CBP's type of shipment, 01 to 10; 01 when left out.", like: PATTERNS.twoDigits },
  }),
  bond: choice({
    ...PAGE,
    label: 'Bond for the security filing',
    hint: 'The continuous bond of step 1 covers it',
    choices: BONDS,
    canonical: { about: 'own for the continuous bond of the importer, single for one of this filing.' },
  }),
  bond_reference: code({
    ...PAGE,
    label: 'Reference of the single bond',
    hint: 'The reference that the surety gave, not the number of the bond',
    maxLength: 50,
    ofOneShipment: true,
    upper: true,
    format: compactUpper,
    canonical: { about: "The surety's reference of a single bond for the filing.", max: 50 },
  }),
  bond_surety: choice({
    ...PAGE,
    label: 'Surety of the single bond',
    hint: '3 digits. That of step 1 when left blank',
    control: 'combobox',
    maxLength: 3,
    ofOneShipment: true,
    lookup: 'sureties',
    format: padded(3),
    canonical: {
      about: 'Surety of the single bond; that of the entry when left out.',
      like: PATTERNS.threeDigits,
    },
  }),
  with_release: flag({
    ...PAGE,
    label: 'Send with the release in one message',
    hint: 'CBP answers each of the two. Otherwise you file it separately',
    ofOneShipment: true,
    canonical: { about: 'Whether it goes in the message of the release, where that is filed first.' },
  }),
  foreign_unlading: choice({
    ...PAGE,
    label: 'Foreign port of unlading',
    hint: 'Five facts only. Schedule K, 5 digits',
    control: 'combobox',
    maxLength: 5,
    lookup: 'foreign-ports',
    format: compactUpper,
    canonical: { about: 'Where goods that do not enter leave the ship, Schedule K.' },
  }),
  delivery_place: code({
    ...PAGE,
    label: 'Place of delivery',
    hint: 'Five facts only. Schedule K, 5 digits, or the UN code, such as CAMTR',
    maxLength: 5,
    upper: true,
    format: compactUpper,
    canonical: { about: 'Where goods that do not enter are delivered, Schedule K or UN code.' },
  }),
} as const
