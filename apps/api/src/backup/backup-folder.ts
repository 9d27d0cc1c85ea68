import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../config/config.ts'
import { documentsBeside } from './copy-documents.ts'
import { manifestOf } from './manifest.ts'

const DAY_MS = 86_400_000
/** `edfe-2026-03-05T071000Z.dump`: the moment in UTC, without colons, which some systems refuse. */
const NAME = /^edfe-(\d{4}-\d{2}-\d{2}T)(\d{2})(\d{2})(\d{2})Z\.(?:dump|tar\.gz)$/

/** The end of a backup's name: an archive of pg_dump, or the files of the embedded database. */
export type BackupKind = 'dump' | 'tar.gz'

/** Names a backup of this moment in the folder of the setting BACKUP_DIR, which it makes. */
export async function newBackupFile(folder: string, kind: BackupKind, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const moment = `${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`
  return join(folder, `edfe-${moment}.${kind}`)
}

interface Backup {
  file: string
  takenAt: Date
}

/** The complete backups of a folder, newest first. A backup is complete when its manifest is written. */
async function backupsIn(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch((): string[] => [])
  return names
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
      const file = join(folder, name)
      if (!day || !existsSync(manifestOf(file))) return []
      return [{ file, takenAt: new Date(`${day}${hours}:${minutes}:${seconds}Z`) }]
    })
    .sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime())
}

/** The newest complete backup. Throws a StartupError when there is none. */
export async function newestBackup(folder: string): Promise<string> {
  const [newest] = await backupsIn(folder)
  if (!newest) throw new StartupError(`There is no complete backup in ${folder}.`)
  return newest.file
}

/** Removes backups older than `days`, but never the newest. Returns how many it removed. */
export async function dropOldBackups(folder: string, days: number, now: Date): Promise<number> {
  const [, ...earlier] = await backupsIn(folder)
  const old = earlier.filter(({ takenAt }) => now.getTime() - takenAt.getTime() > days * DAY_MS)
  for (const { file } of old) {
    for (const path of [manifestOf(file), documentsBeside(file), file])
      await rm(path, { recursive: true, force: true })
  }
  return old.length
}
