import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketStorage } from '../src/documents/content/bucket-storage.ts'
import type { DocumentStorage } from '../src/documents/content/storage.ts'
import { type Bucket, testBucket } from './bucket-server.ts'
import { downloadDocument, pdfOf, uploadDocument } from './document-steps.ts'
import { createEntry } from './entry-steps.ts'
import { done, startApp, type TestApp } from './harness.ts'

let bucket: Bucket
let storage: DocumentStorage
let app: TestApp
beforeAll(async () => {
  bucket = await testBucket()
  storage = bucketStorage({ url: bucket.url, region: 'us-east-1', ...bucket.login })
  app = await startApp({
    env: {
      DOCUMENTS_BUCKET_URL: bucket.url,
      DOCUMENTS_BUCKET_ACCESS_KEY: bucket.login.accessKey,
      DOCUMENTS_BUCKET_SECRET_KEY: bucket.login.secretKey,
    },
  })
})
afterAll(async () => {
  await app.stop()
  await bucket.close()
})

const keys = async () => {
  const all: string[] = []
  for await (const { key } of storage.list()) all.push(key)
  return all
}

test('documents are kept in a bucket, encrypted, come back, and are gone when they are deleted', async () => {
  const before = await keys()
  const { preparer } = await app.organization()
  const { id } = await createEntry(app, preparer)
  const bytes = pdfOf(1_500_000, 'a secret price')
  const answered = await uploadDocument(app, preparer, { entryId: id, bytes })
  const made = (await keys()).filter((key) => !before.includes(key))
  expect(made).toHaveLength(2)
  for (const key of made) expect((await storage.get(key)).includes('secret price')).toBe(false)
  const document = { id, documentId: done(answered).document.id }
  const back = await downloadDocument(app, preparer, document)
  expect(createHash('sha256').update(back).digest('hex')).toBe(done(answered).document.sha256)
  expect((await app.answer('deleteDocument', { as: preparer, params: document })).status).toBe(200)
  expect(await keys()).toEqual(before)
})
