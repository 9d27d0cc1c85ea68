import { messageOf } from '../api/problem.ts'
import { ROLE_TEXTS } from '../messages/roles.ts'
import { useMe } from '../session/use-me.ts'
import { useSwitchOrganization } from '../session/use-organizations.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import styles from './switch-dialog.module.css'

/** The organizations of the person: choosing one restarts the application in it. */
export function SwitchDialog({ onClose }: { onClose: () => void }) {
  const me = useMe().data
  const change = useSwitchOrganization()
  return (
    <Dialog
      open
      title={t({ id: 'switch-dialog.switch-organization', defaultMessage: 'Switch organization' })}
      lead={t({
        id: 'switch-dialog.each-organization-has-its-own',
        defaultMessage: 'Each organization has its own entries, members and settings.',
      })}
      onClose={onClose}
      footer={
        <Button look="quiet" onClick={onClose}>
          {t({ id: 'common.cancel', defaultMessage: 'Cancel' })}
        </Button>
      }
    >
      {change.isError && (
        <Banner
          notice={{
            tone: 'error',
            text: messageOf(
              change.error,
              t({
                id: 'switch-dialog.the-organization-could-not-be',
                defaultMessage: 'The organization could not be switched.',
              }),
            ),
          }}
        />
      )}
      <ul className={`${layoutStyles.stack8} ${styles.list}`}>
        {me?.organizations.map(({ id, name, role }) => {
          const isCurrent = id === me.membership?.org_id
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={isCurrent || undefined}
                aria-busy={change.isPending || undefined}
                onClick={() => (isCurrent ? onClose() : change.mutate(id))}
              >
                <b className={textStyles.block}>{name}</b>
                <small className={textStyles.inline}>
                  {ROLE_TEXTS[role].name}
                  {isCurrent &&
                    ` · ${t({ id: 'switch-dialog.you-work-here-now', defaultMessage: 'you work here now' })}`}
                </small>
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
