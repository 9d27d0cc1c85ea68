import { isSetComponent } from '../../entry/article-set.ts'
import type { LineItem } from '../../entry/draft.ts'
import { dollarsText, scaled, sumCents, toCents } from '../../money/cents.ts'
import { reasonsFor } from '../../reference/census.ts'
import { INSULAR_POSSESSIONS } from '../../reference/countries.ts'
import { isInformalEntryType } from '../../reference/entry-types.ts'
import { mayClaim, SPIS } from '../../reference/fee-rates.ts'
import { CHARGE_EXEMPT_NUMBERS, CHARGES_LIMIT, LINE_FEE_LIMIT } from '../../reference/filing-limits.ts'
import { hasChapter } from '../../reference/tariff-chapters.ts'
import { cbpUnit } from '../../reference/units.ts'
import { isPartyId } from '../mapping/case.ts'
import { readRuling } from '../mapping/line.ts'
import { isTextileCategory } from '../mapping/line-header-fields.ts'
import { countryCode, isProvinceCode } from '../mapping/origin.ts'
import { keyboardText } from '../mapping/text.ts'
import { type FilingRule, filingLineRule, filingRule, MATRIX, sharedRules } from './filing-rule.ts'

const AE_LINES = 998

const listedCharges = ({ charges_breakdown = [] }: Pick<LineItem, 'charges_breakdown'>) =>
  sumCents(charges_breakdown.map(({ amount }) => toCents(amount)))

/** Section XI of the HTSUS. */
const isTextile = (hts: string): boolean => /^(5\d|6[0-3])/.test(hts)

const programs = new Set(SPIS.map((spi) => spi.code))

/** Fields of step 2 that a line may override. */
const SHARED: readonly FilingRule[] = [
  ...sharedRules({
    id: 'FILING_ORIGIN',
    at: 'country_of_origin',
    own: 'origin_country',
    source: 'CBP ACE error dictionary, conditions 407 and 408',
    message: 'CBP needs one country of origin for each line.',
    holds: ({ origin }, { reference }) => origin !== '' && reference.hasCountry(origin),
  }),
  ...sharedRules({
    id: 'FILING_ORIGIN_PROVINCE',
    at: 'manufacturer_id',
    own: 'manufacturer_mid',
    source: 'CBP ACE error dictionary, condition 414',
    message:
      "Canadian goods exported from Canada are filed by province: give the manufacturer's province, or a manufacturer ID that begins with its X code.",
    holds: ({ origin }, _, { exporting_country, entryType }) =>
      origin !== 'CA' ||
      countryCode(exporting_country) !== 'CA' ||
      ['11', '31', '32', '34'].includes(entryType),
  }),
  ...sharedRules({
    id: 'FILING_MANUFACTURER_FORMAT',
    at: 'manufacturer_id',
    own: 'manufacturer_mid',
    source: 'CBP AE chapter, July 2026, usage note f; condition 523',
    message:
      'CBP accepts a manufacturer ID of 8 to 15 letters and digits that begins with a country, or with the X code of a Canadian province.',
    holds: ({ mid }, { reference }) =>
      mid === '' || (isPartyId(mid) && reference.hasCountry(mid.slice(0, 2))),
  }),
  ...sharedRules({
    id: 'FILING_MANUFACTURER_PROVINCE',
    at: 'manufacturer_id',
    own: 'manufacturer_mid',
    source: 'CBP ACE error dictionary, condition 535',
    message:
      'The manufacturer ID of Canadian goods begins with the X code of the province where they are made, such as XO for Ontario.',
    holds: ({ mid, origin }) =>
      mid === '' || !(origin === 'CA' || isProvinceCode(origin)) || isProvinceCode(mid.slice(0, 2)),
  }),
]

