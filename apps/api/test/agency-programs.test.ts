import { expect, test } from 'vitest'
import { createSampleEntryByCbp, LIVE_GATEWAY, ON_SAMPLE_DAY, patch, signedBy } from './entry-steps.ts'
import { done, refusal, startApp } from './harness.ts'
import { RELEASED_FIRST } from './release-steps.ts'

const TOY = { agency: 'CPS', program: 'CPS', variant: 'REF' }

/** How a live gateway with these programs refuses the release of a line that says something to an agency. */
async function refusedWith(CUSTOMS_AGENCY_PROGRAMS: string, statement: object): Promise<string> {
  const app = await startApp({ env: { ...ON_SAMPLE_DAY, ...LIVE_GATEWAY, CUSTOMS_AGENCY_PROGRAMS } })
  try {
    const team = await app.organization()
    const body = { name: 'Harbor Trading', cbp_filer_code: 'F01' }
    await app.answer('saveOrganization', { as: team.admin, body })
    const entry = await createSampleEntryByCbp(app, team.approver, {
      ...RELEASED_FIRST,
      ...signedBy('Arno Approver'),
    })
    const line_items = entry.draft_data.line_items!.map((line) => ({
      ...line,
      agency_statements: [statement],
    }))
    done(await patch(app, team.approver, entry, { line_items }))
    const asked = { as: team.approver, params: { id: entry.id }, body: { action: 'add' } as const }
    return refusal(await app.answer('requestRelease', asked)).code
  } finally {
    await app.stop()
  }
}

test('a live gateway takes data of a program once the operator has switched it on', async () => {
  expect(await refusedWith('FDA:FOO', TOY)).toBe('agency_program_not_live')
  expect(await refusedWith('FDA:FOO, CPS:CPS', TOY)).toBe('numbers_not_confirmed')
  expect(await refusedWith('', { ...TOY, disclaimer: 'A' })).toBe('numbers_not_confirmed')
})
