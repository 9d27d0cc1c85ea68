import { costs } from './costs.ts'
import { DOCUMENTS } from './documents.ts'
import type { Guide } from './guide.ts'
import { QUICK_START } from './quick-start.ts'
import { STATUS_GUIDE } from './status.ts'
import { TOPICS } from './topics.ts'
import { TROUBLESHOOTING } from './troubleshooting.ts'

/** Every guide and topic that is running text; `hidden` names claims that the operator does not vouch for. */
export const guides = (hidden: ReadonlySet<string>): readonly Guide[] => [
  QUICK_START,
  DOCUMENTS,
  costs(hidden),
  STATUS_GUIDE,
  TROUBLESHOOTING,
  ...TOPICS,
]
