import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { createClient } from '@edfe/client'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendDue } from '../../apps/api/src/webhooks/webhooks.job.ts'
import { createSampleEntry, ON_SAMPLE_DAY } from '../../apps/api/test/entry-steps.ts'
import { startApp, type Team, type TestApp } from '../../apps/api/test/harness.ts'
import { makeKey, setUpSecondFactor } from '../../apps/api/test/key-steps.ts'
import { listenOn } from '../../apps/api/test/v1/listen-on.ts'
import { createReceiver } from './receiver.ts'
import { SeenEvents } from './seen-events.ts'

const NETWORKS = ['127.0.0.0/8']
const MINUTE_MS = 60_000
const folder = mkdtempSync(join(tmpdir(), 'edfe-chat-'))

let app: TestApp
let chat: Server
let chatUrl: string
/** How the chat answers, and what was posted to it. */
let chatStatus = 200
let posted: unknown[] = []
/** The clock of the server's job runs ahead by so much. */
let ahead = 0

beforeAll(async () => {
  app = await startApp({ env: { ...ON_SAMPLE_DAY, WEBHOOK_PRIVATE_NETWORKS: NETWORKS.join() } })
  chat = await listening(async (request, answer) => {
    const body = await json(request)
    if (chatStatus === 200) posted.push(body)
    answer.writeHead(chatStatus).end()
  })
  chatUrl = addressOf(chat)
})
afterAll(async () => {
  await app.stop()
  chat.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  chatStatus = 200
  posted = []
  ahead = 0
})

async function listening(listener: RequestListener): Promise<Server> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

/** Sends what the server has to send. */
const send = () =>
  sendDue(
    {
      engine: app.engine,
      entryServices: app.app.entryServices,
      settings: { WEBHOOK_PRIVATE_NETWORKS: NETWORKS },
      logger: pino({ level: 'silent' }),
      now: () => new Date(Date.now() + ahead),
    },
    { networks: NETWORKS },
  )

/** An organization whose events go to a receiver; `restart` starts it again with what it has kept. */
async function withReceiver() {
  const team = await app.organization()
  await setUpSecondFactor(app, team.admin)
  const { secret: key } = await makeKey(app, team.admin, ['read'])
  const edfe = createClient({ server: await serverAddress(), key })
  const file = join(folder, `${team.orgId}.txt`)
  let listener: RequestListener = () => {}
  const door = await listening((request, answer) => listener(request, answer))
  const url = addressOf(door)
  const { webhook, secret } = await app.ask('createWebhook', {
    as: team.admin,
    body: { url, events: ['entry.status_changed'] },
  })
  const restart = () => {
    const receiver = createReceiver({ edfe, secret, chatUrl, seen: new SeenEvents(file) })
    listener = (request, answer) => receiver.emit('request', request, answer)
  }
  restart()
  return { team, url, webhook, restart, close: () => door.close() }
}

let address: Promise<string> | undefined
const serverAddress = () => {
  address ??= listenOn(app)
  return address
}

async function validated(team: Team) {
  const entry = await createSampleEntry(app, team.preparer)
  await app.ask('changeStatus', {
    as: team.preparer,
    params: { id: entry.id },
    body: { status: 'validated', expected_updated_at: entry.updated_at },
  })
  return entry.entry_number
}

test('a change of an entry is one message, also when its event comes twice and the receiver was started again', async () => {
  const { team, webhook, restart, close } = await withReceiver()
  const number = await validated(team)
  await send()
  const message = { text: `Entry ${number} is validated; before it was draft.` }
  expect(posted).toEqual([message])
  const { deliveries } = await app.ask('listDeliveries', { as: team.admin, params: { id: webhook.id } })
  const params = { id: webhook.id, deliveryId: deliveries[0]?.id ?? '' }
  await app.ask('replayDelivery', { as: team.admin, params })
  await send()
  restart()
  await app.ask('replayDelivery', { as: team.admin, params })
  await send()
  expect(posted).toEqual([message])
  close()
})

test('while the chat is away nothing is lost: the server sends the event again', async () => {
  const { team, close } = await withReceiver()
  chatStatus = 503
  await validated(team)
  await send()
  expect(posted).toEqual([])
  chatStatus = 200
  ahead = 2 * MINUTE_MS
  await send()
  expect(posted).toHaveLength(1)
  close()
})

test('what the server did not sign is refused, and nobody reads of it', async () => {
  const { url, close } = await withReceiver()
  const body = JSON.stringify({ type: 'entry.released', timestamp: '2026-03-05T14:00:00Z', data: {} })
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
    'webhook-signature': 'v1,AAAA',
  }
  expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(401)
  expect((await fetch(url, { method: 'POST', body })).status).toBe(401)
  expect(posted).toEqual([])
  close()
})
