import { label } from '../../messages/index.ts'
import { singleSpaced } from '../address-formats.ts'
import { choice, code, day, flag, list, phone, text } from '../field.ts'
import { compactUpper } from '../field-formats.ts'

/** The ways to the release of the goods; '' while nobody was asked, which is released elsewhere. */
const METHODS = {
  with_summary: label({ id: 'choice.release-method.with_summary', defaultMessage: 'Release and pay' }),
  first: label({ id: 'choice.release-method.first', defaultMessage: 'Release first, summary later' }),
  elsewhere: label({ id: 'choice.release-method.elsewhere', defaultMessage: 'Released elsewhere' }),
} as const

const SPLIT_RELEASES = {
  1: label({ id: 'choice.split-release.1', defaultMessage: 'Hold all until the last part is here' }),
  2: label({ id: 'choice.split-release.2', defaultMessage: 'Release each part as it comes' }),
} as const

/** A container or other unit that carries goods of one of the bills. */
const containerFields = {
  number: text({
    label: 'Container number',
    maxLength: 20,
    upper: true,
    format: compactUpper,
    canonical: { about: 'Four letters, the serial number and the check digit.' },
  }),
  bill: text({
    label: 'Its bill',
    maxLength: 20,
    upper: true,
    format: compactUpper,
    canonical: { about: 'The lowest bill of the goods in it; that of block 12 when left out.' },
  }),
} as const

const PAGE = { page: 'release', optional: true } as const

/** How the goods of the entry are released, and the facts that the release alone needs. */
export const releaseFields = {
  method: choice({
    label: 'Release of the goods',
    hint: 'How these goods are released',
    control: 'radio',
    ...PAGE,
    choices: METHODS,
    canonical: {
      about:
        'How the goods are released: with_summary, first, or elsewhere. Left out, they are released elsewhere.',
    },
  }),
  contact_name: text({
    label: 'Contact for the release',
    hint: 'Whom CBP asks about these goods, 40 characters at most',
    maxLength: 40,
    ...PAGE,
    format: singleSpaced,
    canonical: { about: 'Whom CBP asks about the release.' },
  }),
  contact_phone: phone({
    label: 'Telephone of the contact',
    hint: '7 to 15 digits',
    maxLength: 30,
    ...PAGE,
    canonical: { about: 'Telephone of the contact.' },
  }),
  exam_site: code({
    label: 'Preferred exam site',
    hint: 'FIRMS code of the station, 4 letters or digits',
    maxLength: 4,
    ...PAGE,
    upper: true,
    format: compactUpper,
    canonical: { about: 'FIRMS code of the station at which an exam is preferred.' },
  }),
  split_release: choice({
    label: 'If the shipment comes in parts',
    hint: 'When the goods of one bill may arrive on several conveyances',
    ...PAGE,
    ofOneShipment: true,
    choices: SPLIT_RELEASES,
    canonical: { about: 'Of a split shipment: 1 holds all of it, 2 releases it part by part.' },
  }),
  general_order: code({
    label: 'General order number',
    hint: 'If the goods lie in general order, 20 letters or digits at most',
    maxLength: 20,
    ...PAGE,
    ofOneShipment: true,
    upper: true,
    format: compactUpper,
    canonical: { about: 'Number of the general order in which the goods lie.' },
  }),
  bonded_warehouse: code({
    label: 'Bonded warehouse',
    hint: 'FIRMS code of the warehouse that the goods enter, 4 letters or digits',
    maxLength: 4,
    ...PAGE,
    upper: true,
    format: compactUpper,
    canonical: { about: 'FIRMS code of the bonded warehouse, on entry types 21 and 22.' },
  }),
  elected_date: day({
    label: 'Elected entry date',
    hint: 'MM/DD/YYYY, at most 7 days ahead. Of a weekly entry the first day of the zone week',
    ...PAGE,
    canonical: { about: 'Elected date of entry; of a weekly entry the first day of the zone week.' },
  }),
  weekly_entry: flag({
    label: 'Weekly entry of a zone',
    hint: 'Entry type 06 only: one entry for the goods of a week',
    ...PAGE,
    canonical: { about: 'Entry type 06: one entry for all goods that leave the zone in a week.' },
  }),
  immediate_delivery: flag({
    label: 'Immediate delivery',
    hint: 'Only for goods that CBP allows it for',
    ...PAGE,
    ofOneShipment: true,
    canonical: { about: 'Whether immediate delivery is requested.' },
  }),
  non_automated: flag({
    label: 'The carrier files no manifest with CBP',
    hint: 'Of the bill of block 12',
    ...PAGE,
    ofOneShipment: true,
    canonical: { about: 'No electronic manifest has the bill of block 12.' },
  }),
  containers: list(containerFields, {
    label: 'Containers',
    row: 'container',
    hint: 'Numbers of the containers, with check digit. A blank bill is that of block 12',
    ...PAGE,
    ofOneShipment: true,
    limit: 999,
    canonical: { about: 'Containers and other equipment of the bills.' },
  }),
} as const
