import data from './data/license-types.json' with { type: 'json' }
import { records } from './table.ts'

/** A license, certificate or permit that record 52 carries. `form` says how its number looks; `pattern` is its test. */
export const LICENSE_TYPES = /* @__PURE__ */ records<'code' | 'name' | 'form' | 'pattern'>(data)

const byCode = /* @__PURE__ */ new Map(LICENSE_TYPES.map((type) => [type.code, type]))

export const licenseTypeOf = (code: string): (typeof LICENSE_TYPES)[number] | undefined => byCode.get(code)

/** The goods that a type is for, where the chapter names them. */
const GOODS: Readonly<Record<string, RegExp>> = {
  '01': /^7[23]/,
  '02': /^991061/,
  '06': /^7102/,
  '09': /^2523/,
  '28': /^76/,
  '31': /^2009/,
}

/** Steel and aluminum, whose licenses a zone or warehouse entry does not carry. */
const METAL = ['01', '28']
const WITHOUT_METAL_LICENSE = ['06', '21', '22']
const SUGAR = '21'
const ARGENTINE_JUICE = '31'
const WITHOUT_JUICE_LICENSE = ['21', '22', '23']

/**
 * True if a license is for goods of some of these numbers, digits without dots (AE usage note s; condition
 * 690).
 */
export function isLicenseForGoods(type: string, numbers: readonly string[]): boolean {
  const goods = GOODS[type]
  return goods === undefined || numbers.some((hts) => goods.test(hts))
}

/** True if an entry of this type carries a license of this type (condition 818). */
export const isLicenseForEntry = (type: string, entryType: string): boolean =>
  !METAL.includes(type) || !WITHOUT_METAL_LICENSE.includes(entryType)

/** True if a license is for goods of this origin on an entry of this type (condition 839). */
export const isLicenseForOrigin = (type: string, origin: string, entryType: string): boolean =>
  type !== ARGENTINE_JUICE || origin === 'AR' || WITHOUT_JUICE_LICENSE.includes(entryType)

/**
 * True if a certificate is of the year of entry (condition 821): for sugar the calendar year (C) or the
 * fiscal year (F, from October) of its second character. True without an entry date.
 */
export function isLicenseOfYear(type: string, number: string, entryDate: string | undefined): boolean {
  if (type !== SUGAR || entryDate === undefined) return true
  const isNextFiscal = number.startsWith('F') && entryDate.slice(5, 7) >= '10'
  const year = Number(entryDate.slice(0, 4)) + (isNextFiscal ? 1 : 0)
  return number[1] === String(year % 10)
}
