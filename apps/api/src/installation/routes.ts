import type { App } from '../app-instance.ts'
import { getNewInstallationRoute } from './get-new-installation.route.ts'
import { inspectBackupRoute } from './inspect-backup.route.ts'
import { listBackupsRoute } from './list-backups.route.ts'
import { startRestoreRoute } from './start-restore.route.ts'

/** An installation without accounts, into which a backup can be restored. */
export const installationRoutes: readonly ((app: App) => void)[] = [
  getNewInstallationRoute,
  listBackupsRoute,
  inspectBackupRoute,
  startRestoreRoute,
]
