import type { LineFieldName } from '../../entry/field-table.ts'
import { scaled, toCents } from '../../money/cents.ts'
import { EXCLUDED_HEADINGS } from '../../reference/metals.ts'
import type { FilingLine } from '../filing-context.ts'
import { hasMetalHeading } from '../mapping/declaration.ts'
import {
  CRAFT_CLAIM,
  type Declared,
  declaredOf,
  isAlcohol,
  isCarHeading,
  isSoftwood,
} from '../mapping/importer-declarations.ts'
import { keyboardText } from '../mapping/text.ts'
import { type FilingRule, type FilingRuleId, filingLineRule } from './filing-rule.ts'

const RECORD_54 = 'CBP AE chapter, July 2026, record 54'
const NOTE_KK = 'CBP AE chapter, July 2026, usage note kk'
const MILITARY = '51'
const RE_WAREHOUSE = '22'
/** Before this day customs itself paid what the TTB now refunds, and took other details. */
const CRAFT_SINCE = '2023-01-01'

type Field = Extract<LineFieldName, `importer_declarations.${string}`>
type Typed = Pick<FilingLine, 'importer_declarations'>

const leaf = (at: Field) => at.slice('importer_declarations.'.length) as keyof Declared
const given = (line: Typed, name: keyof Declared): string => declaredOf(line)[name].trim()
const isLumberDeclared = (line: Typed): boolean =>
  (['softwood_conforms', 'softwood_price', 'softwood_charges'] as const).some((name) => given(line, name))

/** Whole dollars that ten digits hold. */
const isWholeDollars = (typed: string): boolean => /^\d{1,10}(\.0+)?$/.test(typed)

/** Text of a form, where any is given. */
const formed = (
  id: FilingRuleId,
  at: Field,
  { pattern, condition, message }: { pattern: RegExp; condition: string; message: string },
): FilingRule =>
  filingLineRule({
    id,
    at,
    source: `${RECORD_54}; condition ${condition}`,
    message,
    reads: ['importer_declarations'],
    holds: (line) => {
      const typed = given(line, leaf(at)).toUpperCase()
      return typed === '' || pattern.test(typed)
    },
  })

/** An exclusion from section 232 and the tariff row of the duty that it takes the place of. */
const excluded = (metal: 'steel' | 'aluminum', id: FilingRuleId): FilingRule =>
  filingLineRule({
    id,
    at: `importer_declarations.${metal}_exclusion`,
    source: `${RECORD_54}; conditions 772 and 778`,
    message: `An exclusion takes the place of the duty on ${metal}. Remove the tariff row of the duty, or the exclusion. Entries of type 51 have neither.`,
    reads: ['importer_declarations'],
    mayRead: ['tariff_rows'],
    entry: ['entryType'],
    holds: (line, _rules, { entryType }) => {
      const headings: readonly string[] = EXCLUDED_HEADINGS[metal]
      const owes = (line.tariff_rows ?? []).some(
        (row) =>
          headings.includes((row.hts ?? '').replace(/\D/g, '').slice(0, 8)) ||
          (hasMetalHeading({ tariff_rows: [row] }) && toCents(row.duty) > 0n),
      )
      return !given(line, `${metal}_exclusion`) || (!owes && entryType !== MILITARY)
    },
  })

/** A detail that a craft claim needs. */
const craftDetail = (
  id: FilingRuleId,
  at: Field,
  {
    isGiven,
    condition,
    message,
  }: { isGiven: (typed: string) => boolean; condition: string; message: string },
): FilingRule =>
  filingLineRule({
    id,
    at,
    source: `${NOTE_KK}; conditions ${condition}`,
    message,
    reads: ['product_claim'],
    mayRead: ['importer_declarations'],
    holds: (line) => line.product_claim !== CRAFT_CLAIM || isGiven(given(line, leaf(at))),
  })

const CRAFT_DETAILS = [
  'craft_producer_id',
  'craft_producer_name',
  'craft_rate_code',
  'craft_tax_rate',
  'craft_flavor_credit',
] as const

