import { COPY_PARTS, type CopyPart } from '@edfe/domain/entry'
import { CopyParts } from '../../src/templates/copy-parts.tsx'
import type { Example } from '../example.ts'
import { Kept } from '../kept.tsx'

const parts = (initial: readonly CopyPart[]) => (
  <Kept initial={initial}>
    {(value, keep) => <CopyParts legend="What comes along" parts={value} onChange={keep} />}
  </Kept>
)

/** `src/templates`: what similar entries have in common. */
export const examples: readonly Example[] = [
  { component: 'CopyParts', states: { usual: parts(COPY_PARTS), empty: parts([]) } },
]
