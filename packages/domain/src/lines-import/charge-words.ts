import { headingWords } from './headings.ts'
import type { RawCell } from './raw-sheet.ts'

const CHARGE =
  /^((TOTAL|ADD|PLUS|EST|ESTIMATED|INTERNATIONAL|INTL|OCEAN|SEA|AIR|INLAND|LOCAL|TRUCK) )*(FREIGHT|SHIPPING|DELIVERY|INSURANCE|POSTAGE|COURIER|CARRIAGE|TRANSPORT|TRANSPORTATION|FUEL SURCHARGE|VAT|GST|HST|IGST|CGST|SGST|(SALES|IMPORT) TAX|TAX(ES)?|DUTY|DUTIES|(IMPORT|CUSTOMS) DUT(Y|IES))( (AND|OR|COSTS?|CHARGES?|FEES?|INSURANCE|FREIGHT|HANDLING|POSTAGE|PACKING|TAX(ES)?|\d+))*$/
/** Freight, insurance and tax in German, French, Italian, Dutch and Spanish, without marks. */
const FOREIGN_CHARGE =
  /^(SEE|LUFT)?FRACHT(KOSTEN)?$|^VERSAND(KOSTEN)?$|^PORTO( (UND|UNTER|E|EN) \w+)?$|^(TRANSPORT)?VERSICHERUNG$|^TRANSPORTKOSTEN$|^(MW ST|MWST|UST|MEHRWERTSTEUER|UMSATZSTEUER)( \d+)*$|^ZZGL /
const ROMANCE_CHARGE =
  /^(FRAIS|COUT|COUTS) (DE )?(PORT|TRANSPORT|LIVRAISON|EXPEDITION)|^ASSURANCE( TRANSPORT)?$|^(SPESE|COSTI?) DI (TRASPORTO|SPEDIZIONE)$|^TRASPORTO$|^ASSICURAZIONE$|^GASTOS DE (ENVIO|TRANSPORTE)$|^(FLETE|NOLO|PORTES|SEGURO)( (MARITIMO|AEREO|MARITTIMO))?$|^(TVA|IVA|I V A)( \d+)*$/
const DUTCH_CHARGE = /^(VERZEND|VRACHT|BEZORG)KOSTEN$|^VRACHT$|^VERZEKERING$|^BTW( \d+)*$/
const EASTERN_CHARGE = /^(海|空|国际)?(运费|運費|运输费|保险费|保險費|增值税|送料|運賃)$/

/**
 * The words for a deduction from the price. A negative one is left for the person to spread; a positive one
 * is a sum paid or granted.
 */
const DEDUCTION =
  /^(LESS )?((SPECIAL|CASH|TRADE|VOLUME) )?(DISCOUNT|REBATE|DEPOSIT|DOWN PAYMENT|ADVANCE PAYMENT|RABATT|SKONTO|ANZAHLUNG|NACHLASS|REMISE|ESCOMPTE|ACOMPTE|SCONTO|ACCONTO|KORTING|AANBETALING|DESCUENTO|ANTICIPO)( \d+)*$/
const EASTERN_DEDUCTION = /^(折扣|定金|预付款|值引き)$/

/** True if a cell names freight, insurance or tax; a deduction counts if its amount is above zero. */
export function isChargeNamedBy(cell: RawCell | undefined, isBelowZero: boolean): boolean {
  if (typeof cell !== 'string') return false
  const words = headingWords(cell)
  const eastern = cell.replace(/[\s:：]+/g, '')
  const isCharge =
    [CHARGE, FOREIGN_CHARGE, ROMANCE_CHARGE, DUTCH_CHARGE].some((named) => named.test(words)) ||
    EASTERN_CHARGE.test(eastern)
  return isCharge || (!isBelowZero && (DEDUCTION.test(words) || EASTERN_DEDUCTION.test(eastern)))
}
