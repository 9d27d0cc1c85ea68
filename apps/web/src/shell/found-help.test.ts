import { expect, test } from 'vitest'
import { foundHelp } from './found-help.ts'

const PAGES = [
  {
    path: '/documentation/entries#b23',
    title: 'Block 23: Importer',
    text: 'Who owes the duty. The bond names them.',
  },
  {
    path: '/documentation/conditions#code-145',
    title: 'Condition 145',
    text: `${'The amount of the merchandise processing fee is not the one that CBP counts. '.repeat(3)}A continuous bond has its own number.`,
  },
  { path: '/documentation/glossary#b', title: 'Bond', text: 'A promise of a surety to pay.' },
]

test('pages whose title has the words come first, and the word is marked where the text has it', () =>
  expect(foundHelp(PAGES, 'BOND').map(({ title, snippet }) => [title, snippet.word])).toEqual([
    ['Bond', ''],
    ['Block 23: Importer', 'bond'],
    ['Condition 145', 'bond'],
  ]))

test('every word has to be there, in any order', () => {
  expect(foundHelp(PAGES, 'bond fee').map(({ title }) => title)).toEqual(['Condition 145'])
  expect(foundHelp(PAGES, 'bond blorptastic')).toEqual([])
  expect(foundHelp(PAGES, '  ')).toEqual([])
})

test('a snippet is cut between words around the first hit', () => {
  const [found] = foundHelp(PAGES, 'continuous')
  expect(found?.snippet).toEqual({
    before: '…fee is not the one that CBP counts. A ',
    word: 'continuous',
    after: ' bond has its own number.',
  })
  const [long] = foundHelp(PAGES, 'merchandise')
  expect(long?.snippet.before).toBe('The amount of the ')
  expect(long?.snippet.after).toMatch(/ \S+…$/)
})

test('the marked word keeps its capitals', () =>
  expect(foundHelp([{ path: '/', title: 'x', text: 'CBP decides.' }], 'cbp')[0]?.snippet.word).toBe('CBP'))
