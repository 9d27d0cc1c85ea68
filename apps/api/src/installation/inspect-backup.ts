import { existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import type {
  Backup,
  BackupChoice,
  InspectedBackup,
  KeyCheck,
} from '@edfe/contracts/installation/installation'
import { KEY_NAMES, type KeyName } from '@edfe/contracts/installation/keys'
import { type Sentence, say } from '@edfe/domain/messages'
import { documentsBeside } from '../backup/backup-files.ts'
import { completeBackups } from '../backup/backup-folder.ts'
import { keyFit } from '../backup/backup-keys.ts'
import { isOfServer } from '../backup/backup-kind.ts'
import { findManifest, type Manifest, manifestOf } from '../backup/manifest.ts'
import type { ReadyConfig } from '../config/secrets.ts'
import { VERSION } from '../config/version.ts'
import { type Refusal, refuse } from '../refusals/problems.ts'

const contentOf = (file: string, { version, takenAt, tables }: Manifest): Backup => {
  const rows = (table: string) => tables[table]?.count ?? 0
  return {
    file,
    taken_at: takenAt,
    version,
    accounts: rows('auth."user"'),
    organizations: rows('public.organizations'),
    entries: rows('public.entries'),
    documents: rows('public.entry_documents'),
  }
}

/** Reads the manifests of the complete backups of a folder, newest first; unreadable ones are left out. */
export async function backupsIn(folder: string): Promise<Backup[]> {
  const backups: Backup[] = []
  for (const { file } of await completeBackups(folder)) {
    const manifest = await findManifest(file)
    if (manifest) backups.push(contentOf(file, manifest))
  }
  return backups
}

/** Returns the content of a backup and the keys that fit it, or the reason why it cannot be restored here. */
export async function inspectBackup(
  settings: ReadyConfig,
  { file, keys }: Pick<BackupChoice, 'file' | 'keys'>,
): Promise<InspectedBackup | Refusal> {
  const manifest = isAbsolute(file) ? await findManifest(file) : undefined
  const ofServer = manifest && (await isOfServer(file))
  if (!manifest || ofServer === undefined) return refuse(422, 'no_backup', missingSentence(file))
  if (ofServer) {
    return refuse(
      422,
      'backup_of_server',
      say(
        {
          id: 'refusal.backup-of-server',
          defaultMessage:
            'This page does not restore backups of a database server, a command does. Stop the server, run DATA_DIR=new-folder npm run restore -- {file} and start it with the same DATA_DIR.',
        },
        { file },
      ),
    )
  }
  if (manifest.documents > 0 && !existsSync(documentsBeside(file))) {
    return refuse(
      422,
      'no_backup',
      say(
        { id: 'refusal.no-backup', defaultMessage: 'The documents of this backup are missing: {file}.' },
        { file: documentsBeside(file) },
      ),
    )
  }
  if (isNewer(manifest.version, VERSION)) {
    return refuse(
      422,
      'backup_newer',
      say(
        {
          id: 'refusal.backup-newer',
          defaultMessage:
            'This backup was made by version {version}. This is version {own}: install the newer version first.',
        },
        { version: manifest.version, own: VERSION },
      ),
    )
  }
  const backup = contentOf(file, manifest)
  if (backup.accounts === 0) {
    return refuse(
      422,
      'backup_without_accounts',
      say({
        id: 'refusal.backup-without-accounts',
        defaultMessage: 'This backup holds no account: there is nothing to restore.',
      }),
    )
  }
  return { backup, keys: KEY_NAMES.map((name) => checkKey(name, { settings, manifest, given: keys[name] })) }
}

const missingSentence = (file: string): Sentence =>
  isAbsolute(file)
    ? say(
        {
          id: 'refusal.backup-incomplete',
          defaultMessage:
            'There is no complete backup at this path. It needs the file, and {manifest} beside it.',
        },
        { manifest: manifestOf(file) },
      )
    : say({
        id: 'refusal.backup-path',
        defaultMessage: 'Give the whole path of the backup, from the root of the disk.',
      })

function checkKey(
  name: KeyName,
  { settings, manifest, given }: { settings: ReadyConfig; manifest: Manifest; given: string | undefined },
): KeyCheck {
  const is_setting = settings.namedKeys.includes(name)
  const keys = is_setting ? [settings[name], ...earlierKeys(settings, name)] : given ? [given] : []
  return { name, is_setting, fit: keyFit(manifest.keys, name, keys) }
}

const earlierKeys = (settings: ReadyConfig, name: KeyName): readonly string[] =>
  ({
    AUTH_SECRET: settings.AUTH_SECRETS_BEFORE,
    SSN_KEY: settings.SSN_KEYS_BEFORE,
    AUDIT_KEY: settings.AUDIT_KEYS_BEFORE,
    DOCUMENTS_KEY: settings.DOCUMENTS_KEYS_BEFORE,
  })[name]

/** Compares versions such as 0.2.0 by their numbers. */
function isNewer(version: string, than: string): boolean {
  const numbers = (text: string) => text.split(/[.-]/, 3).map(Number)
  const [one, other] = [numbers(version), numbers(than)]
  const at = one.findIndex((number, place) => number !== other[place])
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
}
