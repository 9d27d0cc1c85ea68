import { latinLetters } from '../reference/latin-letters.ts'
import { cbpUnit, UNITS } from '../reference/units.ts'

/**
 * Units as suppliers write them and as UN/ECE Recommendation 20 codes them, with the code of CBP's table (CATAIR
 * Appendix C). Sets, kits, rolls and sheets are counted: CBP's unit for them is NO. What holds goods, such as a bottle or
 * a bag, is no unit of them.
 */
const WORDS: Readonly<Record<string, string>> = {
  NO:
    'PCS PC PCE PCES PIECE PIECES EA EAS EACH EACHES UN UNT UNIT UNITS UNI UND UNIDAD UNIDADES UD UDS NOS NR NMB NIU NAR NUMBER C62 H87 ' +
    'SET SETS KIT KITS ST STK STUCK STCK STUKS STUK PZ PZA PZAS PIEZA PIEZAS PECA PECAS PEZZO PEZZI PZS UNITE U BUC SZT ADET TAKIM ШТ CAI CHIEC ' +
    'UNITES EINHEIT EINHEITEN STUCKE UNITA EENHEID EENHEDEN UNIDADE SATZ JEU KPL KOMPLET SADA KS KUS KOM DB 式 卷 ROLO RULO ' +
    'ROL RLS ROLL ROLLS ROLLE ROLLEN SHEET SHEETS SHT SHTS 个 個 件 只 隻 支 台 套 本 枚 张 張 把 条 條 块 塊 片 根 组 組 セット 개 대',
  KG: 'KGS KGM KGR KILO KILOS KILOGRAM KILOGRAMS KILOGRAMME KILOGRAMMES КГ 公斤 千克',
  G: 'GM GMS GRM GRAM GRAMS GRAMME GRAMMES 克',
  MG: 'MGM MILLIGRAM MILLIGRAMS',
  LB: 'LBS LBR POUND POUNDS',
  OZ: 'ONZ OUNCE OUNCES',
  TOZ: 'APZ TROYOUNCE TROYOUNCES TROYOZ OZT',
  T: 'MT MTS TNE TO TONNE TONNES METRICTON METRICTONS 吨 公吨',
  DOZ: 'DZ DZN DOZEN DOZENS DOC DOCENA DOCENAS DUTZEND DOUZAINE DUZINE 打',
  DPR: 'DOZENPAIRS DOZENPAIR DZP',
  DPC: 'DOZENPIECES DOZENPIECE DZPCS',
  GR: 'GRO GROSS',
  PRS: 'PR PAIR PAIRS NPR NPRS PAA PAAR PAIRE PAIRES PAIO PAIA PAR PARA PARES DOI CIFT 双 雙 켤레',
  M2: 'SQM SQMT SQMTR SQMTRS MTK SQUAREMETER SQUAREMETERS SQUAREMETRE SQUAREMETRES QM MQ 平方米',
  CM2: 'CMK SQCM SQUARECENTIMETER SQUARECENTIMETERS SQUARECENTIMETRES',
  M3: 'CBM MTQ CUM CUBICMETER CUBICMETERS CUBICMETRE CUBICMETRES 立方米',
  CM3: 'CMQ CUBICCENTIMETER CUBICCENTIMETERS',
  M: 'METRO METROS МЕТР М MB MTR MTRS MTS METER METERS METRE METRES LM LINM LFM LAUFMETER RUNNINGMETER RUNNINGMETERS 米',
  KM: 'KMT KTM KILOMETER KILOMETERS KILOMETRE KILOMETRES',
  CM: 'CMT CENTIMETER CENTIMETERS CENTIMETRE CENTIMETRES',
  MM: 'MMT MILLIMETER MILLIMETERS MILLIMETRE MILLIMETRES',
  L: 'LTR LTRS LIT LITRO LITROS LITER LITERS LITRE LITRES 升',
  ML: 'MLT MILLILITER MILLILITERS MILLILITRE MILLILITRES 毫升',
  GAL: 'GLL GALLON GALLONS GALS',
  BBL: 'BLL BARREL BARRELS',
  FOZ: 'OZA FLOZ FLUIDOUNCE FLUIDOUNCES',
  FT: 'FOT FEET FOOT LF LINFT LFT LINEARFEET LINEARFOOT',
  YD: 'YDS YRD YARD YARDS 码 LYD LINEARYARD LINEARYARDS',
  SFT: 'FTK FT2 SQFT SQUAREFEET SQUAREFOOT',
  SYD: 'YDK YD2 SQYD SQYDS SQUAREYARD SQUAREYARDS',
  SQI: 'INK SQIN SQUAREINCH SQUAREINCHES',
  CFT: 'FTQ FT3 CUFT CUBICFEET CUBICFOOT',
  CYD: 'YDQ CUYD CUBICYARD CUBICYARDS',
  HUN: 'CEN HUNDRED CPCS',
  K: 'MIL MLE THOUSAND THOUSANDS THS KPCS 1000PCS 1000PC MPCS',
  KW: 'KWT KILOWATT KILOWATTS',
  KWH: 'KILOWATTHOUR KILOWATTHOURS',
  CAR: 'CTM CARAT CARATS',
}

