import type { InspectedBackup } from '@edfe/contracts/installation/installation'
import type { AnswerOf } from '@edfe/contracts/operations'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { authProvidersQuery } from '../../api/new-installation.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { LinkButton } from '../../ui/link-button.tsx'
import { t } from '../../words/t.ts'
import { BackupStep } from './backup-step.tsx'
import { CodeStep } from './code-step.tsx'
import { ContentsPanel } from './contents-panel.tsx'
import { focusOnMount } from './focus-on-mount.ts'
import { KeysPanel } from './keys-panel.tsx'
import type { KeyTexts } from './read-key-files.ts'
import styles from './restore.module.css'
import { heldIn, RESTORE, refusalText } from './restore-texts.ts'
import { useRestore } from './use-restore.ts'

/** Setup code, backup, what it holds with its keys, and the restore. What was typed outlives a restore that failed. */
export function RestoreSteps({ state }: { state: AnswerOf<'getNewInstallation'> }) {
  const restore = useRestore({ isRunning: state.is_restoring, failure: state.failure })
  const [code, setCode] = useState('')
  const [list, setList] = useState<AnswerOf<'listBackups'>>()
  const [chosen, setChosen] = useState<string>()
  const [path, setPath] = useState('')
  const [keys, setKeys] = useState<KeyTexts>({})
  const [inspected, setInspected] = useState<InspectedBackup>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)

  // An answer about a file that is no longer chosen is dropped.
  const asked = useRef<string>(undefined)
  const inspect = async (file: string, given: KeyTexts) => {
    restore.dismiss()
    setProblem(undefined)
    setBusy(true)
    asked.current = file
    try {
      const answer = await call('inspectBackup', { body: { code, file, keys: given } })
      if (asked.current === file) setInspected(answer)
    } catch (error) {
      if (asked.current !== file) return
      setInspected(undefined)
      setProblem(refusalText(error, RESTORE.unreadable))
    } finally {
      setBusy(false)
    }
  }
  const forget = () => {
    asked.current = undefined
    restore.dismiss()
    setInspected(undefined)
    setProblem(undefined)
  }

  if (restore.phase === 'restored') return <Restored held={inspected && heldIn(inspected.backup)} />
  return (
    <>
      {restore.phase === 'restoring' && <Running />}
      {restore.failure && <Failed reason={restore.failure} />}
      {/* Hidden, not left out, while a restore runs: a file that was chosen stays in its field. */}
      <div className={styles.steps} hidden={restore.phase === 'restoring'}>
        {!list && (
          <CodeStep
            onAccepted={(accepted, backups) => {
              setCode(accepted)
              setList(backups)
              setChosen(backups.backups[0]?.file)
            }}
          />
        )}
        {list && (
          <BackupStep
            {...{ list, chosen, path, problem, isBusy }}
            onChoose={(next) => {
              setChosen(next)
              forget()
            }}
            onPath={(next) => {
              setPath(next)
              forget()
            }}
            onSubmit={() => void inspect(chosen ?? path, keys)}
          />
        )}
        {inspected && (
          <>
            <ContentsPanel key={inspected.backup.file} backup={inspected.backup} />
            <KeysPanel
              keys={inspected.keys}
              onKeys={(given) => {
                setKeys(given)
                void inspect(inspected.backup.file, given)
              }}
            />
            <div>
              <Button onClick={() => setAsked(true)}>
                {t({ id: 'restore-steps.restore-this-backup', defaultMessage: 'Restore this backup' })}
              </Button>
            </div>
            <ConfirmDialog
              open={isAsked}
              title={t({ id: 'restore-steps.restore-this-backup-2', defaultMessage: 'Restore this backup?' })}
              question={questionOf(inspected)}
              action={t({ id: 'restore-steps.restore', defaultMessage: 'Restore' })}
              onConfirm={() => {
                setAsked(false)
                void restore.start({ code, file: inspected.backup.file, keys })
              }}
              onCancel={() => setAsked(false)}
            />
          </>
        )}
      </div>
    </>
  )
}

function questionOf({ backup, keys }: InspectedBackup): string {
  const unfit = keys.filter(({ fit }) => fit === 'differs' || fit === 'missing').length
  return t(
    {
      id: 'restore-steps.it-holds-the-server-stops',
      defaultMessage:
        'It holds {backup}. The server stops for the restore and starts again.{unfit, plural, =0 {} one { # of its 4 keys is missing: the page says what is lost.} other { # of its 4 keys are missing: the page says what is lost.}}',
    },
    { backup: heldIn(backup), unfit },
  )
}

function Failed({ reason }: { reason: string }) {
  return (
    <Alert role="alert" tabIndex={-1} ref={focusOnMount} isFlush>
      <h2>{RESTORE.unchanged}</h2>
      <p>{reason}</p>
    </Alert>
  )
}

function Running() {
  return (
    <Alert tone="info" role="status" tabIndex={-1} ref={focusOnMount} isFlush>
      <p>{RESTORE.running}</p>
      <progress
        className={`${layoutStyles.wide} ${layoutStyles.spaceAbove12}`}
        aria-label={t({ id: 'restore-steps.restoring', defaultMessage: 'Restoring' })}
      />
    </Alert>
  )
}

/** `held` is undefined where another tab started the restore. */
function Restored({ held }: { held: string | undefined }) {
  const client = useQueryClient()
  useEffect(() => void client.resetQueries(authProvidersQuery), [client])
  return (
    <>
      <Alert tone="success" role="status" tabIndex={-1} ref={focusOnMount} isFlush>
        <p>
          {t(
            {
              id: 'restore-steps.restored-sign-in-with-your',
              defaultMessage:
                'Restored. {held, select, none {} other {{held}. }}Sign in with your old password.',
            },
            { held: held ?? 'none' },
          )}
        </p>
      </Alert>
      <div>
        <LinkButton to="/sign-in">{t({ id: 'restore-steps.sign-in', defaultMessage: 'Sign in' })}</LinkButton>
      </div>
    </>
  )
}
