import type { Message } from '../messages/index.ts'
import { byHtsPrefix } from './by-hts-prefix.ts'
import data from './data/agricultural-fees.json' with { type: 'json' }
import rates from './data/agricultural-rates.json' with { type: 'json' }
import { records } from './table.ts'
import { feeName, feeUnit, taxUnit } from './tax-names.ts'

/** A fee for research and promotion of a commodity. Its rate is that of the regulation. */
export interface AgriculturalFee {
  /** CBP's accounting class. */
  code: string
  name: Message
  law: string
  /** The unit that the regulation counts: 'pound', 'thousand board feet'. */
  per: Message
}

/** The rate of a fee for goods whose rule was read. Later rules may have changed it. */
export interface AgriculturalRate {
  code: string
  /** Dollars. */
  rate: string
  per: Message
  /** CBP's unit of the quantity that the fee is counted by: KG, or CKG for the milk solids of dairy products. */
  unit: string
  /** Kilograms of one `per`. */
  kilograms: string
  law: string
  /** A day on which the rate was in force. */
  known: string
}

const ROWS = records<'hts' | 'code' | 'law'>(data).map(({ hts, code, law }) => ({
  hts,
  code,
  name: feeName(code),
  law,
  per: feeUnit(code),
}))

/** The fees of which the product knows the goods, each once. */
export const AGRICULTURAL_FEES: readonly AgriculturalFee[] = ROWS

/** The fees that goods of a number may owe, digits with or without dots. */
export const agriculturalFees: (hts: string) => AgriculturalFee[] = byHtsPrefix(ROWS)

const ratesOfNumber: (hts: string) => AgriculturalRate[] = byHtsPrefix(
  records<'hts' | keyof AgriculturalRate>(rates).map((row) => ({ ...row, per: taxUnit(row.per) })),
)

/** The rate of a fee for goods of a number; undefined where no rule was read that gives it. */
export const agriculturalRate = (code: string, hts: string): AgriculturalRate | undefined =>
  ratesOfNumber(hts).find((rate) => rate.code === code)

/** The headings, or whole chapters, in which the goods of a fee are (7 CFR chapter XI). Goods elsewhere owe none. */
const HEADINGS: Readonly<Record<string, string>> = {
  '053': '0102 0201 0202 0206 0210 1601 1602',
  '054': '0103 0203 0206 0210 1601 1602',
  '055': '0409 1702 2106',
  '056': '50 51 52 53 54 55 56 57 58 59 60 61 62 63 9404 9619',
  '057': '0811 20',
  '079': '17 18 19 21',
  '090': '0701 0710 0712 11 2004 2005',
  '102': '0805',
  '103': '0709',
  '104': '0807',
  '105': '4407 4409',
  '106': '0810 0811 20',
  '107': '0804',
  '108': '0804 0811 20',
  '109': '1007 12',
  '110': '0401 0402 0403 0404 0405 0406 15 1702 1704 18 19 2105 2106 2202 23 35',
  '124': '0802',
  '125': '0604',
}

/**
 * True for the class of an agricultural fee; record 62 also has merchandise processing and harbor
 * maintenance.
 */
export const isAgriculturalFee = (code: string): boolean => Object.hasOwn(HEADINGS, code)

/** True if goods of a number, digits without dots, are under a heading whose goods may owe a fee. */
export const isOfFeeHeading = (code: string, hts: string): boolean =>
  HEADINGS[code]?.split(' ').some((heading) => hts.startsWith(heading)) ?? false

const COTTON = '056'
const RASPBERRY = '057'

/** License types that free goods from a fee: 22 an organic exemption, 23 an approved producer of raspberries. */
const ORGANIC = '22'
const RASPBERRY_PRODUCER = '23'

/**
 * True if goods are exempt from a fee that they may owe, by the exemption of their line (AE record 40,
 * position 58) or by the types of its licenses (AE table 12).
 */
export function isExemptFromFee(
  code: string,
  { exemption, licenses }: { exemption: string | undefined; licenses: readonly (string | undefined)[] },
): boolean {
  if (code === COTTON && exemption === '1') return true
  if (code === RASPBERRY && licenses.includes(RASPBERRY_PRODUCER)) return true
  return exemption === '2' || licenses.includes(ORGANIC)
}

/** Warehouse and temporary entries, on which CBP does not ask for the fee (condition 657). */
const WITHOUT_FEE = ['21', '22', '23']

/** True if CBP asks for agricultural fees on an entry of this type. */
export const collectsAgriculturalFees = (entryType: string): boolean => !WITHOUT_FEE.includes(entryType)
