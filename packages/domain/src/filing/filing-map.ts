import { fieldLabel } from '../entry/field-words.ts'
import { AE_FIELD_MAP } from './ae-field-map.ts'
import type { FieldSource } from './field-source.ts'
import { findingPlace } from './finding-place.ts'
import { RELEASE_FIELD_MAP } from './release/release-field-map.ts'

const HEAD = `# Filing map

Every field of an electronic entry summary (CBP message AE) that this product fills, and the form field that it
comes from. Records are CBP's, 54 with its declaration type; fields are named as in the record layouts. What is not
listed is sent blank. A blank form field means that the product sets the value.

| record | AE field | form field | block | how |
|---|---|---|---|---|
`

const RELEASE_HEAD = `
## Cargo release

The same of a cargo release (SE), version 40 of CBP's guide. A summary that certifies its release adds the records SE13 to
SE17 and SE20 to SE56 from the same fields; what SE10 and SE11 say is there a reference: SSR the election for split
shipments, CES the exam site, EXP the facility of an express carrier, NAM bills in no manifest, LOC the location, GEN the general order.

| record | SE field | form field | block | how |
|---|---|---|---|---|
`

/** The tables of docs/filing-map.md; a test holds the file to them. */
export const renderFilingMap = (): string =>
  `${HEAD}${rowsOf(AE_FIELD_MAP)}\n${RELEASE_HEAD}${rowsOf(RELEASE_FIELD_MAP)}\n`

const rowsOf = (sources: readonly FieldSource[]): string =>
  [...sources]
    .sort((a, b) => a.record.localeCompare(b.record, 'en'))
    .map(row)
    .join('\n')

const row = ({ record, field, path, note }: FieldSource): string => {
  if (path === '') return `| ${record} | ${field} | | | ${note} |`
  const { block = '' } = findingPlace(path.replace('*', '0'))
  const { defaultMessage: label } = fieldLabel(path.replace('*', '0'))
  return `| ${record} | ${field} | ${label} (\`${path}\`) | ${block} | ${note ?? 'as given'} |`
}
