import { readFileSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { writeCompressedCopies } from './compressed-copies.ts'
import { inlineAssets } from './inline-assets.ts'
import type { FrameAssets, FrameSettings } from './src/site/frame/page-frame.tsx'
import type { RenderedPage } from './src/site/prerender.tsx'

/**
 * Builds the public pages into dist/site: small scripts with hashed names in dist/assets, then every page as
 * index.html and index.signed-in.html with its style inside, and compressed copies of all text in dist. Runs after
 * the app's own build, whose dist folder it adds to.
 */
const root = dirname(fileURLToPath(import.meta.url))
const site = join(root, 'src/site')
const dist = join(root, 'dist')
const work = join(root, 'dist-site-server')

const names = async (folder: string, ending: string): Promise<string[]> =>
  (await readdir(join(site, folder)))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))

interface Rendered {
  pages: RenderedPage[]
  /** The documentation's search index, served at /documentation/index.json. */
  index: unknown
}

interface Built {
  file: string
}

async function buildAssets(): Promise<FrameAssets> {
  const styles = await names('styles', '.css')
  const scripts = (await names('scripts', '.ts')).filter((name) => !name.endsWith('-key'))
  const input: Record<string, string> = {}
  for (const name of styles) input[`style-${name}`] = join(site, 'styles', `${name}.css`)
  for (const name of scripts) input[`script-${name}`] = join(site, 'scripts', `${name}.ts`)
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      outDir: dist,
      emptyOutDir: false,
      manifest: 'site-manifest.json',
      modulePreload: false,
      assetsInlineLimit: 0,
      rollupOptions: { input, output: { entryFileNames: 'assets/site-[name]-[hash].js' } },
    },
  })
  const manifest: Record<string, Built> = JSON.parse(await readFile(join(dist, 'site-manifest.json'), 'utf8'))
  await rm(join(dist, 'site-manifest.json'))
  const fileOf = (source: string): string => {
    const built = manifest[`src/site/${source}`]
    if (!built) throw new Error(`No build of ${source}`)
    return `/${built.file}`
  }
  await mkdir(join(dist, 'assets'), { recursive: true })
  await cp(join(site, 'assets'), join(dist, 'assets'), { recursive: true })
  return {
    style: (name) => fileOf(`styles/${name}.css`),
    script: (name) => fileOf(`scripts/${name}.ts`),
    favicon: '/assets/favicon.svg',
    socialCard: '/assets/social-card.png',
  }
}

async function renderPages(assets: FrameAssets, settings: FrameSettings): Promise<Rendered> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: work, ssr: join(site, 'prerender.tsx'), emptyOutDir: true },
  })
  const { renderSite, documentationIndex } = await import(pathToFileURL(join(work, 'prerender.js')).href)
  const pages = await renderSite(assets, settings, process.env.SITE_HIDE_CLAIMS)
  return { pages, index: documentationIndex() }
}

/** A page in its two variants, each with the hashes of what it carries inline, for its security policy. */
async function writePage({ path, html, signedInHtml }: RenderedPage): Promise<void> {
  const folder = join(dist, 'site', path)
  await mkdir(folder, { recursive: true })
  const variants = { 'index.html': html, 'index.signed-in.html': signedInHtml }
  for (const [name, linked] of Object.entries(variants)) {
    const page = inlineAssets(linked, (address) => readFileSync(join(dist, address), 'utf8'))
    // The hashes first: a server that runs meanwhile never sends a page without them.
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

const settings: FrameSettings = {
  publicUrl: (process.env.PUBLIC_URL ?? '').replace(/\/$/, ''),
  phone: process.env.SITE_PHONE,
  email: process.env.SITE_EMAIL,
  statusUrl: process.env.SITE_STATUS_URL,
  builder: process.env.SITE_BUILDER,
  builderUrl: process.env.SITE_BUILDER_URL,
}
const assets = await buildAssets()
const { pages, index } = await renderPages(assets, settings)
await rm(join(dist, 'site'), { recursive: true, force: true })
await Promise.all(pages.map(writePage))
await writeFile(join(dist, 'site/documentation/index.json'), JSON.stringify(index))
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
