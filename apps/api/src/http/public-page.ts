import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublicPage } from '@edfe/contracts/tariff/public-pages'
import type { ParsedCatalogue } from '@edfe/messages'
import type { FastifyReply } from 'fastify'
import { contentPolicy } from './content-policy.ts'

/** The module that the web build makes: it puts the content of a page into the page's frame, in English by default. */
interface Renderer {
  fillPage(frame: string, page: PublicPage, language?: { locale: string; catalogue: ParsedCatalogue }): string
}

/** Node loads a module once; a new build needs a new start of the server, as new code does. */
const rendererOf = (root: string): Promise<Renderer> =>
  import(pathToFileURL(join(root, 'public-pages.mjs')).href)

/**
 * Sends a public page whose content depends on its address. The build made its frame (`site/<name>/index.html`, or
 * `index.signed-in.html` for someone with a session), with its style and their hashes, and the renderer of its content.
 * `tag` names a translation, whose frames are in `site/<tag>`; the page is missing where the build had no such
 * translation.
 */
export async function sendPublicPage(
  reply: FastifyReply,
  page: PublicPage,
  { isSignedIn, tag }: { isSignedIn: boolean; tag: string | undefined },
): Promise<FastifyReply> {
  const { languages, settings } = reply.server
  const root = settings.WEB_DIST
  const frame = join(root, 'site', tag ?? '', page.name, isSignedIn ? 'index.signed-in.html' : 'index.html')
  if (tag && !existsSync(frame)) {
    reply.callNotFound()
    return reply
  }
  reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-cache')
  reply.header('vary', 'Cookie, Accept-Encoding')
  if (!existsSync(frame)) return reply.send('The web app is not built: run npm run build.')
  const [{ fillPage }, html, hashes] = await Promise.all([
    rendererOf(root),
    readFile(frame, 'utf8'),
    readFile(`${frame}.hashes.json`, 'utf8'),
  ])
  const catalogue = tag && languages.forPages(tag)
  const filled = fillPage(html, page, catalogue ? { locale: tag, catalogue } : undefined)
  return reply.header('content-security-policy', contentPolicy(JSON.parse(hashes))).send(filled)
}
