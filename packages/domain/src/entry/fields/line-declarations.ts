import { label } from '../../messages/index.ts'
import { choice, code, quantity, text, wholeMoney } from '../field.ts'
import { compactUpper } from '../field-formats.ts'
import { YES_NO } from './yes-no.ts'

const asked = { page: 'lines', optional: true } as const
const number = { ...asked, upper: true, ofOneShipment: true, format: compactUpper } as const

/**
 * The importer's declarations for the goods of a line beyond the form (AE record 54): softwood lumber (01),
 * product exclusions of section 232 (02, 03), steel of Korea (04), craft beverages (05), certifications of
 * AD/CVD goods (06), solar panels (09) and cranes (10), and auto parts (11). Metals are in `metalFields`.
 */
export const importerDeclarationFields = {
  softwood_conforms: choice({
    ...asked,
    label: 'Softwood lumber declaration',
    hint: 'Whether the information on this lumber meets the Softwood Lumber Act of 2008',
    choices: {
      Y: label({ id: 'choice.softwood-conforms.Y', defaultMessage: 'Yes, it meets the Act' }),
      N: label({ id: 'choice.softwood-conforms.N', defaultMessage: 'No, it does not' }),
    },
    ofOneShipment: true,
    canonical: { about: 'Softwood lumber: Y meets the Softwood Lumber Act of 2008, N does not.' },
  }),
  softwood_price: wholeMoney({
    ...asked,
    label: 'Export price of softwood lumber',
    hint: 'Whole dollars, as the Softwood Lumber Act defines it',
    ofOneShipment: true,
    canonical: { about: 'Softwood lumber: export price, whole US dollars.' },
  }),
  softwood_charges: wholeMoney({
    ...asked,
    label: 'Export charges on softwood lumber',
    hint: 'Whole dollars that the exporting country collected under an agreement. Blank when none',
    ofOneShipment: true,
    canonical: { about: 'Softwood lumber: charges of the exporting country, whole US dollars.' },
  }),
  steel_exclusion: code({
    ...number,
    label: 'Section 232 exclusion of steel',
    hint: '9 letters and digits, such as STX001234. It takes the place of the tariff row of the duty',
    maxLength: 9,
    canonical: { about: 'Product exclusion from section 232, steel.' },
  }),
  aluminum_exclusion: code({
    ...number,
    label: 'Section 232 exclusion of aluminum',
    hint: '9 letters and digits, such as APR001234. It takes the place of the tariff row of the duty',
    maxLength: 9,
    canonical: { about: 'Product exclusion from section 232, aluminum.' },
  }),
  korean_certificate: code({
    ...number,
    label: 'Export certificate of Korean steel',
    hint: 'At most 9 letters and digits, where a quota asks for it',
    maxLength: 9,
    canonical: { about: 'Export certificate of steel of the Republic of Korea.' },
  }),
  case_certified: choice({
    ...asked,
    label: 'AD/CVD certification',
    hint: 'That you have the certifications of the Department of Commerce, and uploaded them to CBP in time',
    choices: YES_NO,
    ofOneShipment: true,
    canonical: { about: 'Y: the AD/CVD certifications are in hand and uploaded.' },
  }),
  solar_certified: choice({
    ...asked,
    label: 'Certification of bifacial solar panels',
    hint: 'For heading 9903.45.29: that your certification is complete and uploaded to CBP',
    choices: YES_NO,
    closed: true,
    ofOneShipment: true,
    canonical: { about: 'Y: the certification of bifacial solar panels is uploaded.' },
  }),
  crane_certified: choice({
    ...asked,
    label: 'Certification of ship-to-shore cranes',
    hint: 'For heading 9903.91.09: that your certification is complete and uploaded to CBP',
    choices: YES_NO,
    closed: true,
    ofOneShipment: true,
    canonical: { about: 'Y: the certification of ship-to-shore cranes is uploaded.' },
  }),
  auto_license: code({
    ...number,
    label: 'Auto parts offset license',
    hint: '2 letters and 6 digits, from the Department of Commerce. The duty of its tariff row is 0.00',
    maxLength: 8,
    canonical: { about: 'License of the offset for automobile parts.' },
  }),
  craft_producer_id: code({
    ...asked,
    label: 'Foreign producer ID',
    hint: 'The number of the producer at the TTB, such as TTB-FP-ABC1234',
    maxLength: 18,
    upper: true,
    canonical: { about: 'Craft beverages: number of the foreign producer at the TTB.' },
  }),
  craft_producer_name: text({
    ...asked,
    label: 'Foreign producer',
    hint: 'As registered with the TTB, at most 21 characters',
    maxLength: 21,
    canonical: { about: 'Craft beverages: name of the foreign producer, as registered with the TTB.' },
  }),
  craft_rate_code: code({
    ...asked,
    label: 'CBMA rate designation code',
    hint: '6 letters and digits, from the rates table of the TTB',
    maxLength: 6,
    upper: true,
    canonical: { about: 'Craft beverages: code of the rate that the refund is claimed at.' },
  }),
  craft_tax_rate: quantity({
    ...asked,
    label: 'TTB tax rate',
    hint: 'Dollars by unit, beside the code in the rates table of the TTB',
    canonical: { about: 'Craft beverages: rate of the code, US dollars.', places: 4 },
  }),
  craft_flavor_credit: choice({
    ...asked,
    label: 'Flavor content credit',
    hint: 'Whether the tax on spirits counts a credit for eligible wine or flavor',
    choices: YES_NO,
    canonical: { about: 'Craft beverages: Y when a credit for wine or flavor content is used.' },
  }),
} as const
