import { ENTRY_STATUSES, type EntryStatus } from '@edfe/domain/entry'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/form.tsx'
import { StatusBadge, statusLabel } from './status-badge.tsx'

interface Colour {
  /** Degrees. */
  hue: readonly [from: number, to: number]
  /** The grey is bluish: its low saturation shows it. */
  isGrey?: boolean
}

/** As the specification names the colours. */
const SPECIFIED: Record<EntryStatus, Colour> = {
  draft: { hue: [200, 230], isGrey: true },
  validated: { hue: [200, 230] },
  submitted: { hue: [40, 60] },
  accepted: { hue: [90, 160] },
  released: { hue: [90, 160] },
  rejected: { hue: [0, 10] },
  hold: { hue: [15, 35] },
}

beforeEach(() => document.documentElement.style.setProperty('color-scheme', 'light'))
afterEach(() => document.documentElement.style.removeProperty('color-scheme'))

test.each(['of CBP', 'in practice'])(
  'the badge of an answer %s has the colour of its status',
  async (where) => {
    const isPractice = where === 'in practice'
    render(
      ENTRY_STATUSES.map((status) => (
        <StatusBadge key={status} status={status} by={isPractice ? 'simulator' : 'CBP'} />
      )),
    )
    for (const status of ENTRY_STATUSES) {
      const word = isPractice ? `${statusLabel(status)} (practice)` : statusLabel(status)
      const badge = page.getByText(word, { exact: true })
      await expect.element(badge).toBeVisible()
      const { backgroundColor } = getComputedStyle(badge.element())
      const { hue, saturation } = hueOf(backgroundColor)
      const {
        hue: [from, to],
        isGrey = false,
      } = SPECIFIED[status]
      expect(saturation > 0.3, `${word} is coloured`).toBe(!isGrey)
      expect(hue, word).toBeGreaterThanOrEqual(from)
      expect(hue, word).toBeLessThanOrEqual(to)
    }
  },
)

function hueOf(color: string): { hue: number; saturation: number } {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => Number(part) / 255)
  const [low, high] = [Math.min(r, g, b), Math.max(r, g, b)]
  const spread = high - low
  const sixth = high === r ? (g - b) / spread : high === g ? 2 + (b - r) / spread : 4 + (r - g) / spread
  return { hue: (sixth * 60 + 360) % 360, saturation: spread / (1 - Math.abs(high + low - 1)) }
}
