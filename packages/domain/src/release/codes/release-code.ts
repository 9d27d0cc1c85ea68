import type { CodeDescription } from '../../filing/status/interpreted-notice.ts'

/** Who has to act before the goods can move on. 'nobody' is an answer. */
export const ACTORS = ['you', 'carrier', 'cbp', 'agency', 'nobody'] as const
export type Actor = (typeof ACTORS)[number]

/** The meaning of a code in a release notice, and who acts on it. */
export interface ReleaseCode extends CodeDescription {
  acts: Actor
}

export const ASK_PORT = 'Ask the port of entry what it needs.'
