import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublicPage } from '@edfe/contracts/tariff/public-pages'
import type { FastifyReply } from 'fastify'
import { contentPolicy } from './content-policy.ts'

/** The module that the web build makes: it puts the content of a page into the page's frame. */
interface Renderer {
  fillPage(frame: string, page: PublicPage): string
}

/** Loaded once; a new build needs a new start of the server, as new code does. */
let renderer: Promise<Renderer> | undefined

/**
 * Sends a public page whose content depends on its address. The build made its frame (`site/<name>/index.html`, or
 * `index.signed-in.html` for someone with a session), with its style and their hashes, and the renderer of its content.
 */
export async function sendPublicPage(
  reply: FastifyReply,
  page: PublicPage,
  isSignedIn: boolean,
): Promise<FastifyReply> {
  const root = reply.server.settings.WEB_DIST
  const frame = join(root, 'site', page.name, isSignedIn ? 'index.signed-in.html' : 'index.html')
  reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-cache')
  reply.header('vary', 'Cookie, Accept-Encoding')
  if (!existsSync(frame)) return reply.send('The web app is not built: run npm run build.')
  renderer ??= import(pathToFileURL(join(root, 'public-pages.mjs')).href)
  const [{ fillPage }, html, hashes] = await Promise.all([
    renderer,
    readFile(frame, 'utf8'),
    readFile(`${frame}.hashes.json`, 'utf8'),
  ])
  return reply.header('content-security-policy', contentPolicy(JSON.parse(hashes))).send(fillPage(html, page))
}
