import { scaled, toCents } from '../../money/cents.ts'
import { INSULAR_POSSESSIONS } from '../../reference/countries.ts'
import { isInformalEntryType } from '../../reference/entry-types.ts'
import { SPIS } from '../../reference/fee-rates.ts'
import { CHARGE_EXEMPT_NUMBERS, CHARGES_LIMIT } from '../../reference/filing-limits.ts'
import { cbpUnit } from '../../reference/units.ts'
import { isTextileCategory } from '../mapping/line.ts'
import { countryCode } from '../parse/origin.ts'
import { keyboardText } from '../parse/text.ts'
import { entryRule, lineRule, MATRIX, sharedRule } from './filing-rule.ts'

const AE_LINES = 998
/** Record 62 has eight digits. */
const MAX_LINE_FEE = 100_000_000n

const programmes = new Set(SPIS.map((spi) => spi.code))

export const LINES_FILING_RULES = [
  entryRule({
    id: 'FILING_LINE_COUNT',
    path: 'line_items',
    source: 'CBP AE chapter, July 2026, record 40',
    message: 'Customs takes 1 to 998 lines on one entry summary. Split a longer entry.',
    holds: ({ lines }) => lines.length >= 1 && lines.length <= AE_LINES,
  }),
  lineRule({
    id: 'FILING_HTS',
    path: 'htsus',
    source: 'CBP AE chapter, July 2026, record 50; condition 432',
    message: 'Customs needs the ten digits of the HTSUS number.',
    holds: ({ hts }) => hts.length === 10,
  }),
  lineRule({
    id: 'FILING_DESCRIPTION',
    path: 'description',
    source: 'CBP AE chapter, July 2026, record 44; condition 464',
    message: 'Customs reads descriptions in Latin letters only; this one has none.',
    holds: ({ line }) => !line.description || /[A-Z]/.test(keyboardText(line.description)),
  }),
  sharedRule({
    id: 'FILING_ORIGIN',
    path: 'shipment_origin.country_of_origin',
    own: 'origin_country',
    source: 'CBP ACE error dictionary, conditions 407 and 408',
    message: 'Customs needs one country of origin for each line.',
    holds: ({ origin }, { rules }) => origin !== '' && rules.reference.hasCountry(origin),
  }),
  sharedRule({
    id: 'FILING_ORIGIN_PROVINCE',
    path: 'shipment_origin.manufacturer_id',
    own: 'manufacturer_mid',
    source: 'CBP ACE error dictionary, condition 414',
    message:
      "Canadian goods exported from Canada are filed by province: give the manufacturer's province, or a manufacturer ID that begins with its X code.",
    holds: ({ origin }, { draft, entryType }) =>
      origin !== 'CA' ||
      countryCode(draft.shipment_origin?.exporting_country) !== 'CA' ||
      ['11', '31', '32', '34'].includes(entryType),
  }),
  sharedRule({
    id: 'FILING_MANUFACTURER',
    path: 'shipment_origin.manufacturer_id',
    own: 'manufacturer_mid',
    source: `${MATRIX}; condition 483`,
    message: 'Customs needs a manufacturer ID for this entry type, on the line or in step 2.',
    holds: ({ mid }, { needs }) => mid !== '' || !needs?.manufacturer,
  }),
  sharedRule({
    id: 'FILING_MANUFACTURER_FORMAT',
    path: 'shipment_origin.manufacturer_id',
    own: 'manufacturer_mid',
    source: 'CBP AE chapter, July 2026, record 47',
    message:
      'Customs takes a manufacturer ID of 3 to 15 letters and digits that begins with a country or province.',
    holds: ({ mid }) => mid === '' || /^[A-Z]{2}[A-Z0-9]{1,13}$/.test(mid),
  }),
  lineRule({
    id: 'FILING_RELATED_PARTY',
    path: 'relationship',
    source: `${MATRIX}; condition 415`,
    message: 'Customs needs to know whether buyer and seller are related: Yes or No.',
    holds: ({ line }, { needs }) => /^[YN]$/.test(line.relationship ?? '') || !needs?.relatedParty,
  }),
  lineRule({
    id: 'FILING_VALUE',
    path: 'entered_value',
    source: 'CBP AE chapter, July 2026, record 50',
    message:
      'Customs takes a line of 1 to 9,999,999,999 whole dollars whose processing fee is below $1,000,000.',
    holds: ({ value, fees }) =>
      value >= 100n && value < 1_000_000_000_000n && (fees.mpf ?? 0n) < MAX_LINE_FEE,
  }),
  lineRule({
    id: 'FILING_CHARGES',
    path: 'charges',
    source: 'CBP ACE error dictionary, condition 664',
    message: 'Customs needs the charges of a line worth more than $1,250.',
    holds: ({ line, value, origin, hts }, { entryType, mode }) =>
      toCents(line.charges) >= 50n ||
      value <= CHARGES_LIMIT ||
      isInformalEntryType(entryType) ||
      mode === '60' ||
      INSULAR_POSSESSIONS.includes(origin) ||
      CHARGE_EXEMPT_NUMBERS.includes(hts),
  }),
  lineRule({
    id: 'FILING_UNIT',
    path: 'net_uom',
    source: 'CATAIR Appendix C, units of measure; condition 442',
    message:
      'The tariff counts in no such unit. Give the quantity in the unit of the HTSUS number, for example PCS or KG.',
    holds: ({ line }) => !line.net_uom || line.net_uom === 'X' || cbpUnit(line.net_uom) !== undefined,
  }),
  lineRule({
    id: 'FILING_QUANTITY',
    path: 'net_qty',
    source: 'CBP AE chapter, July 2026, record 50; conditions 439 and 441',
    message: 'Customs takes a quantity above zero with two decimals, below 10,000,000,000.',
    holds: ({ line }) => {
      if (line.net_uom === 'X') return true
      const hundredths = scaled(line.net_qty, 2)
      return hundredths !== undefined && hundredths > 0n && hundredths < 1_000_000_000_000n
    },
  }),
  lineRule({
    id: 'FILING_DUTY',
    path: 'duty_amount',
    source: 'CBP AE chapter, July 2026, records 50 and 60',
    message: 'Customs takes duty and tax of a line up to $99,999,999.99 each.',
    holds: ({ line }) =>
      toCents(line.duty_amount) < 10_000_000_000n && toCents(line.ir_tax_amount) < 10_000_000_000n,
  }),
  lineRule({
    id: 'FILING_WEIGHT',
    path: 'gross_weight_kg',
    source: 'CBP AE chapter, July 2026, record 40',
    message: 'Customs takes a gross weight below 10,000,000,000 kilograms.',
    holds: ({ line }) => (scaled(line.gross_weight_kg, 0) ?? 0n) < 10_000_000_000n,
  }),
  lineRule({
    id: 'FILING_SPI',
    path: 'spi',
    source: 'CBP AE chapter, July 2026, table 8; condition 416',
    message: 'Customs knows no special program of this code.',
    holds: ({ line }) => !line.spi || programmes.has(line.spi.trim().toUpperCase()),
  }),
  lineRule({
    id: 'FILING_CATEGORY',
    path: 'category_number',
    source: 'CBP AE chapter, July 2026, record 40; condition 425',
    message: 'Customs takes a textile category in digits only, for example 338.',
    holds: ({ line }) => !line.category_number || isTextileCategory(line.category_number),
  }),
  lineRule({
    id: 'FILING_VISA',
    path: 'visa_number',
    source: 'CBP AE chapter, July 2026, record 51',
    message: 'Customs takes a visa number of at most 9 letters and digits.',
    holds: ({ line }) => !line.visa_number || /^[A-Z0-9]{1,9}$/i.test(line.visa_number.trim()),
  }),
]
