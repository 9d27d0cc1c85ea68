import { costs } from './costs.ts'
import { documents } from './documents.ts'
import { firstFiling } from './first-filing.ts'
import type { Guide } from './guide.ts'
import { quickStart } from './quick-start.ts'
import { statusGuide } from './status.ts'
import { topics } from './topics.ts'
import { troubleshooting } from './troubleshooting.ts'

/** Every guide and topic that is running text; `hidden` names claims that the operator does not vouch for. */
export const guides = (hidden: ReadonlySet<string>): readonly Guide[] => [
  quickStart(),
  documents(),
  costs(hidden),
  firstFiling(),
  statusGuide(),
  troubleshooting(),
  ...topics(),
]
