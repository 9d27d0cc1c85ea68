import { say } from '@edfe/domain/messages'
import { z } from 'zod'
import { fault } from '../fault.ts'
import { KEY_NAMES, MAX_KEY_LENGTH } from './keys.ts'

/** The facts that a visitor of an installation without accounts may know before giving the setup code. */
export const NewInstallation = z.object({
  /** False where the server was not started by `npm start` on the embedded database: a command restores there. */
  can_restore: z.boolean(),
  is_restoring: z.boolean(),
  /** Why the last restore since the start changed nothing. */
  failure: z.string().nullable(),
})

/** The code that `npm start` prints while there is no account. */
const SetupCode = z
  .string()
  .trim()
  .min(1, fault(say({ id: 'request.enter-the-setup-code', defaultMessage: 'Enter the setup code' })))
  .max(40)
const BackupFile = z
  .string()
  .trim()
  .min(1, fault(say({ id: 'request.choose-a-backup', defaultMessage: 'Choose a backup' })))
  .max(1000)

/** Texts of the key files that the person has, by the setting of each key. */
const KeyTexts = z.partialRecord(z.enum(KEY_NAMES), z.string().trim().min(1).max(MAX_KEY_LENGTH))

export const SetupProof = z.strictObject({ code: SetupCode })
export const BackupChoice = z.strictObject({ code: SetupCode, file: BackupFile, keys: KeyTexts.default({}) })
export type BackupChoice = z.output<typeof BackupChoice>

/** The content of a backup, as its manifest (`FILE.json`) describes it. */
export const Backup = z.object({
  /** Absolute, on the server's machine. */
  file: z.string(),
  taken_at: z.string(),
  version: z.string(),
  accounts: z.number(),
  organizations: z.number(),
  entries: z.number(),
  documents: z.number(),
})
export type Backup = z.output<typeof Backup>

/** The complete backups of the setting BACKUP_DIR, newest first; `folder` is null when it is unset. */
export const BackupList = z.object({ folder: z.string().nullable(), backups: z.array(Backup) })

/**
 * The check of a key against the one that the backup was made with. `unchecked`: the backup is of a version
 * that kept no fingerprints.
 */
export const KeyCheck = z.object({
  name: z.enum(KEY_NAMES),
  /** A setting of the server: no file replaces it. */
  is_setting: z.boolean(),
  fit: z.enum(['fits', 'differs', 'missing', 'unchecked']),
})
export type KeyCheck = z.output<typeof KeyCheck>

export const InspectedBackup = z.object({ backup: Backup, keys: z.array(KeyCheck) })
export type InspectedBackup = z.output<typeof InspectedBackup>
