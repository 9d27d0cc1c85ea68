import type { MessageRecord } from '@edfe/contracts/customs/messages'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withAssist } from './correction-steps.ts'
import { acceptedEntry, type CustomsApp } from './customs-steps.ts'
import { type EntryBody, patch, readEntry, signedBy, submit, until } from './entry-steps.ts'
import { done, type Team } from './harness.ts'
import { startWithCustoms } from './simulator.ts'
import { dailyOf, lineOf, sendStatement, statementsOf } from './statement-steps.ts'

const PASSWORD = 'S3CRET'

let app: CustomsApp
let team: Team
let other: Team
let first: Awaited<ReturnType<typeof acceptedEntry>>
let second: EntryBody

/** An entry, the version that replaces it with another value, and a statement. */
beforeAll(async () => {
  app = await startWithCustoms({ env: { CUSTOMS_POLL_SECONDS: '0.2', ABI_PASSWORD: PASSWORD } })
  team = await app.organization('Alder & Finch Lighting LLC')
  other = await app.organization('Harbour Trading')
  first = await acceptedEntry(app, team)
  const draft = (await app.ask('replaceEntry', { as: team.preparer, params: { id: first.id } })).entry
  const { correction_explanation: _none, ...header } = withAssist(draft).header ?? {}
  const name = sampleEntryDraft('').totals_declarations?.declarant_name ?? ''
  const changed = { ...withAssist(draft), header }
  const totals_declarations = { ...signedBy(name).totals_declarations, ...changed.totals_declarations }
  second = done(await patch(app, team.preparer, draft, { ...changed, totals_declarations })).entry
  await submit(app, team.approver, second)
  await until(
    () => readEntry(app, team.auditor, second.id),
    ({ status }) => status === 'accepted',
  )
  await sendStatement(app, dailyOf('2726069001', [lineOf(first.number)]))
  await until(
    () => statementsOf(app, team),
    ({ statements }) => statements.length > 0,
  )
})
afterAll(() => app.stop())

const find = (
  query: { q?: string; direction?: 'sent' | 'received'; before?: string } = {},
  as = team.auditor,
) => app.ask('listMessages', { as, query })
const read = (id: string) => app.ask('getMessage', { as: team.auditor, params: { id } })

/** The message with which an entry was sent. */
async function sentFor(id: string) {
  const { messages } = await app.ask('getTimeline', { as: team.auditor, params: { id } })
  return messages.find(({ direction }) => direction === 'sent')!
}

const changesOf = (records: readonly MessageRecord[]) =>
  records.flatMap(({ id, fields }) =>
    fields.flatMap(({ label, value, before }) => (before === undefined ? [] : [[id, label, before, value]])),
  )

describe('the view of a message', () => {
  test('names each record and field of what was sent', async () => {
    const { records, before, entry } = await read((await sentFor(first.id)).message_id!)
    expect(records.map(({ id }) => id).slice(0, 4)).toEqual(['A', 'B', '10', '11'])
    expect(records.find(({ id }) => id === '50')?.fields).toContainEqual({
      label: 'HTS Number',
      start: 3,
      end: 12,
      value: '9405418440',
    })
    expect(before).toBeNull()
    expect(entry).toEqual({ id: first.id, number: first.number })
  })

  test('marks in a replacement what differs from the version before', async () => {
    const { records, before } = await read((await sentFor(second.id)).message_id!)
    expect(before?.id).toBe((await sentFor(first.id)).message_id)
    expect(changesOf(records)).toEqual(
      expect.arrayContaining([
        ['10', 'Summary Filing Action Request Code', 'A', 'R'],
        ['50', 'Value of Goods Amount', '12129', '13029'],
      ]),
    )
    expect(records.find(({ id }) => id === '11')?.change).toBe('none')
  })

  test('opens a message that CBP sent as well: an answer and a statement', async () => {
    const { messages } = await find({ direction: 'received' })
    const opened = await Promise.all(messages.map(({ id }) => read(id)))
    expect(opened.map(({ application }) => application)).toEqual(expect.arrayContaining(['AX', 'PF']))
    for (const { records } of opened) expect(records.every(({ title }) => title !== null)).toBe(true)
  })

  test('shows nobody the password of the batch header, nor does the timeline', async () => {
    const sent = await sentFor(first.id)
    const { records } = await read(sent.message_id!)
    const header = records.find(({ id }) => id === 'A')!
    expect(header.fields).toContainEqual({
      label: 'Communication Password',
      start: 9,
      end: 14,
      value: '******',
    })
    expect(JSON.stringify([records, sent])).not.toContain(PASSWORD)
  })

  test('is not there for another organization', async () => {
    const id = (await sentFor(first.id)).message_id!
    expect((await app.answer('getMessage', { as: other.admin, params: { id } })).status).toBe(404)
    expect(await find({}, other.auditor)).toEqual({ messages: [], next: null })
  })
})

describe('the search over all messages', () => {
  test('lists both directions, the newest first', async () => {
    const { messages, next } = await find()
    expect(next).toBeNull()
    expect(messages[0]).toMatchObject({ application: 'PF', statement: { number: '2726069001' }, entry: null })
    expect(messages.map(({ at }) => at)).toEqual(
      messages
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
    expect(messages.length).toBeGreaterThanOrEqual(5)
  })

  test('finds by any text of the records and shows the record that has it', async () => {
    const { messages } = await find({ q: 'solar wall lanterns' })
    expect(messages.map(({ entry }) => entry?.id)).toEqual([second.id, first.id])
    expect(messages[0]?.match).toContain('44LED SOLAR WALL LANTERNS')
  })

  test('finds by an entry number with its hyphens', async () => {
    const { number } = first
    const typed = `${number.slice(0, 3)}-${number.slice(3, 10)}-${number.slice(10)}`
    const { messages } = await find({ q: typed, direction: 'sent' })
    expect(messages.map(({ entry }) => entry?.number)).toEqual([number, number])
  })

  test('does not find what is masked', async () => {
    expect((await find({ q: PASSWORD })).messages).toEqual([])
  })

  test('goes on behind the last message that it gave', async () => {
    const { messages } = await find()
    const { at, id } = messages[1]!
    expect((await find({ before: `${at}_${id}` })).messages).toEqual(messages.slice(2))
  })
})
