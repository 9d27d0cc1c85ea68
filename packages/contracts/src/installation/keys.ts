/** The keys of an installation by their settings, and the file of DATA_DIR that keeps one whose setting is unset. */
export const KEY_FILES = {
  AUTH_SECRET: 'auth-secret',
  SSN_KEY: 'ssn-key',
  AUDIT_KEY: 'audit-key',
  DOCUMENTS_KEY: 'documents-key',
} as const

export type KeyName = keyof typeof KEY_FILES

export const KEY_NAMES = ['AUTH_SECRET', 'SSN_KEY', 'AUDIT_KEY', 'DOCUMENTS_KEY'] as const satisfies KeyName[]

/**
 * The loss in an installation restored without the key that its backup was made with, as the rest of a
 * sentence.
 */
export const LOST_WITHOUT: Record<KeyName, string> = {
  AUTH_SECRET:
    'everybody signs in again, second factors must be set up anew, and the jobs in the queue cannot be read',
  SSN_KEY: 'the Social Security numbers and the messages of customs cannot be decrypted',
  AUDIT_KEY: 'the seals of the audit log cannot be checked',
  DOCUMENTS_KEY: 'no document can be opened',
}

/** A file of a key holds one line; this is more than any. */
export const MAX_KEY_LENGTH = 200
