import styles from '../ui/feedback.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'

/** The content of a page that needs an organization, for a person without one. */
export function NoOrganization() {
  return (
    <Panel className={styles.empty}>
      <p className={textStyles.strong}>
        {t({
          id: 'no-organization.you-have-no-organization-yet',
          defaultMessage: 'You have no organization yet',
        })}
      </p>
      <p className={textStyles.secondary}>
        {t({
          id: 'no-organization.create-one-or-start-an',
          defaultMessage: 'Create one, or start an entry and we create it for you.',
        })}
      </p>
      <LinkButton to="/settings/organization" look="quiet">
        {t({ id: 'no-organization.create-organization', defaultMessage: 'Create organization' })}
      </LinkButton>
    </Panel>
  )
}
