import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { MeasuresEdition, MeasuresFile } from './measures-file.ts'

const source = { title: 'Proclamation 11070', url: 'https://www.federalregister.gov/d/2026-30001' }
const end = { op: 'end', heading: '9903.05.01', last_day: '2026-12-31', source }
const edition = (operation: object, more: object = {}) => ({
  edition: '2026-12-01',
  programs: [],
  operations: [operation],
  ...more,
})
/** Where and why a file is refused: 'operations.0.heading: …'. */
const faultsOf = (file: unknown) =>
  MeasuresEdition.safeParse(file).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ??
  []

/** As the formatter of this project writes JSON. */
const published = () =>
  `${JSON.stringify(z.toJSONSchema(MeasuresFile), null, 2)}\n`.replace(
    /^(.*)\[\n([^[\]{}]*)\](,?)$/gm,
    (broken, before: string, words: string, after: string) => {
      const line = `${before}[${words.trim().replace(/\s*\n\s*/g, ' ')}]${after}`
      return line.length > 110 ? broken : line
    },
  )

test('the published schema is the file in docs, which vitest -u writes anew', async () => {
  await expect(published()).toMatchFileSnapshot('../../../../docs/measures.schema.json')
})

describe('a file of measures', () => {
  test('that ends a heading has the form', () => expect(faultsOf(edition(end))).toEqual([]))

  test.each<[string, object, RegExp]>([
    ['a day that no calendar has', { ...end, last_day: '2026-02-30' }, /^operations\.0\.last_day: /],
    [
      'a heading of another chapter',
      { ...end, heading: '9802.00.80' },
      /^operations\.0\.heading: a heading of/,
    ],
    [
      'a percentage in words',
      { ...end, op: 'change_percent', percent: 'twenty' },
      /^operations\.0\.percent: a perc/,
    ],
    ['an operation that nobody knows', { ...end, op: 'suspend' }, /^operations\.0\.op: /],
    ['a member that the operation lacks', { ...end, percent: '25' }, /^operations\.0: .*percent/],
    ['a law without its address', { ...end, source: { title: 'A law' } }, /^operations\.0\.source\.url: /],
  ])('with %s is refused by the name of the place', (_, operation, fault) =>
    expect(faultsOf(edition(operation)).join('\n')).toMatch(fault),
  )

  test('with an edition that is no day is refused', () =>
    expect(faultsOf(edition(end, { edition: 'December' }))[0]).toMatch(/^edition: an edition is a day/))
})
