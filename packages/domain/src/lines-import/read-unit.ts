import { latinLetters } from '../reference/latin-letters.ts'
import { cbpUnit, UNITS } from '../reference/units.ts'

/**
 * Units as suppliers write them and as UN/ECE Recommendation 20 codes them, with the code of CBP's table (CATAIR
 * Appendix C). Sets, bags and rolls are counted: CBP's unit for them is NO.
 */
const WORDS: Readonly<Record<string, string>> = {
  NO: 'PCS PC PCE PIECE PIECES EA EAS EACH UN UNIT UNITS UNI UND UNIDAD UNIDADES NOS NMB NIU NAR NUMBER C62 H87 SET SETS ST STK STUCK STCK PZ PZA PZAS PIEZA PIEZAS PEZZI PZS BUC SZT ADET 个 個 件 只 支 台 套 本 枚 개',
  KG: 'KGS KGM KGR KILO KILOS KILOGRAM KILOGRAMS KILOGRAMME KILOGRAMMES 公斤 千克',
  G: 'GM GMS GRM GRAM GRAMS GRAMME GRAMMES 克',
  LB: 'LBS LBR POUND POUNDS',
  OZ: 'ONZ OUNCE OUNCES',
  T: 'MT MTS TNE TONNE TONNES METRICTON METRICTONS 吨 公吨',
  DOZ: 'DZ DZN DOZEN DOZENS DOC 打',
  DPR: 'DOZENPAIRS DOZENPAIR DZP',
  GR: 'GRO GROSS',
  PRS: 'PR PAIR PAIRS NPR NPRS PAA 双 雙',
  M2: 'SQM SQMT SQMTR SQMTRS MTK SQUAREMETER SQUAREMETERS SQUAREMETRE SQUAREMETRES QM 平方米',
  M3: 'CBM MTQ CUM CUBICMETER CUBICMETERS CUBICMETRE CUBICMETRES 立方米',
  M: 'MTR MTRS MTS METER METERS METRE METRES LM 米',
  CM: 'CMT CENTIMETER CENTIMETERS CENTIMETRE CENTIMETRES',
  MM: 'MMT MILLIMETER MILLIMETERS MILLIMETRE MILLIMETRES',
  L: 'LTR LTRS LIT LITER LITERS LITRE LITRES 升',
  ML: 'MLT MILLILITER MILLILITERS MILLILITRE MILLILITRES',
  GAL: 'GLL GALLON GALLONS',
  FT: 'FOT FEET FOOT',
  YD: 'YDS YRD YARD YARDS',
  SFT: 'FTK SQFT SQUAREFEET SQUAREFOOT',
  SYD: 'YDK SQYD SQUAREYARD SQUAREYARDS',
  HUN: 'CEN HUNDRED',
  K: 'MIL MLE THOUSAND',
  KWH: 'KILOWATTHOUR KILOWATTHOURS',
  CAR: 'CTM CARAT CARATS',
}

const CODE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([code, words]) => words.split(' ').map((word) => [word, code] as const)),
)
const CODES = new Set(UNITS.map(({ code }) => code))

/** The unit that the heading of a quantity names in brackets or as its last word: 'Qty (kg)', 'Quantity PCS'. */
export function unitOfHeading(heading: string): string | undefined {
  const [, inBrackets, last] =
    /[([]\s*([^()[\]]+?)\s*[)\]]\s*$|\s(?:in )?([A-Z]{2,6})\.?\s*$/i.exec(heading) ?? []
  return readUnit(inBrackets ?? last ?? '')
}

/** The code of a unit; undefined for a word that is none. */
export function readUnit(text: string): string | undefined {
  // 'pc(s)', 'Pcs.', 'M²' and 'sq. m' are written without what is between their letters.
  const word = latinLetters(text)
    .toUpperCase()
    .replace(/\(S\)$/, 'S')
    .replace(/[.\s/'-]/g, '')
  const code = CODE_OF.get(word)
  if (code && cbpUnit(code)) return code
  return CODES.has(word) ? word : undefined
}
