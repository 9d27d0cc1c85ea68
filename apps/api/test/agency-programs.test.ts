import { randomUUID } from 'node:crypto'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { expect, test } from 'vitest'
import { confirmNumber } from '../src/customs/claims/filing-claims.ts'
import {
  createSampleEntryByCbp,
  type EntryBody,
  LIVE_GATEWAY,
  ON_SAMPLE_DAY,
  signedBy,
  submit,
} from './entry-steps.ts'
import { refusal, startApp, type TestApp } from './harness.ts'
import { RELEASED_FIRST } from './release-steps.ts'

const TOY = {
  agency: 'CPS',
  program: 'CPS',
  variant: 'REF',
  answers: Object.entries({ certifier: 'LPCO-1', registry_product: 'TOY1', registry_version: '01' }).map(
    ([question, value]) => ({ question, value, row: '0' }),
  ),
}

/** The operator confirms the numbers under which the organization files. */
async function confirmNumbers(app: TestApp, orgId: string, { draft_data }: EntryBody): Promise<void> {
  const numbers = {
    filer_code: draft_data.header?.entry_number?.slice(0, 3) ?? '',
    importer_number: draft_data.parties?.importer_number ?? '',
  } as const
  for (const kind of ['filer_code', 'importer_number'] as const) {
    const deps = { db: app.engine.db, sealing: app.app.sealing }
    expect(await confirmNumber(deps, { orgId, kind, typed: numbers[kind] })).toBe('confirmed')
  }
}

/** How a live gateway with these programs answers the release of a line that says something to an agency, alone or with its summary. */
async function answerWith(
  CUSTOMS_AGENCY_PROGRAMS: string,
  statement: object,
  method: 'first' | 'with_summary' = 'first',
): Promise<string> {
  const app = await startApp({ env: { ...ON_SAMPLE_DAY, ...LIVE_GATEWAY, CUSTOMS_AGENCY_PROGRAMS } })
  try {
    const team = await app.organization()
    const body = { name: 'Harbor Trading', cbp_filer_code: 'F01' }
    await app.answer('saveOrganization', { as: team.admin, body })
    const line_items = sampleEntryDraft(randomUUID()).line_items!.map((line) => ({
      ...line,
      agency_statements: [statement],
    }))
    const entry = await createSampleEntryByCbp(app, team.approver, {
      ...RELEASED_FIRST,
      release: { ...RELEASED_FIRST.release, method },
      ...signedBy('Arno Approver'),
      line_items,
    })
    if (method === 'with_summary') {
      await confirmNumbers(app, team.orgId, entry)
      const answer = await submit(app, team.approver, entry)
      return answer.status === 200 ? 'taken' : refusal(answer).code
    }
    const asked = { as: team.approver, params: { id: entry.id }, body: { action: 'add' } as const }
    return refusal(await app.answer('requestRelease', asked)).code
  } finally {
    await app.stop()
  }
}

test('a live gateway takes data of a program once the operator has switched it on', async () => {
  expect(await answerWith('FDA:FOO', TOY)).toBe('agency_program_not_live')
  expect(await answerWith('FDA:FOO, CPS:CPS', TOY)).toBe('numbers_not_confirmed')
  expect(await answerWith('', { ...TOY, disclaimer: 'A' })).toBe('numbers_not_confirmed')
})

test('the switch holds for the release that goes with a summary', async () => {
  expect(await answerWith('FDA:FOO', TOY, 'with_summary')).toBe('agency_program_not_live')
  expect(await answerWith('CPS:CPS', TOY, 'with_summary')).toBe('taken')
})
