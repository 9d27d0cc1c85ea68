import { readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { APP_PATHS } from '@edfe/contracts/site/app-paths'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../refusals/problems.ts'
import { isDatabaseAway } from '../refusals/sql-error.ts'
import { contentPolicy, RECOGNITION_POLICY } from './content-policy.ts'
import { addressInKeptLanguage, keptLanguage } from './kept-language.ts'
import { pageHints } from './page-hints.ts'

/** Where a signed-in person goes instead of a page that they do not need. `tags` are those of the translations. */
const onwardSignedIn = (path: string, tags: readonly string[]): string | undefined => {
  if (path === '/create-account') return '/'
  return path === '/' || tags.includes(path.slice(1)) ? '/dashboard' : undefined
}

/** Files with a hash in their name, or in that of their folder, never change. */
const HASHED = /^\/assets\/.+-[\w-]{6,}(\.\w+|\/[\w.]+)$/
/** The worker of text recognition, as the build names it. */
const RECOGNITION_WORKER = /^\/assets\/recognition-[\w-]+\.js$/
const A_YEAR = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

/**
 * Serves the built web app from one port with the API. Browsers keep files with a hash in their name for a year, and
 * ask about all others again by their ETag (304 while they are the same). A public page is `site/<path>/index.html`,
 * or `site/<path>/index.signed-in.html` for someone with a session; paths of the app get its shell; anything else gets
 * the not-found page (`site/404`) with status 404. Pages in the language of a translation are in `site/<tag>`, with their
 * own not-found page; a reader who keeps a language is led there. Text is sent as the copy that the build compressed (`x.br`, `x.gz`)
 * if the browser takes it.
 */
export async function installWeb(
  app: FastifyInstance,
  isSignedIn: (request: FastifyRequest) => Promise<boolean>,
): Promise<void> {
  const root = app.settings.WEB_DIST
  // Gives `reply.sendFile`. A time of change counts in whole seconds, too coarse for two variants of one page.
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = decodedPath(request.url)
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || path === undefined || path.startsWith('/api/')) return reply.refuse(notFound())
    const file = await plainFile(root, path)
    if (file) {
      if (RECOGNITION_WORKER.test(path)) reply.header('content-security-policy', RECOGNITION_POLICY)
      return reply.header('cache-control', HASHED.test(path) ? A_YEAR : AN_HOUR).sendFile(file, root)
    }
    return sendPage(path, await isSignedIn(request).catch(strangerWhenAway), reply, request)
  })
}

/** While the database is away, pages come as for visitors; what they fetch says that it is away. */
export function strangerWhenAway(error: unknown): false {
  if (isDatabaseAway(error)) return false
  throw error
}

async function sendPage(path: string, signedIn: boolean, reply: FastifyReply, request: FastifyRequest) {
  const { languages, settings } = reply.server
  const root = settings.WEB_DIST
  reply.header('cache-control', 'private, no-cache').header('vary', 'Cookie, Accept-Encoding')
  const onward = signedIn ? onwardSignedIn(path, languages.tags) : undefined
  if (onward) return reply.redirect(onward, 302)
  const variant = signedIn ? 'index.signed-in.html' : 'index.html'
  if (!APP_PATHS.test(path)) {
    const translated = addressInKeptLanguage(request)
    if (translated && (await fileIn(root, join('site', decodedPath(translated) ?? '', variant))))
      return reply.redirect(translated, 302)
    const page = await fileIn(root, join('site', path, variant))
    if (page) return sendBuilt(root, page, reply)
    reply.code(404)
    const tag = languages.tags.find((each) => path.startsWith(`/${each}/`)) ?? keptLanguage(request) ?? ''
    const missing =
      (await fileIn(root, join('site', tag, '404', variant))) ??
      (await fileIn(root, join('site', '404', variant)))
    if (missing) return sendBuilt(root, missing, reply)
  }
  const shell = await fileIn(root, 'index.html')
  if (shell) {
    const tag = keptLanguage(request)
    const readsAsPage = request.words === languages.of(tag ?? 'en')
    reply.header('link', await pageHints(root, path, { signedIn, tag, readsAsPage }))
    return sendBuilt(root, shell, reply)
  }
  return reply.type('text/html; charset=utf-8').send('The web app is not built: run npm run build.')
}

/** Sends a page of the build, which contains style, with a policy that lists exactly that style. */
async function sendBuilt(root: string, page: string, reply: FastifyReply) {
  const hashes = await readFile(join(root, `${page}.hashes.json`), 'utf8').catch(() => undefined)
  if (hashes) reply.header('content-security-policy', contentPolicy(JSON.parse(hashes)))
  // A 404 without an ETag, so that a browser never gets 304 for it.
  return reply.sendFile(page, root, { etag: reply.statusCode !== 404 })
}

function decodedPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '/')
    return path.includes('\0') ? undefined : path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  } catch {
    return undefined
  }
}

/** A file next to the pages, such as robots.txt or the favicon: never a page, never hidden. */
const plainFile = async (root: string, path: string): Promise<string | undefined> =>
  /\.(txt|xml|ico|svg|png|jpg|webp|webm|vtt|webmanifest|json|js|css|woff2|pdf|csv|traineddata\.gz)$/.test(
    path,
  ) && !/\/\./.test(path)
    ? ((await fileIn(root, path)) ?? (await fileIn(root, join('site', path))))
    : undefined

/** The path of a file from `root`; undefined for anything else, and for a path that leads out of `root`. */
async function fileIn(root: string, path: string): Promise<string | undefined> {
  const full = join(root, path)
  if (!full.startsWith(root + sep)) return undefined
  const found = await stat(full).catch(() => undefined)
  return found?.isFile() ? relative(root, full) : undefined
}
