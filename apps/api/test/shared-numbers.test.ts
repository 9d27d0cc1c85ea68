import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomsApp } from './customs-steps.ts'
import { readEntry, until } from './entry-steps.ts'
import { done, type Team } from './harness.ts'
import { releaseOnFile } from './release-steps.ts'
import { startWithCustoms } from './simulator.ts'

let app: CustomsApp
let alder: Team
let vale: Team
beforeAll(async () => {
  app = await startWithCustoms({ env: { CUSTOMS_POLL_SECONDS: '0.2' } })
  alder = await app.organization('Alder & Finch Lighting LLC')
  vale = await app.organization('Vale Imports')
})
afterAll(() => app.stop())

const release = async (team: Team, id: string) =>
  (await app.ask('getRelease', { as: team.approver, params: { id } })).release!

const goods = async (team: Team, id: string) =>
  (await app.ask('getFiling', { as: team.approver, params: { id } })).goods

test('two organizations that practise under one entry number do not meet at the simulator', async () => {
  const first = await releaseOnFile(app, alder)
  const { entry_number } = await readEntry(app, alder.auditor, first)
  await app.engine.asOwner((run) =>
    run(
      `insert into entry_number_ranges (org_id, filer_code, prefix) values ('${vale.orgId}', 'ZZZ', '${entry_number.slice(3, 6)}')`,
    ),
  )
  const second = await releaseOnFile(app, vale)
  expect((await readEntry(app, vale.auditor, second)).entry_number).toBe(entry_number)

  done(
    await app.answer('choosePractice', {
      as: vale.approver,
      params: { id: second },
      body: { scenario: 'documents' },
    }),
  )
  await until(
    () => goods(vale, second),
    (said) => (said?.entry.length ?? 0) > 0,
  )
  expect(await goods(alder, first)).toBeNull()
  expect(await release(alder, first)).toMatchObject({ state: 'on_file', version: 1 })
})
