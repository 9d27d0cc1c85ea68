import styles from '../ui/feedback.module.css'
import { LinkButton } from '../ui/link-button.tsx'

/** The content of a page that needs an organization, for a person without one. */
export function NoOrganization() {
  return (
    <div className={`panel ${styles.empty}`}>
      <p className="strong">You have no organization yet</p>
      <p className="muted text-small">Create it, or begin an entry: then it is created for you.</p>
      <LinkButton to="/settings/organization" look="quiet">
        Create organization
      </LinkButton>
    </div>
  )
}
