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

/** Shows a folder and waits for its last example. */
async function openFolder(page: Page, gallery: string, folder: string, language = 'English') {
  await page.goto(
    `${gallery}/frame.html${searchOf(readLook(new URLSearchParams({ folder, language }).toString()))}`,
  )
  await page.locator('main .stage').last().waitFor()
}

test(
  'every component and page state of the gallery is accessible and fits, in both themes',
  ownContext,
  async ({ page, product }) => {
    const { address, stop } = await startGallery(product.url)
    const faults = watchFaults(page)
    try {
      for (const folder of CHOICES.folder) {
        await test.step(folder, async () => {
          await openFolder(page, address, folder)
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
          await openFolder(page, address, folder, 'pseudo-language')
          expect.soft(await elementsBeyond(page), `pseudo-language in ${folder}`).toEqual([])
          expect.soft(faults.splice(0), `faults of ${folder}`).toEqual([])
        })
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
