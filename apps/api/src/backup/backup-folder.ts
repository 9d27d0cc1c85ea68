import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../config/config.ts'
import { type Backup, documentsBeside } from './backup-files.ts'
import { manifestOf } from './manifest.ts'

const DAY_MS = 86_400_000
const INCOMPLETE_DAYS = 2
/**
 * `edfe-2026-03-05T071000Z.dump` and what lies next to it. The name says the moment in UTC, without colons,
 * which some systems refuse.
 */
const NAME =
  /^(?<base>edfe-(?<day>\d{4}-\d{2}-\d{2}T)(?<hours>\d{2})(?<minutes>\d{2})(?<seconds>\d{2})Z\.(?:dump|tar\.gz))(?:\.(?:part|files|json|documents))?$/

/** The end of a backup's name: an archive of pg_dump, or the files of the embedded database. */
export type BackupKind = 'dump' | 'tar.gz'

/** Names a backup of this moment in the folder of the setting BACKUP_DIR, which it makes. */
export async function newBackupFile(folder: string, kind: BackupKind, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const moment = `${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`
  return join(folder, `edfe-${moment}.${kind}`)
}

/** Every backup of a folder, also those of which only a part is there, newest first. */
async function everyBackup(folder: string): Promise<Backup[]> {
  const names = await readdir(folder).catch((): string[] => [])
  const found = new Map<string, Backup>()
  for (const name of names) {
    const { base, day, hours, minutes, seconds } = NAME.exec(name)?.groups ?? {}
    if (!base) continue
    const takenAt = new Date(`${day}${hours}:${minutes}:${seconds}Z`)
    found.set(base, { file: join(folder, base), takenAt })
  }
  return [...found.values()].sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime())
}

/** A backup is complete when its manifest is written. */
const isComplete = ({ file }: Backup): boolean => existsSync(file) && existsSync(manifestOf(file))

/** The complete backups of a folder, newest first. */
export const completeBackups = async (folder: string): Promise<Backup[]> =>
  (await everyBackup(folder)).filter(isComplete)

/** The newest complete backup; undefined when there is none. */
export const findNewestBackup = async (folder: string): Promise<Backup | undefined> =>
  (await everyBackup(folder)).find(isComplete)

/** The file of the newest complete backup. Throws a StartupError when there is none. */
export async function newestBackup(folder: string): Promise<string> {
  const newest = await findNewestBackup(folder)
  if (!newest) throw new StartupError(`There is no complete backup in ${folder}.`)
  return newest.file
}

/**
 * Removes backups older than `days`, but never the newest complete one, and what is left of backups that did not become
 * complete within two days. Returns how many it removed.
 */
export async function dropOldBackups(folder: string, days: number, now: Date): Promise<number> {
  const backups = await everyBackup(folder)
  const newest = backups.find(isComplete)
  const old = backups.filter((backup) => {
    const ageInDays = (now.getTime() - backup.takenAt.getTime()) / DAY_MS
    return backup !== newest && ageInDays > (isComplete(backup) ? days : INCOMPLETE_DAYS)
  })
  for (const { file } of old) {
    for (const path of [manifestOf(file), documentsBeside(file), `${file}.part`, `${file}.files`, file])
      await rm(path, { recursive: true, force: true })
  }
  return old.length
}
