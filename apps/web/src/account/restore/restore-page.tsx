import { useQuery } from '@tanstack/react-query'
import { newInstallationQuery } from '../../api/new-installation.ts'
import { VisitorFrame } from '../../shell/visitor-frame.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import styles from './restore.module.css'
import { RestoreSteps } from './restore-steps.tsx'
import { isUsed, RESTORE } from './restore-texts.ts'

/** Restores a backup into an installation without accounts, for the operator of its machine. */
export function RestorePage() {
  // Asked once: while a restore runs, the steps follow it.
  const state = useQuery({ ...newInstallationQuery, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })
  return (
    <VisitorFrame>
      <div className={styles.column}>
        <PageHead
          title={RESTORE.title}
          sub={t({
            id: 'restore-page.brings-back-accounts-entries-and',
            defaultMessage:
              'Brings back accounts, entries and documents from a backup of another installation.',
          })}
        />
        {state.isPending && (
          <Skeleton
            rows={3}
            label={t({
              id: 'restore-page.looking-at-this-installation',
              defaultMessage: 'Looking at this installation…',
            })}
          />
        )}
        {state.isError && isUsed(state.error) && <p>{RESTORE.used}</p>}
        {state.isError && !isUsed(state.error) && (
          <LoadFailed
            message={t({
              id: 'restore-page.this-installation-does-not-answer',
              defaultMessage: 'This installation does not answer.',
            })}
            onRetry={() => void state.refetch()}
          />
        )}
        {state.data && !state.data.can_restore && <ByCommand />}
        {state.data?.can_restore && <RestoreSteps state={state.data} />}
      </div>
    </VisitorFrame>
  )
}

/** Where the server is not started by `npm start`, or has a database server. */
function ByCommand() {
  return (
    <Panel title={t({ id: 'restore-page.by-a-command', defaultMessage: 'By a command' })}>
      <div className={panelStyles.body}>
        <p>
          {t({
            id: 'restore-page.this-server-restores-by-a',
            defaultMessage:
              'This server restores by a command, which whoever operates it runs while it is stopped and its database is empty:',
          })}
        </p>
        <p className={textStyles.breaks}>
          <code>
            {t({ id: 'restore-page.npm-run-restore-file', defaultMessage: 'npm run restore -- FILE' })}
          </code>
        </p>
      </div>
    </Panel>
  )
}
