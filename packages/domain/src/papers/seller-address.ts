import { readCountry } from '../lines-import/index.ts'
import type { PaperValue } from './paper.ts'

/** Lines of print below a name that may be its address. */
const MOST_LINES = 4
const NO_ADDRESS = /:|@|www\.|\b(?:tel|phone|fax|e-?mail|vat|tax id)\b/i
const REGION =
  /\b(?:province|prov\.?|state)$|^(?:anhui|fujian|gansu|guangdong|guangxi|guizhou|hainan|hebei|heilongjiang|henan|hubei|hunan|inner mongolia|jiangsu|jiangxi|jilin|liaoning|ningxia|qinghai|shaanxi|shandong|shanxi|sichuan|xinjiang|yunnan|zhejiang)$/i
const POSTAL = /(?:^|\s)\d[\d -]{3,9}$/

const cellsOf = (line: string): string[] => line.split(/\t| {2,}/).map((cell) => cell.trim())

/**
 * The address that a paper prints below the name of its seller, in the column of the name: street, city, province, postal code
 * and country, the parts divided by commas or lines. None where no country ends it, and none in the United States, which is the buyer's.
 */
export function addressBelow(text: string, name: string): PaperValue[] {
  const lines = text.split('\n').map(cellsOf)
  const at = lines.findIndex((cells) => cells.some((cell) => cell.includes(name)))
  const column = lines[at]?.findIndex((cell) => cell.includes(name)) ?? -1
  const found: string[] = []
  for (const cells of lines.slice(at + 1, at < 0 ? 0 : at + 1 + MOST_LINES)) {
    const cell = cells[column] ?? ''
    if (cell === '' || NO_ADDRESS.test(cell)) break
    found.push(cell)
    const parts = found
      .flatMap((one) => one.split(','))
      .map((part) => part.trim())
      .filter(Boolean)
    const country = readCountry(parts.at(-1) ?? '')
    if (!country) continue
    return country === 'US' ? [] : valuesOf(parts.slice(0, -1), country, found)
  }
  return []
}

function valuesOf(parts: readonly string[], country: string, lines: readonly string[]): PaperValue[] {
  const plain = parts.map((part) => part.replace(POSTAL, '').trim())
  const at = plain.findLastIndex((part) => part !== '' && !REGION.test(part))
  if (at < 1) return []
  const foundOf = (part: string) => lines.find((line) => line.includes(part)) ?? ''
  const after = plain.slice(at + 1).find(Boolean)
  const postal = parts.slice(at).flatMap((part) => POSTAL.exec(part)?.[0].trim() ?? [])[0]
  return [
    {
      field: 'parties.seller.address_line1',
      value: parts.slice(0, at).join(', '),
      found: foundOf(parts[0] ?? ''),
    },
    { field: 'parties.seller.city', value: plain[at] ?? '', found: foundOf(parts[at] ?? '') },
    ...(after ? [{ field: 'parties.seller.state' as const, value: after, found: foundOf(after) }] : []),
    ...(postal ? [{ field: 'parties.seller.zip' as const, value: postal, found: foundOf(postal) }] : []),
    { field: 'parties.seller.country', value: country, found: lines.at(-1) ?? '' },
  ]
}
