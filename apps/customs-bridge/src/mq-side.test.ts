import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { queueManager } from '../test/queue-manager.ts'
import { carry } from './carry.ts'
import { loadIbmMq, mqSide } from './mq-side.ts'
import { type BridgeSettings, readSettings } from './settings.ts'
import { openStore } from './store.ts'

const RUNS = process.env.EDFE_TEST_FULL ? 10_000 : 100
vi.setConfig({ testTimeout: 900_000 })

const IDS = ['0b0d6d1e-6f0e-4c55-9d3a-2f6d1c0f7a11', '5d7b5b9e-1d0e-4b9f-8b7a-0b8a3d0c9f22']
const [FIRST = ''] = IDS
const MESSAGE_ID = `${FIRST.replaceAll('-', '')}${'00'.repeat(8)}`

const settings = (): BridgeSettings => {
  const read = readSettings({
    ...{ BRIDGE_KEYS: `edfe=${'s'.repeat(32)}`, FAR_SIDE: 'mq', MQ_QUEUE_MANAGER: 'QM1' },
    ...{ MQ_QUEUE_OUT: 'TO.CBP', MQ_QUEUE_IN: 'FROM.CBP' },
  })
  if (!read.ok) throw new Error(read.problems.join())
  return read.settings
}
const start = async (manager = queueManager()) => ({ manager, side: await mqSide(manager.mq, settings()) })
/** CBP puts a message; an answer repeats the id of its transmission as correlation id. */
function say({ on }: ReturnType<typeof queueManager>, id: string, text: string, answers?: string) {
  const correlation = answers ? `${answers.replaceAll('-', '')}${'00'.repeat(8)}` : '00'.repeat(24)
  on('FROM.CBP').push({
    id: Buffer.from(id.padEnd(48, '0'), 'hex'),
    correlation: Buffer.from(correlation, 'hex'),
    ...{ persistence: 1, format: 'MQSTR', body: Buffer.from(text, 'latin1') },
  })
}

test('a transmission is one persistent message with its UUID as message id and its records in lines', async () => {
  const { manager, side } = await start()
  await side.putOut({ id: FIRST, sending: 1, records: ['A', 'B', 'Z'] })
  expect(manager.on('TO.CBP')).toMatchObject([
    {
      id: Buffer.from(MESSAGE_ID, 'hex'),
      persistence: 1,
      format: 'MQSTR',
      body: Buffer.from('A\r\nB\r\nZ\r\n'),
    },
  ])
})

test('an answer names its transmission, a notice none, and records without line ends have 80 characters', async () => {
  const { manager, side } = await start()
  say(manager, 'aa', `${'A'.padEnd(80)}${'E1'.padEnd(80)}${'Z'.padEnd(80)}`, FIRST)
  say(manager, 'bb', 'A\r\nSO60\r\nZ\r\n')
  const [answer] = await side.receive()
  expect(answer).toMatchObject({
    transmission_id: FIRST,
    records: ['A'.padEnd(80), 'E1'.padEnd(80), 'Z'.padEnd(80)],
  })
  await side.confirm(answer?.id ?? '')
  expect(await side.receive()).toMatchObject([{ transmission_id: null, records: ['A', 'SO60', 'Z'] }])
})

test('a message larger than the usual room is taken whole', async () => {
  const { manager, side } = await start()
  const records = Array.from({ length: 40_000 }, (_, index) => `${index}`.padStart(80, '0'))
  say(manager, 'aa', records.join('\r\n'))
  expect((await side.receive())[0]?.records).toEqual(records)
})

test('a message leaves the queue when the bridge has stored it, and not before', async () => {
  const { manager, side } = await start()
  say(manager, 'aa', 'A\r\nZ\r\n')
  const [message] = await side.receive()
  expect(await side.receive()).toEqual([message])
  await side.confirm(message?.id ?? '')
  expect(await side.receive()).toEqual([])
})

test.each([
  ['the bridge stops', async ({ side }: Awaited<ReturnType<typeof start>>) => side.close()],
  [
    'it puts a transmission out',
    ({ side }: Awaited<ReturnType<typeof start>>) => side.putOut({ id: FIRST, sending: 1, records: ['A'] }),
  ],
])('a message that was taken and not stored is on the queue again when %s', async (_, then) => {
  const started = await start()
  say(started.manager, 'aa', 'A\r\nZ\r\n')
  await started.side.receive()
  await then(started)
  const { side } = await start(started.manager)
  await started.side.close()
  expect(await side.receive()).toMatchObject([{ records: ['A', 'Z'] }])
})

test('while the queue manager is away the call fails, and the next one connects anew', async () => {
  const { manager, side } = await start()
  say(manager, 'aa', 'A\r\nZ\r\n')
  const from = manager.calls.length
  for (const call of [0, 1, 2, 3]) manager.breaks.set(from + call, 'before')
  await expect(side.receive()).rejects.toThrow('MQRC 2009')
  await expect(side.receive()).rejects.toThrow('MQRC 2009')
  expect(await side.receive()).toMatchObject([{ records: ['A', 'Z'] }])
  expect(manager.calls.filter((call) => call === 'Connx').length).toBeGreaterThan(1)
})

test('wherever the connection breaks, each message comes once and each transmission goes out, twice only if a commit was not answered', async () => {
  const moments = fc.array(fc.tuple(fc.nat(80), fc.constantFrom('before' as const, 'after' as const)), {
    maxLength: 10,
  })
  await fc.assert(
    fc.asyncProperty(moments, async (breaks) => {
      const { manager, side } = await start()
      for (const [call, when] of breaks) manager.breaks.set(call + manager.calls.length, when)
      const store = openStore(':memory:')
      for (const id of IDS) store.submit(id, { sending: 1, records: ['A', id, 'Z'] })
      const texts = ['A\r\nSO60\r\nZ\r\n', 'A\r\nNR10\r\nZ\r\n', 'A\r\nUC\r\nZ\r\n']
      for (const [index, text] of texts.entries()) say(manager, `a${index}`, text)
      for (let round = 0; round < 40; round += 1) await carry(store, side).catch(() => undefined)

      expect(store.unsent()).toEqual([])
      const came = store.page(undefined).messages.map(({ records }) => `${records.join('\r\n')}\r\n`)
      expect(came).toEqual(texts)
      expect(manager.on('FROM.CBP')).toEqual([])
      const unanswered = [...manager.breaks].filter(
        ([call, when]) => when === 'after' && manager.calls[call] === 'Cmit',
      )
      const out = manager.on('TO.CBP').map(({ id }) => id.toString('hex'))
      expect(new Set(out).size).toBe(IDS.length)
      expect(out.length).toBeLessThanOrEqual(IDS.length + unanswered.length)
      store.close()
    }),
    { numRuns: RUNS },
  )
})

test('without the package an operator reads what is missing', async () => {
  await expect(loadIbmMq()).rejects.toThrow('needs the package ibmmq and the client libraries of IBM MQ')
})
