import { strFromU8 } from 'fflate'

/** The value of an attribute of a tag; '' without it. */
export const attribute = (tag: string, name: string): string =>
  unescaped(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The XML of each sheet of a workbook by the name of the sheet (ECMA-376 part 1, 12.3.24). */
export function sheetXml(files: Record<string, Uint8Array>): Map<string, string> {
  const text = (name: string) => (files[name] ? strFromU8(files[name]) : '')
  const targets = new Map(
    (text('xl/_rels/workbook.xml.rels').match(/<Relationship\b[^>]*>/g) ?? []).map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^(\/?xl)?\/?/, 'xl/'),
    ]),
  )
  return new Map(
    (text('xl/workbook.xml').match(/<sheet\b[^>]*>/g) ?? []).map((tag) => [
      attribute(tag, 'name'),
      text(targets.get(attribute(tag, 'r:id')) ?? ''),
    ]),
  )
}
