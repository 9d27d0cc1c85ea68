import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parsedCatalogue, textsOf, translationsIn } from '@edfe/messages'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import { writeCompressedCopies } from './compressed-copies.ts'
import { inlineAssets } from './inline-assets.ts'
import { parsedMessages } from './parsed-messages.ts'
import type { FrameAssets, FrameSettings } from './src/site/frame/page-frame.tsx'
import type { RenderedPage } from './src/site/prerender.tsx'
import { SITE_SCRIPTS } from './src/site/site-page.ts'

/**
 * Builds the public pages into dist/site. Small scripts get hashed names in dist/assets. Every page becomes
 * index.html and index.signed-in.html with the styles that it uses inside. All text in dist gets compressed copies.
 * Runs after the app's own build and adds to its dist folder. Each translation of TRANSLATIONS_DIR gets the same pages
 * under its tag, such as dist/site/es. Another folder than dist is an argument.
 */
const root = dirname(fileURLToPath(import.meta.url))
const site = join(root, 'src/site')
const dist = resolve(process.argv[2] ?? join(root, 'dist'))
const work = join(root, 'dist-site-server')

interface Rendered {
  pages: RenderedPage[]
  /** The documentation's search indexes by their places, such as 'documentation/index.json'. */
  indexes: Map<string, unknown>
}

/** The scripts by name, each with its address in the build. */
async function buildScripts(): Promise<FrameAssets['script']> {
  const input = Object.fromEntries(SITE_SCRIPTS.map((name) => [name, join(site, 'scripts', `${name}.ts`)]))
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [parsedMessages()],
    build: {
      outDir: dist,
      emptyOutDir: false,
      manifest: 'site-manifest.json',
      modulePreload: false,
      rollupOptions: { input, output: { entryFileNames: 'assets/site-[name]-[hash].js' } },
    },
  })
  const manifest: Record<string, { file: string }> = JSON.parse(
    await readFile(join(dist, 'site-manifest.json'), 'utf8'),
  )
  await rm(join(dist, 'site-manifest.json'))
  return (name) => {
    const built = manifest[`src/site/scripts/${name}.ts`]
    if (!built) throw new Error(`No build of script ${name}`)
    return `/${built.file}`
  }
}

/** What the build of the pages and that of their renderer share: class names must agree. */
const pageBuild: InlineConfig = {
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [react(), parsedMessages()],
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[local]_[hash]' } } },
}

/** The pages' components, with the CSS modules that they import as one sheet. Both stay in the work folder. */
async function buildPages(): Promise<void> {
  await build({
    ...pageBuild,
    build: {
      outDir: work,
      ssr: join(site, 'prerender.tsx'),
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      emptyOutDir: true,
    },
  })
}

const RENDERER = 'public-pages.mjs'

/** The module by which the server fills pages: whole, since it runs without the packages of the web app. */
async function buildRenderer(): Promise<void> {
  await build({
    ...pageBuild,
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: dist,
      emptyOutDir: false,
      ssr: join(site, 'public-pages.tsx'),
      minify: true,
      rollupOptions: { output: { entryFileNames: RENDERER } },
    },
  })
}

async function buildAssets(): Promise<FrameAssets> {
  const script = await buildScripts()
  const built = await readdir(join(work, 'assets'))
  const style = built.find((file) => file.endsWith('.css'))
  if (!style) throw new Error('No build of the style sheet')
  await mkdir(join(dist, 'assets'), { recursive: true })
  await cp(join(site, 'assets'), join(dist, 'assets'), { recursive: true })
  for (const file of built.filter((name) => name !== style))
    await cp(join(work, 'assets', file), join(dist, 'assets', file))
  return {
    style: `/assets/${style}`,
    script,
    favicon: '/assets/favicon.svg',
    socialCard: '/assets/social-card.png',
  }
}

