import type { FiledSecurityFiling } from '@edfe/domain/security-filing'

/** A security filing that CBP took: one that was deleted keeps its number. */
export interface SecurityFilingOnFile extends FiledSecurityFiling {
  port: string
  /** Day of the batch that filed it last, `YYYY-MM-DD`. */
  day: string
  /** The filer's own reference (CR), which advice repeats. */
  ownReference?: string | undefined
  isDeleted: boolean
}
