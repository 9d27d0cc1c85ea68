import { expect, test } from 'vitest'
import { SAMPLE_ANSWERS } from '../../../test/agencies/index.ts'
import { releasedEntry, ruleContext } from '../../../test/filing/index.ts'
import { counter, file } from '../../../test/snapshot/sample-file.ts'
import type { DraftData } from '../../entry/draft.ts'
import { fromCanonical } from '../../snapshot/index.ts'
import { releaseFindings, toCargoRelease } from '../release/index.ts'

/** The most lines that CBP takes on one entry. */
const LINES = 998
const PLANTS = 50

/** Every second plant is of a component. */
const plant = (row: number) => [
  ...(row % 2 === 1 ? [{ question: 'component', row: `${row}`, value: `PART-${row}` }] : []),
  ...(SAMPLE_ANSWERS['Lacey Act']?.given ?? [])
    .filter(({ row: at, question }) => at === '0' && question !== 'certified')
    .map((answer) => ({ ...answer, row: `${row}` })),
]

/** An entry of so many lines, each with a product of fifty plants and with food. */
function manyLines(lines: number): DraftData {
  const draft = releasedEntry()
  const [line] = draft.line_items!
  const agency_statements = [
    {
      agency: 'APH',
      program: 'APL',
      answers: Array.from({ length: PLANTS }, (_, row) => plant(row)).flat(),
      shipment_answers: [{ question: 'certified', row: '0', value: 'Y' }],
    },
    { agency: 'FDA', program: 'FOO', answers: SAMPLE_ANSWERS.food?.given ?? [] },
  ]
  return {
    ...draft,
    parties: {
      ...draft.parties,
      importer_of_record: {
        ...draft.parties?.importer_of_record,
        name: 'Alder & Finch',
        address_line1: '2410 Alameda Street',
        city: 'Los Angeles',
        state: 'CA',
        zip: '90058',
        email: 'ruth@alderfinch.example',
      },
    },
    line_items: Array.from({ length: lines }, (_, index) => ({
      ...line!,
      id: `line-${index + 1}`,
      line_number: index + 1,
      agency_statements,
    })),
  }
}

test('every part of the most lines is judged and sent', { timeout: 120_000 }, () => {
  const draft = manyLines(LINES)
  const agency = releaseFindings(draft, ruleContext()).filter(
    ({ rule_id, severity }) => severity === 'error' && rule_id.startsWith('FILING_RELEASE_AGENCY'),
  )
  expect(agency).toEqual([])
  const release = toCargoRelease(draft, ruleContext())
  if (!release.ok) throw new Error(JSON.stringify(release.findings))
  const rows = release.facts.lines.flatMap(({ tariffs }) =>
    tariffs.flatMap(({ agencies }) =>
      (agencies?.statements ?? []).flatMap(({ articles }) => articles.flatMap(({ items }) => items)),
    ),
  )
  const plants = rows.filter((row) => 'record' in row && row.record === 'PG04')
  expect(plants).toHaveLength(LINES * PLANTS)
})

test('canonical JSON has every part, and an import of it gives them back', () => {
  const draft = manyLines(20)
  const result = fromCanonical(file(draft), counter())
  if (!result.ok) throw new Error(JSON.stringify(result))
  const said = (of: DraftData) => of.line_items?.map(({ agency_statements }) => agency_statements)
  expect(said(result.draft)).toEqual(said(draft))
})
