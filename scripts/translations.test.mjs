import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FIRST_AREAS } from '../packages/contracts/src/site/language-areas.ts'
import { englishCatalogue } from './extract-messages.mjs'
import { areaOf } from './lib/message-areas.mjs'
import { ROOT } from './lib/paths.mjs'
import { differences, faultsOf, hashOf, readShipped } from './lib/translations.mjs'

describe('a translation', () => {
  const english = '{count, plural, one {<b>#</b> line of {name}} other {<b>#</b> lines of {name}}}'

  test.each([
    [
      'with the same blanks',
      '{count, plural, one {<b>#</b> renglón de {name}} other {<b>#</b> renglones de {name}}}',
      [],
    ],
    [
      'without a blank',
      '{count, plural, one {<b>#</b> renglón} other {<b>#</b> renglones}}',
      ['lacks {name}'],
    ],
    ['without a tag', '{count, plural, one {# de {name}} other {# de {name}}}', ['lacks <b>']],
    [
      'with another blank',
      '{count, plural, one {<b>#</b> de {name}} other {<b>#</b> de {name} ({nombre})}}',
      ['invents {nombre}'],
    ],
    ['without a singular', '{count, plural, other {<b>#</b> de {name}}}', ['lacks one of {count}']],
    [
      'with a plural that the language lacks',
      '{count, plural, one {<b>#</b> de {name}} few {<b>#</b> de {name}} other {<b>#</b> de {name}}}',
      ["has no plural 'few'"],
    ],
    ['without text', ' ', ['is empty']],
  ])('%s', (_, spanish, faults) => {
    expect(differences(english, spanish, 'es')).toEqual(faults)
  })

  test('that is no ICU message is named', () => {
    expect(differences(english, '{count', 'es')).toEqual([expect.stringContaining('is no ICU message')])
  })

  test('keeps every choice of its English', () => {
    const mode = '{mode, select, air {By air} other {By sea}}'
    expect(differences(mode, '{mode, select, aire {Por aire} other {Por mar}}', 'es')).toEqual([
      'lacks {mode, air}',
      'invents {mode, aire}',
    ])
  })
})

describe('a language', () => {
  const english = {
    catalogue: { 'a.b': 'Save', 'a.c': 'New' },
    places: new Map([['a.b', 'apps/web/src/ui/a.tsx']]),
  }
  const faults = (texts, sources) =>
    faultsOf('es', { areas: new Map(Object.entries(texts)), sources }, english).map(
      ({ kind, id }) => `${kind} ${id}`,
    )

  test('that has all texts of the English of today has no fault', () => {
    const texts = { app: { 'a.b': 'Guardar' }, domain: { 'a.c': 'Nuevo' } }
    expect(faults(texts, { 'a.b': hashOf('Save'), 'a.c': hashOf('New') })).toEqual([])
  })

  test('is asked for what is missing, old, unknown or in another area', () => {
    const texts = { site: { 'a.b': 'Guardar', 'a.d': 'Viejo' } }
    expect(faults(texts, { 'a.b': hashOf('Store') })).toEqual([
      'old a.b',
      'lacks a.c',
      'area a.b',
      'unknown a.d',
    ])
  })
})

test('the languages of the product have every text of the English of today, with the same values', async () => {
  const english = await englishCatalogue()
  const faults = [...readShipped()].flatMap(([tag, language]) =>
    faultsOf(tag, language, english).map(({ kind, id, why }) => `${tag} ${kind} ${id} ${why}`.trim()),
  )
  expect(faults).toEqual([])
})

test('the dashboard and the frame of every page use no file whose words come with later pages', async () => {
  const { places } = await englishCatalogue()
  const used = globSync('apps/web/src/{dashboard,shell}/*.tsx', { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^import (?!type\b).*from '(\.[^']+)'$/gm)].map(
      ([, path]) => relative(ROOT, join(ROOT, dirname(file), path)),
    ),
  )
  expect(used.length).toBeGreaterThan(50)
  const late = [...places].filter(
    ([id, file]) => used.includes(file) && !FIRST_AREAS.includes(areaOf(id, file)),
  )
  expect(late).toEqual([])
})
