import { LinkButton } from '../ui/link-button.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import styles from './first-entry-panel.module.css'

/** The way to the first entry, while the organization has none. */
export function FirstEntryPanel() {
  return (
    <Panel title="Start your first entry" className={styles.panel}>
      <div className={panelStyles.body}>
        <p>
          Say what you import, where it was made and what it is worth. You see which entry it needs, and what
          CBP asks for before you can file.
        </p>
        <LinkButton to="/start">See what your shipment needs</LinkButton>
      </div>
    </Panel>
  )
}
