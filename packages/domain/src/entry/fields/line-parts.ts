import { abbreviateStreet, titleCase } from '../address-formats.ts'
import { choice, code, day, quantity, text, wholeMoney } from '../field.ts'
import { PATTERNS } from './patterns.ts'

/** A charge of the data layer, e.g. code C490, whole dollars. */
export const chargeFields = {
  code: code({ label: 'Charge code', maxLength: 4, canonical: { about: 'C and three digits.', max: 10 } }),
  amount: wholeMoney({ label: 'Charge amount', canonical: { about: 'Whole US dollars.' } }),
} as const

/** A licence or permit asked for by an agency requirement. */
export const requirementFields = {
  requirement_id: code({
    label: 'Requirement',
    maxLength: 40,
    canonical: { about: 'The requirement that asks for it.' },
  }),
  number: code({ label: 'Number', maxLength: 40, canonical: { about: 'Its number.' } }),
  type_code: choice({
    label: 'CBP type',
    maxLength: 2,
    optional: true,
    lookup: 'license-types',
    canonical: { about: 'Type of a license that CBP asks for; such a license is sent in record 52.' },
  }),
} as const

/** A warning of the Census Bureau that the importer answers: the figures are right, and why. */
export const censusOverrideFields = {
  warning: choice({
    label: 'Census warning',
    maxLength: 3,
    lookup: 'census-warnings',
    canonical: { about: 'Code of the warning, AE table 11.' },
  }),
  reason: choice({
    label: 'Why the figures are right',
    maxLength: 2,
    lookup: 'census-reasons',
    canonical: { about: 'Code of the reason, AE table 10.' },
  }),
} as const

/** The manufacturer of the goods of a line, block 13. */
export const manufacturerFields = {
  name: text({
    label: 'Manufacturer name',
    hint: 'Block 13. 2 characters or more',
    block: '13',
    page: 'lines',
    maxLength: 100,
    optional: true,
    canonical: { about: 'Name.' },
  }),
  address_line1: text({
    label: 'Manufacturer address',
    hint: 'Block 13. Street line',
    block: '13',
    page: 'lines',
    maxLength: 100,
    optional: true,
    format: abbreviateStreet,
    canonical: { about: 'Street.' },
  }),
  address_line2: text({
    label: 'Manufacturer address line 2',
    hint: 'Block 13',
    block: '13',
    page: 'lines',
    maxLength: 100,
    optional: true,
    format: abbreviateStreet,
    canonical: { about: 'Second line.' },
  }),
  city: text({
    label: 'Manufacturer city',
    hint: 'Block 13',
    block: '13',
    page: 'lines',
    maxLength: 50,
    optional: true,
    format: titleCase,
    canonical: { about: 'City.' },
  }),
  province: text({
    label: 'Manufacturer state or province',
    hint: 'Block 13. Asked for the United States and Canada',
    block: '13',
    page: 'lines',
    maxLength: 50,
    optional: true,
    upper: true,
    canonical: { about: 'Province or state.' },
  }),
  country: choice({
    label: 'Manufacturer country',
    hint: 'Block 13. Two letters or name',
    block: '13',
    page: 'lines',
    control: 'combobox',
    maxLength: 2,
    optional: true,
    upper: true,
    lookup: 'countries',
    canonical: { about: 'Two letters.' },
  }),
  postal: text({
    label: 'Manufacturer postal code',
    hint: 'Block 13',
    block: '13',
    page: 'lines',
    maxLength: 12,
    optional: true,
    upper: true,
    canonical: { about: 'Postal code.' },
  }),
} as const

/** The invoice of a line in its own currency. */
export const invoiceFields = {
  currency_code: code({
    label: 'Invoice currency',
    hint: 'Three letters, as on the invoice',
    page: 'line-values',
    maxLength: 3,
    optional: true,
    upper: true,
    canonical: { about: 'Currency.', like: PATTERNS.currency },
  }),
  foreign_value: quantity({
    label: 'Invoice value',
    hint: 'In the currency of the invoice',
    page: 'line-values',
    optional: true,
    canonical: { about: 'Value in that currency.', places: 2 },
  }),
  exchange_rate: quantity({
    label: 'Exchange rate',
    hint: 'US dollars for one unit, 6 decimals at most',
    page: 'line-values',
    optional: true,
    ofOneShipment: true,
    canonical: { about: 'US dollars for one unit.', places: 6 },
  }),
  effective_at: day({
    label: 'Date of the rate',
    hint: 'MM/DD/YYYY, the date of exportation',
    page: 'line-values',
    optional: true,
    canonical: { about: 'When the rate held.', asText: true },
  }),
  source: text({
    label: 'Source of the rate',
    hint: 'Where the rate is published',
    page: 'line-values',
    maxLength: 100,
    optional: true,
    canonical: { about: 'Where the rate comes from.' },
  }),
} as const
