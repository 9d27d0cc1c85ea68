import { DIRECTORY_LAYOUT, type Files, fileExchange } from '@edfe/gateway'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { carry } from '../../../../customs-bridge/src/carry.ts'
import { openStore } from '../../../../customs-bridge/src/store.ts'
import { filesGateway } from './files-gateway.ts'
import type { CustomsGateway } from './gateway.ts'

const RUNS = process.env.EDFE_TEST_FULL ? 10_000 : 100
/** Ten thousand schedules take minutes on a busy machine. */
vi.setConfig({ testTimeout: 900_000 })
const IDS = ['0b0d6d1e-6f0e-4c55-9d3a-2f6d1c0f7a11', '5d7b5b9e-1d0e-4b9f-8b7a-0b8a3d0c9f22']
const ZZZ = 'E1RFZZZ'

/** Where this side dies: before or after the effect of one step, counted over the whole schedule. */
interface Fate {
  /** Called at each step; throws once the process is dead, until it is started again. */
  step(): void
  isDead(): boolean
  startAgain(): void
}

function fateOf(deaths: readonly number[]): Fate {
  const at = new Set(deaths)
  let count = 0
  let isDead = false
  return {
    step() {
      if (at.has(count)) isDead = true
      count += 1
      if (isDead) throw new Error('The process is dead')
    },
    isDead: () => isDead,
    startAgain() {
      isDead = false
    },
  }
}

/** Files in memory that outlive the process; each step can be its last. */
function files(stored: Map<string, string>, { step }: Pick<Fate, 'step'>): Files {
  const doing = async <T>(work: () => T): Promise<T> => {
    step()
    const result = work()
    step()
    return result
  }
  return {
    list: (folder) =>
      doing(() =>
        [...stored.keys()]
          .filter((path) => path.startsWith(`${folder}/`))
          .map((path) => path.slice(folder.length + 1))
          .filter((name) => !name.includes('/')),
      ),
    read: (path) =>
      doing(() => {
        const text = stored.get(path)
        return text === undefined ? undefined : { text, changedAt: new Date() }
      }),
    has: (path) => doing(() => stored.has(path)),
    makeFolder: async () => {},
    async write(path, text) {
      // A file is written in two halves.
      await doing(() => stored.set(path, text.slice(0, text.length / 2)))
      await doing(() => stored.set(path, text))
    },
    rename: (from, to) =>
      doing(() => {
        const text = stored.get(from)
        if (text === undefined) throw new Error(`${from} is not there`)
        stored.delete(from)
        stored.set(to, text)
      }),
    remove: (path) => doing(() => void stored.delete(path)),
  }
}

/** The carrier with customs behind it: what is put out is filed; the first of each transmission may fail at CBP (ZZZ). */
function carrier(stored: Map<string, string>, failures: readonly boolean[]) {
  const filed: string[] = []
  const answers = new Map<string, string>()
  return {
    filed,
    /** Takes all that has its name; the answers come later. */
    take() {
      for (const path of [...stored.keys()].filter((one) => /^outbound\/[^/]*\.txt$/.test(one))) {
        const name = path.slice('outbound/'.length)
        const id = name.slice(0, -4)
        stored.delete(path)
        const isFailure = failures[IDS.indexOf(id)] && !filed.includes(id)
        filed.push(id)
        answers.set(name, `A\r\n${isFailure ? ZZZ : `E1 ${id}`}\r\nZ\r\n`)
      }
    },
    /** Brings the answers of what it took, now and then with a notice beside each. */
    bring(hasNotices: boolean) {
      for (const [name, text] of answers) {
        stored.set(`inbound/${name}`, text)
        if (hasNotices) stored.set(`inbound/notice-${name}`, `A\r\nUC ${name}\r\nZ\r\n`)
      }
      answers.clear()
    },
  }
}

interface Row {
  isHandedOver: boolean
  sending: number
  answers: string[][]
}

/** What the worker keeps in its database, in the order of `fileSubmission` and `pollMessages`. */
function product(gateway: CustomsGateway, fate: Fate) {
  const rows = new Map(IDS.map((id): [string, Row] => [id, { isHandedOver: false, sending: 1, answers: [] }]))
  const inbox = new Map<string, readonly string[]>()
  const isOver = (id: string) => (rows.get(id)?.answers.length ?? 0) > 0
  return {
    rows,
    inbox,
    async work(id: string) {
      const row = rows.get(id)
      if (!row || isOver(id)) return
      const { isHandedOver, sending } = row
      const images = ['A', id, 'Z']
      const answer = await gateway.send({
        ...{ id, images, isHandedOver, sending },
        ...{ checkDigitFactor: 0, gateway: 'directory' as const, account: 'vale' },
      })
      fate.step()
      if (answer.kind === 'waiting') row.isHandedOver = true
      if (answer.kind === 'answered') {
        if (answer.images.includes(ZZZ)) {
          row.isHandedOver = false
          row.sending += 1
        } else row.answers.push(answer.images)
        fate.step()
        if (answer.answerId) await gateway.acknowledge(answer.answerId)
      }
    },
    async poll() {
      const received = await gateway.poll(async (ids) => new Set(ids.filter((id) => !isOver(id))))
      if (received.kind === 'away') return
      for (const { id, images, transmission_id } of received.messages) {
        fate.step()
        const known = rows.get(transmission_id ?? '')?.answers ?? []
        if (!known.some((one) => one.join() === images.join())) inbox.set(id, images)
        fate.step()
        await gateway.acknowledge(id)
      }
    },
  }
}

