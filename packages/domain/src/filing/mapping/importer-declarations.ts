import type { LineItem } from '../../entry/draft.ts'
import { toCents } from '../../money/cents.ts'
import type { DeclarationFacts } from '../entry-summary-facts.ts'
import { keyboardText } from './text.ts'

/** The product claim of craft beverages. */
export const CRAFT_CLAIM = 'C'

/** The values of a line under `importer_declarations`, '' where none is given. */
export type Declared = Required<NonNullable<LineItem['importer_declarations']>>

const BLANK: Declared = {
  softwood_conforms: '',
  softwood_price: '',
  softwood_charges: '',
  steel_exclusion: '',
  aluminum_exclusion: '',
  korean_certificate: '',
  case_certified: '',
  solar_certified: '',
  crane_certified: '',
  auto_license: '',
  craft_producer_id: '',
  craft_producer_name: '',
  craft_rate_code: '',
  craft_tax_rate: '',
  craft_flavor_credit: '',
}

/** The declarations of a line as they are typed. */
export const declaredOf = ({
  importer_declarations: given,
}: Pick<LineItem, 'importer_declarations'>): Declared => (given ? { ...BLANK, ...given } : BLANK)

const upper = (typed: string): string => typed.trim().toUpperCase()
const dollars = (typed: string): string => (toCents(typed) / 100n).toString()

/** Records 54 of a line but for those of metals; the rules refuse what is incomplete. */
export function importerDeclarations(line: LineItem): DeclarationFacts[] {
  const given = declaredOf(line)
  const facts: DeclarationFacts[] = []
  if (given.softwood_conforms === 'Y' || given.softwood_conforms === 'N')
    facts.push({
      type: '01',
      conforms: given.softwood_conforms,
      price: dollars(given.softwood_price),
      ...(given.softwood_charges && { charges: dollars(given.softwood_charges) }),
    })
  if (given.steel_exclusion) facts.push({ type: '02', exclusion: upper(given.steel_exclusion) })
  if (given.aluminum_exclusion) facts.push({ type: '03', exclusion: upper(given.aluminum_exclusion) })
  if (given.korean_certificate) facts.push({ type: '04', certificate: upper(given.korean_certificate) })
  if (line.product_claim === CRAFT_CLAIM)
    facts.push({
      type: '05',
      producerId: keyboardText(given.craft_producer_id),
      producerName: keyboardText(given.craft_producer_name),
      rateDesignation: upper(given.craft_rate_code),
      taxRate: given.craft_tax_rate,
      ...(given.craft_flavor_credit === 'Y' && { flavorCredit: true as const }),
    })
  if (given.case_certified === 'Y') facts.push({ type: '06' })
  if (given.solar_certified === 'Y') facts.push({ type: '09' })
  if (given.crane_certified === 'Y') facts.push({ type: '10' })
  if (given.auto_license) facts.push({ type: '11', license: upper(given.auto_license) })
  return facts
}

/** Goods that a declaration is asked of, by their number without dots. */
const SOFTWOOD = /^44(071|091|18)/
const ALCOHOL = /^220[3-8]/
const CAR_HEADING = /^9903\.?94/
const SOLAR_HEADING = /^9903\.?45\.?29/
const CRANE_HEADING = /^9903\.?91\.?09/

/** A declaration that the form requires of a line in addition to its fields. */
export type AskedDeclaration = 'softwood' | 'steel' | 'aluminum' | 'solar' | 'crane' | 'auto' | 'craft'

/** The declarations that a form asks of a line: by its goods, its tariff rows and its claim, and those that it has. */
export function declarationsAskedOf(
  line: Pick<LineItem, 'htsus' | 'tariff_rows' | 'product_claim' | 'importer_declarations'>,
): AskedDeclaration[] {
  const hts = (line.htsus ?? '').replace(/\D/g, '')
  const given = declaredOf(line)
  const has = (...names: (keyof Declared)[]) => names.some((name) => given[name] !== '')
  const isUnder = (heading: RegExp) => (line.tariff_rows ?? []).some(({ hts: row = '' }) => heading.test(row))
  const asked: Record<AskedDeclaration, boolean> = {
    softwood: isSoftwood(hts) || has('softwood_conforms', 'softwood_price', 'softwood_charges'),
    steel: /^7[23]/.test(hts) || has('steel_exclusion', 'korean_certificate'),
    aluminum: hts.startsWith('76') || has('aluminum_exclusion'),
    solar: isUnder(SOLAR_HEADING) || has('solar_certified'),
    crane: isUnder(CRANE_HEADING) || has('crane_certified'),
    auto: isUnder(CAR_HEADING) || has('auto_license'),
    craft:
      line.product_claim === CRAFT_CLAIM ||
      has(
        'craft_producer_id',
        'craft_producer_name',
        'craft_rate_code',
        'craft_tax_rate',
        'craft_flavor_credit',
      ),
  }
  return (Object.keys(asked) as AskedDeclaration[]).filter((name) => asked[name])
}

/** Lumber of the Softwood Lumber Act of 2008. */
export const isSoftwood = (hts: string): boolean => SOFTWOOD.test(hts)

/** Beer, wine, cider and spirits, which the Craft Beverage Modernization Act is for. */
export const isAlcohol = (hts: string): boolean => ALCOHOL.test(hts)

/** A heading of section 232 on cars and their parts. */
export const isCarHeading = (hts: string): boolean => CAR_HEADING.test(hts)
