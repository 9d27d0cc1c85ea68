import { ReleaseBadge } from '../../src/entry/filed/release-badge.tsx'
import type { Example } from '../example.ts'

export const examples: readonly Example[] = [
  { component: 'ReleaseBadge', states: { usual: <ReleaseBadge state="exam" isPractice={false} /> } },
]
