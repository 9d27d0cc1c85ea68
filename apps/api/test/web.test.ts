import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from './harness.ts'

const dist = mkdtempSync(join(tmpdir(), 'edfe-web-test-'))
const files: Record<string, string> = {
  'index.html': 'shell of the app',
  'index.html.hashes.json': `{"styles":["'sha256-b3BlbmluZw=='"],"scripts":[]}`,
  'page-hints.json': JSON.stringify({
    first: ['/assets/style-abc123.css', '/assets/program-abc123.js'],
    pages: [
      ['^/sign-in$', ['/assets/sign-in-abc123.js']],
      ['^/entries/[^/]+/step-1$', ['/assets/entry-abc123.js']],
    ],
  }),
  'assets/app-abc123.js': 'export {}',
  'assets/social-card.png': 'a picture',
  'assets/recognition-abc123.js': 'onmessage = () => {}',
  'assets/recognition-dEf456-_/eng.traineddata.gz': 'the data of a language',
  'favicon.svg': '<svg/>',
  'site/index.html': 'home, signed out',
  'site/index.signed-in.html': 'home, signed in',
  'site/privacy/index.html': 'privacy, signed out',
  'site/privacy/index.signed-in.html': 'privacy, signed in',
  'site/privacy/index.html.hashes.json': `{"styles":["'sha256-c3R5bGU='"],"scripts":["'sha256-Y29kZQ=='"]}`,
  'site/404/index.html': 'Page Not Found',
  'site/robots.txt': 'User-agent: *',
  'site/terms/index.html': 'terms, in full',
  'site/terms/index.html.br': 'terms, smallest',
  'site/terms/index.html.gz': 'terms, small',
}

let app: TestApp
let visitor: Visitor
beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), text)
  }
  app = await startApp({ env: { WEB_DIST: dist } })
  visitor = await app.account()
})
afterAll(async () => {
  await app.stop()
  rmSync(dist, { recursive: true })
})

test.each([
  ['/', 200, 'home, signed out'],
  ['/privacy', 200, 'privacy, signed out'],
  ['/privacy/', 200, 'privacy, signed out'],
  ['/sign-in', 200, 'shell of the app'],
  ['/entries/42/step-1', 200, 'shell of the app'],
  ['/robots.txt', 200, 'User-agent: *'],
  ['/favicon.svg', 200, '<svg/>'],
  ['/no-such-page', 404, 'Page Not Found'],
  ['/../../etc/passwd', 404, 'Page Not Found'],
  ['/%2e%2e/%2e%2e/etc/passwd.txt', 404, 'Page Not Found'],
  ['/%zz', 400, undefined],
])('a visitor at %s gets %d', async (path, status, text) => {
  const answer = await app.call('GET', path)
  expect(answer.status).toBe(status)
  if (text) expect(String(answer.body)).toBe(text)
})

test('someone with a session gets the signed-in page, which no shared cache keeps', async () => {
  const { body, headers } = await app.call('GET', '/privacy', { as: visitor })
  expect(body).toBe('privacy, signed in')
  expect(headers['cache-control']).toContain('private')
})

test.each([
  ['/', '/dashboard'],
  ['/create-account', '/'],
])('someone with a session is sent from %s to %s', async (from, to) => {
  const { status, headers } = await app.call('GET', from, { as: visitor })
  expect([status, headers.location]).toEqual([302, to])
})

test.each([
  ['/entries/42/step-1', true, '/assets/entry-abc123.js'],
  ['/entries/42/step-1', false, '/assets/sign-in-abc123.js'],
  ['/sign-in', false, '/assets/sign-in-abc123.js'],
  ['/settings/members', true, undefined],
])(
  'at %s, for someone with a session: %s, the page names styles, program, data and its script, in the order of need',
  async (path, signedIn, script) => {
    const { headers } = await app.call('GET', path, signedIn ? { as: visitor } : {})
    const data = ['/api/auth/get-session', ...(signedIn ? ['/api/me', '/api/organization'] : [])]
    const first = [
      '</assets/style-abc123.css>; rel=preload; as=style; crossorigin',
      '</assets/program-abc123.js>; rel=modulepreload; crossorigin',
      ...data.map((address) => `<${address}>; rel=preload; as=fetch; crossorigin`),
    ]
    const next = script ? [`<${script}>; rel=preload; as=fetch; crossorigin; fetchpriority=low`] : []
    expect(headers.link).toBe([...first, ...next].join(', '))
  },
)

const DRAFT = '/api/entries/0a1b2c3d-0000-4000-8000-1234567890ab'

test.each([
  ['/dashboard', ['/api/dashboard', '/api/entries/drafts']],
  [`${DRAFT.slice(4)}/step-4`, [DRAFT, '/api/entries/defaults']],
  ['/entries/new/step-1', []],
  ['/entries/not-an-id%3E,%3C/step-4', []],
])('at %s the page names the data that its content waits for', async (path, data) => {
  const { headers } = await app.call('GET', path, { as: visitor })
  const named = [...String(headers.link).matchAll(/<(\/api\/[^>]*)>/g)].map(([, address]) => address)
  expect(named).toEqual(['/api/auth/get-session', '/api/me', '/api/organization', ...data])
})

test('data with words in another language than the page is not named with it', async () => {
  const headers = { 'accept-language': 'es' }
  const answer = await app.call('GET', '/dashboard', { as: visitor, headers })
  const named = [...String(answer.headers.link).matchAll(/<(\/api\/[^>]*)>/g)].map(([, address]) => address)
  expect(named).toEqual(['/api/auth/get-session'])
})

