import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadDocument, pdfOf, uploadDocument } from './document-steps.ts'
import { createEntry } from './entry-steps.ts'
import { startApp, type TestApp } from './harness.ts'

/** A stand-in of an S3 server: it keeps objects by path, and lists them. It refuses a request without a signature. */
function startBucket(objects: Map<string, Buffer>): Promise<Server> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://bucket')
    const key = decodeURIComponent(url.pathname.replace(/^\/papers\/?/, ''))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=writer/')) {
      response.writeHead(403).end()
    } else if (request.method === 'PUT') {
      objects.set(key, Buffer.concat(chunks))
      response.writeHead(200).end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (key === '') {
      const prefix = url.searchParams.get('prefix') ?? ''
      const listed = [...objects.keys()]
        .filter((name) => name.startsWith(prefix))
        .map(
          (name) =>
            `<Contents><Key>${name}</Key><LastModified>2026-03-05T00:00:00Z</LastModified></Contents>`,
        )
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(`<ListBucketResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListBucketResult>`)
    } else {
      const found = objects.get(key)
      if (found) response.writeHead(200).end(found)
      else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    }
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

const objects = new Map<string, Buffer>()
let bucket: Server
let app: TestApp
beforeAll(async () => {
  bucket = await startBucket(objects)
  const { port } = bucket.address() as AddressInfo
  app = await startApp({
    env: {
      DOCUMENTS_BUCKET_URL: `http://127.0.0.1:${port}/papers`,
      DOCUMENTS_BUCKET_ACCESS_KEY: 'writer',
      DOCUMENTS_BUCKET_SECRET_KEY: 'secret',
    },
  })
})
afterAll(async () => {
  await app.stop()
  bucket.close()
})

test('documents are kept in a bucket, encrypted, come back, and are gone when they are deleted', async () => {
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
