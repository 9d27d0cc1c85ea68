import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, it } from 'vitest'
import { bareWordsIn } from './lib/bare-words.mjs'
import { unfilledBlanksIn } from './lib/message-values.mjs'
import { inRoot } from './lib/paths.mjs'

const sources = (pattern) =>
  globSync(inRoot(pattern)).filter((file) => !/\.test\.tsx?$|\.d\.ts$|\/test\//.test(file))
/** Not the gallery, `apps/web/gallery`: only developers read it. */
const web = sources('apps/web/src/**/*.{ts,tsx}')
const all = sources('{apps,packages}/*/src/**/*.{ts,tsx}')
const inEach = (files, check) =>
  files.flatMap((file) => check(file).map((line) => relative(inRoot('.'), line)))

it('every text of the web app that a person reads is a message', () => {
  expect(web.length).toBeGreaterThan(800)
  expect(inEach(web, bareWordsIn)).toEqual([])
})

it('the values of a message fill its blanks, each of them and nothing else', () => {
  expect(all.length).toBeGreaterThan(1500)
  expect(inEach(all, unfilledBlanksIn)).toEqual([])
})

it('finds a text that is no message, and a call while the module loads', () => {
  const found = (code) => bareWordsIn('sample.tsx', code).map((line) => line.replace('sample.tsx:1 ', ''))
  expect(found(`const lead = 'Enter the number of the bill'`)).toEqual(['text: Enter the number of the bill'])
  expect(found(`const rest = '1 more line'`)).toEqual(['text: 1 more line'])
  expect(found(`const panel = () => <Panel title="Lines">Two <b>lines</b></Panel>`)).toHaveLength(3)
  expect(found(`const title = t({ id: 'a.title', defaultMessage: 'Lines' })`)).toEqual([
    't is called while the module loads',
  ])
  expect(found(`const title = () => t({ id: 'a.title', defaultMessage: 'Lines of the entry' })`)).toEqual([])
  expect(found(`const row = 'main [data-row]'; const style = { className: 'wide grey box' }`)).toEqual([])
})

it('finds a blank without a value, a value without a blank, and a blank that quotes make text', () => {
  const found = (code) =>
    unfilledBlanksIn('sample.tsx', code).map((line) => line.replace('sample.tsx:1 ', ''))
  expect(
    found(`t({ id: 'a', defaultMessage: '{name} of {count, plural, other {{unit}}}' }, { name, count })`),
  ).toEqual(['{unit} has no value'])
  expect(found(`say({ id: 'a', defaultMessage: "No '{name}'" }, { name })`)).toEqual(['{name} is no blank'])
  expect(found(`<T id="a" defaultMessage="Read <a>it</a>" values={{ b }} />`)).toEqual([
    '{a} has no value',
    '{b} is no blank',
  ])
})
