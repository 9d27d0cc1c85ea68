import type { QueryFacts } from '@edfe/abi/test/toy-kind'
import type { StoredEntry } from '../../src/entries/repository/load-entry.ts'

export const toQueryFacts = ({
  entry_number,
  port_code,
  line_count,
}: StoredEntry): { ok: true; facts: QueryFacts } => ({
  ok: true,
  facts: {
    filerCode: entry_number.slice(0, 3),
    entryNumber: entry_number.slice(3),
    port: port_code,
    lines: String(line_count),
  },
})
