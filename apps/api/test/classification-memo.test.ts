import type { Classification } from '@edfe/domain/entry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadDocument } from './document-steps.ts'
import { createEntry, ON_SAMPLE_DAY, patch } from './entry-steps.ts'
import { textOfForm } from './form-text.ts'
import { done, refusal, startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Alder & Finch Toys LLC')
})
afterAll(() => app.stop())

const CHOSEN: Classification = {
  hts: '9503.00.0073',
  words: 'teddy bear',
  edition: 'HTS 2026 Rev 4',
  chosen_on: '2026-03-05',
  reasons: [{ source: 'ruling', words: 'A stuffed bear', ruling: 'N301234', ruled_on: '2018-11-05' }],
  note: 'The label says 3 years and older.',
}

const saved = async () =>
  done(
    await patch(app, team.preparer, await createEntry(app, team.preparer), {
      line_items: [
        {
          id: 'bears',
          line_number: 1,
          description: 'Teddy bears',
          htsus: '9503.00.0071',
          classification: CHOSEN,
        },
        { id: 'boxes', line_number: 2, description: 'Boxes', htsus: '4819.10.0040' },
      ],
    }),
  ).entry

test('an auditor prints why a line has its number, with its place in the tariff and the number that followed', async () => {
  const { id } = await saved()
  const pdf = await downloadDocument(app, team.auditor, `/api/entries/${id}/lines/bears/classification-memo`)
  const text = await textOfForm(pdf)
  for (const part of [
    'Why the goods are under 9503.00.0073',
    'Alder & Finch Toys LLC',
    'Teddy bears',
    'The number of the line was changed to 9503.00.0071 after this choice.',
    '9503.00.00',
    'Chosen on 03/05/2026 in HTS 2026 Rev 4, found by “teddy bear”.',
    'CBP ruling N301234 of 11/05/2018: “A stuffed bear”',
    'The label says 3 years and older.',
  ])
    expect(text).toContain(part)
})

test('a letter asks CBP for a ruling on the number, from what the line and the entry have', async () => {
  const { id } = await saved()
  const pdf = await downloadDocument(app, team.auditor, `/api/entries/${id}/lines/bears/ruling-request`)
  const text = await textOfForm(pdf)
  for (const part of [
    'Request for a ruling on a tariff number',
    'Alder & Finch Toys LLC',
    'Teddy bears',
    '9503.00.0073',
    'CBP ruling N301234 of 11/05/2018: “A stuffed bear”',
    'The label says 3 years and older.',
    'Not known here: write it in',
  ])
    expect(text).toContain(part)
})

test('a line that keeps no reason, and one that the entry lacks, print nothing', async () => {
  const { id } = await saved()
  for (const line of ['boxes', 'bears-2']) {
    for (const paper of ['getClassificationMemo', 'getRulingRequest'] as const) {
      const answer = await app.answer(paper, { as: team.preparer, params: { id, line } })
      expect(refusal(answer).code).toBe('classification_not_found')
    }
  }
})