/** English first, then each translation. The renderer has one language at a time. */
async function renderPages(assets: FrameAssets, settings: FrameSettings): Promise<Rendered> {
  const { renderSite, searchIndex, setLanguage, siteFeeOf } = await import(
    pathToFileURL(join(work, 'prerender.js')).href
  )
  const claims = process.env.SITE_CLAIMS
  const pages: RenderedPage[] = []
  const indexes = new Map<string, unknown>()
  for (const tag of ['', ...translations.keys()]) {
    const translation = translations.get(tag)
    setLanguage(translation && { locale: tag, catalogue: parsedCatalogue(textsOf(translation)) })
    pages.push(...(await renderSite(assets, { ...settings, fee: siteFeeOf(process.env) }, claims)))
    indexes.set(join(tag, 'documentation/index.json'), searchIndex(claims))
  }
  return { pages, indexes }
}

/** The text of a built file: the sheet from the work folder, since pages carry it, and scripts from dist. */
const textOf = (address: string): string =>
  readFileSync(join(address.endsWith('.css') ? work : dist, address), 'utf8')

/** A page in its two variants, each with the hashes of what it carries inline, for its security policy. */
async function writePage({ path, html, signedInHtml, isFilledLater }: RenderedPage): Promise<void> {
  const folder = join(dist, 'site', path)
  await mkdir(folder, { recursive: true })
  const variants = { 'index.html': html, 'index.signed-in.html': signedInHtml }
  for (const [name, linked] of Object.entries(variants)) {
    const page = inlineAssets(linked, textOf, isFilledLater ? textOf(`/${RENDERER}`) : '')
    // The hashes first, so that a running server never sends a page without them.
    await writeFile(join(folder, `${name}.hashes.json`), JSON.stringify(page.hashes))
    await writeFile(join(folder, name), page.html)
  }
}

function sitemap(pages: RenderedPage[], publicUrl: string): string {
  const urls = pages
    .filter((page) => !page.unlisted)
    .map((page) => `<url><loc>${publicUrl}${page.path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

if (process.env.SITE_HIDE_CLAIMS)
  throw new Error(
    'SITE_HIDE_CLAIMS is now SITE_CLAIMS: list the claims that you vouch for (docs/operations.md).',
  )
const folder = process.env.TRANSLATIONS_DIR || join(root, '../../packages/messages/translations')
const translations = translationsIn(
  existsSync(folder) ? await readdir(folder, { recursive: true }) : [],
  (name) => readFileSync(join(folder, name), 'utf8'),
)
const settings: FrameSettings = {
  languages: [...translations.keys()],
  publicUrl: (process.env.PUBLIC_URL ?? '').replace(/\/$/, ''),
  phone: process.env.SITE_PHONE,
  email: process.env.SITE_EMAIL,
  statusUrl: process.env.SITE_STATUS_URL,
  builder: process.env.SITE_BUILDER,
  builderUrl: process.env.SITE_BUILDER_URL,
}
await buildPages()
await buildRenderer()
const assets = await buildAssets()
const { pages, indexes } = await renderPages(assets, settings)
await rm(join(dist, 'site'), { recursive: true, force: true })
await Promise.all(pages.map(writePage))
for (const [place, index] of indexes) await writeFile(join(dist, 'site', place), JSON.stringify(index))
await writeFile(join(dist, 'site', 'sitemap.xml'), sitemap(pages, settings.publicUrl))
const robots = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /entries',
  'Disallow: /settings',
  'Disallow: /dashboard',
]
if (settings.publicUrl) robots.push(`Sitemap: ${settings.publicUrl}/sitemap.xml`)
await writeFile(join(dist, 'site', 'robots.txt'), `${robots.join('\n')}\n`)
await writeFile(join(dist, 'site', 'paths.json'), JSON.stringify(pages.map((page) => page.path)))
await rm(work, { recursive: true, force: true })
await writeCompressedCopies(dist)
process.stdout.write(`${pages.length} public pages built\n`)
