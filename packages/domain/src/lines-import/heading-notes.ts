import { currenciesOfSign } from './currency-signs.ts'
import type { ImportField } from './import-columns.ts'
import { readUnit } from './read-unit.ts'
import { weightUnit } from './weight-units.ts'

/** 'excl. VAT', 'without tax': what the price of the goods is anyway. */
const WITHOUT_TAX =
  /[,(]?\s*\b(?:excl(?:uding|usive|\.)?|ex\.?|without|before|net of|w\/o)\s*(?:of\s+)?(?:vat|gst|(?:sales )?tax(?:es)?)\b\.?\)?/gi

/** A heading without the words that say that tax is not in its amounts. */
export const withoutTaxNote = (heading: string): string => heading.replace(WITHOUT_TAX, ' ').trim() || heading

const INCLUDES_TAX = /\b(?:vat|gst|tax(?:es)?|incl\.?)\b/i
const PER_PIECE =
  /\b(?:per|each|ea)\b|\/ ?(?:pc|pcs|piece|unit|ea|each|ctn|carton|box|case|bag|m2|m²|sqm)\b|\bgsm\b/i
const PER_PACKAGE = /(?:\bper\b|\/) ?(?:ctn|carton|box|case|bag|pack|pkg|pallet)\b/i
const IN_OTHER_SIZE =
  /(?<![\d.,])['’]?000s?\b|\bthousands?\b|\bmillions?\b|\bmio\b|\blakhs?\b|\bcrores?\b|\bcents?\b|万|萬|\bx ?1[,.]?000\b|\bk ?(?:usd|us\$|eur)|\bt(?:usd|eur)\b/i
const ELSEWHERE =
  /\b(?:ship|shipping|shipped|export|dispatch|destination|delivery|buyer|consignee|customer)\b/i
/** A price per dozen, hundred or thousand: times the quantity it gives no value. */
const PER_MANY = /(?:\bper\b|\/) ?(?:\d+|doz|dozen|dz|gross|hundred|thousand|c|m|k)\b/i

/** Units of weight that are not read, and two at once: 'Gross Weight (cwt)', '毛重(斤)', 'G.W. (KG/LBS)'. */
const OTHER_WEIGHT =
  /\b(?:cwt|quintals?|qtl|dt|dz|jin|catty|catties|viss|stones?|mg|dag|s\/t|l\/t|(?:short|long)[ -]?tons?)\b|#\s*$|[([]#|(?<!公)斤|\bkgs?\.? ?\/ ?lbs?\b|\blbs?\.? ?\/ ?kgs?\b|\d ?kgs?\b/i

/** The tariff of another country, or of exports: 'HS Code (China)', 'EU commodity code', 'TARIC', 'Export HS code'. */
const FOREIGN_TARIFF =
  /\b(?:china|chinese|cn|eu|e\.u\.|european|uk|gb|taric|intrastat|export|exporter|india|indian|itc|gtip|ncm|japan|korea|mexico|canada|vietnam|turkey)\b/i
/** The tariff of the United States, whatever else is said: 'US import HTS'. */
const OWN_TARIFF = /\b(?:us|u\.s\.|usa|htsus|htsusa|import)\b/i

/** True if a heading over tariff numbers names those of another country: only their first six digits are shared. */
export const isOfForeignTariff = (heading: string): boolean =>
  FOREIGN_TARIFF.test(heading) && !OWN_TARIFF.test(heading)

/** The words of a heading in brackets. */
const inBrackets = (heading: string): string[] =>
  [...heading.matchAll(/[([]([^()[\]]*)[)\]]/g)].map(([, text = '']) => text.trim())

const PACKAGES = /^(?:ctns?|cartons?|pkgs?|packages?|boxes|cases|pallets|plts?|cbm|m3|m³)\.?$/i

const isUnit = (word: string): boolean =>
  weightUnit(word) !== undefined ||
  (currenciesOfSign(word) === undefined && (PACKAGES.test(word) || readUnit(word) !== undefined))

/**
 * True if a heading names a unit in brackets or at its end, and not a currency: 'Total (kg)', 'Amount pcs'.
 */
function namesUnit(heading: string): boolean {
  const notes = inBrackets(heading)
  const last = notes.length === 0 ? /\s(\S+)$/.exec(heading.trim())?.[1] : undefined
  return [...notes, last ?? ''].some((word) => !/^(units?|each|)$/i.test(word) && isUnit(word))
}

/**
 * True if the note next to a heading's name contradicts it: 'Total (kg)' is not a value, 'Weight (net)' not a
 * gross weight, 'Total (incl. VAT)' not the price of the goods, 'Value %' a share.
 */
export function isContradicted(heading: string, field: ImportField): boolean {
  if (heading.includes('%')) return true
  const notes = inBrackets(withoutTaxNote(heading)).join(' ')
  switch (field) {
    case 'entered_value':
    case 'charges':
      return (
        namesUnit(heading) ||
        PER_PIECE.test(heading) ||
        INCLUDES_TAX.test(notes) ||
        IN_OTHER_SIZE.test(heading)
      )
    case 'unit_price':
      return INCLUDES_TAX.test(notes) || IN_OTHER_SIZE.test(heading) || PER_MANY.test(heading)
    case 'gross_weight_kg':
      return /\bnett?\b|^n\.?w\.?$/i.test(notes) || PER_PIECE.test(heading) || OTHER_WEIGHT.test(heading)
    case 'net_qty':
    case 'manifest_qty':
      return PER_PACKAGE.test(heading)
    case 'origin_country':
      return ELSEWHERE.test(notes)
    default:
      return false
  }
}

/**
 * The heading with the words in its brackets added to the others: 'Total (pcs)' names a quantity as 'Total
 * pcs' does.
 */
export const withoutBrackets = (heading: string): string => heading.replace(/[()[\]]/g, ' ')
