import { readFileSync } from 'node:fs'
import { feeRowOf, proposeFees, totalsOf } from '@edfe/domain/calculations'
import type { DraftData } from '@edfe/domain/entry'
import { toEntrySummaryFacts } from '@edfe/domain/filing'
import { ruleContext, sampleEntry } from '@edfe/domain/test/filing'
import { expect, test } from 'vitest'
import { encodeEntrySummary } from '../../src/summary/encode-entry-summary.ts'
import { envelope } from './sample-message.ts'

export type Change = (draft: DraftData) => unknown
/** What a message says, and how its entry differs from the sample entry. */
export type Golden = [title: string, change: Change]

export const line = (draft: DraftData) => draft.line_items![0]!

/** The records of an entry between the envelope's, without trailing blanks. */
export const recordsOf = (images: string[]): string[] => images.slice(2, -2).map((image) => image.trimEnd())

/** Messages that were written by hand from the chapter, by title. */
export const messagesByHand = (file: string): Map<string, string[]> =>
  messagesIn(new URL(`../../src/summary/golden/${file}.ae.txt`, import.meta.url))

/** The messages of a file, by title. */
export function messagesIn(file: URL): Map<string, string[]> {
  const texts = readFileSync(file, 'utf8').split(/^# /m).slice(1)
  return new Map(
    texts.map((text) => {
      const [title = '', ...records] = text.trimEnd().split('\n')
      return [title, records]
    }),
  )
}

/** The sample entry after a change, with the fees and totals that the product works out beside those of the change. */
export function changedEntry(change: Change): DraftData {
  const draft = sampleEntry()
  const totals = draft.totals_declarations!
  totals.fee_summary = []
  change(draft)
  const proposed = proposeFees(draft).map((fee, index) => feeRowOf(fee, `${index}`))
  totals.fee_summary = [...proposed, ...totals.fee_summary]
  const sums = Object.entries(totalsOf(draft)).map(([field, { amount }]) => [field, amount])
  Object.assign(totals, Object.fromEntries(sums))
  return draft
}

/** The message that the product sends for an entry: one that replaces a summary with action R. */
export function encodedEntry(draft: DraftData, context = ruleContext(), action: 'A' | 'R' = 'A'): string[] {
  const result = toEntrySummaryFacts(draft, context, action)
  if (!result.ok) throw new Error(result.findings.map(({ rule_id, detail }) => `${rule_id} ${detail}`).join())
  return recordsOf(encodeEntrySummary(result.facts, envelope))
}

/** Compares every message of a file with what the product sends for the changed sample entry. */
export function testByHand(file: string, goldens: Golden[]): void {
  const byHand = messagesByHand(file)

  test.each(goldens)('%s: the message is the one written by hand', (title, change) => {
    expect(encodedEntry(changedEntry(change))).toEqual(byHand.get(title))
  })

  test('every message written by hand is encoded', () => {
    expect([...byHand.keys()]).toEqual(goldens.map(([title]) => title))
  })
}
