import { readdirSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { downloadDocument, pdfOf, putPart, startUpload } from './document-steps.ts'
import { createEntry, patch, readEntry } from './entry-steps.ts'
import { done, startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
let entryId: string
beforeAll(async () => {
  app = await startApp()
  team = await app.organization('Harbour Trading')
})
beforeEach(async () => {
  entryId = (await createEntry(app, team.preparer)).id
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => app.stop())

const FULL = {
  status: 507,
  body: {
    code: 'disk_full',
    message:
      'The disk of the server is full, so this was not stored. Ask the operator of the server to make space, and try again then.',
  },
}
const storedFiles = () =>
  readdirSync(app.folder, { recursive: true }).filter((name) => /documents\/./.test(String(name)))

test('an upload to a full disk is refused, leaves nothing there, and goes on when there is space', async () => {
  const bytes = pdfOf(700)
  const started = done(await startUpload(app, team.preparer, { entryId, bytes }))
  const document = { id: entryId, documentId: started.document.id }
  vi.spyOn(app.app.contents.storage, 'put').mockRejectedValue(
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  )
  expect(await putPart(app, team.preparer, document, 0, bytes)).toMatchObject(FULL)
  expect(storedFiles()).toEqual([])
  const incomplete = await app.answer('completeDocument', { as: team.preparer, params: document })
  expect(incomplete.status).toBe(409)

  vi.restoreAllMocks()
  expect((await putPart(app, team.preparer, document, 0, bytes)).status).toBe(200)
  expect((await app.answer('completeDocument', { as: team.preparer, params: document })).status).toBe(200)
  expect((await downloadDocument(app, team.preparer, document)).equals(bytes)).toBe(true)
})

test('a save that the full disk of the database refuses changes nothing, and succeeds when there is space', async () => {
  const typed = { header: { port_code: '2704' } }
  const saved = await readEntry(app, team.preparer, entryId)
  await app.engine.asOwner((run) =>
    run(`
      create or replace function full_disk() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger full_disk before update on entries for each row execute function full_disk()`),
  )
  expect(await patch(app, team.preparer, saved, typed)).toMatchObject(FULL)
  expect(await readEntry(app, team.preparer, entryId)).toEqual(saved)

  await app.engine.asOwner((run) => run('drop trigger full_disk on entries'))
  expect(await patch(app, team.preparer, saved, typed)).toMatchObject({ status: 200 })
})
