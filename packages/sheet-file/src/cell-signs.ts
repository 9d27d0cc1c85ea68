import { strFromU8 } from 'fflate'
import { attribute } from './workbook-xml.ts'

/** Windows' code for the country of a sign that several currencies share (MS-LCID). */
const SIGN_OF_COUNTRY: Record<string, string> = {
  '$-409': 'US$',
  '$-1009': 'C$',
  '$-C0C': 'C$',
  '$-C09': 'A$',
  '$-1409': 'NZ$',
  '$-C04': 'HK$',
  '$-404': 'NT$',
  '$-1004': 'S$',
  '$-80A': 'MX$',
  '¥-804': 'CN¥',
  '¥-411': 'JP¥',
}

/**
 * The sign of a currency that a number format writes next to its number: '[$€-407] #,##0.00', '"kr" 0.00'.
 */
export function signOfFormat(code: string): string | undefined {
  const [positive = ''] = code.split(';')
  const [, sign, country] = /\[\$([^\]-]+)(?:-0*([0-9A-F]+))?\]/i.exec(positive) ?? []
  if (sign) return SIGN_OF_COUNTRY[`${sign}-${country?.toUpperCase()}`] ?? sign
  // A text in quotes may be a sign or a unit; the domain knows which.
  const [, quoted] = /"([^"]*\S[^"]*)"/.exec(positive) ?? []
  return quoted?.trim() ?? /[$€£¥]/.exec(positive.replace(/\[[^\]]*\]/g, ''))?.[0]
}

/** The signs of the styles of a workbook, by the number of the style (ECMA-376 part 1, 18.8.10 and 18.8.31). */
export function signsOfStyles(files: Record<string, Uint8Array>): (string | undefined)[] {
  const xml = files['xl/styles.xml'] ? strFromU8(files['xl/styles.xml']) : ''
  const codes = new Map(
    (xml.match(/<numFmt\b[^>]*>/g) ?? []).map((tag) => [
      attribute(tag, 'numFmtId'),
      attribute(tag, 'formatCode'),
    ]),
  )
  const [styles = ''] = /<cellXfs\b[\s\S]*?<\/cellXfs>/.exec(xml) ?? []
  return (styles.match(/<xf\b[^>]*>/g) ?? []).map((tag) => {
    const code = codes.get(attribute(tag, 'numFmtId'))
    return code === undefined ? undefined : signOfFormat(code)
  })
}

/** The signs that a sheet shows next to its numbers, by cell: 'G6' gives '€'. */
export function signsOfCells(xml: string, styles: readonly (string | undefined)[]): Map<string, string> {
  const signs = new Map<string, string>()
  if (styles.every((sign) => sign === undefined)) return signs
  for (const [tag] of xml.matchAll(/<c\b[^>]*>/g)) {
    const sign = styles[Number(attribute(tag, 's') || -1)]
    const cell = attribute(tag, 'r')
    if (sign && cell) signs.set(cell, sign)
  }
  return signs
}