const action = fc.constantFrom('work 0', 'work 1', 'poll', 'take', 'bring', 'bring with notices')
const schedule = fc.record({
  actions: fc.array(action, { minLength: 10, maxLength: 40 }),
  // A filing takes about twenty steps from the first one to its mark in the database.
  deaths: fc.array(fc.nat(60), { minLength: 1, maxLength: 12 }),
  failures: fc.tuple(fc.boolean(), fc.boolean()),
})

/** Work that dies is over; what it had not written down is lost. */
async function untilDeath(fate: Fate, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!fate.isDead()) throw error
  }
  fate.startAgain()
}

test('wherever the worker dies and files fail, a filing is filed once, and its answer and each notice are kept once', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async ({ actions, deaths, failures }) => {
      const stored = new Map<string, string>()
      const fate = fateOf(deaths)
      const far = carrier(stored, failures)
      const here = product(filesGateway(fileExchange(files(stored, fate), DIRECTORY_LAYOUT)), fate)
      const act = (what: string) => {
        if (what === 'poll') return here.poll()
        if (what.startsWith('work')) return here.work(IDS[Number(what.at(-1))]!)
        if (what === 'take') return Promise.resolve(far.take())
        return Promise.resolve(far.bring(what.endsWith('notices')))
      }
      const quiet = Array.from({ length: 12 }, () => ['work 0', 'work 1', 'take', 'bring', 'poll']).flat()
      for (const what of actions) await untilDeath(fate, () => act(what))
      const left = fateOf([])
      const healthy = product(filesGateway(fileExchange(files(stored, left), DIRECTORY_LAYOUT)), left)
      for (const [id, row] of here.rows) healthy.rows.set(id, row)
      for (const [id, images] of here.inbox) healthy.inbox.set(id, images)
      for (const what of quiet) {
        if (what === 'poll') await healthy.poll()
        else if (what.startsWith('work')) await healthy.work(IDS[Number(what.at(-1))]!)
        else if (what === 'take') far.take()
        else far.bring(false)
      }
      for (const [position, id] of IDS.entries()) {
        const times = failures[position] ? 2 : 1
        expect(far.filed.filter((one) => one === id)).toHaveLength(times)
        expect(healthy.rows.get(id)?.answers).toEqual([['A', `E1 ${id}`, 'Z']])
      }
      const notices = [...healthy.inbox.values()].map((images) => images.join())
      expect(new Set(notices).size).toBe(notices.length)
      expect([...stored.keys()].filter((path) => /^inbound\/[^/]+$/.test(path))).toEqual([])
    }),
    { numRuns: RUNS },
  )
})

test('wherever the bridge dies between its store and its carrier, each sending goes out once and each message comes once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(120), { maxLength: 8 }),
      fc.array(fc.boolean(), { maxLength: 20 }),
      async (deaths, rounds) => {
        const stored = new Map<string, string>()
        const store = openStore(':memory:')
        const fate = fateOf(deaths)
        const far = carrier(stored, [false, false])
        const exchange = fileExchange(files(stored, fate), DIRECTORY_LAYOUT)
        const side = {
          putOut: exchange.putOut,
          async receive() {
            const { messages } = await exchange.messages(async () => new Set(), 100)
            return messages.map(({ id, records, transmissionId = null }) => ({
              ...{ id, records },
              transmission_id: transmissionId,
            }))
          },
          confirm: exchange.acknowledge,
          close: async () => {},
        }
        for (const id of IDS) store.submit(id, { sending: 1, records: ['A', id, 'Z'] })
        for (const isCarrier of rounds) {
          if (isCarrier) {
            far.take()
            far.bring(false)
          } else await untilDeath(fate, () => carry(store, side))
        }
        // A death that is still to come may stop three more rounds in a row, not twenty.
        for (let round = 0; round < 20; round += 1) {
          await untilDeath(fate, () => carry(store, side))
          far.take()
          far.bring(false)
        }
        expect([...far.filed].sort()).toEqual([...IDS].sort())
        expect(store.unsent()).toEqual([])
        expect(
          store
            .page(undefined)
            .messages.map(({ transmission_id }) => transmission_id)
            .sort(),
        ).toEqual([...IDS].sort())
        store.close()
      },
    ),
    { numRuns: RUNS },
  )
})
