import { setTimeout as wait } from 'node:timers/promises'
import { SAMPLE_DRAFT } from '../../e2e/fixtures/sample-draft.ts'
import type { ApiSession, EntryAnswer } from '../../e2e/harness/api-session.ts'

/** The acts of a person at work, each with its share of the mix. */
const MIX = { save: 60, open: 12, list: 12, search: 10, validate: 5, submit: 1 } as const

export type Act = keyof typeof MIX

/** A hundred acts in a fixed order; every stretch of it has the shares of the mix. */
const ACTS = (Object.keys(MIX) as Act[])
  .flatMap((act) => Array.from({ length: MIX[act] }, (_, at) => ({ act, at: (at + 0.5) / MIX[act] })))
  .sort((a, b) => a.at - b.at)
  .map(({ act }) => act)

/** A person who works on one entry, and signs it with the name of the account. */
export interface Editor {
  session: ApiSession
  name: string
  entry: EntryAnswer
}

export async function newEditor(session: ApiSession, name: string): Promise<Editor> {
  return { session, name, entry: await session.save(await session.createEntry(), SAMPLE_DRAFT) }
}

/**
 * Works until the end with a pause between two acts, beginning at `offset` of the mix, and reports the time of each act
 * in milliseconds.
 */
export async function work(
  editor: Editor,
  { offset, pauseMs, end }: { offset: number; pauseMs: number; end: number },
  report: (act: Act, ms: number) => void,
): Promise<void> {
  // People do not begin all at once.
  await wait((offset * 7919) % pauseMs)
  for (let count = offset; performance.now() < end; count += 1) {
    const act = ACTS[(count * 37) % ACTS.length] as Act
    const began = performance.now()
    await ACTIONS[act](editor, count)
    report(act, performance.now() - began)
    await wait(pauseMs)
  }
}

const ACTIONS: Record<Act, (editor: Editor, count: number) => Promise<unknown>> = {
  async save(editor, count) {
    const change = { totals_declarations: { file_reference_no: `AF-${count}` } }
    editor.entry = await editor.session.save(editor.entry, change)
  },
  async open({ session, entry }) {
    await session.entry(entry.id)
  },
  list: ({ session }) => session.send('GET', '/api/entries'),
  search: ({ session }, count) => session.send('GET', `/api/tariff/goods?q=${WORDS[count % WORDS.length]}`),
  async validate(editor) {
    await editor.session.send('POST', `/api/entries/${editor.entry.id}/final-review`, {})
    editor.entry = await editor.session.entry(editor.entry.id)
  },
  /** A second entry is typed, signed and submitted; the job that files it runs in the servers too. */
  async submit({ session, name }) {
    const signed = { ...SAMPLE_DRAFT.totals_declarations, declarant_name: name, declarant_signature: name }
    const draft = { ...SAMPLE_DRAFT, totals_declarations: signed }
    const { id, updated_at } = await session.save(await session.createEntry(), draft)
    const body = { status: 'submitted', declarant_role: 'admin', acknowledged: true }
    await session.send('POST', `/api/entries/${id}/status`, { ...body, expected_updated_at: updated_at })
  },
}

const WORDS = ['lamp', 'cotton', 'steel', '9405', 'furniture', 'valve', 'coffee', 'bicycle']