/** Records 54 that are not about metals, line by line. */
export const DECLARATION_FILING_RULES: readonly FilingRule[] = [
  filingLineRule({
    id: 'FILING_SOFTWOOD_MISSING',
    at: 'importer_declarations.softwood_conforms',
    severity: 'warning',
    source: `19 CFR 12.142; ${RECORD_54}`,
    message:
      'Importers of softwood lumber declare its export price and charges. This line has no declaration.',
    mayRead: ['hts', 'importer_declarations'],
    holds: (line) => !isSoftwood(line.hts) || isLumberDeclared(line),
  }),
  filingLineRule({
    id: 'FILING_SOFTWOOD',
    at: 'importer_declarations.softwood_conforms',
    source: `${RECORD_54}; condition 527`,
    message: 'CBP accepts the price and charges of softwood lumber with the declaration: Yes or No.',
    reads: ['importer_declarations'],
    holds: (line) => !isLumberDeclared(line) || /^[YN]$/.test(given(line, 'softwood_conforms')),
  }),
  filingLineRule({
    id: 'FILING_SOFTWOOD_PRICE',
    at: 'importer_declarations.softwood_price',
    source: `${RECORD_54}; condition 528`,
    message: 'The declaration of softwood lumber needs its export price in whole dollars.',
    reads: ['importer_declarations'],
    holds: (line) => !isLumberDeclared(line) || isWholeDollars(given(line, 'softwood_price')),
  }),
  formed('FILING_SOFTWOOD_CHARGES', 'importer_declarations.softwood_charges', {
    pattern: /^\d{1,10}(\.0+)?$/,
    condition: '529',
    message: 'Charges on softwood lumber are whole dollars, or blank.',
  }),
  filingLineRule({
    id: 'FILING_SOFTWOOD_GOODS',
    at: 'importer_declarations.softwood_conforms',
    source: `${RECORD_54}; condition 773`,
    message: 'CBP accepts the declaration of softwood lumber for goods of chapter 44 only.',
    reads: ['importer_declarations'],
    mayRead: ['hts'],
    holds: (line) => !isLumberDeclared(line) || line.hts.startsWith('44'),
  }),
  formed('FILING_STEEL_EXCLUSION', 'importer_declarations.steel_exclusion', {
    pattern: /^[A-Z0-9]{9}$/,
    condition: '770',
    message: 'An exclusion of steel has 9 letters and digits, such as STX001234.',
  }),
  excluded('steel', 'FILING_STEEL_EXCLUSION_DUTY'),
  formed('FILING_ALUMINUM_EXCLUSION', 'importer_declarations.aluminum_exclusion', {
    pattern: /^[A-Z0-9]{9}$/,
    condition: '770',
    message: 'An exclusion of aluminum has 9 letters and digits, such as APR001234.',
  }),
  excluded('aluminum', 'FILING_ALUMINUM_EXCLUSION_DUTY'),
  formed('FILING_KOREAN_CERTIFICATE', 'importer_declarations.korean_certificate', {
    pattern: /^[A-Z0-9]{1,9}$/,
    condition: '791',
    message: 'The export certificate of Korean steel has at most 9 letters and digits.',
  }),
  filingLineRule({
    id: 'FILING_KOREAN_STEEL',
    at: 'importer_declarations.korean_certificate',
    source: `${RECORD_54}; conditions 773 and 774`,
    message: 'CBP accepts this certificate for steel of chapters 72 and 73 that comes from Korea only.',
    reads: ['importer_declarations'],
    mayRead: ['hts', 'origin'],
    holds: (line) => !given(line, 'korean_certificate') || (/^7[23]/.test(line.hts) && line.origin === 'KR'),
  }),
  formed('FILING_CERTIFICATION', 'importer_declarations.case_certified', {
    pattern: /^[YN]$/,
    condition: '817',
    message: 'Do you have the AD/CVD certifications? Answer Yes or No.',
  }),
  formed('FILING_AUTO_LICENSE', 'importer_declarations.auto_license', {
    pattern: /^[A-Z]{2}\d{6}$/,
    condition: '857',
    message: 'The license for auto parts has 2 letters and 6 digits, such as AB123456.',
  }),
  filingLineRule({
    id: 'FILING_AUTO_LICENSE_DUTY',
    at: 'importer_declarations.auto_license',
    source: `${RECORD_54}; condition 866`,
    message:
      'Auto parts under a license owe no duty of heading 9903.94. Set the duty of that tariff row to 0.00.',
    reads: ['importer_declarations', 'tariff_rows'],
    holds: (line) =>
      !given(line, 'auto_license') ||
      (line.tariff_rows ?? []).every(({ hts = '', duty }) => !isCarHeading(hts) || toCents(duty) === 0n),
  }),
  filingLineRule({
    id: 'FILING_CRAFT_GOODS',
    at: 'product_claim',
    source: NOTE_KK,
    message: 'The claim of craft beverages is for beer, wine, cider and spirits: headings 2203 to 2208.',
    reads: ['product_claim'],
    mayRead: ['hts'],
    holds: ({ product_claim, hts }) => product_claim !== CRAFT_CLAIM || isAlcohol(hts),
  }),
  filingLineRule({
    id: 'FILING_CRAFT_TAX',
    at: 'ir_tax_amount',
    source: `${NOTE_KK}; condition 811`,
    message: 'A claim of craft beverages needs the full I.R. tax of the line, which the TTB refunds in part.',
    reads: ['product_claim'],
    mayRead: ['ir_tax_amount'],
    holds: ({ product_claim, ir_tax_amount }) => product_claim !== CRAFT_CLAIM || toCents(ir_tax_amount) > 0n,
  }),
  filingLineRule({
    id: 'FILING_CRAFT_IMPORT_DATE',
    at: 'product_claim',
    source: `${NOTE_KK}; condition 824`,
    message: 'A claim of craft beverages needs the import date of step 2, which this entry does not send.',
    reads: ['product_claim'],
    entry: ['import_date', 'entryType'],
    holds: ({ product_claim }, _rules, { import_date, entryType }) =>
      product_claim !== CRAFT_CLAIM || (Boolean(import_date) && entryType !== RE_WAREHOUSE),
  }),
  filingLineRule({
    id: 'FILING_CRAFT_SINCE',
    at: 'product_claim',
    source: NOTE_KK,
    message:
      'Craft beverages entered before January 1, 2023 are claimed in another way. File them through a broker.',
    reads: ['product_claim'],
    entry: ['entryDate'],
    holds: ({ product_claim }, _rules, { entryDate }) =>
      product_claim !== CRAFT_CLAIM || entryDate === undefined || entryDate >= CRAFT_SINCE,
  }),
  craftDetail('FILING_CRAFT_PRODUCER', 'importer_declarations.craft_producer_id', {
    isGiven: (typed) => /^(TTB-FP-[A-HJ-NP-Z0-9]{7}|X{10})$/.test(typed.toUpperCase()),
    condition: '798, 801 and 823',
    message:
      'A claim of craft beverages needs the number of the foreign producer, such as TTB-FP-ABC1234. It never contains the letter O or I. For goods imported before 2023, enter XXXXXXXXXX.',
  }),
  craftDetail('FILING_CRAFT_PRODUCER_NAME', 'importer_declarations.craft_producer_name', {
    isGiven: (typed) => {
      const { length } = keyboardText(typed)
      return length > 0 && length <= 21
    },
    condition: '798 and 802',
    message:
      'A claim of craft beverages needs the name of the foreign producer in Latin letters, at most 21 characters.',
  }),
  craftDetail('FILING_CRAFT_RATE_CODE', 'importer_declarations.craft_rate_code', {
    isGiven: (typed) => /^[A-Z0-9]{1,6}$/i.test(typed),
    condition: '798 and 805',
    message: 'A claim of craft beverages needs its rate code, at most 6 letters and digits.',
  }),
  craftDetail('FILING_CRAFT_TAX_RATE', 'importer_declarations.craft_tax_rate', {
    isGiven: (typed) => {
      const rate = scaled(typed, 4)
      return /^\d{1,4}(\.\d{1,4})?$/.test(typed) && rate !== undefined && rate > 0n
    },
    condition: '798 and 806',
    message:
      'A claim of craft beverages needs the tax rate for its rate code, in dollars with at most 4 decimals.',
  }),
  formed('FILING_CRAFT_FLAVOR', 'importer_declarations.craft_flavor_credit', {
    pattern: /^[YN]$/,
    condition: '814',
    message: 'Does the tax count a credit for wine or flavor content? Answer Yes or No.',
  }),
  filingLineRule({
    id: 'FILING_CRAFT_CLAIM',
    at: 'product_claim',
    severity: 'warning',
    source: `${NOTE_KK}; condition 799`,
    message: 'Details of craft beverages are sent only with product claim C. These are not sent.',
    reads: ['importer_declarations'],
    mayRead: ['product_claim'],
    holds: (line) =>
      line.product_claim === CRAFT_CLAIM || CRAFT_DETAILS.every((name) => given(line, name) === ''),
  }),
]
