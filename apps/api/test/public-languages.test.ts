import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type Visitor } from './harness.ts'

const folder = mkdtempSync(join(tmpdir(), 'edfe-languages-'))
const hashes = '{"styles":[],"scripts":[]}'
const files: Record<string, string> = {
  'web/index.html': 'shell of the app',
  'web/site/index.html': 'home',
  'web/site/404/index.html': 'Page Not Found',
  'web/site/es/index.html': 'inicio',
  'web/site/es/privacy/index.html': 'privacidad',
  'web/site/es/404/index.html': 'Página no encontrada',
  'web/site/tariff/index.html': 'frame',
  'web/site/tariff/index.html.hashes.json': hashes,
  'web/site/es/tariff/index.html': 'marco',
  'web/site/es/tariff/index.html.hashes.json': hashes,
  'web/public-pages.mjs':
    'export const fillPage = (frame, { data }, language) => [frame, language?.locale, data.problem].join(" | ")',
  'translations/es/api.json': JSON.stringify({
    'tariff.no-such-number': 'La edición no tiene ese número.',
    'request.too-long': '{label}: {max} caracteres como máximo',
    'request.label.first-name': 'Nombre',
    'request.last-name-is-required': 'Falta el apellido',
  }),
  // A translation that came after the build.
  'translations/fr/api.json': '{}',
}

let app: TestApp
let member: Visitor
beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  app = await startApp({
    env: { WEB_DIST: join(folder, 'web'), TRANSLATIONS_DIR: join(folder, 'translations') },
  })
  member = await app.account()
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})

test.each([
  ['/', 200, 'home'],
  ['/es', 200, 'inicio'],
  ['/es/', 200, 'inicio'],
  ['/es/privacy', 200, 'privacidad'],
  ['/es/nada', 404, 'Página no encontrada'],
  ['/fr', 404, 'Page Not Found'],
  ['/fr/nothing', 404, 'Page Not Found'],
  ['/fr/tariff', 404, 'Page Not Found'],
  ['/de/tariff', 404, 'Page Not Found'],
])('a visitor at %s gets %d: %s', async (path, status, text) => {
  const answer = await app.call('GET', path)
  expect([answer.status, String(answer.body)]).toEqual([status, text])
})

test.each([
  ['/privacy?x=1', 302, '/es/privacy?x=1'],
  ['/', 302, '/es'],
  ['/tariff?hts=0101', 302, '/es/tariff?hts=0101'],
  ['/es/privacy', 200, undefined],
  ['/sign-in', 200, undefined],
  ['/nothing', 404, undefined],
])('a reader who keeps Spanish at %s gets %d, and goes to %s', async (path, status, place) => {
  const answer = await app.call('GET', path, { headers: { cookie: 'other=1; edfe.language=es' } })
  expect([answer.status, answer.headers.location]).toEqual([status, place])
  if (status === 404) expect(String(answer.body)).toBe('Página no encontrada')
  if (path === '/sign-in') expect(answer.headers.link).toContain('/translations/es/app.json>; rel=preload')
})

test('a reader who keeps a language that is not there gets English', async () => {
  const answer = await app.call('GET', '/privacy', { headers: { cookie: 'edfe.language=de' } })
  expect(answer.status).toBe(404)
})

test('the landing page of each language leads someone with a session to the dashboard', async () => {
  const { status, headers } = await app.call('GET', '/es', { as: member })
  expect([status, headers.location]).toEqual([302, '/dashboard'])
})

test('a page that the server fills is in the language of its address, whatever the browser prefers', async () => {
  const headers = { 'accept-language': 'es' }
  const [english, spanish] = [
    await app.call('GET', '/tariff?hts=0000', { headers }),
    await app.call('GET', '/es/tariff?hts=0000'),
  ]
  expect(String(english.body)).toMatch(/^frame \| {2}\| .*0000/)
  expect(String(spanish.body)).toBe('marco | es | La edición no tiene ese número.')
})

test('faults of a request are sentences of its language', async () => {
  const body = { given_name: 'A'.repeat(101), family_name: '' }
  const answer = await app.call('PATCH', '/api/me', {
    as: member,
    body,
    headers: { 'accept-language': 'es' },
  })
  expect(answer).toMatchObject({
    status: 400,
    body: {
      details: {
        fields: [
          { path: 'given_name', message: 'Nombre: 100 caracteres como máximo' },
          { path: 'family_name', message: 'Falta el apellido' },
        ],
      },
    },
  })
})
