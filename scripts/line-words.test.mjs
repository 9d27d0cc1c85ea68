import { expect, test } from 'vitest'
import { textsOf } from '../packages/messages/src/translations.ts'
import { englishCatalogue } from './extract-messages.mjs'
import { readShipped } from './lib/translations.mjs'

/** What the server has stored of earlier answers names its line itself. */
const STORED = ['notice.isf.answered']
const WORDS = ['line.practice', 'line.test', 'line.of-line']

/** The messages that name the line of a filing themselves: 'Practice: …' and '… (practice)'. */
const namingTheLine = (texts) =>
  Object.entries(texts)
    .filter(([, text]) =>
      [texts['line.practice'], texts['line.test']].some((word) =>
        new RegExp(`(^|[.{] ?)${word} ?:|\\(${word.toLowerCase()}\\)`).test(text),
      ),
    )
    .map(([id]) => id)
    .filter((id) => !STORED.includes(id) && !WORDS.includes(id))

test('a sentence about practice or a test takes the word of the line from its one source, in every language', async () => {
  const { catalogue } = await englishCatalogue()
  expect(namingTheLine({ ...catalogue, told: 'Practice: nothing is owed' })).toEqual(['told'])
  for (const [tag, { areas }] of readShipped())
    expect([tag, namingTheLine(textsOf(areas))]).toEqual([tag, []])
  expect(namingTheLine(catalogue)).toEqual([])
})
