import type { Backup } from '@edfe/contracts/installation/installation'
import layoutStyles from '../../ui/layout.module.css'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { focusOnMount } from './focus-on-mount.ts'
import styles from './restore.module.css'
import { takenAt } from './restore-texts.ts'

/** Shows the content of the chosen backup, as its manifest describes it. */
export function ContentsPanel({ backup }: { backup: Backup }) {
  const facts: [string, string | number][] = [
    [t({ id: 'contents-panel.taken', defaultMessage: 'Taken' }), takenAt(backup)],
    [t({ id: 'contents-panel.version', defaultMessage: 'Version' }), backup.version],
    [t({ id: 'contents-panel.accounts', defaultMessage: 'Accounts' }), backup.accounts],
    [t({ id: 'common.organizations', defaultMessage: 'Organizations' }), backup.organizations],
    [t({ id: 'common.entries', defaultMessage: 'Entries' }), backup.entries],
    [t({ id: 'common.documents', defaultMessage: 'Documents' }), backup.documents],
  ]
  return (
    <Panel
      title={t({ id: 'contents-panel.what-it-holds', defaultMessage: 'What it holds' })}
      tabIndex={-1}
      ref={focusOnMount}
    >
      <dl className={`${panelStyles.body} ${layoutStyles.stack16} ${styles.facts}`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={textStyles.fine}>{name}</dt>
            <dd className={textStyles.figures}>
              {typeof value === 'number' ? value.toLocaleString('en-US') : value}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
