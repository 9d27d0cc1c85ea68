import { isCurrencyCode } from '../reference/currencies.ts'
import { headingWords } from './headings.ts'
import type { RawCell } from './raw-sheet.ts'

const list = (text: string): Set<string> => new Set(text.split(' '))

/** 'Total' in the languages of larger suppliers, without marks. */
const TOTALS = list(
  'TOTAL TOTALS TTL TTLS TOT SUM SUMME SUMMA GESAMT GESAMTBETRAG GESAMTSUMME GESAMTWERT ENDSUMME ENDBETRAG RECHNUNGSBETRAG ' +
    'TOTALE TOTAAL SOMME SUMA RAZEM CELKEM SPOLU TOPLAM ITOGO JUMLAH YHTEENSA OSSZESEN UKUPNO OGOLEM TOTALT SKUPAJ KOKKU KOPA RECHNUNGSSUMME',
)
/**
 * Words that may accompany 'total' in a cell that only names a sum: 'TOTAL 44 PCS', 'Invoice total (USD)'.
 */
const BESIDE_TOTAL = list(
  'A AND THE THIS OF FOR IN ALL GRAND G FINAL OVERALL NET GROSS GROUP SECTION INVOICE ORDER PO LOT ' +
    'CONTAINER SHIPMENT SHEET AMOUNT VALUE PRICE COST QTY QUANTITY WEIGHT DUE PAYABLE US USD DOLLAR DOLLARS EURO EUROS ' +
    'PCS PC PIECES UNITS UNIT ITEMS LINES SETS SET PAIRS CTN CTNS CARTONS PACKAGES PKGS PALLETS BOXES KG KGS LB LBS ' +
    'LINE GOODS ITEM MERCHANDISE DECLARED CUSTOMS EX WORKS EXW FOB CIF NETTO BRUTTO BETRAG GENERAL GEN GENEL HT TTC MONTANT IMPORTE IMPORTO FACTURA FACTURE FATTURA DOCUMENTO BEDRAG AMT VAL WT EXCL INCL INKL ZZGL BTW MWST TVA IVA NETTOBETRAG',
)
const SUBTOTAL =
  /^((INVOICE|ORDER|ITEMS?|LINES?|GOODS|MERCHANDISE) )?SUB ?(TOTALS?|TTL)\b|^PAGE TOTAL|^(TOTAL )?(CARRIED|BROUGHT) FORWARD$|^(ZWISCHENSUMME|UBERTRAG|SOUS TOTAL|SUBTOTALE|SUBTOTAAL|TUSSENTOTAAL|DELSUMMA|ARA TOPLAM|A REPORTER)\b/
/** 'TOTAL FOB HAI PHONG': a term of sale makes a sum of whatever follows. */
const TOTAL_BY_TERMS = /^(GRAND )?(TOTAL|TTL) (EXW|FCA|FAS|FOB|CFR|CIF|CPT|CIP|DAP|DPU|DDP)\b/
const DUE = /^(AMOUNT|BALANCE) (DUE|PAYABLE)\b|^NET A PAYER\b|^(TE BETALEN|ZU ZAHLEN|A PAGAR)\b/
const VIETNAMESE = /^TONG (CONG|SO|TIEN)\b/
/** 'I alt', 'Iš viso', and the amount in words: 'SAY US DOLLARS TWO HUNDRED ONLY'. */
const TOTAL_OF_WORDS = /^(I ALT|IS VISO)$|^SAY\b.*\bONLY$/
/** Totals and subtotals in other letters. */
const OTHER_TOTAL =
  /^(合计|合計|总计|總計|共计|共計|总额|總額|总金额|總金額|[計计]$|합계|총계|총액|итого|всего|[ву]сього|общо|укупно|σ[υύ]νολο|รวม|الإجمالي|المجموع|סה.?כ|कुल)/i
const OTHER_SUBTOTAL = /^(小计|小計|소계)/

/** SAP marks its sums with asterisks, other programs with the sign of a sum. */
const SIGN_OF_SUM = /^(\*{1,3}|[∑Σ])$/

/** True if a text begins or ends with 'total', whatever its other words: 'Total Oak chair', 'Valor total declarado'. */
export const beginsOrEndsWithTotal = (text: string): boolean => {
  const words = headingWords(text).split(' ')
  const isNoun = /^(VALOR|VALEUR|VALORE|IMPORTE|MONTANT|IMPORTO|WERT|WAARDE)$/.test(words[0] ?? '')
  return (
    words.length > 1 &&
    [words[0], words.at(-1), isNoun ? words[1] : ''].some((word) => TOTALS.has(word ?? ''))
  )
}

/** The kind of sum that the text of a cell names; undefined for any other text. */
export function sumNamedBy(cell: RawCell | undefined): 'subtotal' | 'total' | undefined {
  if (typeof cell !== 'string') return undefined
  const written = cell.replace(/\s+/g, '')
  if (OTHER_SUBTOTAL.test(written)) return 'subtotal'
  if (OTHER_TOTAL.test(written) || SIGN_OF_SUM.test(written)) return 'total'
  const words = headingWords(cell)
  if (SUBTOTAL.test(words)) return 'subtotal'
  if (TOTAL_BY_TERMS.test(words) || DUE.test(words) || VIETNAMESE.test(words) || TOTAL_OF_WORDS.test(words))
    return 'total'
  const all = words.split(' ')
  const isNamed = all.every(
    (word) => TOTALS.has(word) || BESIDE_TOTAL.has(word) || /^\d+$/.test(word) || isCurrencyCode(word),
  )
  return isNamed && all.some((word) => TOTALS.has(word)) ? 'total' : undefined
}
