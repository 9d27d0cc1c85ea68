import { COSTS } from './costs.ts'
import { DOCUMENTS } from './documents.ts'
import type { Guide } from './guide.ts'
import { QUICK_START } from './quick-start.ts'
import { STATUS_GUIDE } from './status.ts'
import { TOPICS } from './topics.ts'
import { TROUBLESHOOTING } from './troubleshooting.ts'

/** Every guide and topic that is running text. */
export const GUIDES: readonly Guide[] = [
  QUICK_START,
  DOCUMENTS,
  COSTS,
  STATUS_GUIDE,
  TROUBLESHOOTING,
  ...TOPICS,
]
