import type { QueryOf } from '@edfe/contracts/operations'
import { createEntry } from './entry-steps.ts'
import type { TestApp, Visitor } from './harness.ts'

export interface Row {
  id: string
  entry_number: string
  created_at: string
}

/** What the list of entries answers to a query. */
export const list = (app: TestApp, as: Visitor, query: QueryOf<'listEntries'>) =>
  app.ask('listEntries', { as, query })

export const idsOf = (body: { entries: Row[] }) => body.entries.map(({ id }) => id)

/** The ids of the entries that a search finds, in their order. */
export const found = async (app: TestApp, as: Visitor, text: string): Promise<string[]> =>
  idsOf(await list(app, as, { page_size: 100, q: text }))

/** An organization with so many entries, oldest first. */
export async function house(app: TestApp, count: number) {
  const fresh = await app.organization('List House')
  const entries = []
  for (let made = 0; made < count; made += 1) entries.push(await createEntry(app, fresh.preparer))
  return { ...fresh, entries }
}
