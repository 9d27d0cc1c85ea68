import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decodeResponse, type Transmission } from '@edfe/abi'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { imagesOf } from './filing/test-support.ts'
import { buildServer } from './server.ts'
import { readSettings } from './settings.ts'
import { openTransmissionStore, type TransmissionStore } from './store/transmission-store.ts'

let folder = ''
let store: TransmissionStore
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simulator-'))
  store = openTransmissionStore(folder)
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const server = () => buildServer(store, { CUSTOMS_RULES: 'specification', DELAY_MS: 0 })
const post = (payload: object, app = server()) =>
  app.inject({ method: 'POST', url: '/transmissions', payload })

describe('a transmission', () => {
  test('is answered under its id', async () => {
    const response = await post({ id: 't1', images: imagesOf() })
    const body = response.json<Transmission>()
    expect([response.statusCode, body.id]).toEqual([200, 't1'])
    expect(decodeResponse(body.images).disposition).toBe('accepted')
  })

  test('sent again is answered the same and filed once', async () => {
    const first = await post({ id: 't1', images: imagesOf() })
    const again = await post({ id: 't1', images: imagesOf() })
    expect(again.body).toBe(first.body)
    expect(decodeResponse(again.json<Transmission>().images).narrative).toBe('SUMMARY HAS BEEN ADDED')
  })

  test('of the same summary under another id replaces it', async () => {
    await post({ id: 't1', images: imagesOf() })
    const second = await post({ id: 't2', images: imagesOf() })
    expect(decodeResponse(second.json<Transmission>().images).narrative).toBe('SUMMARY HAS BEEN REPLACED')
  })

  test('with other records under a known id is refused', async () => {
    await post({ id: 't1', images: imagesOf() })
    const other = await post({ id: 't1', images: imagesOf().slice(1) })
    expect([other.statusCode, other.json().code]).toEqual([409, 'transmission_conflict'])
  })

  test('twice at once is filed once', async () => {
    const app = buildServer(store, { CUSTOMS_RULES: 'specification', DELAY_MS: 5 })
    const [one, two] = await Promise.all([1, 2].map(() => post({ id: 't1', images: imagesOf() }, app)))
    expect(one!.body).toBe(two!.body)
  })

  test('without records is refused', async () => {
    const response = await post({ id: 't1', images: [] })
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_transmission'])
  })

  test('can be read again', async () => {
    const posted = await post({ id: 't/1', images: imagesOf() })
    const read = await server().inject('/transmissions/t%2F1')
    expect(read.body).toBe(posted.body)
    expect((await server().inject('/transmissions/t2')).statusCode).toBe(404)
  })
})

test('health is answered', async () => {
  expect((await server().inject('/health')).json()).toEqual({ status: 'ok' })
})

describe('settings', () => {
  test('have defaults', () => {
    expect(readSettings({})).toEqual({
      ok: true,
      settings: {
        PORT: 3900,
        DATA_DIR: 'var/customs-simulator',
        CUSTOMS_RULES: 'specification',
        DELAY_MS: 0,
      },
    })
  })

  test('that are wrong are named', () => {
    const read = readSettings({ CUSTOMS_RULES: 'mine', PORT: '99999' })
    expect(read.ok ? '' : read.problems.join()).toMatch(/PORT.*CUSTOMS_RULES/)
  })
})

describe('the process', () => {
  const start = (env: Record<string, string>) =>
    spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
      env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', ...env },
    })

  test('serves on this machine alone and stops when asked', async () => {
    const child = start({})
    const [line] = await once(child.stdout, 'data')
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(String(line))?.[0]
    expect(address).toBeDefined()
    expect(await (await fetch(`${address}/health`)).json()).toEqual({ status: 'ok' })
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('says what is wrong with its settings', async () => {
    const child = start({ CUSTOMS_RULES: 'mine' })
    const [[text], [code]] = await Promise.all([once(child.stderr, 'data'), once(child, 'exit')])
    expect(String(text)).toMatch(/^The customs simulator cannot start\. CUSTOMS_RULES/)
    expect(code).toBe(1)
  })
})
