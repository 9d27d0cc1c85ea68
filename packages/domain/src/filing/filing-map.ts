import { fieldLabel } from '../entry/field-words.ts'
import { AE_FIELD_MAP, type FieldSource } from './ae-field-map.ts'
import { findingPlace } from './finding-place.ts'

const HEAD = `# Filing map

Every field of an electronic entry summary (CBP message AE) that this product fills, and the form field that it
comes from. Records are CBP's, 54 with its declaration type; fields are named as in the record layouts. What is not
listed is sent blank. A blank form field means that the product sets the value.

| record | AE field | form field | block | how |
|---|---|---|---|---|
`

/** The table of docs/filing-map.md; a test holds the file to it. */
export function renderFilingMap(): string {
  const rows = [...AE_FIELD_MAP].sort((a, b) => a.record.localeCompare(b.record, 'en')).map(row)
  return `${HEAD}${rows.join('\n')}\n`
}

const row = ({ record, field, path, note }: FieldSource): string => {
  if (path === '') return `| ${record} | ${field} | | | ${note} |`
  const { block = '' } = findingPlace(path.replace('*', '0'))
  const { defaultMessage: label } = fieldLabel(path.replace('*', '0'))
  return `| ${record} | ${field} | ${label} (\`${path}\`) | ${block} | ${note ?? 'as given'} |`
}
