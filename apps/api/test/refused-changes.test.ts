import { randomUUID } from 'node:crypto'
import { encodeSecurityFilingDeletion } from '@edfe/abi'
import { NOT_ON_FILE } from '@edfe/domain/sample'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { simulatorGateway } from '../src/customs/gateway/simulator-gateway.ts'
import type { CustomsApp } from './customs-steps.ts'
import { patch, readEntry, until } from './entry-steps.ts'
import { done, type Team } from './harness.ts'
import { releaseOnFile } from './release-steps.ts'
import { isfDraft } from './security-filing-steps.ts'
import { startWithCustoms } from './simulator.ts'

let app: CustomsApp
let team: Team

beforeAll(async () => {
  app = await startWithCustoms({ env: { CUSTOMS_POLL_SECONDS: '0.2' } })
  team = await app.organization('Alder & Finch Lighting LLC')
})
afterAll(() => app.stop())

const answer = (id: string) => app.ask('getSecurityFiling', { as: team.approver, params: { id } })

/** Asks about the one security filing of an entry, and returns it once CBP has answered. */
async function asked(id: string, request: 'file' | 'delete') {
  const { master } = (await answer(id)).filings[0]!
  done(
    await app.answer('requestSecurityFiling', {
      as: team.approver,
      params: { id },
      body: { request, master },
    }),
  )
  return until(
    async () => (await answer(id)).filings[0]!,
    ({ awaits }) => awaits === null,
  )
}

const importerIs = async (id: string, importer_number: string) =>
  patch(app, team.preparer, await readEntry(app, team.preparer, id), { parties: { importer_number } })

const requestsOf = ({ requests }: Awaited<ReturnType<typeof asked>>) => requests.map(({ action }) => action)

test('a refused replacement of a security filing leaves the earlier one on file, says why, and is corrected', async () => {
  const draft = await isfDraft(app, team)
  const { id } = draft
  const added = await asked(id, 'file')
  expect(added).toMatchObject({ state: 'on_file', version: 1 })

  await importerIs(id, NOT_ON_FILE.importer)
  const refused = await asked(id, 'file')
  expect(refused).toMatchObject({
    state: 'on_file',
    refused: 'R',
    tone: 'bad',
    words: 'On file',
    sentence: 'CBP refused your replacement. What is on file is as before.',
    number: added.number,
    version: 1,
    bills: added.bills,
    filed_on: added.filed_on,
    conditions: [
      {
        code: 'S17',
        path: 'parties.importer_number',
        message: 'CBP does not know this importer number. Register it with CBP Form 5106.',
        sent_value: NOT_ON_FILE.importer,
      },
    ],
  })
  expect(requestsOf(refused)).toEqual(['R', 'D'])
  expect((await answer(id)).overall).toMatchObject({ words: 'Change not taken', tone: 'bad' })

  await importerIs(id, draft.draft_data.parties!.importer_number!)
  const replaced = await asked(id, 'file')
  expect(replaced).toMatchObject({ refused: null, version: 2, number: added.number, conditions: [] })
})

test('a deletion names the importer on file, also after a replacement was refused', async () => {
  const { id } = await isfDraft(app, team)
  await asked(id, 'file')
  await importerIs(id, NOT_ON_FILE.importer)
  expect(await asked(id, 'file')).toMatchObject({ refused: 'R' })
  expect(await asked(id, 'delete')).toMatchObject({ state: 'deleted', conditions: [] })
})

test('a filing that CBP does not have any more cannot be deleted, and is filed again under a new number', async () => {
  const { id, entry_number } = await isfDraft(app, team)
  const added = await asked(id, 'file')
  const filed = {
    submission: '1',
    shipment: '01',
    importer: { qualifier: 'EI', number: '07-4418290' },
    transaction: added.number!,
  }
  const envelope = {
    siteCode: '2704',
    senderId: 'ZZZ',
    password: 'SECRET',
    transmissionDate: '2026-03-05',
    processingPort: '2704',
    filerCode: entry_number.slice(0, 3),
  }
  // Somebody deletes it past this product.
  await simulatorGateway(app.simulator.url).send({
    id: randomUUID(),
    images: encodeSecurityFilingDeletion(filed, envelope),
    isHandedOver: false,
    sending: 1,
    checkDigitFactor: 1,
    gateway: 'simulator' as const,
    account: team.orgId,
  })
  const refused = await asked(id, 'delete')
  expect(refused).toMatchObject({
    state: 'refused',
    number: null,
    bills: [],
    filed_on: null,
    conditions: [{ code: 'S10', message: 'CBP has no filing under this transaction number.' }],
  })
  expect(requestsOf(refused)).toEqual(['A'])
  const again = await asked(id, 'file')
  expect(again).toMatchObject({ state: 'on_file', refused: null, conditions: [] })
  expect(again.number).not.toBe(added.number)
})

test('a replacement of a release that CBP freed meanwhile is refused, and the release stays on file', async () => {
  const choice = { scenario: 'matched', faults: ['lost'] }
  const chosen = await fetch(`${app.simulator.url}/control/releases`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(choice),
  })
  expect(chosen.status).toBe(204)
  const id = await releaseOnFile(app, team)
  const params = { id }
  done(await app.answer('requestRelease', { as: team.approver, params, body: { action: 'replace' } }))
  const release = await until(
    async () => (await app.ask('getRelease', { as: team.approver, params })).release!,
    ({ awaits }) => awaits === null,
  )
  expect(release).toMatchObject({
    state: 'on_file',
    refused: 'R',
    version: 1,
    conditions: [{ cbp_label: 'REPLACE NOT ALLOWED AFTER RELEASE', path: 'header.entry_number' }],
  })
  expect(release.filings[1]).toMatchObject({
    tone: 'bad',
    sentence: 'CBP refused your replacement. The release on file is as before.',
  })
})
