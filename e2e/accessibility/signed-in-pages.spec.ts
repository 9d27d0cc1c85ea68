import type { DraftData } from '@edfe/domain/entry'
import type { Page } from '@playwright/test'
import { SHARED_ROUTES, SIGNED_IN_ROUTES } from '../fixtures/routes.ts'
import { SAMPLE_DRAFT, sampleEntryLine } from '../fixtures/sample-draft.ts'
import { expectFitsEverywhere } from '../harness/accessible.ts'
import { watchFaults } from '../harness/faults.ts'
import { expectRoute, goInside, headingOf, loadRoute } from '../harness/route-visit.ts'
import { screenshot } from '../harness/screenshot.ts'
import { expect, test } from '../harness/test.ts'
import { lookAs, settled } from './signed-in.ts'
import { expectAccessibleIn, nameOf, pagesOf, VARIANTS } from './variants.ts'

/** Steps that look different while nothing is typed. */
const DRAFT_TOO = /step-[1356]$/
/** Pages with lists, and with fields that other answers open. */
const DETAIL_PAGE =
  /\/(bond|transport|release|security-filing|export|trade-remedies|parties|lines|line-values|calculations|declaration)$/

type EntryKind = 'draft' | 'ready' | 'detailed'

function kindsFor(path: string): EntryKind[] {
  if (DRAFT_TOO.test(path)) return ['draft', 'ready']
  return [DETAIL_PAGE.test(path) ? 'detailed' : 'ready']
}

/**
 * Every page of the table of routes, so that a new route is judged here as well, opened from another page of the
 * application. `draft` is an entry with nothing typed, `ready` one that could be submitted, `detailed` one with
 * every list filled.
 */
const PAGES = SIGNED_IN_ROUTES.flatMap((route) => kindsFor(route.path).map((entry) => ({ route, entry })))
const DETAILED: DraftData = {
  ...SAMPLE_DRAFT,
  export_details: { warehouse_withdrawal: true },
  trade_remedies: { section232_applicable: true },
  line_items: [
    {
      ...sampleEntryLine(),
      pga_flags: ['FD4'],
      license_numbers: [{ requirement_id: 'PN', number: 'AB123456' }],
      charges_breakdown: [{ code: 'C490', amount: '120' }],
    },
    sampleEntryLine('line-2', 2),
  ],
}

/** Opens what a page shows only when it is asked for. */
async function unfold(page: Page, path: string) {
  if (!path.endsWith('/parties')) return
  for (const party of ['seller', 'shipper', 'manufacturer'])
    await page.getByRole('button', { name: `Add the ${party}` }).click()
}

const KEY_PAGES = ['/dashboard', '/entries/:id/step-2', '/entries/:id/step-4', '/entries/:id/step-6']

for (const variant of VARIANTS) {
  test(`signed-in pages: ${nameOf(variant)}`, async ({ page, session }) => {
    test.slow()
    await lookAs(page, session, variant)
    const ids = {
      draft: (await session.createEntry()).id,
      ready: (await session.createEntry(SAMPLE_DRAFT)).id,
      detailed: (await session.createEntry(DETAILED)).id,
    }
    const faults = watchFaults(page)
    await page.goto('/reports')
    for (const { route, entry } of pagesOf(PAGES, variant)) {
      await test.step(`${route.path}, ${entry}`, async () => {
        // A link to a page that is open already moves nothing.
        const start = route.path === '/shipments' ? 'Reports' : 'Shipments'
        await goInside(page, `/${start.toLowerCase()}`)
        await expect(headingOf(page)).toHaveText(start)
        await goInside(page, route.path.replace(':id', ids[entry]))
        await expectRoute(page, route, ids[entry])
        await expect.soft(headingOf(page), `focus on ${route.path}`).toBeFocused()
        expect.soft(faults.splice(0), `faults behind ${route.path}`).toEqual([])
        // A page that a redirect leads to is in the table itself.
        if (route.at && route.at !== route.path) return
        await settled(page)
        await unfold(page, route.path)
        await expectFitsEverywhere(page, route.path)
        await screenshot(page, `${route.path.replaceAll('/', ' ')} ${entry} ${nameOf(variant)}`)
        const isKey = entry === 'ready' && KEY_PAGES.includes(route.path)
        await expectAccessibleIn(page, variant, `${route.path}, ${entry}`, isKey)
      })
    }
    for (const route of pagesOf(SHARED_ROUTES, variant)) {
      await test.step(route.path, async () => {
        await loadRoute(page, route)
        await expectFitsEverywhere(page, route.path)
        await expectAccessibleIn(page, variant, route.path, false)
      })
    }
  })
}
