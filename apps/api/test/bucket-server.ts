import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const BUCKET_LOGIN = { accessKey: 'writer', secretKey: 'a secret of the bucket' }

export interface Bucket {
  /** `http://host/bucket`. */
  url: string
  login: { accessKey: string; secretKey: string }
  close(): Promise<void>
}

const PAGE = 1000

/**
 * A bucket to test against: the one of a real server that `EDFE_TEST_BUCKET` names, `http://key:secret@host:port/bucket`,
 * else the stand-in.
 */
export async function testBucket(): Promise<Bucket> {
  const named = process.env.EDFE_TEST_BUCKET
  if (!named) return startBucket()
  const url = new URL(named)
  const login = { accessKey: decodeURIComponent(url.username), secretKey: decodeURIComponent(url.password) }
  return { url: `${url.origin}${url.pathname}`, login, close: async () => {} }
}

/**
 * A stand-in of an S3 server with one bucket in memory. It checks the signature of each request (AWS Signature 4) by
 * itself, and lists a thousand objects at a time, as S3 does.
 */
async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>()
  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://bucket')
    const key = decodeURIComponent(url.pathname.replace(/^\/papers\/?/, ''))
    const body = await wholeBody(request)
    // The connection broke: nobody hears an answer, and half an object is none.
    if (!body) return
    const problem = signatureProblem(request, url, body)
    const answer = (status: number, text: string | Buffer = '') =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(text)
    if (problem) return answer(403, `<Error><Code>${problem}</Code></Error>`)
    if (request.method === 'PUT') {
      objects.set(key, body)
      return answer(200)
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return answer(204)
    }
    if (key === '') return answer(200, listed(objects, url.searchParams))
    const found = objects.get(key)
    return found ? answer(200, found) : answer(404, '<Error><Code>NoSuchKey</Code></Error>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/papers`,
    login: BUCKET_LOGIN,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The body of a request; undefined when it did not come to its end. */
async function wholeBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer)
  } catch {
    return undefined
  }
  return Buffer.concat(chunks)
}

/** One page of a list, and the token of the next one: the last key of this page. */
function listed(objects: Map<string, Buffer>, query: URLSearchParams): string {
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
  const keys = [...objects.keys()]
    .filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after)
    .sort()
  const page = keys.slice(0, PAGE)
  const isCut = keys.length > PAGE
  const contents = page.map(
    (name) =>
      `<Contents><Key>${name}</Key><Size>${objects.get(name)?.length}</Size><LastModified>2026-03-05T00:00:00Z</LastModified></Contents>`,
  )
  const next = isCut
    ? `<NextContinuationToken>${Buffer.from(page.at(-1) ?? '').toString('base64')}</NextContinuationToken>`
    : ''
  return `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<account>[^/]+)\/(?<scope>(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request), SignedHeaders=(?<names>[^,]+), Signature=(?<signature>[0-9a-f]{64})$/

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** What S3 would refuse a request for; undefined for one that the account has signed. */
function signatureProblem({ method, headers }: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const { account, scope, day, region, names, signature } =
    AUTHORIZATION.exec(headers.authorization ?? '')?.groups ?? {}
  if (account !== BUCKET_LOGIN.accessKey) return 'InvalidAccessKeyId'
  const claimed = String(headers['x-amz-content-sha256'])
  if (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort()
  const signed = (names ?? '').split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const asked = [method, url.pathname, query.join('&'), signed.join(''), names, claimed].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(asked)].join('\n')
  const dated = hmac(hmac(`AWS4${BUCKET_LOGIN.secretKey}`, day ?? ''), region ?? '')
  const expected = hmac(hmac(hmac(dated, 's3'), 'aws4_request'), text).toString('hex')
  return expected === signature ? undefined : 'SignatureDoesNotMatch'
}
