import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUCKET_LOGIN, type Bucket, startBucket } from '../../../test/bucket-server.ts'
import { bucketStorage } from './bucket-storage.ts'
import { type DocumentStorage, MissingObject } from './storage.ts'

let bucket: Bucket
let storage: DocumentStorage
beforeAll(async () => {
  bucket = await startBucket()
  storage = bucketStorage({ url: bucket.url, region: 'us-east-1', ...BUCKET_LOGIN })
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
  const keys = Array.from({ length: 1003 }, (_, index) => `many/${String(index).padStart(4, '0')}/0-a`)
  for (let from = 0; from < keys.length; from += 50)
    await Promise.all(keys.slice(from, from + 50).map((key) => storage.put(key, Buffer.from('content'))))
  expect((await keysOf('many/')).sort()).toEqual(keys)
  expect(await keysOf('many/0007/')).toEqual(['many/0007/0-a'])
  for await (const object of storage.list('many/0000/'))
    expect(object).toEqual({ key: 'many/0000/0-a', size: 7, writtenAt: new Date('2026-03-05T00:00:00Z') })
})

test.each([
  ['secret', { ...BUCKET_LOGIN, secretKey: 'wrong' }],
  ['account', { ...BUCKET_LOGIN, accessKey: 'WRONG' }],
])('a wrong %s reads, writes and lists nothing', async (_, login) => {
  const stranger = bucketStorage({ url: bucket.url, region: 'us-east-1', ...login })
  await expect(stranger.get('org/one/0-a')).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
  await expect(stranger.put('org/one/0-a', Buffer.from('x'))).rejects.toMatchObject({
    $metadata: { httpStatusCode: 403 },
  })
  const list = async () => {
    for await (const object of stranger.list()) return object
  }
  await expect(list()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
})
