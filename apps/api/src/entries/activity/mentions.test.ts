import { expect, test } from 'vitest'
import { mentionedIn } from './mentions.ts'

const people = ['Ann Lee', 'Ann Lee Cho', 'Bo Chen', 'Ruth Okafor'].map((name) => ({ id: name, name }))
const named = (text: string) => mentionedIn(text, people).map(({ name }) => name)

test.each([
  ['Please look, @Bo Chen.', ['Bo Chen']],
  ['@ruth okafor: and @BO CHEN?', ['Bo Chen', 'Ruth Okafor']],
  ['(@Bo Chen) @Bo Chen', ['Bo Chen']],
  ['@Ann Lee Cho knows', ['Ann Lee Cho']],
  ['@Ann Lee, please', ['Ann Lee']],
  ['Bo Chen said so', []],
  ['write to importer@Bo Chen', []],
  ['@Bo Chengdu', []],
  ['@', []],
] as const)('%j names %j', (text, names) => expect(named(text)).toEqual(names))

test('two members of one name are both meant', () => {
  const twins = [
    { id: '1', name: 'Bo Chen' },
    { id: '2', name: 'Bo Chen' },
  ]
  expect(mentionedIn('@Bo Chen', twins)).toHaveLength(2)
})
