import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { CHOICES, readLook, searchOf } from '../../apps/web/gallery/look.ts'
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

/** Shows a folder in a language and waits for its last example. */
async function openFolder(page: Page, gallery: string, folder: string, language: string) {
  const look = readLook(new URLSearchParams({ folder, language }).toString())
  await page.goto(`${gallery}/frame.html${searchOf(look)}`)
  await page.locator('main .stage').last().waitFor()
}

/** Judges a folder as it is open, on a desk and on a phone, in both themes. */
async function expectAccessibleAndFitting(page: Page, folder: string) {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await elementsBeyond(page), `wider than ${width} px in ${folder}`).toEqual([])
    for (const theme of CHOICES.theme) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name
      }, theme)
      await expectAccessible(page, `${folder}: ${theme}, ${width} px`)
    }
  }
}

test(
  'every component and page state of the gallery is accessible and fits, in both themes and in a longer language',
  ownContext,
  async ({ context, page, product }) => {
    const { address, stop } = await startGallery(product.url)
    const longer = await context.newPage()
    await longer.setViewportSize({ width: 390, height: 900 })
    const faults = [page, longer].map(watchFaults)
    try {
      for (const folder of CHOICES.folder) {
        await openFolder(page, address, folder, 'English')
        await Promise.all([
          expectAccessibleAndFitting(page, folder),
          openFolder(longer, address, folder, 'pseudo-language'),
        ])
        expect.soft(await elementsBeyond(longer), `${folder} in the pseudo-language`).toEqual([])
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
