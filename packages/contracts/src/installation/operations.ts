import { z } from 'zod'
import { INVALID, operation } from '../operation.ts'
import { BackupChoice, BackupList, InspectedBackup, NewInstallation, SetupProof } from './installation.ts'

/** Operations of an installation without accounts. Once it has one, each of them answers 404. */
const SETUP = { tag: 'installation' } as const
const GONE = { 404: ['not_found'] } as const
const WITH_CODE = {
  ...INVALID,
  ...GONE,
  403: ['setup_code_wrong'],
  409: ['restore_not_offered', 'restore_running'],
  429: ['too_many_attempts'],
} as const
const OF_BACKUP = {
  ...WITH_CODE,
  422: ['no_backup', 'backup_newer', 'backup_of_server', 'backup_without_accounts'],
} as const

export const getNewInstallation = operation('getNewInstallation', {
  ...SETUP,
  summary: 'Whether an installation without accounts can restore a backup',
  answers: { 200: NewInstallation },
  refusals: GONE,
})

export const listBackups = operation('listBackups', {
  ...SETUP,
  summary: 'The backups of BACKUP_DIR, for whoever has the setup code',
  body: SetupProof,
  answers: { 200: BackupList },
  refusals: WITH_CODE,
})

export const inspectBackup = operation('inspectBackup', {
  ...SETUP,
  summary: 'What a backup holds, and which keys fit it',
  body: BackupChoice,
  answers: { 200: InspectedBackup },
  refusals: OF_BACKUP,
})

export const startRestore = operation('startRestore', {
  ...SETUP,
  summary: 'Restore a backup: the server stops, and starts again with what the backup holds',
  body: BackupChoice,
  answers: { 202: z.object({ is_restoring: z.literal(true) }) },
  refusals: OF_BACKUP,
})
