import { once } from 'node:events'
import { SAMPLE_ENTRY, sampleEntryDraft } from '@edfe/domain/sample'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SETTINGS, type StoredEntry, sendEntry, signUp } from './process-requests.ts'
import { serverProcesses } from './server-processes.ts'

const processes = serverProcesses()
/** Four starts of a process on a database that was not closed take their time on a busy machine. */
vi.setConfig({ testTimeout: 300_000 })

beforeAll(processes.prepare)
beforeEach(processes.open)
afterEach(processes.killAll)
afterAll(processes.remove)

const PEOPLE = 4
const KILLS = 3
const SAVES_BEFORE_KILL = 12
/** One person who saves one field again and again, and remembers the last value that the server acknowledged. */
interface Saver {
  cookie: string
  entry: StoredEntry
  acknowledged: string
  /** The value of a save whose answer never came: it may be stored or not. */
  unanswered: string | undefined
}

test('a killed server loses no save that it acknowledged, and starts again', async () => {
  processes.useMigratedFolder()
  let server = await processes.started(SETTINGS)
  const { url } = server
  const savers = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => newSaver(url, index)))
  for (let kill = 0; kill < KILLS; kill++) {
    let answered = 0
    const enough = Promise.withResolvers<void>()
    const saving = savers.map((saver) =>
      saveUntilTheServerIsGone(server.url, saver, () => {
        answered += 1
        if (answered >= SAVES_BEFORE_KILL) enough.resolve()
      }),
    )
    await enough.promise
    const ended = once(server.child, 'exit')
    server.child.kill('SIGKILL')
    await ended
    await Promise.all(saving)
    server = await processes.started(SETTINGS)
    for (const saver of savers) await expectKept(server.url, saver)
  }
})

async function newSaver(url: string, index: number): Promise<Saver> {
  const cookie = await signUp(url, `saver-${index}@example.com`)
  const entry = await sendEntry(url, 'POST', '/api/entries', cookie, { draft_data: sampleEntryDraft() })
  return { cookie, entry, acknowledged: '', unanswered: undefined }
}

async function saveUntilTheServerIsGone(url: string, saver: Saver, onAnswer: () => void) {
  for (let round = 0; ; round++) {
    const { cookie, entry } = saver
    const value = `AF-${entry.updated_at.slice(-9, -1)}-${round}`
    const draft_data = { totals_declarations: { file_reference_no: value } }
    const body = { draft_data, expected_updated_at: entry.updated_at, is_draft: true }
    saver.unanswered = value
    try {
      saver.entry = await sendEntry(url, 'PATCH', `/api/entries/${entry.id}`, cookie, body)
    } catch (error) {
      if (error instanceof TypeError) return
      throw error
    }
    saver.acknowledged = value
    saver.unanswered = undefined
    onAnswer()
  }
}

async function expectKept(url: string, saver: Saver) {
  saver.entry = await sendEntry(url, 'GET', `/api/entries/${saver.entry.id}`, saver.cookie)
  const kept = saver.entry.draft_data.totals_declarations
  expect([saver.acknowledged, saver.unanswered]).toContain(kept?.file_reference_no)
  expect(kept?.declarant_title, 'the rest of the section').toBe(SAMPLE_ENTRY.made.declarant.title)
}
