import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUCKET_LOGIN, type Bucket, startBucket } from './bucket-server.ts'
import { downloadDocument, pdfOf, uploadDocument } from './document-steps.ts'
import { createEntry } from './entry-steps.ts'
import { startApp, type TestApp } from './harness.ts'

let bucket: Bucket
let app: TestApp
beforeAll(async () => {
  bucket = await startBucket()
  app = await startApp({
    env: {
      DOCUMENTS_BUCKET_URL: bucket.url,
      DOCUMENTS_BUCKET_ACCESS_KEY: BUCKET_LOGIN.accessKey,
      DOCUMENTS_BUCKET_SECRET_KEY: BUCKET_LOGIN.secretKey,
    },
  })
})
afterAll(async () => {
  await app.stop()
  await bucket.close()
})

test('documents are kept in a bucket, encrypted, come back, and are gone when they are deleted', async () => {
  const { objects } = bucket
  const { preparer } = await app.organization()
  const { id } = await createEntry(app, preparer)
  const bytes = pdfOf(1_500_000, 'a secret price')
  const { body } = await uploadDocument(app, preparer, { entryId: id, bytes })
  expect(objects.size).toBe(2)
  expect([...objects.values()].some((stored) => stored.includes('secret price'))).toBe(false)
  const document = `/api/entries/${id}/documents/${body.document.id}`
  const back = await downloadDocument(app, preparer, `${document}/content`)
  expect(createHash('sha256').update(back).digest('hex')).toBe(body.document.sha256)
  expect((await app.call('DELETE', document, { as: preparer })).status).toBe(200)
  expect(objects.size).toBe(0)
})
