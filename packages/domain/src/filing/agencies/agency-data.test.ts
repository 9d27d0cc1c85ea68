import { expect, test } from 'vitest'
import { releaseExamples, ruleContext } from '../../../test/filing/index.ts'
import { toCargoRelease, toCertification } from '../index.ts'

const [food] = releaseExamples('FILING_RELEASE_AGENCY_ANSWER').filter(({ isMet }) => isMet)

/** The answers that reach the records, in their columns. */
const FOOD = {
  description: expect.stringMatching(/^[ -~]+$/),
  statements: [{ agency: 'FDA', program: 'FOO', processing: 'PRO', articles: [expect.anything()] }],
}

test('a release says what the line says, under the number of the goods', () => {
  const result = toCargoRelease(food!.draft, ruleContext(), 'A')
  if (!result.ok) throw new Error(JSON.stringify(result.findings))
  const said = result.facts.lines[0]!.tariffs.filter(({ agencies }) => agencies)
  expect(said).toMatchObject([{ hts: food!.draft.line_items![0]!.htsus!.replace(/\D/g, ''), agencies: FOOD }])
  const rows = said[0]!.agencies!.statements[0]!.articles[0]!.items
  expect(rows).toContainEqual({
    record: 'PG30',
    values: expect.objectContaining({ status: 'A', placeKind: '2' }),
  })
})

test('a certified summary says the same in the same row', () => {
  const { draft } = food!
  const certified = { ...draft, release: { ...draft.release, method: 'with_summary' } }
  const result = toCertification(certified, ruleContext())
  if (!result.ok) throw new Error(JSON.stringify(result.findings))
  const release = toCargoRelease(draft, ruleContext(), 'A')
  const inRelease = release.ok ? release.facts.lines[0]!.tariffs.map(({ agencies }) => agencies) : []
  expect(result.certification.lines[0]!.tariffs.map(({ agencies }) => agencies)).toEqual(inRelease)
  expect(inRelease.filter(Boolean)).toHaveLength(1)
})
