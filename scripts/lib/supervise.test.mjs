import { expect, it } from 'vitest'
import { superviseServer } from './supervise.mjs'

const ORDER = { file: '/backups/edfe.tar.gz', keys: {} }

/** A supervisor over servers and restores that a test ends as it likes, with what each of them got. */
function supervised({ restores }) {
  const said = []
  const servers = []
  const orders = []
  const service = superviseServer({
    name: 'server',
    say: (line) => said.push(line),
    start({ onMessage }) {
      let finish
      const end = new Promise((done) => {
        finish = (code) => done({ code, reason: '' })
      })
      const server = { onMessage, heard: [], stops: 0, finish }
      servers.push(server)
      return {
        end,
        send: (message) => server.heard.push(message),
        stop() {
          server.stops += 1
          finish(0)
          return end
        },
      }
    },
    restore(order) {
      orders.push({ order, running: servers.filter(({ stops }) => stops === 0).length })
      return { end: Promise.resolve(restores.shift()), kill: () => true }
    },
  })
  const next = async (count) => {
    await expect.poll(() => servers.length).toBe(count)
    return servers[count - 1]
  }
  return { service, said, orders, next }
}

it('the setup code is said only while there is no account, and is another one at each start', async () => {
  const codeOf = async (offersRestore) => {
    const { service, said, next } = supervised({ restores: [] })
    const server = await next(1)
    server.onMessage({ ready: true, offersRestore })
    expect(await service.ready()).toBe(true)
    await service.stop()
    const { setupCode } = server.heard[0]
    expect(setupCode).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
    expect(said).toEqual(offersRestore ? [expect.stringContaining(setupCode)] : [])
    return setupCode
  }
  expect(await codeOf(true)).not.toBe(await codeOf(false))
})

it('a backup is restored while no server runs, and a new one is started afterwards', async () => {
  const { service, said, orders, next } = supervised({ restores: [{ code: 0, said: 'It is restored.' }] })
  const first = await next(1)
  first.onMessage({ ready: true, offersRestore: false })
  first.onMessage({ restore: ORDER })
  const second = await next(2)
  expect(orders).toEqual([{ order: ORDER, running: 0 }])
  expect(second.heard).toEqual([{ ...first.heard[0], failure: null }])
  expect(said).toEqual(['Restoring /backups/edfe.tar.gz', 'It is restored.'])
  await service.stop()
  expect(second.stops).toBe(1)
})

it.each([
  ['a reason for the person', { code: 2, said: 'Reading\nThe file is damaged.' }, 'The file is damaged.'],
  [
    'a bug',
    { code: 1, said: 'TypeError: x\n    at y' },
    'The restore broke off. The terminal in which npm start runs says more.',
  ],
])(
  'after a restore that failed with %s, the server is started again and can say why',
  async (_, ended, why) => {
    const { service, next } = supervised({ restores: [ended] })
    const first = await next(1)
    first.onMessage({ restore: ORDER })
    const second = await next(2)
    expect(second.heard[0]).toEqual({ setupCode: first.heard[0].setupCode, failure: why })
    await service.stop()
  },
)

it('a server that ends is not started again', async () => {
  const { service, next } = supervised({ restores: [] })
  const first = await next(1)
  first.finish(1)
  expect(await service.end).toMatchObject({ code: 1 })
  expect(await service.ready()).toBe(false)
})
