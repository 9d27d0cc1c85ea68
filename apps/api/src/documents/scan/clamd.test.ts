import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ClamdServer, EICAR, startClamd } from '../../../test/clamd-server.ts'
import { readConfig } from '../../config/config.ts'
import { SCAN_LIMITS, scanContent } from './clamd.ts'

let clamd: ClamdServer
beforeEach(async () => {
  clamd = await startClamd()
})
afterEach(() => clamd.close())

async function* partsOf(...parts: (Buffer | string)[]) {
  for (const part of parts) yield Buffer.from(part)
}

const addressOf = ({ address }: Pick<ClamdServer, 'address'>) => {
  const { CLAMD_ADDRESS } = readConfig({ CLAMD_ADDRESS: address })
  if (!CLAMD_ADDRESS) throw new Error('The stand-in has no address')
  return CLAMD_ADDRESS
}

const scan = (parts: AsyncIterable<Buffer>, limits = SCAN_LIMITS) =>
  scanContent(addressOf(clamd), parts, limits)

describe('a scan', () => {
  test('sends the content in its order, whatever its parts are', async () => {
    const first = Buffer.alloc(1024 * 1024, 'a')
    expect(await scan(partsOf(first, '', 'the end'))).toEqual({ virus: null })
    expect(Buffer.concat([first, Buffer.from('the end')]).equals(clamd.scanned[0]!)).toBe(true)
  })

  test('says what the signature calls a virus, also when it lies across two parts', async () => {
    const parts = partsOf(`%PDF-1.7\n${EICAR.slice(0, 30)}`, EICAR.slice(30))
    expect(await scan(parts)).toEqual({ virus: 'Eicar-Test-Signature' })
  })

  test('goes through a socket in the file system too', async () => {
    const local = await startClamd('socket')
    expect(await scanContent(addressOf(local), partsOf(EICAR))).toEqual({ virus: 'Eicar-Test-Signature' })
    await local.close()
  })
})

describe('there is no verdict', () => {
  test('when the content is longer than clamd takes, which clamd says before its end', async () => {
    clamd.longest = 100_000
    const part = Buffer.alloc(1024 * 1024, 'a')
    await expect(scan(partsOf(...Array<Buffer>(25).fill(part)))).rejects.toThrow(
      /INSTREAM size limit exceeded|EPIPE|ECONNRESET/,
    )
    await expect(scan(partsOf(Buffer.alloc(100_001)))).rejects.toThrow(
      'clamd could not scan it: INSTREAM size limit exceeded. ERROR',
    )
    expect(clamd.scanned).toEqual([])
  })

  test.each([
    'INSTREAM: Can\u2019t write to temporary file. ERROR',
    'COMMAND READ TIMED OUT',
    'stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND',
    'stream: OK, it seems',
    '',
  ])('when clamd says %j', async (answer) => {
    clamd.says = answer
    await expect(scan(partsOf('content'))).rejects.toThrow('clamd could not scan it')
  })

  test('when nobody listens', async () => {
    const away = addressOf(clamd)
    await clamd.close()
    await expect(scanContent(away, partsOf('content'))).rejects.toThrow('ECONNREFUSED')
    clamd = await startClamd()
  })

  test('when clamd goes away in the middle', async () => {
    async function* parts() {
      yield Buffer.from('content')
      await clamd.close()
      yield Buffer.from('more')
    }
    await expect(scan(parts())).rejects.toThrow()
    clamd = await startClamd()
  })

  test('when clamd has gone by the time that more of the content is read', async () => {
    let isClosed = false
    async function* parts() {
      try {
        yield Buffer.from('content')
        await wait(50)
        await clamd.close()
        await wait(50)
        for (let part = 0; part < 3; part += 1) yield Buffer.alloc(1024 * 1024, 'a')
      } finally {
        isClosed = true
      }
    }
    await expect(scan(parts())).rejects.toThrow('clamd closed the connection without an answer')
    await expect.poll(() => isClosed).toBe(true)
    clamd = await startClamd()
  })

  test('when clamd does not answer in time', async () => {
    clamd.says = 'nothing'
    await expect(scan(partsOf('content'), { connectMs: 60_000, scanMs: 50 })).rejects.toThrow(
      'clamd did not answer within 0.05 s',
    )
  })

  test('when the content cannot be read', async () => {
    async function* parts(): AsyncGenerator<Buffer> {
      yield Buffer.from('content')
      throw new Error('The stored object is missing')
    }
    await expect(scan(parts())).rejects.toThrow('The stored object is missing')
    expect(clamd.scanned).toEqual([])
  })
})
