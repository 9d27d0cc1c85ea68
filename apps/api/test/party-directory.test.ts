import type { QueryOf } from '@edfe/contracts/operations'
import type { PartiesSection } from '@edfe/domain/entry'
import { nameWords, plainWords } from '@edfe/domain/parties'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEntry, patch } from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
let other: Team

const harbor = {
  name: 'Harbor Lamp Company',
  address_line1: '500 S Grand Ave',
  city: 'Los Angeles',
  state: 'CA',
  zip: '90071',
}

async function entryWith(parties: PartiesSection, of: Team = team): Promise<string> {
  const entry = await createEntry(app, of.preparer)
  expect((await patch(app, of.preparer, entry, { parties })).status).toBe(200)
  return entry.id
}

let first: string
beforeAll(async () => {
  app = await startApp()
  team = await app.organization('Ours')
  other = await app.organization('Theirs')
  first = await entryWith({ importer_number: '12-3456789', importer_of_record: harbor })
  await entryWith({ importer_number: '12-3456789', importer_of_record: harbor })
  await entryWith({
    importer_number: '123-45-6789',
    importer_of_record: { ...harbor, name: 'The Vista Books, Inc.', address_line1: '9 Elm Street' },
    ultimate_consignee: { ...harbor, name: 'Ålesund Fish & Co.', address_line1: '1420 Pier Road' },
  })
  await entryWith({ importer_of_record: { ...harbor, name: 'Harbor of the Neighbours' } }, other)
})
afterAll(() => app.stop())

const search = async (query: QueryOf<'listParties'> = {}) =>
  (await app.ask('listParties', { as: team.auditor, query })).parties
const names = async (query: QueryOf<'listParties'> = {}) => (await search(query)).map((row) => row.party.name)
const duplicates = async (party: object, entry_id?: string) =>
  (await app.ask('findDuplicateParties', { as: team.preparer, body: { party, entry_id } })).duplicates

describe('the directory', () => {
  test('names each party of the organisation once, however many entries hold it, and nobody else’s', async () => {
    expect(await names()).toEqual(['Ålesund Fish & Co.', 'Harbor Lamp Company', 'The Vista Books, Inc.'])
  })

  test.each([
    ['harbor', ['Harbor Lamp Company']],
    ['lamp', ['Harbor Lamp Company']],
    ['alesund fish and', ['Ålesund Fish & Co.']],
    ['vista books', ['The Vista Books, Inc.']],
    ['amp', []],
    ['%', ['Ålesund Fish & Co.', 'Harbor Lamp Company', 'The Vista Books, Inc.']],
  ])('finds by the beginning of a word: %s', async (q, expected) => {
    expect(await names({ q })).toEqual(expected)
  })

  test('shows the number of a company, and of a person the last four digits', async () => {
    const [, company, person] = await search()
    expect(company!.party.number).toBe('12-3456789')
    expect(person!.party.number).toBe('***-**-6789')
  })

  test('gives as many as are asked for', async () => {
    expect(await names({ limit: 2 })).toHaveLength(2)
  })
})

describe('duplicates', () => {
  test('are found however the name is written, with what differs and a proposal', async () => {
    const found = await duplicates({ ...harbor, name: 'HARBOR LAMP CO', zip: '' })
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ party: { name: 'Harbor Lamp Company' }, party_type: 'ior' })
    expect(found[0]!.reasons).toEqual(['Same name', 'Same street address', 'Same city'])
    expect(found[0]!.merge).toEqual(
      expect.arrayContaining([
        {
          field: 'name',
          label: 'Name',
          typed: 'HARBOR LAMP CO',
          known: 'Harbor Lamp Company',
          proposed: 'typed',
        },
        { field: 'zip', label: 'ZIP code', typed: '', known: '90071', proposed: 'known' },
      ]),
    )
  })

  test('are found by number under another name, but not by a person’s number', async () => {
    expect(await duplicates({ name: 'Pacific Lights', number: '123-45-6789' })).toEqual([])
    const company = await duplicates({ name: 'Pacific Lights', number: '12-3456789' })
    expect(company[0]).toMatchObject({ score: 50, reasons: ['Same number'] })
  })

  test('are found by the street where the name finds nothing', async () => {
    const typed = { ...harbor, name: 'Hrabor Lamp Company', address_line1: '500 South Grand Avenue' }
    expect(await duplicates(typed)).toMatchObject([{ party: { name: 'Harbor Lamp Company' } }])
  })

  test('are not looked for in the entry that is being typed', async () => {
    const found = await duplicates({ ...harbor, name: 'HARBOR LAMP CO' }, first)
    expect(found[0]!.entry_id).not.toBe(first)
  })

  test('of another organisation are unknown', async () => {
    expect(await duplicates({ ...harbor, name: 'Harbor of the Neighbour', address_line1: 'x' })).not.toEqual(
      expect.arrayContaining([expect.objectContaining({ party: { name: 'Harbor of the Neighbours' } })]),
    )
  })
})

test.each([
  'Harbor Lamp Company',
  'Ålesund Fish & Co.',
  "O'Neill's  —  Lamps",
  'The Vista Books, Inc.',
  '500%_x',
])('the database and the domain read %s as the same words', async (typed) => {
  const { rows } = await sql<{ words: string }>`select party_words(${typed}) as words`.execute(app.engine.db)
  expect(rows[0]?.words).toBe(plainWords(typed))
  expect(rows[0]?.words.replace(/^THE /, '')).toMatch(new RegExp(`^${nameWords(typed)[0]}`))
})