test('the application has the policy of the style of its first words', async () => {
  const { headers } = await app.call('GET', '/sign-in')
  expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-b3BlbmluZw=='")
})

test('someone with a session keeps the address that sign-in was to lead back to', async () => {
  const { status, body } = await app.call('GET', '/sign-in?redirect=%2Fentries', { as: visitor })
  expect([status, body]).toEqual([200, 'shell of the app'])
})

test.each([
  ['gzip, deflate, br', 'br', 'terms, smallest'],
  ['gzip', 'gzip', 'terms, small'],
  ['br;q=0, gzip', 'gzip', 'terms, small'],
  ['identity', undefined, 'terms, in full'],
])('a browser that takes %s gets the copy that the build made for it', async (accepted, encoding, text) => {
  const { headers, body } = await app.call('GET', '/terms', { headers: { 'accept-encoding': accepted } })
  expect([headers['content-encoding'], body]).toEqual([encoding, text])
  expect(headers.vary).toContain('Accept-Encoding')
})

test.each([
  [
    'with a hash in its name is kept for a year',
    '/assets/app-abc123.js',
    'public, max-age=31536000, immutable',
  ],
  [
    'in a folder with a hash is kept for a year',
    '/assets/recognition-dEf456-_/eng.traineddata.gz',
    'public, max-age=31536000, immutable',
  ],
  ['without one is kept for an hour', '/assets/social-card.png', 'public, max-age=3600'],
])('a file %s', async (_, path, cacheControl) => {
  const { headers } = await app.call('GET', path)
  expect(headers['cache-control']).toBe(cacheControl)
})

test.each(['/privacy', '/sign-in', '/favicon.svg', '/robots.txt', '/assets/app-abc123.js'])(
  'a browser that has %s gets 304 and no body',
  async (path) => {
    const first = await app.call('GET', path)
    expect(first.headers.etag).toBeDefined()
    const headers = { 'if-none-match': String(first.headers.etag) }
    const second = await app.call('GET', path, { headers })
    expect([second.status, String(second.body ?? '')]).toEqual([304, ''])
    expect(second.headers['cache-control']).toBe(first.headers['cache-control'])
  },
)

test('the worker of text recognition may compile WebAssembly and reach this site alone; no page may', async () => {
  const policyOf = async (path: string) =>
    String((await app.call('GET', path)).headers['content-security-policy'])
  expect(await policyOf('/assets/recognition-abc123.js')).toBe(
    "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'",
  )
  for (const path of ['/', '/sign-in', '/entries/42/step-4', '/assets/app-abc123.js'])
    expect(await policyOf(path), path).not.toContain('unsafe')
})

test('the data of text recognition comes packed, as a file, and is missing where it is not installed', async () => {
  const data = await app.call('GET', '/assets/recognition-dEf456-_/eng.traineddata.gz')
  expect([data.status, data.headers['content-type'], data.headers['content-encoding']]).toEqual([
    200,
    'application/gzip',
    undefined,
  ])
  const missing = await app.call('HEAD', '/assets/recognition-other1/eng.traineddata.gz')
  expect(missing.status).toBe(404)
})

test('a browser that has the signed-out page gets the signed-in page after signing in', async () => {
  const { headers } = await app.call('GET', '/privacy')
  const seen = { 'if-none-match': String(headers.etag), 'if-modified-since': new Date().toUTCString() }
  const { status, body } = await app.call('GET', '/privacy', { as: visitor, headers: seen })
  expect([status, body]).toEqual([200, 'privacy, signed in'])
})

test('each encoding of a page has its own ETag', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(
      async (accepted) =>
        (await app.call('GET', '/terms', { headers: { 'accept-encoding': accepted } })).headers.etag,
    ),
  )
  expect(new Set(tags).size).toBe(3)
})

test('the not-found page has no ETag', async () => {
  const { status, headers } = await app.call('GET', '/no-such-page')
  expect([status, headers.etag]).toEqual([404, undefined])
})

test('HEAD of a page has its length and no body', async () => {
  const { status, headers, body } = await app.call('HEAD', '/terms')
  expect([status, headers['content-length'], String(body ?? '')]).toEqual([200, '14', ''])
})

test('an unknown address of the API is a problem, not a page', async () => {
  expect(await app.call('GET', '/api/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('no page may run or style itself inline', async () => {
  const { headers } = await app.call('GET', '/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("style-src 'self'")
  expect(policy).not.toContain('unsafe-inline')
})

test('a built page may carry the style and the script that its build hashed, and no other', async () => {
  const { headers } = await app.call('GET', '/privacy')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self' 'sha256-Y29kZQ==';")
  expect(policy).toContain("style-src 'self' 'sha256-c3R5bGU=';")
  expect(policy).toContain("default-src 'none';")
  expect(policy).not.toContain('unsafe')
})

test('every answer names its request', async () => {
  expect((await app.answer('getHealth', {})).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test.each(['/..%2f', '/%2e%2e/', '/..%5c', '/assets/..%2f..%2f', '/site/..%2f..%2f'])(
  'a file that lies beside the built pages is not served through %s',
  async (way) => {
    const outside = `${dist}-outside.json`
    writeFileSync(outside, '{"secret":true}')
    const { status, body } = await app.call('GET', `${way}${basename(outside)}`)
    rmSync(outside)
    expect(status).toBe(404)
    expect(JSON.stringify(body)).not.toContain('secret')
  },
)
