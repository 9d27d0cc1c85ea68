import { useState } from 'react'
import { messageOf } from '../api/problem.ts'
import { deleteAccount, readPersonalData } from '../api/security.ts'
import { SETTINGS } from '../messages/settings-messages.ts'
import { Button } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { saveFile } from '../ui/save-file.ts'
import { t } from '../words/t.ts'
import { OwnerDialog } from './owner-dialog.tsx'
import type { ShowNotice } from './use-save-notice.ts'

const MESSAGES = SETTINGS.ownData

/** Lets a person export their own data as a file, or delete the account. */
export function OwnDataPanel({ onNotice }: { onNotice: ShowNotice }) {
  const [isExporting, setExporting] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const download = async () => {
    setExporting(true)
    try {
      saveFile('personal-data.json', 'application/json', await readPersonalData())
    } catch (error) {
      onNotice({ tone: 'error', text: messageOf(error, MESSAGES.exportFailed) })
    }
    setExporting(false)
  }
  const remove = async (password: string) => {
    await deleteAccount(password)
    // The session is over: the public pages start over.
    location.assign('/')
  }
  return (
    <Panel title={t({ id: 'own-data-panel.your-data', defaultMessage: 'Your data' })}>
      <div className={`${panelStyles.body} ${layoutStyles.stack16} ${layoutStyles.justifyStart}`}>
        <p>
          {t({
            id: 'own-data-panel.the-file-holds-your-profile',
            defaultMessage:
              'The file holds your profile, settings, sessions and notifications, and what the audit log says you did. Entries are exported from the list of entries.',
          })}
        </p>
        <div className={layoutStyles.actions}>
          <Button look="quiet" icon="download" busy={isExporting} onClick={download}>
            {t({ id: 'own-data-panel.download-your-data', defaultMessage: 'Download your data' })}
          </Button>
          <Button look="quiet" onClick={() => setAsking(true)}>
            {t({ id: 'own-data-panel.delete-account', defaultMessage: 'Delete account' })}
          </Button>
        </div>
      </div>
      <OwnerDialog
        open={isAsking}
        title={t({ id: 'own-data-panel.delete-account', defaultMessage: 'Delete account' })}
        lead={t({
          id: 'own-data-panel.your-profile-settings-sessions-and',
          defaultMessage:
            'Your profile, settings, sessions and ways of signing in are deleted, and you leave every organization. An organization in which you work alone and that filed nothing is deleted too. Your name stays in the audit log and on declarations, because customs law asks for these records. This cannot be undone.',
        })}
        action={t({ id: 'own-data-panel.delete-account', defaultMessage: 'Delete account' })}
        failed={MESSAGES.deleteFailed}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </Panel>
  )
}
