import { once } from 'node:events'
import type { DraftData } from '@edfe/domain/entry'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { isfEntry } from '@edfe/domain/test/security-filing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { until } from './entry-steps.ts'
import { type KillingGateway, killingGateway, STEPS, type Step } from './killing-gateway.ts'
import { SETTINGS, type StoredEntry, send, sendEntry, signUp } from './process-requests.ts'
import { RELEASED_FIRST } from './release-steps.ts'
import { type RunningServer, serverProcesses } from './server-processes.ts'
import { createSimulator, type Simulator } from './simulator.ts'

const processes = serverProcesses()
/** Seven starts of a process on a database that was not closed take their time on a busy machine. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

let simulator: Simulator
let gateway: KillingGateway
beforeAll(processes.prepare)
beforeEach(async () => {
  processes.open()
  processes.useMigratedFolder()
  // A day of customs is a second: bill, arrival and release are notices of their own.
  simulator = await createSimulator({ RELEASE_DAY_SECONDS: '1' })
  await simulator.start()
  gateway = await killingGateway(simulator.url)
})
afterEach(async () => {
  await processes.killAll()
  await gateway.stop()
  await simulator.stop()
})
afterAll(processes.remove)

const start = (): Promise<RunningServer> =>
  processes.started({ ...SETTINGS, CUSTOMS_GATEWAY_URL: gateway.url, CUSTOMS_POLL_SECONDS: '0.2' })

async function kill({ child }: RunningServer): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

interface Shown {
  application: string | null
  code: string | null
  title: string
  detail: string | null
  kind: string
}

interface Case {
  draft_data: DraftData
  file(url: string, cookie: string, entry: StoredEntry): Promise<unknown>
  /** CBP has said everything. */
  isDone(read: Read): Promise<boolean>
}
type Read = <Answer>(path: string) => Promise<Answer>

/** Files, then kills the server as each step is reached and starts it again; the first kill comes right after filing. */
async function fileAndKill({ draft_data, file, isDone }: Case): Promise<{ read: Read; messages: Shown[] }> {
  let server = await start()
  const cookie = await signUp(server.url, 'ada@example.com')
  const entry = await sendEntry(server.url, 'POST', '/api/entries', cookie, { draft_data })
  await file(server.url, cookie, entry)
  await kill(server)
  for (const step of STEPS) {
    const killed = gateway.at(step, () => kill(server))
    server = await start()
    await within(killed, step)
  }
  server = await start()
  const { url } = server
  const read: Read = async <Answer>(path: string) =>
    JSON.parse((await send(url, 'GET', `/api/entries/${entry.id}${path}`, cookie)).text) as Answer
  await until(
    () => isDone(read),
    (isSo) => isSo,
  )
  const { messages } = await read<{ messages: Shown[] }>('/timeline')
  return { read, messages }
}

interface Entry {
  entry: { status: string; release_status: string | null }
}
interface Release {
  release: { state: string; version: number; messages: { action: string; outcome: string }[] }
}
interface SecurityFilings {
  filings: { state: string; version: number; awaits: string | null }[]
}

const isReleased = async (read: Read) => (await read<Entry>('')).entry.release_status === 'released'

const releasedBy = (method: 'first' | 'with_summary'): DraftData => ({
  ...sampleEntryDraft(),
  ...RELEASED_FIRST,
  release: { ...RELEASED_FIRST.release, method },
})

/** A step that is never reached is named. */
async function within(killed: Promise<void>, step: Step): Promise<void> {
  const late = new Promise<never>((_, failed) =>
    setTimeout(() => failed(new Error(`'${step}' was never reached`)), 60_000).unref(),
  )
  await Promise.race([killed, late])
}

/** What is shown more than once. */
const repeated = (messages: readonly Shown[]): string[] => {
  const shown = messages.map(({ application, code, title, kind }) =>
    [application, kind, code, title].join(' '),
  )
  return shown.filter((one, index) => shown.indexOf(one) !== index)
}

/** Seven starts of a server take minutes: `npm run test:full` has the time. */
const testInFull = test.runIf(process.env.EDFE_TEST_FULL)

testInFull('a certified summary is filed once and shown once, wherever the server is killed', async () => {
  const { read, messages } = await fileAndKill({
    draft_data: releasedBy('with_summary'),
    file: (url, cookie, { id, updated_at }) =>
      send(url, 'POST', `/api/entries/${id}/status`, cookie, {
        status: 'submitted',
        declarant_role: 'admin',
        acknowledged: true,
        expected_updated_at: updated_at,
      }),
    isDone: isReleased,
  })
  expect(gateway.transmissions.get('AE')?.size).toBe(1)
  expect((await read<Entry>('')).entry.status).toBe('accepted')
  expect((await read<Release>('/release')).release).toMatchObject({
    state: 'on_file',
    version: 1,
    messages: [{ outcome: 'accepted' }],
  })
  expect(repeated(messages)).toEqual([])
  expect(messages.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['submitted', 'sent', 'accepted', 'release_accepted']),
  )
})

testInFull('a release is filed once and shown once, wherever the server is killed', async () => {
  const { read, messages } = await fileAndKill({
    draft_data: releasedBy('first'),
    file: (url, cookie, { id }) => send(url, 'POST', `/api/entries/${id}/release`, cookie, { action: 'add' }),
    isDone: isReleased,
  })
  expect(gateway.transmissions.get('SE')?.size).toBe(1)
  expect((await read<Entry>('')).entry.status).toBe('draft')
  expect((await read<Release>('/release')).release).toMatchObject({
    state: 'on_file',
    version: 1,
    messages: [{ action: 'A', outcome: 'accepted' }],
  })
  expect(repeated(messages)).toEqual([])
})

testInFull('a security filing is filed once and shown once, wherever the server is killed', async () => {
  const { header, totals_declarations: _totals, ...draft } = isfEntry()
  const { entry_number: _number, ...kept } = header!
  const { read, messages } = await fileAndKill({
    draft_data: { ...draft, header: kept },
    async file(url, cookie, { id }) {
      const { text } = await send(url, 'GET', `/api/entries/${id}/security-filing`, cookie)
      const { filings } = JSON.parse(text) as { filings: { master: string }[] }
      const body = { request: 'file', master: filings[0]?.master }
      return send(url, 'POST', `/api/entries/${id}/security-filing`, cookie, body)
    },
    isDone: async (later) =>
      (await later<SecurityFilings>('/security-filing')).filings[0]?.state === 'matched',
  })
  expect(gateway.transmissions.get('SF')?.size).toBe(1)
  expect((await read<SecurityFilings>('/security-filing')).filings).toMatchObject([
    { state: 'matched', version: 1, awaits: null },
  ])
  expect(repeated(messages)).toEqual([])
})