/**
 * Codes of CBP that suppliers write for another unit: GR for grams, TON for metric tons, and C for a hundred pieces, which
 * is CBP's degree Celsius. A person says which it is.
 */
const DOUBTFUL: Readonly<Record<string, { readonly kept: string; readonly probably: string }>> = {
  GR: { kept: 'GR', probably: 'G' },
  GRS: { kept: 'GR', probably: 'G' },
  TON: { kept: 'TON', probably: 'T' },
  TONS: { kept: 'TON', probably: 'T' },
  C: { kept: 'HUN', probably: 'HUN' },
}

/**
 * The words that would be different ones without their strokes and marks: short and long tons, and sets in
 * Vietnamese.
 */
const AS_WRITTEN: Readonly<Record<string, string>> = { 'S/T': 'STN', 'L/T': 'TON', BỘ: 'NO' }

/** 'pc(s)', 'Pcs.', 'M²' and 'sq. m' are written without what is between their letters. */
const plainUnit = (text: string): string =>
  latinLetters(text)
    .toUpperCase()
    .replace(/\(S\)$/, 'S')
    .replace(/[.\s/'°-]/g, '')

const CODE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([code, words]) =>
    words.split(' ').map((word) => [plainUnit(word), code] as const),
  ),
)
const CODES = new Set(UNITS.map(({ code }) => code))

/** The unit that the heading of a quantity names in brackets or as its last word: 'Qty (kg)', 'Quantity PCS'. */
export function unitOfHeading(heading: string): string | undefined {
  const [, inBrackets, last] =
    /[([]\s*([^()[\]]+?)\s*[)\]]\s*$|\s(?:in )?([A-Z]{2,6})\.?\s*$/i.exec(heading) ?? []
  return readUnit(inBrackets ?? last ?? '')
}

/** The probable unit of a word that can mean two units; undefined for any other word. */
export const probableUnit = (text: string): string | undefined => {
  const word = plainUnit(text)
  return Object.hasOwn(DOUBTFUL, word) ? DOUBTFUL[word]?.probably : undefined
}

/** The code of a unit; undefined for a word that is none, and for one that may be two unless a person typed it. */
export function readUnit(text: string, isTyped = false): string | undefined {
  const word = plainUnit(text)
  if (Object.hasOwn(DOUBTFUL, word)) return isTyped ? DOUBTFUL[word]?.kept : undefined
  const code = AS_WRITTEN[text.trim().normalize('NFC').toUpperCase()] ?? CODE_OF.get(word)
  if (code && cbpUnit(code)) return code
  return CODES.has(word) ? word : undefined
}
