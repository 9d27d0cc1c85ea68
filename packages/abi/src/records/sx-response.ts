import { f, gap, id, layoutsFrom } from './layout.ts'
import { SE_SOURCE } from './se-source.ts'

const record = layoutsFrom(SE_SOURCE)

/** What an answer to a cargo release (SX) adds to the records that it repeats: a condition, or the outcome. */
export const SX_RECORDS = [
  record('SE90', 'Error or Disposition', [
    id('SE90', 1, 4),
    f('kind', 5, 6, 'AN', 'M', 'Message Type Code'),
    f('code', 7, 9, 'AN', 'C', 'Message Identifier Code'),
    f('narrative', 10, 49, 'X', 'M', 'Narrative Message Text'),
    gap(50, 80),
  ]),
] as const
