import type { CustomsGatewayName } from '@edfe/domain/profile'
import { DIRECTORY_LAYOUT, fileExchange } from '@edfe/gateway'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { carry } from '../../../../customs-bridge/src/carry.ts'
import { openStore } from '../../../../customs-bridge/src/store.ts'
import { type Fate, fateOf, product, untilDeath } from '../../../test/gateways/dying-worker.ts'
import { carrier, files, IDS, practice } from '../../../test/gateways/far-sides.ts'
import { filesGateway } from './files-gateway.ts'
import type { CustomsGateway } from './gateway.ts'
import { roadsGateway } from './roads-gateway.ts'

const RUNS = process.env.EDFE_TEST_FULL ? 10_000 : 100
/** Ten thousand schedules take minutes on a busy machine. */
vi.setConfig({ testTimeout: 900_000 })

const action = fc.constantFrom('work 0', 'work 1', 'poll', 'take', 'bring', 'bring with notices')
const QUIET = Array.from({ length: 12 }, () => ['work 0', 'work 1', 'take', 'bring', 'poll']).flat()
const road = fc.constantFrom<CustomsGatewayName>('directory', 'simulator')
const LIVE = fc.constant<CustomsGatewayName>('directory')
const scheduleOver = (roads: typeof road) =>
  fc.record({
    actions: fc.array(action, { minLength: 10, maxLength: 40 }),
    // A filing takes about twenty steps from the first one to its mark in the database.
    deaths: fc.array(fc.nat(60), { minLength: 1, maxLength: 12 }),
    failures: fc.tuple(fc.boolean(), fc.boolean()),
    roads: fc.tuple(roads, roads),
  })

test.each([
  ['over the live road', LIVE, (live: CustomsGateway) => live],
  [
    'over the live road and practice side by side',
    road,
    (installed: CustomsGateway, practice: CustomsGateway) =>
      roadsGateway({ installed, practice }, { kind: 'waiting' }),
  ],
])(
  '%s, wherever the worker dies and files fail, a filing is filed once, and its answer and each notice are kept once',
  async (_, roads, gatewayOf) => {
    const hasPractice = roads === road
    await fc.assert(
      fc.asyncProperty(scheduleOver(roads), async ({ actions, deaths, failures, roads }) => {
        const stored = new Map<string, string>()
        const far = carrier(stored, failures)
        const near = practice(failures)
        const productWith = (fate: Fate) => {
          const live = filesGateway(fileExchange(files(stored, fate.step), DIRECTORY_LAYOUT))
          return product(gatewayOf(live, near.gateway(fate.step)), fate, roads)
        }
        const act = async (here: ReturnType<typeof product>, what: string) => {
          if (what === 'poll') return here.poll()
          if (what.startsWith('work')) return here.work(IDS[Number(what.at(-1))]!)
          if (what === 'take') return far.take()
          far.bring(what.endsWith('notices'))
          if (what.endsWith('notices') && hasPractice) near.notify()
        }
        const fate = fateOf(deaths)
        const here = productWith(fate)
        for (const what of actions) await untilDeath(fate, () => act(here, what))
        const healthy = productWith(fateOf([]))
        for (const [id, row] of here.rows) healthy.rows.set(id, row)
        for (const [id, images] of here.inbox) healthy.inbox.set(id, images)
        for (const what of QUIET) await act(healthy, what)

        for (const [position, id] of IDS.entries()) {
          const [its, other] = roads[position] === 'directory' ? [far, near] : [near, far]
          const times = failures[position] ? 2 : 1
          expect(its.filed.filter((one) => one === id)).toHaveLength(times)
          expect(other.filed, 'never over the other road').not.toContain(id)
          expect(healthy.rows.get(id)?.answers).toEqual([['A', `E1 ${id}`, 'Z']])
        }
        const notices = [...healthy.inbox.values()].map((images) => images.join())
        expect(notices.sort()).toEqual([...far.noticed, ...near.noticed].sort())
        expect([...stored.keys()].filter((path) => /^inbound\/[^/]+$/.test(path))).toEqual([])
        expect([...near.waiting.keys()]).toEqual([])
      }),
      { numRuns: RUNS },
    )
  },
)

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
        const exchange = fileExchange(files(stored, fate.step), DIRECTORY_LAYOUT)
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
