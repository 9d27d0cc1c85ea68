import { label } from '../../../messages/index.ts'
import { type AgencyProgram, allRows, may, must, own, whole } from '../program.ts'
import { COSMETIC_FORM, DEVICE_FORM, RADIATION_FORM } from './forms.ts'
import {
  ADDRESSED,
  ARRIVAL,
  affirmsOneOf,
  DESCRIBED,
  FDA_RULES,
  INTENDED_USE,
  MADE_IN,
  PROCESSING,
  PRODUCT_CODE,
  REST,
  ROLES,
} from './parts.ts'

const SHARED = [
  MADE_IN,
  may('PG07'),
  DESCRIBED,
  ...ADDRESSED,
  may('PG21'),
  may('PG26', 6),
  may('PG29', 1),
  ARRIVAL,
  ...REST,
] as const

/** Cosmetics. */
export const COSMETIC: AgencyProgram = {
  agency: 'FDA',
  programs: ['COS'],
  name: label({ id: 'fda-cosmetic.name', defaultMessage: 'Cosmetics' }),
  goods: label({
    id: 'fda-cosmetic.goods',
    defaultMessage: 'Cosmetics: creams, soaps that claim more than cleaning, make-up, perfume',
  }),
  help: label({
    id: 'fda-cosmetic.help',
    defaultMessage:
      'The facility that makes a cosmetic is registered with FDA, and the product is listed. Ask the supplier for both.',
  }),
  supplier: [
    label({
      id: 'fda-cosmetic.supplier-facility',
      defaultMessage: 'The FDA registration number of the facility that makes the cosmetic',
    }),
    label({ id: 'fda-cosmetic.supplier-listing', defaultMessage: 'The FDA listing number of the product' }),
    label({
      id: 'fda.supplier-code',
      defaultMessage: 'The FDA product code of the product: 7 letters and digits',
    }),
    label({
      id: 'fda.supplier-label',
      defaultMessage: 'A picture of the label, with the name of the product in English',
    }),
  ],
  source: 'FDA guide, August 2025, tables 6-8, 6-15 and 6-21, at second hand; roles from memory',
  grade: 'C',
  head: [INTENDED_USE],
  codes: [PRODUCT_CODE],
  records: [...SHARED, may('PG23')],
  roles: ROLES,
  rolesGrade: '?',
  rules: FDA_RULES,
  form: COSMETIC_FORM,
}

/** Medical devices. */
export const DEVICE: AgencyProgram = {
  agency: 'FDA',
  programs: ['DEV'],
  name: label({ id: 'fda-device.name', defaultMessage: 'Medical devices' }),
  goods: label({
    id: 'fda-device.goods',
    defaultMessage: 'Medical devices, spectacles and devices for massage among them',
  }),
  help: label({
    id: 'fda-device.help',
    defaultMessage:
      'Ask the supplier for the registration of the establishment, the listing of the device and, where it needs one, the number of its premarket notification.',
  }),
  supplier: [
    label({
      id: 'fda-device.supplier-facility',
      defaultMessage: 'The FDA registration number of the establishment that makes the device',
    }),
    label({ id: 'fda-device.supplier-listing', defaultMessage: 'The FDA listing number of the device' }),
    label({
      id: 'fda-device.supplier-premarket',
      defaultMessage:
        'The number of the premarket notification or approval (510(k), PMA), if the device needs one',
    }),
    label({
      id: 'fda.supplier-code',
      defaultMessage: 'The FDA product code of the product: 7 letters and digits',
    }),
  ],
  source: 'FDA guide, August 2025, tables 11-8, 11-16 to 11-21 and 11-28, at second hand; roles from memory',
  grade: 'C',
  head: [PROCESSING, INTENDED_USE],
  codes: [PRODUCT_CODE],
  records: [
    ...SHARED,
    must(
      'PG23',
      label({
        id: 'fda-device.affirmation',
        defaultMessage: 'Give the registration of the maker and the listing of the device.',
      }),
    ),
  ],
  roles: ROLES,
  rolesGrade: '?',
  rules: [
    ...FDA_RULES,
    affirmsOneOf(
      ['DEV', 'DFE', 'DDM', 'CPT', 'IDE', 'KIT'],
      own(
        'DEVICE REGISTRATION MISSING',
        label({
          id: 'fda-device.registration',
          defaultMessage: 'Give the registration of the maker or exporter of the device.',
        }),
      ),
      { grade: 'C', question: 'maker_registration' },
    ),
    affirmsOneOf(
      ['LST', 'DDM', 'CPT', 'IDE', 'KIT'],
      own(
        'DEVICE LISTING MISSING',
        label({ id: 'fda-device.listing', defaultMessage: 'Give the listing of the device.' }),
      ),
      { grade: 'C', question: 'device_listing' },
    ),
    {
      condition: own(
        'BRAND OF PROCESSING RED MISSING',
        label({ id: 'fda-device.brand', defaultMessage: 'Give the brand of a device that emits radiation.' }),
      ),
      grade: 'C',
      question: 'brand',
      places: (statement) =>
        whole(
          statement.processing === 'RED' &&
            !allRows(statement).some(({ record, values }) => record === 'PG07' && values.brand),
        ),
    },
  ],
  form: DEVICE_FORM,
}

/** Products that emit radiation. */
export const RADIATION: AgencyProgram = {
  agency: 'FDA',
  programs: ['RAD'],
  name: label({ id: 'fda-radiation.name', defaultMessage: 'Products that emit radiation' }),
  goods: label({
    id: 'fda-radiation.goods',
    defaultMessage: 'Lasers, lamps of ultraviolet light, microwave ovens, X-ray equipment, televisions',
  }),
  help: label({
    id: 'fda-radiation.help',
    defaultMessage:
      'Form FDA 2877 declares which products emit radiation and how they comply. Ask the supplier for the accession number of its report to FDA.',
  }),
  supplier: [
    label({
      id: 'fda-radiation.supplier-accession',
      defaultMessage: 'The accession number of the report to FDA about the product',
    }),
    label({
      id: 'fda-radiation.supplier-declaration',
      defaultMessage: 'The declaration of form FDA 2877 that applies to the product',
    }),
    label({
      id: 'fda.supplier-code',
      defaultMessage: 'The FDA product code of the product: 7 letters and digits',
    }),
  ],
  source:
    'FDA guide, August 2025, tables 13-17 to 13-26, at second hand; codes of form 2877 and roles from memory',
  grade: 'C',
  head: [INTENDED_USE],
  codes: [PRODUCT_CODE],
  records: [
    ...SHARED,
    must(
      'PG23',
      label({
        id: 'fda-radiation.affirmation',
        defaultMessage: 'Declare how the product complies, as form FDA 2877 does.',
      }),
    ),
  ],
  roles: ROLES,
  rolesGrade: '?',
  rules: FDA_RULES,
  form: RADIATION_FORM,
}
