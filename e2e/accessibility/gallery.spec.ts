import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import type { Page } from '@playwright/test'
import { CHOICES, type Look, readLook, searchOf } from '../../apps/web/gallery/look.ts'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startService } from '../../scripts/lib/service.mjs'
import { expectAccessible, expectContrast } from '../harness/accessible.ts'
import { watchFaults } from '../harness/faults.ts'
import { elementsBeyond, textsCutOff } from '../harness/pseudo-language.ts'
import { sharedProduct } from '../harness/shared-products.ts'
import { expect, ownContext, test } from '../harness/test.ts'
import { isFull } from './variants.ts'

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

/** English in the full run: each theme on a desk and on a phone, each density. */
const ENGLISH: readonly Worn[] = [
  { width: 1280, theme: 'light', density: 'comfortable' },
  { width: 1280, theme: 'dark', density: 'compact' },
  { width: 768, theme: 'light', density: 'compact' },
  { width: 390, theme: 'dark', density: 'comfortable' },
]
/** The longer language at every width, which has less room; both themes, both densities. */
const LONGER: readonly Worn[] = [
  { width: 1280, theme: 'light', density: 'comfortable' },
  { width: 768, theme: 'light', density: 'compact' },
  { width: 390, theme: 'dark', density: 'comfortable' },
]

/** Dialogs, tables and refusals in the words of a translation, on a phone: each folder in one of the two. */
const TRANSLATED: Partial<Record<Look['folder'], Look['language']>> = {
  entry: 'French',
  settings: 'Spanish',
  shell: 'French',
  payments: 'Spanish',
  account: 'French',
}
const PHONE: Worn = { width: 390, theme: 'light', density: 'comfortable' }

async function wear(page: Page, { width, theme, density }: Worn) {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(
    ([dataset]) => Object.assign(document.documentElement.dataset, dataset),
    [{ theme, density }],
  )
}

/** Judges a folder as it is open, in one look after the other. A further look changes colors and sizes, not the names. */
async function expectAccessibleAndFitting(page: Page, folder: string, looks: readonly Worn[]) {
  for (const [index, look] of looks.entries()) {
    await wear(page, look)
    const state = `${folder}: ${Object.values(look).join(', ')}`
    expect.soft(await elementsBeyond(page), `wider than the window in ${state}`).toEqual([])
    if (index === 0) await expectAccessible(page, state)
    else if (look.theme !== looks[0]?.theme) await expectContrast(page, state)
  }
}

const galleryTest = test.extend<object, { gallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const product = sharedProduct(SAMPLE_ENTRY.today)
      if (!product) throw new Error('The product of the sample entry does not run')
      const { address, stop } = await startGallery(product.url)
      await use(address)
      await stop()
    },
    { scope: 'worker', timeout: FOLDER_MS },
  ],
})

galleryTest.describe(() => {
  // One worker takes them all: each would start a server and compile what the folders share.
  galleryTest.describe.configure({ mode: 'default' })
  for (const folder of CHOICES.folder) {
    galleryTest(
      `the gallery’s ${folder} is accessible and fits, in each theme, density and width and in a longer language`,
      ownContext,
      async ({ page, gallery }) => {
        test.slow()
        const faults = watchFaults(page)
        if (isFull) {
          await openFolder(page, gallery, folder, 'English')
          await expectAccessibleAndFitting(page, `${folder} in English`, ENGLISH)
        }
        await openFolder(page, gallery, folder, 'pseudo-language')
        await expectAccessibleAndFitting(page, `${folder} in pseudo-language`, LONGER)
        const translation = TRANSLATED[folder]
        if (translation) {
          await openFolder(page, gallery, folder, translation)
          await expectAccessibleAndFitting(page, `${folder} in ${translation}`, [PHONE])
          expect.soft(await textsCutOff(page), `cut off in ${folder} in ${translation}`).toEqual([])
        }
        expect.soft(faults, `faults of ${folder}`).toEqual([])
      },
    )
  }
})

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
