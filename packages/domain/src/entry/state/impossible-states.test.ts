import { expectTypeOf, test } from 'vitest'
import type { EntryState } from './state.ts'

const FIRST = { correction: 'first', successor: 'none', archived: false } as const
const PENDING = { goods: 'pending', status: undefined } as const

// Each @ts-expect-error fails the type check when the combination below it becomes possible.
test('a draft has no payment, and nothing that CBP says of goods', () => {
  // @ts-expect-error: nothing is owed before CBP has the summary on file
  const paid: EntryState = { ...FIRST, summary: 'draft', payment: 'paid' }
  // @ts-expect-error: CBP knows no goods of a draft
  const released: EntryState = { ...FIRST, summary: 'draft', release: PENDING }
  expectTypeOf([paid, released]).toEqualTypeOf<EntryState[]>()
})

test('a rejected summary is not paid, and its goods are not on hold by their status', () => {
  // @ts-expect-error: a rejected summary owes nothing
  const paid: EntryState = { ...FIRST, summary: 'rejected', release: PENDING, payment: 'paid' }
  // @ts-expect-error: an entry on hold has a summary that is sent or on file
  const held: EntryState = { ...FIRST, summary: 'rejected', release: { goods: 'hold', status: 'hold' } }
  expectTypeOf([paid, held]).toEqualTypeOf<EntryState[]>()
})

test('only a summary on file is controlled by CBP or has a request to delete it', () => {
  // @ts-expect-error: a summary that is under way has no control yet
  const sent: EntryState = { ...FIRST, summary: 'sent', release: PENDING, control: 'trade' }
  const deleted: EntryState = {
    ...FIRST,
    summary: 'deleted',
    release: PENDING,
    payment: 'none',
    awaitsDocuments: false,
    // @ts-expect-error: what is deleted has no open request
    deletion: 'requested',
  }
  // @ts-expect-error: a summary on file says who controls it
  const onFile: EntryState = { ...FIRST, summary: 'on_file', release: PENDING, payment: 'none' }
  expectTypeOf([sent, deleted, onFile]).toEqualTypeOf<EntryState[]>()
})

test('what CBP cancelled says what it was, and a draft is not cancelled', () => {
  // @ts-expect-error: CBP cancels what it has
  const draft: EntryState = { ...FIRST, summary: 'cancelled', was: 'draft' }
  expectTypeOf(draft).toEqualTypeOf<EntryState>()
})
