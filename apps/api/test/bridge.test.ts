import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StatusMessage, Transmission } from '@edfe/abi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBridge } from '../../customs-bridge/src/bridge.ts'
import { type BridgeSettings, readSettings } from '../../customs-bridge/src/settings.ts'
import { httpsGateway } from '../src/customs/gateway/https-gateway.ts'
import { pollMessages } from '../src/customs/inbox/poll-messages.ts'
import { readStatusMessages } from '../src/customs/inbox/read-status-messages.ts'
import { FILING_KINDS } from '../src/customs/kinds/index.ts'
import { fileSubmission } from '../src/customs/transmissions/file-submission.ts'
import { createSampleEntry, ON_SAMPLE_DAY, readEntry, submit, until } from './entry-steps.ts'
import { testCertificates } from './gateways/certificates.ts'
import { startApp, type Team, type TestApp } from './harness.ts'
import { createSimulator, type Simulator } from './simulator.ts'

const SECRET = 'a secret of the product and the bridge'
const folder = mkdtempSync(join(tmpdir(), 'edfe-bridge-road-'))
const inbound = join(folder, 'carrier', 'inbound')
const outbound = join(folder, 'carrier', 'outbound')
let settings: BridgeSettings
let certificates: Awaited<ReturnType<typeof testCertificates>>
let bridge: Awaited<ReturnType<typeof startBridge>>
let app: TestApp
let team: Team
let simulator: Simulator

const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const startAgain = async () => {
  await bridge?.stop()
  bridge = await startBridge(settings)
}

beforeAll(async () => {
  certificates = await testCertificates()
  const { ca, server } = certificates
  const read = readSettings({
    PORT: '0',
    DATA_DIR: folder,
    BRIDGE_KEYS: `edfe=${SECRET}`,
    BRIDGE_CERT_FILE: file('server.pem', server.cert),
    BRIDGE_CERT_KEY_FILE: file('server-key.pem', server.key),
    BRIDGE_CLIENT_CA_FILE: file('ca.pem', ca),
    FAR_SIDE_SECONDS: '0.1',
  })
  if (!read.ok) throw new Error(read.problems.join(' '))
  settings = read.settings
  await startAgain()
  simulator = await createSimulator()
  await simulator.start()
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbour Trading')
})
afterAll(async () => {
  await app.stop()
  await bridge.stop()
  await simulator.stop()
  rmSync(folder, { recursive: true })
})

/** What a worker of the product has, with the bridge as its road. */
const deps = () => ({
  db: app.engine.db,
  kinds: FILING_KINDS,
  gateway: httpsGateway({
    url: bridge.url,
    key: { id: 'edfe', secret: SECRET },
    tls: { ca: certificates.ca, ...certificates.client },
  }),
  jobs: app.app.jobs,
  services: app.app.entryServices,
  publicUrl: 'http://localhost',
})

const carried: string[] = []
/** The carrier takes what is put out to customs, and brings what customs says. */
async function carry() {
  mkdirSync(outbound, { recursive: true })
  for (const name of readdirSync(outbound).filter((one) => one.endsWith('.txt'))) {
    carried.push(name)
    const images = readFileSync(join(outbound, name), 'latin1').split('\r\n').filter(Boolean)
    const answer = await fetch(new URL('/transmissions', simulator.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: name.slice(0, -4), images, account: team.orgId, check_digit_factor: 0 }),
    })
    bring(name, ((await answer.json()) as Transmission).images)
    rmSync(join(outbound, name))
  }
  const { messages } = (await (await fetch(new URL('/messages', simulator.url))).json()) as {
    messages: StatusMessage[]
  }
  for (const { id, images } of messages) {
    bring(`notice-${id}.txt`, images)
    await fetch(new URL(`/messages/${encodeURIComponent(id)}`, simulator.url), { method: 'DELETE' })
  }
}
function bring(name: string, records: readonly string[]) {
  mkdirSync(inbound, { recursive: true })
  writeFileSync(join(inbound, `${name}.part`), `${records.join('\r\n')}\r\n`)
  renameSync(join(inbound, `${name}.part`), join(inbound, name))
}

test('an entry is filed by https over the bridge and its carrier, once, with the bridge started anew at each step', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  expect((await submit(app, team.admin, entry, 'admin')).status).toBe(200)
  const { rows } = await app.engine.asOwner((run) =>
    run(`select id from submissions where entry_id = '${entry.id}'`),
  )
  const id = String(rows[0]?.id)
  const job = { org_id: team.orgId, submission_id: id }
  const files = (place: string) => {
    mkdirSync(place, { recursive: true })
    return readdirSync(place).filter((name) => name.endsWith('.txt'))
  }

  await fileSubmission(deps(), job)
  await startAgain()
  await until(
    () => files(outbound),
    (names) => names.length > 0,
  )
  await fileSubmission(deps(), job)
  await carry()
  await startAgain()
  await until(
    () => files(inbound),
    (names) => names.length === 0,
  )
  await fileSubmission(deps(), job)
  expect((await readEntry(app, team.admin, entry.id)).status).toBe('accepted')
  expect(carried).toEqual([`${id}.txt`])

  await fetch(new URL('/control/messages', simulator.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      application: 'SO',
      transmission_id: id,
      actions: [{ record: 'SO60', code: '98', narrative: 'RELEASED' }],
    }),
  })
  await carry()
  await until(
    () => files(inbound),
    (names) => names.length === 0,
  )
  await pollMessages(deps())
  await startAgain()
  await pollMessages(deps())
  const inbox = await app.engine.asOwner((run) => run(`select id from customs_inbox where state = 'waiting'`))
  await readStatusMessages(
    deps(),
    inbox.rows.map((row) => String(row.id)),
  )
  const { release_status } = await readEntry(app, team.admin, entry.id)
  expect([inbox.rows.length, release_status]).toEqual([1, 'released'])
})
