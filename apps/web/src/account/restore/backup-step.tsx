import type { Backup } from '@edfe/contracts/installation/installation'
import type { AnswerOf } from '@edfe/contracts/operations'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import choiceStyles from '../../ui/choices.module.css'
import formStyles from '../../ui/form.module.css'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import { focusOnMount } from './focus-on-mount.ts'
import { heldIn, takenAt } from './restore-texts.ts'

interface BackupStepProps {
  list: AnswerOf<'listBackups'>
  /** The file of one of the listed backups, or undefined for the path that is typed. */
  chosen: string | undefined
  path: string
  problem: string | undefined
  isBusy: boolean
  onChoose: (file: string | undefined) => void
  onPath: (path: string) => void
  onSubmit: () => void
}

/** Chooses a backup: one of BACKUP_DIR, or any file on the machine of the server. */
export function BackupStep(props: BackupStepProps) {
  const { list, chosen, path, problem, isBusy, onChoose, onPath, onSubmit } = props
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const hasList = list.backups.length > 0
  return (
    <Panel title={t({ id: 'backup-step.backup', defaultMessage: 'Backup' })} tabIndex={-1} ref={focusOnMount}>
      <form className={`${panelStyles.body} ${formStyles.stack}`} onSubmit={submit}>
        {hasList && <Choices list={list} chosen={chosen} onChoose={onChoose} />}
        {chosen === undefined && (
          <TextField
            ref={field}
            label={t({ id: 'backup-step.path-of-the-backup', defaultMessage: 'Path of the backup' })}
            hint={t({
              id: 'backup-step.the-whole-path-of-the',
              defaultMessage:
                'The whole path of the file on the computer of the server, such as /media/disk/edfe-2026-03-05T071000Z.tar.gz. The file ending in .json and the folder ending in .documents lie beside it.',
            })}
            autoComplete="off"
            spellCheck={false}
            required
            maxLength={1000}
            value={path}
            error={problem}
            onChange={({ target }) => onPath(target.value)}
          />
        )}
        {chosen !== undefined && <ProblemText text={problem} />}
        <div>
          <Button type="submit" look="quiet" busy={isBusy}>
            {t({ id: 'backup-step.show-what-it-holds', defaultMessage: 'Show what it holds' })}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function Choices({ list, chosen, onChoose }: Pick<BackupStepProps, 'list' | 'chosen' | 'onChoose'>) {
  const name = useId()
  const choice = (file: string | undefined, label: string, note: string) => (
    <label key={file ?? ''} className={choiceStyles.checkbox}>
      <input type="radio" name={name} checked={chosen === file} onChange={() => onChoose(file)} />
      <span>
        {label}
        <small>{note}</small>
      </span>
    </label>
  )
  return (
    <fieldset>
      <legend>
        {t({ id: 'backup-step.backups-in', defaultMessage: 'Backups in {folder}' }, { folder: list.folder })}
      </legend>
      <div className={choiceStyles.ticks}>
        {list.backups.map((backup) => choice(backup.file, takenAt(backup), noteOf(backup)))}
        {choice(
          undefined,
          t({ id: 'backup-step.another-file', defaultMessage: 'Another file' }),
          t({
            id: 'backup-step.on-the-computer-of-the',
            defaultMessage: 'On the computer of the server, or a disk that is connected to it',
          }),
        )}
      </div>
    </fieldset>
  )
}

const noteOf = (backup: Backup): string =>
  t(
    {
      id: 'backup-step.version',
      defaultMessage: '{held}, {documents, plural, one {# document} other {# documents}}, version {version}',
    },
    {
      held: heldIn(backup),
      documents: backup.documents,
      version: backup.version,
    },
  )
