import { addDays, parseDay } from '../../../calendar/index.ts'
import { isFirmsCode } from '../../../reference/small-tables.ts'
import { ZONE_TYPE } from '../mapping/release-bill.ts'
import { WAREHOUSE_TYPES } from '../mapping/release-header.ts'
import { RELEASE_MODES, RELEASE_TYPES } from '../release-needs.ts'
import { GUIDE, releaseRule } from './release-rule.ts'

const UNLADING_MODES = ['50', '60', '70']
const DAYS_AHEAD = 7
const LETTERS_AND_DIGITS = /^[A-Z0-9]+$/

/** Type, mode, ports, bond, value, contact and places: SE10 to SE13. */
export const RELEASE_HEADER_RULES = [
  releaseRule({
    id: 'FILING_RELEASE_TYPE',
    at: 'release.method',
    source: `${GUIDE}, SE10 note 2`,
    message:
      'CBP releases no goods under this entry type from here. Choose that they are released elsewhere.',
    reads: ['entryType'],
    holds: ({ entryType }) => entryType in RELEASE_TYPES,
  }),
  releaseRule({
    id: 'FILING_RELEASE_MODE',
    at: 'mode_of_transport',
    source: `${GUIDE}, SE10 notes 5 and 11`,
    message: 'A release needs the mode of transport by which the goods came.',
    mayRead: ['releaseMode', 'entryType', 'it_number'],
    holds: ({ releaseMode: mode, entryType, it_number }) =>
      mode ? RELEASE_MODES.includes(mode) : entryType === ZONE_TYPE && !it_number,
  }),
  releaseRule({
    id: 'FILING_RELEASE_PORT',
    at: 'port_code',
    source: `${GUIDE}, SE10 note 7`,
    message: 'A release needs the four digits of the port of entry.',
    mayRead: ['port_code'],
    holds: ({ port_code = '' }) => /^\d{4}$/.test(port_code),
  }),
  releaseRule({
    id: 'FILING_RELEASE_UNLADING',
    at: 'us_port_unlading',
    source: `${GUIDE}, SE10 positions 56-60`,
    message: 'By mail, by hand and by pipeline a release needs the port of unlading.',
    mayRead: ['releaseMode', 'us_port_unlading'],
    holds: ({ releaseMode: mode, us_port_unlading }) =>
      !UNLADING_MODES.includes(mode) || Boolean(us_port_unlading),
  }),
  releaseRule({
    id: 'FILING_RELEASE_BOND',
    at: 'bond_type',
    source: `${GUIDE}, SE10 note 6`,
    message: 'A release needs a continuous bond, a single transaction bond, or none.',
    mayRead: ['releaseBondType'],
    holds: ({ releaseBondType: type }) => type !== '',
  }),
  releaseRule({
    id: 'FILING_RELEASE_VALUE',
    at: 'entry_type',
    source: `${GUIDE}, SE10 note 13`,
    message:
      'Goods of this entry type are released up to {maximum, number, ::currency/USD precision-integer} only.',
    reads: ['entryType'],
    mayRead: ['releaseValue'],
    holds: ({ entryType, releaseValue: value }) =>
      Number(value) <= (RELEASE_TYPES[entryType]?.maximum ?? Number.POSITIVE_INFINITY),
    params: ({ entryType }) => ({ maximum: RELEASE_TYPES[entryType]?.maximum ?? 0 }),
  }),
  releaseRule({
    id: 'FILING_RELEASE_CONTACT',
    at: 'release.contact_name',
    source: `${GUIDE}, SE13`,
    message: 'Enter whom CBP can ask about these goods.',
    mayRead: ['releaseContact'],
    holds: ({ releaseContact: { name } }) => name !== '',
  }),
  releaseRule({
    id: 'FILING_RELEASE_TELEPHONE',
    at: 'release.contact_phone',
    source: `${GUIDE}, SE13`,
    message: 'Enter the telephone number of the contact, 7 to 15 digits.',
    mayRead: ['releaseContact'],
    holds: ({ releaseContact: { telephone } }) => telephone.length >= 7,
  }),
  releaseRule({
    id: 'FILING_RELEASE_EXAM_SITE',
    at: 'release.exam_site',
    source: `${GUIDE}, SE11 positions 16-19`,
    message: 'The FIRMS code of an exam site has 4 letters or digits.',
    reads: ['release.exam_site'],
    holds: (facts) => isFirmsCode(facts['release.exam_site'] ?? ''),
  }),
  releaseRule({
    id: 'FILING_RELEASE_GENERAL_ORDER',
    at: 'release.general_order',
    source: `${GUIDE}, SE11 positions 45-64`,
    message: 'A general order number has letters and digits, 20 at most.',
    reads: ['release.general_order'],
    holds: (facts) => /^[A-Z0-9]{1,20}$/.test(facts['release.general_order'] ?? ''),
  }),
  releaseRule({
    id: 'FILING_RELEASE_WAREHOUSE',
    at: 'release.bonded_warehouse',
    source: `${GUIDE}, SE11 note 2`,
    message: 'Enter the FIRMS code of the bonded warehouse that the goods enter, 4 letters or digits.',
    mayRead: ['entryType', 'release.bonded_warehouse'],
    holds: (facts) =>
      !WAREHOUSE_TYPES.includes(facts.entryType) || isFirmsCode(facts['release.bonded_warehouse'] ?? ''),
  }),
  releaseRule({
    id: 'FILING_RELEASE_WEEK',
    at: 'release.elected_date',
    source: `${GUIDE}, SE11 note 1`,
    message: 'A weekly entry of a zone needs the first day of its week.',
    mayRead: ['entryType', 'release.weekly_entry', 'release.elected_date'],
    holds: (facts) =>
      facts.entryType !== ZONE_TYPE ||
      !facts['release.weekly_entry'] ||
      parseDay(facts['release.elected_date']) !== undefined,
  }),
  releaseRule({
    id: 'FILING_RELEASE_DELIVERY',
    at: 'release.immediate_delivery',
    source: `${GUIDE}, SE11 note 9`,
    message:
      'Immediate delivery is for goods that are released before their summary, and not for goods that enter a warehouse.',
    mayRead: ['entryType', 'section'],
    holds: ({ entryType, section }) =>
      !section.immediate_delivery || (section.method === 'first' && !WAREHOUSE_TYPES.includes(entryType)),
  }),
  releaseRule({
    id: 'FILING_RELEASE_WEEKLY_FIRST',
    at: 'release.method',
    source: 'CBP AE chapter, July 2026, usage note dd',
    message: 'A weekly entry of a zone is released before its summary. Choose to release first.',
    mayRead: ['entryType', 'section'],
    holds: ({ entryType, section }) =>
      entryType !== ZONE_TYPE || !section.weekly_entry || section.method === 'first',
  }),
]

/** Judged on the day of filing alone: a release that is on file keeps its elected day. */
export const RELEASE_DAY_RULES = [
  releaseRule({
    id: 'FILING_RELEASE_ELECTED_DATE',
    at: 'release.elected_date',
    source: `${GUIDE}, SE11 note 1`,
    message: 'The elected entry date is today or at most 7 days ahead.',
    reads: ['release.elected_date'],
    holds: (facts, { today }) => {
      const day = parseDay(facts['release.elected_date'])
      return day !== undefined && day >= today && day <= addDays(today, DAYS_AHEAD)
    },
  }),
]

/** True for a container or other equipment as SE17 takes it. */
export const isEquipmentNumber = (number: string): boolean =>
  LETTERS_AND_DIGITS.test(number) && number.length <= 20
