import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { afterListening } from './prepare-tariff.ts'

test('what is prepared begins once the server listens, not while it starts', async () => {
  const app = Fastify()
  const prepare = vi.fn(async () => {})
  afterListening(app, 0, prepare)
  await app.ready()
  await wait(5)
  expect(prepare).not.toHaveBeenCalled()
  await app.listen({ port: 0, host: '127.0.0.1' })
  await vi.waitFor(() => expect(prepare).toHaveBeenCalledTimes(1))
  await app.close()
})

test('a server that closes soon prepares nothing', async () => {
  const app = Fastify()
  const prepare = vi.fn(async () => {})
  afterListening(app, 20, prepare)
  await app.listen({ port: 0, host: '127.0.0.1' })
  await app.close()
  await wait(40)
  expect(prepare).not.toHaveBeenCalled()
})

test('a failure is logged, and the server goes on', async () => {
  const app = Fastify()
  const error = vi.spyOn(app.log, 'error')
  afterListening(app, 0, async () => {
    throw new Error('no schedule')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1))
  await app.close()
})
