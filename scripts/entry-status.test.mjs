import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = resolve(fileURLToPath(import.meta.url), '../..')

/** The state of an entry, which alone knows its statuses. */
const HOME = 'packages/domain/src/entry/state/'

/** Files that name a status for another reason. */
const EXCEPT = {
  'packages/domain/src/filing/status/interpreted-notice.ts': 'the statuses that a notice of CBP may lead to',
  'packages/domain/src/filing/status/summary-codes.ts': "the table of CBP's codes",
  'packages/domain/src/release/codes/bill-codes.ts': "the table of CBP's codes",
  'packages/domain/src/release/codes/entry-codes.ts': "the table of CBP's codes",
  'packages/client/src/v1.gen.ts': 'the types of the answers of the API, generated',
  'apps/web/src/entry/filed/track.tsx': 'keys of milestones, not of statuses',
}

const STATUS = "(?:''?|\"|`)(?:draft|validated|submitted|accepted|rejected|hold|released)(?:'|\"|`)"

/** How a decision by status reads, in TypeScript and in SQL. */
const DECISIONS = [
  `\\w*[sS]tatus\\)?\\s*[!=]==?\\s*${STATUS}`,
  `${STATUS}\\s*[!=]==?\\s*[\\w.]*[sS]tatus`,
  `\\w*status\\s*(?:=|<>|!=)\\s*${STATUS}`,
  `\\w*status\\s+(?:not\\s+)?in\\s*\\(`,
  `\\w*[sS]tatus'?\\s*[:,]\\s*${STATUS}`,
  `${STATUS}(?:\\s*,\\s*${STATUS})+`,
  `${STATUS}\\s+in\\s*\\(`,
  `status',\\s*'[^']+',\\s*\\[?${STATUS}`,
  `case ${STATUS}:`,
  `${STATUS}\\]?\\.includes\\(`,
  `\\w*[sS]tatus\\)?\\.(?:startsWith|match)\\(`,
].map((pattern) => new RegExp(pattern))

const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.(test|spec)\.tsx?$/.test(file),
)

const decisionsIn = (file) =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((line, at) =>
      DECISIONS.some((one) => one.test(line)) ? [`${file}:${at + 1} ${line.trim()}`] : [],
    )

it('the status of an entry is compared in its state alone: others ask a named set or an act', () => {
  expect(sources.length).toBeGreaterThan(1000)
  const others = sources.filter((file) => !file.startsWith(HOME) && !(file in EXCEPT))
  expect(others.flatMap(decisionsIn)).toEqual([])
})

it('every exception is needed', () => {
  expect(Object.keys(EXCEPT).filter((file) => decisionsIn(file).length === 0)).toEqual([])
})

it.each([
  "if (entry.status === 'accepted') return",
  'if (entry.status === "accepted") return',
  'if (entry.status === `accepted`) return',
  "if (['accepted'].includes(entry.status)) return",
  "switch (status) { case 'hold': return }",
  "if (entry.status.startsWith('acc')) return",
  "const filed = sql`e.status in ('submitted')`",
  ".where('e.status', '=', 'draft')",
  "filter (where status = 'hold')",
  "const OPEN = ['draft', 'validated']",
  "added constant text := 'where status = ''released''",
])('finds %s', (line) => {
  expect(DECISIONS.some((one) => one.test(line))).toBe(true)
})
