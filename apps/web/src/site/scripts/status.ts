import type { BadgeTone } from '../ui/badge.tsx'
import { wordsOf } from './page-words.ts'

/** Measures the four services from the browser, on load and every 30 seconds. */
const words = wordsOf('status')
const EVERY_MS = 30_000
const SLOW_MS = 1_000
const GIVE_UP_MS = 10_000

type Health = 'operational' | 'degraded' | 'unavailable'
const TONES: Record<Health, BadgeTone> = {
  operational: 'success',
  degraded: 'warning',
  unavailable: 'error',
}

async function measure(address: string): Promise<{ health: Health; ms: number | undefined }> {
  const started = performance.now()
  try {
    const answer = await fetch(address, {
      cache: 'no-store',
      redirect: 'follow',
      signal: AbortSignal.timeout(GIVE_UP_MS),
    })
    const ms = Math.round(performance.now() - started)
    return { health: answer.ok && ms < SLOW_MS ? 'operational' : 'degraded', ms }
  } catch {
    return { health: 'unavailable', ms: undefined }
  }
}

function show(row: Element, health: Health, ms: number | undefined): void {
  const badge = row.querySelector<HTMLElement>('[data-badge]')
  const time = row.querySelector('[data-ms]')
  if (badge) {
    badge.textContent = words(health)
    badge.dataset.tone = TONES[health]
  }
  if (time) time.textContent = ms === undefined ? '' : `${ms} ms`
  row.querySelector('[data-bar]')?.setAttribute('width', String(Math.min(250, ms ?? 0)))
}

function overall(healths: Health[]): string {
  if (healths.every((health) => health === 'operational')) return words('allOperational')
  if (healths.every((health) => health === 'unavailable')) return words('noneResponds')
  return healths.includes('unavailable') ? words('oneDoesNot') : words('someSlow')
}

async function check(page: Element): Promise<void> {
  const rows = [...page.querySelectorAll('[data-probe]')]
  const healths: Health[] = []
  // One after the other, so that no service waits for the answer of another.
  for (const row of rows) {
    const { health, ms } = await measure(row.getAttribute('data-probe') ?? '/')
    show(row, health, ms)
    healths.push(health)
  }
  const title = page.querySelector('[data-overall]')
  const news = overall(healths)
  if (title && title.textContent !== news) title.textContent = news
  const updated = page.querySelector('[data-updated]')
  if (updated)
    updated.textContent = words('updated', {
      time: new Date().toLocaleTimeString(document.documentElement.lang, { timeZoneName: 'short' }),
    })
}

const page = document.querySelector('[data-status]')
if (page) {
  void check(page)
  setInterval(() => void check(page), EVERY_MS)
}