export const LINES_FILING_RULES: readonly FilingRule[] = [
  filingRule({
    id: 'FILING_LINE_COUNT',
    at: 'line_items',
    source: 'CBP AE chapter, July 2026, record 40',
    message: 'CBP accepts 1 to 998 lines on one entry summary. Split a longer entry.',
    ofLines: ['index'],
    holds: ({ lines }) => lines.length >= 1 && lines.length <= AE_LINES,
  }),
  filingLineRule({
    id: 'FILING_HTS',
    at: 'htsus',
    source: 'CBP AE chapter, July 2026, record 50; condition 432',
    message: 'CBP needs the ten digits of the HTSUS number.',
    mayRead: ['hts'],
    holds: ({ hts }) => hts.length === 10,
  }),
  filingLineRule({
    id: 'FILING_HTS_CHAPTER',
    at: 'htsus',
    source: 'HTSUS; CBP ACE error dictionary, condition 433',
    message: 'The tariff has no chapter {chapter}.',
    mayRead: ['hts'],
    holds: ({ hts }) => hasChapter(hts),
    params: ({ hts }) => ({ chapter: hts.slice(0, 2) }),
  }),
  filingLineRule({
    id: 'FILING_DESCRIPTION',
    at: 'description',
    source: 'CBP AE chapter, July 2026, record 44; condition 464',
    message: 'CBP reads descriptions in Latin letters only; this one has none.',
    reads: ['description'],
    holds: ({ description = '' }) => /[a-z]/i.test(description) || /[A-Z]/.test(keyboardText(description)),
  }),
  ...SHARED,
  filingRule({
    id: 'FILING_MANUFACTURER',
    at: 'manufacturer_id',
    source: `${MATRIX}; condition 483`,
    message:
      'Add a manufacturer ID, on the line or in step 2. It can be made from the name and address of the factory.',
    mayRead: ['needs'],
    ofLines: ['mid'],
    holds: ({ needs, lines }) => !needs?.manufacturer || lines.every(({ mid }) => mid !== ''),
  }),
  filingLineRule({
    id: 'FILING_MANUFACTURER_ORIGIN',
    at: 'manufacturer_mid',
    severity: 'warning',
    source: '19 CFR 102.23(a), goods of chapters 50 to 63',
    message:
      'The manufacturer ID begins with {made}, and the goods come from {origin}. For textiles and clothing CBP wants the ID of the company whose work makes {origin} their origin, not of a seller elsewhere.',
    mayRead: ['hts', 'mid', 'origin'],
    holds: ({ hts, mid, origin }) =>
      !isTextile(hts) || mid === '' || origin === '' || countryCode(mid.slice(0, 2)) === countryCode(origin),
    params: ({ mid, origin }) => ({ made: mid.slice(0, 2), origin }),
  }),
  filingLineRule({
    id: 'FILING_RELATED_PARTY',
    at: 'relationship',
    source: `${MATRIX}; condition 415`,
    message: 'CBP needs to know whether buyer and seller are related: Yes or No.',
    mayRead: ['relationship'],
    entry: ['needs'],
    holds: ({ relationship = '' }, _, { needs }) => /^[YN]$/.test(relationship) || !needs?.relatedParty,
  }),
  filingLineRule({
    id: 'FILING_VALUE',
    at: 'entered_value',
    source: 'CBP AE chapter, July 2026, record 50',
    message:
      'CBP accepts a line value of 1 to 9,999,999,999 whole dollars whose processing and harbor maintenance fees are below $1,000,000.',
    mayRead: ['value', 'fees'],
    holds: ({ value, fees: { mpf = 0n, hmf = 0n } }) =>
      value >= 100n && value < 1_000_000_000_000n && mpf <= LINE_FEE_LIMIT && hmf <= LINE_FEE_LIMIT,
  }),
  filingLineRule({
    id: 'FILING_CHARGES_LIST',
    at: 'charges',
    source: 'CBP AE chapter, July 2026, record 40: one amount of charges for each line',
    message: 'The charges of the line differ from the sum of its list of charges, {sum}.',
    detail: 'Only one amount is filed. Enter the sum in Charges, or correct the list.',
    reads: ['charges_breakdown'],
    mayRead: ['charges'],
    holds: (line) => toCents(line.charges) === listedCharges(line),
    params: (line) => ({ sum: dollarsText(listedCharges(line)) }),
  }),
  filingLineRule({
    id: 'FILING_CHARGES',
    at: 'charges',
    source: 'CBP ACE error dictionary, condition 664',
    message: 'CBP needs the charges of a line worth more than $1,250.',
    mayRead: ['charges', 'set_indicator', 'value', 'origin', 'hts'],
    entry: ['entryType', 'mode'],
    holds: ({ charges, set_indicator, value, origin, hts }, _, { entryType, mode }) =>
      toCents(charges) >= 50n ||
      value <= CHARGES_LIMIT ||
      isSetComponent({ set_indicator }) ||
      isInformalEntryType(entryType) ||
      mode === '60' ||
      INSULAR_POSSESSIONS.includes(origin) ||
      CHARGE_EXEMPT_NUMBERS.includes(hts),
  }),
  filingLineRule({
    id: 'FILING_CHARGES_NOT_SENT',
    at: 'charges',
    severity: 'info',
    source: 'CBP AE chapter, July 2026, record 40, charges in whole dollars',
    message: 'Charges are sent in whole dollars: less than 50 cents is sent as 0.',
    reads: ['charges'],
    holds: ({ charges }) => {
      const cents = toCents(charges)
      return cents === 0n || cents >= 50n
    },
  }),
  filingLineRule({
    id: 'FILING_UNIT',
    at: 'net_uom',
    source: 'CATAIR Appendix C, units of measure; condition 442',
    message:
      'The tariff does not use this unit. Enter the quantity in the unit of the HTSUS number, for example PCS or KG.',
    reads: ['net_uom'],
    holds: ({ net_uom = '' }) => net_uom === 'X' || cbpUnit(net_uom) !== undefined,
  }),
  filingLineRule({
    id: 'FILING_QUANTITY',
    at: 'net_qty',
    source: 'CBP AE chapter, July 2026, record 50; conditions 439 and 441',
    message: 'CBP accepts a quantity above zero and below 10,000,000,000, with at most two decimals.',
    mayRead: ['net_uom', 'net_qty'],
    holds: ({ net_uom, net_qty }) => {
      if (net_uom === 'X') return true
      const hundredths = scaled(net_qty, 2)
      return hundredths !== undefined && hundredths > 0n && hundredths < 1_000_000_000_000n
    },
  }),
  filingLineRule({
    id: 'FILING_DUTY',
    at: 'duty_amount',
    source: 'CBP AE chapter, July 2026, records 50 and 60',
    message: 'CBP accepts duty and tax of a line up to $99,999,999.99 each.',
    mayRead: ['duty_amount', 'ir_tax_amount'],
    holds: ({ duty_amount, ir_tax_amount }) =>
      toCents(duty_amount) < 10_000_000_000n && toCents(ir_tax_amount) < 10_000_000_000n,
  }),
  filingLineRule({
    id: 'FILING_WEIGHT',
    at: 'gross_weight_kg',
    source: 'CBP AE chapter, July 2026, record 40',
    message: 'CBP accepts a gross weight below 10,000,000,000 kilograms.',
    reads: ['gross_weight_kg'],
    holds: ({ gross_weight_kg }) => (scaled(gross_weight_kg, 0) ?? 0n) < 10_000_000_000n,
  }),
  filingLineRule({
    id: 'FILING_SPI',
    at: 'spi',
    source: 'CBP AE chapter, July 2026, table 8; condition 416',
    message: 'There is no special program with this code.',
    reads: ['spi'],
    holds: ({ spi = '' }) => programs.has(spi.trim().toUpperCase()),
  }),
  filingLineRule({
    id: 'FILING_SPI_ORIGIN',
    at: 'spi',
    source: 'CBP ACE error dictionary, condition 608',
    message: 'Goods of this origin cannot claim this special program.',
    reads: ['spi', 'origin'],
    holds: ({ spi = '', origin }) => {
      const code = spi.trim().toUpperCase()
      return !programs.has(code) || mayClaim(code, origin)
    },
  }),
  filingLineRule({
    id: 'FILING_RULING',
    at: 'ruling_number',
    source: 'CBP AE chapter, July 2026, record 43',
    message: 'A binding ruling has up to six digits, which may follow the letter N or H.',
    reads: ['ruling_number'],
    holds: ({ ruling_number }) => readRuling(ruling_number) !== undefined,
  }),
  filingLineRule({
    id: 'FILING_CENSUS_OVERRIDE',
    at: 'census_overrides',
    source: 'CBP AE chapter, July 2026, record CW02 and table 11; conditions 484 to 488',
    message: 'Answer each Census warning once, with one of the reasons allowed for it.',
    detail: 'Reasons allowed for each warning: {reasons}.',
    reads: ['census_overrides'],
    holds: ({ census_overrides = [] }) => {
      const rows = census_overrides.filter(({ warning, reason }) => warning || reason)
      return (
        rows.every(({ warning = '', reason = '' }) => reasonsFor(warning)?.includes(reason) ?? false) &&
        new Set(rows.map(({ warning }) => warning)).size === rows.length
      )
    },
    params: ({ census_overrides = [] }) => ({
      reasons: census_overrides
        .map(({ warning = '' }) => `${warning} ${reasonsFor(warning)?.join(', ') ?? '–'}`)
        .join('; '),
    }),
  }),
  filingLineRule({
    id: 'FILING_CATEGORY',
    at: 'category_number',
    source: 'CBP AE chapter, July 2026, record 40; condition 425',
    message: 'CBP accepts a textile category in digits only, for example 338.',
    reads: ['category_number'],
    holds: ({ category_number = '' }) => isTextileCategory(category_number),
  }),
  filingLineRule({
    id: 'FILING_VISA',
    at: 'visa_number',
    source: 'CBP AE chapter, July 2026, record 51; conditions 468 to 470',
    message:
      'CBP accepts a visa number of 9 characters: the last digit of the year, the country code and 6 digits, for example 6TW123456.',
    reads: ['visa_number'],
    holds: ({ visa_number = '' }, { reference }) => {
      const [, country] = /^\d([A-Z]{2})\d{6}$/.exec(visa_number.trim().toUpperCase()) ?? []
      return country !== undefined && reference.hasCountry(country)
    },
  }),
]
