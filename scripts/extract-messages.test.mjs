import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { apiMessages } from '../apps/api/src/messages/catalogue.ts'
import { englishCatalogue, extractLiterals } from './extract-messages.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const extracted = (source) => {
  const file = join(folder, 'source.tsx')
  writeFileSync(file, source)
  return extractLiterals([file])
}

it('finds messages in functions and in elements', async () => {
  const { messages, problems } = await extracted(`
    const title = defineMessage<{ number: string }>({ id: 'task.title', defaultMessage: 'Correct {number}' })
    const page = <FormattedMessage id="page.head" defaultMessage="Entries" />
    const hint = intl.formatMessage({ id: 'page.hint', defaultMessage: "The carrier's bill" })`)
  expect(problems).toEqual([])
  expect(Object.fromEntries(messages)).toEqual({
    'task.title': 'Correct {number}',
    'page.head': 'Entries',
    'page.hint': "The carrier's bill",
  })
})

it.each([
  ['without an id', `defineMessage({ defaultMessage: 'One' })`, 'has no id'],
  ['without English', `defineMessage({ id: 'a' })`, 'a has no default message'],
  ['with a computed id', `defineMessage({ id: name, defaultMessage: 'One' })`, 'must be a string literal'],
  [
    'with two texts under one id',
    `defineMessage({ id: 'a', defaultMessage: 'One' }); defineMessage({ id: 'a', defaultMessage: 'Two' })`,
    'Duplicate message id: "a"',
  ],
])('refuses a message %s', async (_, source, problem) => {
  const { problems } = await extracted(source)
  expect(problems).toEqual([expect.stringContaining(problem)])
})

// A sentence of `say` brings its English; what `defineMessage` makes is stored as its id.
it('finds no stored message of the server that its catalogue lacks', async () => {
  const { messages } = await extractLiterals(['packages/domain/src/**/*.ts', 'apps/api/src/**/*.ts'], 't')
  const known = new Set(apiMessages().map(({ id }) => id))
  expect([...messages.keys()].filter((id) => !known.has(id))).toEqual([])
})

it('has every message of the product, whole sentences in ICU syntax', async () => {
  const { catalogue, problems } = await englishCatalogue()
  expect(problems).toEqual([])
  expect(catalogue).toMatchObject({
    'rule.HEADER_ENTRY_TYPE_REQUIRED': 'Entry type is required',
    'field.header.entry_date': 'Entry date',
    'condition.customs-words': 'CBP says: {code} {narrative}',
  })
})
