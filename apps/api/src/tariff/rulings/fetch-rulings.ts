import type { CalendarDay } from '@edfe/domain/calendar'
import type { Message } from '@edfe/domain/messages'
import { rulingProblems } from '../../messages/tariff-messages.ts'
import { download } from '../updates/download.ts'
import { type CrossAnswer, type CrossRuling, readCrossAnswer, rulingNumberOf } from './cross-answer.ts'

/** CROSS gives at most so many rulings a page. */
const PAGE = 1000
/** Between two requests: CROSS is a public service. */
const PAUSE_MS = 1000
/** A page has 0.3 MB. */
const LIMITS = { mostBytes: 8_000_000, withinMs: 60_000 }
/** An empty or short page comes whole when it is asked for again. */
const ATTEMPTS = 3
/** Rulings of one day have no order, so that two pages may both have one and neither another. */
const LEAST_SHARE = 0.99

interface Asked {
  /** The address of CROSS's search. */
  readonly source: string
  readonly proxy: string | undefined
  /** The first day of the rulings; all of them without it. */
  readonly from: CalendarDay | undefined
  readonly wait: (milliseconds: number) => Promise<unknown>
  readonly onPage: (page: number, pages: number) => void
}

/** Every ruling that CROSS has, page by page, one request a second; or why one page could not be had. */
export async function fetchRulings(asked: Asked): Promise<CrossRuling[] | { problem: Message }> {
  const answers: CrossAnswer[] = []
  for (let page = 1; ; page += 1) {
    const answer = await pageOf(asked, page)
    if ('problem' in answer) return answer
    answers.push(answer)
    const pages = Math.max(1, Math.ceil(answer.totalHits / PAGE))
    asked.onPage(page, pages)
    if (page >= pages) return wholeOf(answers)
    await asked.wait(PAUSE_MS)
  }
}

/** The rulings of all pages; a problem where many of those that the first page counts are on none. */
export function wholeOf(answers: readonly CrossAnswer[]): CrossRuling[] | { problem: Message } {
  const rulings = answers.flatMap((answer) => answer.rulings)
  const expected = answers[0]?.totalHits ?? 0
  const found = new Set(rulings.map(rulingNumberOf)).size
  return found < expected * LEAST_SHARE ? { problem: rulingProblems.missing({ found, expected }) } : rulings
}

async function pageOf(asked: Asked, page: number): Promise<CrossAnswer | { problem: Message }> {
  const url = addressOf(asked, page)
  for (let attempt = 1; ; attempt += 1) {
    const found = await download(url, { ...LIMITS, proxy: asked.proxy })
    if ('problem' in found) return found
    const answer = readCrossAnswer(found.bytes)
    if (answer && answer.rulings.length >= expectedOn(page, answer)) return answer
    if (attempt === ATTEMPTS) return { problem: rulingProblems.notWhole({ host: url.host, page }) }
    await asked.wait(PAUSE_MS)
  }
}

const expectedOn = (page: number, { totalHits }: CrossAnswer): number =>
  Math.max(0, Math.min(PAGE, totalHits - (page - 1) * PAGE))

function addressOf({ source, from }: Asked, page: number): URL {
  const url = new URL(source)
  const query = { term: '', collection: 'ALL', pageSize: PAGE, page, sortBy: 'DATE_DESC' }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  if (from) url.searchParams.set('fromDate', from)
  return url
}
