import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readActor, sessionCookieName, sessionToken } from '../auth/session.ts'
import { contentPolicy } from './content-policy.ts'
import { notFound } from './problems.ts'

/** Paths whose pages the web app draws in the browser; it fetches what they show. */
const APP_PATHS =
  /^\/(dashboard|settings|entries|entry-form|entry-wizard|wizard|shipments|reports|sign-in|create-account|reset-password|invitations)(\/|$)/

/** Where a signed-in person has no business: the way on. */
const REDIRECT_SIGNED_IN: Record<string, string> = {
  '/': '/dashboard',
  '/create-account': '/',
}

const YEAR_MS = 365 * 24 * 3600 * 1000

/**
 * Serves the built web app from one port with the API. Files with a hash in their name are kept for a year.
 * A public page is `site/<path>/index.html`, or `site/<path>/index.signed-in.html` for someone with a session;
 * paths of the app get its shell; anything else gets the not-found page (`site/404`) with status 404. Text goes out
 * in the copy that the build compressed (`x.br`, `x.gz`), when the browser takes it.
 */
export async function installWeb(app: FastifyInstance): Promise<void> {
  const root = app.settings.WEB_DIST
  await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1024 })
  if (existsSync(join(root, 'assets'))) {
    await app.register(fastifyStatic, {
      root: join(root, 'assets'),
      prefix: '/assets/',
      maxAge: YEAR_MS,
      immutable: true,
      preCompressed: true,
      index: false,
      decorateReply: false,
    })
  }
  const cookie = sessionCookieName(app.settings.PUBLIC_URL)
  const isSignedIn = async (request: FastifyRequest) => {
    const token = sessionToken(request.headers.cookie, cookie, app.settings.AUTH_SECRET)
    return Boolean(token && (await readActor(app.db, token)))
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = decodedPath(request.url)
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || path === undefined || path.startsWith('/api/')) return reply.refuse(notFound())
    const files = { root, encodings: encodingsOf(request.headers['accept-encoding']) }
    const file = await plainFile(files, path)
    if (file) return sendFile(reply, path, file)
    return sendPage(files, path, await isSignedIn(request), reply)
  })
}

async function sendPage(files: Files, path: string, signedIn: boolean, reply: FastifyReply) {
  reply.header('cache-control', 'private, no-cache').header('vary', 'Cookie, Accept-Encoding')
  const onward = signedIn ? REDIRECT_SIGNED_IN[path] : undefined
  if (onward) return reply.redirect(onward, 302)
  reply.type('text/html; charset=utf-8')
  const variant = signedIn ? 'index.signed-in.html' : 'index.html'
  if (!APP_PATHS.test(path)) {
    if (await sendPrerendered(files, join('site', path, variant), reply)) return reply
    reply.code(404)
    if (await sendPrerendered(files, join('site', '404', variant), reply)) return reply
  }
  const shell = await read(files, 'index.html')
  return shell ? send(reply, shell) : reply.send('The web app is not built: run npm run build.')
}

/** Sends a page of the build, which carries its own style, with a policy that names just that; false without one. */
async function sendPrerendered(files: Files, path: string, reply: FastifyReply): Promise<boolean> {
  const page = await read(files, path)
  if (!page) return false
  const hashes = await read({ ...files, encodings: [] }, `${path}.hashes.json`)
  if (hashes) reply.header('content-security-policy', contentPolicy(JSON.parse(String(hashes.content))))
  send(reply, page)
  return true
}

function decodedPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '/')
    return path.includes('\0') ? undefined : path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  } catch {
    return undefined
  }
}

/** A file that lies beside the pages, such as robots.txt or the favicon: never a page, never hidden. */
const plainFile = async (files: Files, path: string): Promise<StoredFile | undefined> =>
  /\.(txt|xml|ico|svg|png|webp|webmanifest|json|js|css|woff2|pdf)$/.test(path) && !/\/\./.test(path)
    ? ((await read(files, path)) ?? (await read(files, join('site', path))))
    : undefined

function sendFile(reply: FastifyReply, path: string, file: StoredFile) {
  const extension = path.slice(path.lastIndexOf('.') + 1)
  reply.header('cache-control', 'public, max-age=3600').header('vary', 'Accept-Encoding')
  return send(reply.type(CONTENT_TYPES[extension] ?? 'application/octet-stream'), file)
}

function send(reply: FastifyReply, { content, encoding }: StoredFile) {
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(content)
}

const CONTENT_TYPES: Record<string, string> = {
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  ico: 'image/x-icon',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  webmanifest: 'application/manifest+json',
  json: 'application/json',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
}

/** The folder of the build, and the encodings that the browser takes, the smallest first. */
interface Files {
  root: string
  encodings: readonly Encoding[]
}

interface StoredFile {
  content: Buffer
  encoding?: Encoding
}

type Encoding = 'br' | 'gzip'
const ENDING: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

const encodingsOf = (accepted: string | string[] | undefined): Encoding[] => {
  const names = String(accepted ?? '').split(/\s*,\s*/)
  return (['br', 'gzip'] as const).filter((encoding) => names.includes(encoding))
}

async function read({ root, encodings }: Files, path: string): Promise<StoredFile | undefined> {
  const full = normalize(join(root, path))
  if (!full.startsWith(root + sep)) return undefined
  for (const encoding of encodings) {
    const content = await readFile(full + ENDING[encoding]).catch(() => undefined)
    if (content) return { content, encoding }
  }
  const content = await readFile(full).catch(() => undefined)
  return content && { content }
}
