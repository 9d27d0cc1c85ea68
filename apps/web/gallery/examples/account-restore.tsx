import type { Backup, KeyCheck } from '@edfe/contracts/installation/installation'
import { KEY_NAMES } from '@edfe/contracts/installation/keys'
import type { AnswerOf } from '@edfe/contracts/operations'
import { BackupStep } from '../../src/account/restore/backup-step.tsx'
import { ContentsPanel } from '../../src/account/restore/contents-panel.tsx'
import { KeysPanel } from '../../src/account/restore/keys-panel.tsx'
import { RestorePage } from '../../src/account/restore/restore-page.tsx'
import { newInstallationQuery } from '../../src/api/new-installation.ts'
import { ApiProblem } from '../../src/api/problem.ts'
import { Answered, answer, failure, refusal } from '../answered.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { LONG_TEXT } from './long.ts'

const STATE: AnswerOf<'getNewInstallation'> = { can_restore: true, is_restoring: false, failure: null }
const USED = new ApiProblem(404, 'not_found', 'The installation has accounts')
const BACKUP: Backup = {
  file: '/srv/backups/edfe-2026-03-05T071000Z.tar.gz',
  taken_at: '2026-03-05T07:10:00.000Z',
  version: '0.3.0',
  accounts: 14,
  organizations: 3,
  entries: 1248,
  documents: 5120,
}
const BACKUPS = [
  BACKUP,
  { ...BACKUP, file: '/srv/backups/older.tar.gz', taken_at: '2026-02-05T07:10:00.000Z' },
]
const FITS = ['fits', 'differs', 'missing', 'unchecked'] as const
const KEYS: KeyCheck[] = KEY_NAMES.map((name, at) => ({
  name,
  is_setting: at === 0,
  fit: FITS[at] ?? 'fits',
}))

const page = (said: Parameters<typeof Answered>[0]['answers']) => (
  <Answered answers={said}>
    <RestorePage />
  </Answered>
)
const restorePage = (state: Partial<typeof STATE>) =>
  page([answer(newInstallationQuery, { ...STATE, ...state })])

const step = (backups: readonly Backup[], chosen?: string, problem?: string) => (
  <BackupStep
    list={{ folder: '/srv/backups', backups: [...backups] }}
    chosen={chosen}
    path=""
    problem={problem}
    isBusy={false}
    onChoose={nothing}
    onPath={nothing}
    onSubmit={nothing}
  />
)

/** `src/account/restore`: a backup comes back into an installation without accounts. */
export const accountRestore: readonly Example[] = [
  {
    component: 'RestorePage',
    at: '/restore',
    states: {
      usual: restorePage({}),
      'runs now': restorePage({ is_restoring: true }),
      'the last one failed': restorePage({ failure: LONG_TEXT }),
      'by a command': restorePage({ can_restore: false }),
      loading: page([]),
      error: page([failure(newInstallationQuery)]),
      'has accounts already': page([refusal(newInstallationQuery, USED)]),
    },
  },
  {
    component: 'BackupStep',
    states: {
      usual: step(BACKUPS, BACKUP.file),
      'a file elsewhere': step(BACKUPS),
      'no backup is known': step([]),
      error: step([], undefined, 'There is no such file on the computer of the server.'),
    },
  },
  { component: 'ContentsPanel', states: { usual: <ContentsPanel backup={BACKUP} /> } },
  { component: 'KeysPanel', states: { 'each fit': <KeysPanel keys={KEYS} onKeys={nothing} /> } },
]
