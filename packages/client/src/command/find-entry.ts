import type { EdfeClient, Problem } from '../client.ts'
import type { components } from '../v1.gen.ts'

export type Entry = components['schemas']['Entry']

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const bare = (number: string): string => number.replace(/[^0-9a-z]/gi, '').toUpperCase()

/** The id of an entry by its id or its number, with or without hyphens. */
export async function findEntry(
  edfe: EdfeClient,
  name: string,
): Promise<{ id: string; error?: never } | { id?: never; error: Pick<Problem, 'code' | 'detail'> }> {
  if (UUID.test(name)) return { id: name.toLowerCase() }
  const { data, error } = await edfe.GET('/api/v1/entries', { params: { query: { q: name } } })
  if (error) return { error }
  // The newest version of a number comes first.
  const found = data.entries.find(({ entry_number }) => bare(entry_number) === bare(name))
  return found
    ? { id: found.id }
    : { error: { code: 'entry_not_found', detail: `There is no entry ${name} in this organization.` } }
}
