import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BreakingProxy, breakingProxy } from '../../../test/breaking-proxy.ts'
import { type Bucket, testBucket } from '../../../test/bucket-server.ts'
import { bucketStorage } from './bucket-storage.ts'
import { type DocumentStorage, MissingObject } from './storage.ts'

let bucket: Bucket
let storage: DocumentStorage
beforeAll(async () => {
  bucket = await testBucket()
  storage = bucketStorage({ url: bucket.url, region: 'us-east-1', ...bucket.login })
})
afterAll(() => bucket.close())

const keysOf = async (prefix?: string) => {
  const keys: string[] = []
  for await (const { key } of storage.list(prefix)) keys.push(key)
  return keys
}

test('an object comes back byte for byte, and is replaced by one of the same key', async () => {
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
  await storage.put('org/one/0-a', bytes)
  expect((await storage.get('org/one/0-a')).equals(bytes)).toBe(true)
  await storage.put('org/one/0-a', Buffer.from('other'))
  expect((await storage.get('org/one/0-a')).toString()).toBe('other')
})

test('an empty object is one', async () => {
  await storage.put('org/empty/0-a', Buffer.alloc(0))
  expect((await storage.get('org/empty/0-a')).length).toBe(0)
})

test('an object that is not there is missing, and can be removed all the same', async () => {
  await expect(storage.get('org/none/0-a')).rejects.toThrow(MissingObject)
  await storage.remove('org/none/0-a')
  await storage.put('org/gone/0-a', Buffer.from('content'))
  await storage.remove('org/gone/0-a')
  await expect(storage.get('org/gone/0-a')).rejects.toThrow(MissingObject)
})

test('more than a thousand objects are listed, each once, with size and time', async () => {
  const many = randomUUID()
  const keys = Array.from({ length: 1003 }, (_, index) => `${many}/${String(index).padStart(4, '0')}/0-a`)
  for (let from = 0; from < keys.length; from += 50)
    await Promise.all(keys.slice(from, from + 50).map((key) => storage.put(key, Buffer.from('content'))))
  expect((await keysOf(`${many}/`)).sort()).toEqual(keys)
  expect(await keysOf(`${many}/0007/`)).toEqual([`${many}/0007/0-a`])
  for await (const object of storage.list(`${many}/0000/`))
    expect(object).toEqual({ key: `${many}/0000/0-a`, size: 7, writtenAt: expect.any(Date) })
})

test.each([
  ['secret', { secretKey: 'wrong' }],
  ['account', { accessKey: 'WRONG' }],
])('a wrong %s reads, writes and lists nothing', async (_, wrong) => {
  const stranger = bucketStorage({ url: bucket.url, region: 'us-east-1', ...bucket.login, ...wrong })
  await expect(stranger.get('org/one/0-a')).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
  await expect(stranger.put('org/one/0-a', Buffer.from('x'))).rejects.toMatchObject({
    $metadata: { httpStatusCode: 403 },
  })
  const list = async () => {
    for await (const object of stranger.list()) return object
  }
  await expect(list()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
})

describe('a connection that breaks', () => {
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 241))
  let proxy: BreakingProxy
  let far: DocumentStorage
  beforeAll(async () => {
    proxy = await breakingProxy(bucket.url)
    const url = `http://127.0.0.1:${proxy.port}${new URL(bucket.url).pathname}`
    far = bucketStorage({ url, region: 'us-east-1', ...bucket.login })
  })

  test.each([1, 3])(
    'while an object is written, at packet %i, is made again, and the object is whole',
    async (packet) => {
      const key = `org/broken/${packet}-a`
      expect(await proxy.breakingAt(packet, 'before', () => far.put(key, bytes))).toBe(true)
      expect((await storage.get(key)).equals(bytes)).toBe(true)
    },
  )

  test('before an answer comes is made again', async () => {
    const key = 'org/broken/1-a'
    const read = async () => expect((await far.get(key)).equals(bytes)).toBe(true)
    expect(await proxy.breakingAt(1, 'after', read)).toBe(true)
    expect(await proxy.breakingAt(1, 'after', () => far.remove(key))).toBe(true)
    await expect(storage.get(key)).rejects.toThrow(MissingObject)
  })

  test('and finds no server is an error, and the object before stays', async () => {
    await proxy.close()
    await expect(far.put('org/broken/3-a', Buffer.from('other'))).rejects.toThrow('ECONNREFUSED')
    expect((await storage.get('org/broken/3-a')).equals(bytes)).toBe(true)
  })
})
