import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_21_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']

/** Fails with one line per element that axe finds at fault against WCAG 2.1 A and AA in the page as it stands. */
export async function expectAccessible(page: Page, state: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_21_AA).analyze()
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${help}: ${node.target.join(' ')} (${node.failureSummary?.split('\n').at(-1)?.trim()})`,
    ),
  )
  expect(faults, `axe on ${state}`).toEqual([])
}
