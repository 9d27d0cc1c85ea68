import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { CHOICES, type Look, readLook, searchOf } from '../../apps/web/gallery/look.ts'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startService } from '../../scripts/lib/service.mjs'
import { expectAccessible } from '../harness/accessible.ts'
import { watchFaults } from '../harness/faults.ts'
import { elementsBeyond } from '../harness/pseudo-language.ts'
import { expect, ownContext, test } from '../harness/test.ts'

const WEB = resolve(import.meta.dirname, '../../apps/web')

/** The gallery as `npm run dev` serves it, before a product that runs already. */
async function startGallery(api: string) {
  const port = await freePort()
  const service = startService({
    name: 'web server',
    entry: 'node_modules/vite/bin/vite.js',
    args: [WEB, '--port', String(port), '--strictPort', '--host', 'localhost'],
    env: { EDFE_API: api },
    port,
    host: 'localhost',
  })
  if (!(await service.ready())) throw new Error(`The web server ended: ${(await service.end).reason}`)
  return { address: `http://localhost:${port}/gallery`, stop: () => service.stop() }
}

/** Shows a folder in a language and waits for its last example, and for those that a file or a program brings. */
async function openFolder(page: Page, gallery: string, folder: string, language: string) {
  const look = readLook(new URLSearchParams({ folder, language }).toString())
  await page.goto(`${gallery}/frame.html${searchOf(look)}`)
  await page.locator('main .stage').last().waitFor({ timeout: FOLDER_MS })
  await expect(page.locator('[data-waits]')).toHaveCount(0)
}

/** The first page of a folder is compiled when it is asked for. */
const FOLDER_MS = 180_000

interface Worn {
  width: number
  theme: Look['theme']
  density: Look['density']
}

/** Every width, theme and density, and each theme on a desk and on a phone; the longer language at every width. */
const ENGLISH: readonly Worn[] = [
  { width: 1280, theme: 'light', density: 'comfortable' },
  { width: 1280, theme: 'dark', density: 'compact' },
  { width: 768, theme: 'light', density: 'compact' },
  { width: 390, theme: 'dark', density: 'comfortable' },
]
const LONGER: readonly Worn[] = [
  { width: 1280, theme: 'light', density: 'comfortable' },
  { width: 768, theme: 'dark', density: 'comfortable' },
  { width: 390, theme: 'light', density: 'compact' },
]
/** It looks at several hundred states, which takes minutes on a machine that has much else to do. */
const LIMIT_MS = 900_000

async function wear(page: Page, { width, theme, density }: Worn) {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(
    ([dataset]) => Object.assign(document.documentElement.dataset, dataset),
    [{ theme, density }],
  )
}

/** Judges a folder as it is open, in one look after the other. */
async function expectAccessibleAndFitting(page: Page, folder: string, looks: readonly Worn[]) {
  for (const look of looks) {
    await wear(page, look)
    const state = `${folder}: ${Object.values(look).join(', ')}`
    expect.soft(await elementsBeyond(page), `wider than the window in ${state}`).toEqual([])
    await expectAccessible(page, state)
  }
}

test(
  'every component and page state of the gallery is accessible and fits, in each theme, density and width and in a longer language',
  ownContext,
  async ({ context, page, product }) => {
    test.setTimeout(LIMIT_MS)
    const { address, stop } = await startGallery(product.url)
    const longer = await context.newPage()
    const faults = [page, longer].map(watchFaults)
    const judge = async (one: Page, folder: string, language: Look['language'], looks: readonly Worn[]) => {
      await openFolder(one, address, folder, language)
      await expectAccessibleAndFitting(one, `${folder} in ${language}`, looks)
    }
    try {
      for (const folder of CHOICES.folder) {
        await Promise.all([
          judge(page, folder, 'English', ENGLISH),
          judge(longer, folder, 'pseudo-language', LONGER),
        ])
        expect
          .soft(
            faults.flatMap((seen) => seen.splice(0)),
            `faults of ${folder}`,
          )
          .toEqual([])
      }
    } finally {
      await stop()
    }
  },
)

test('the production build has no gallery', async ({ page, product }) => {
  const answer = await page.request.get(`${product.url}/gallery/index.html`)
  expect(answer.status()).toBe(404)
  const built = readdirSync(join(WEB, 'dist'), { recursive: true }).map(String)
  const scripts = built.filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  expect(built.filter((file) => /gallery|frame\.html/.test(file))).toEqual([])
  const withExamples = scripts.filter((file) =>
    readFileSync(join(WEB, 'dist', file), 'utf8').includes('Vorarlbergermaschinenbaugesellschaft'),
  )
  expect(withExamples).toEqual([])
})
