import layoutStyles from '../ui/layout.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'

/** The way to the first entry, while the organization has none. */
export function FirstEntryPanel() {
  return (
    <Panel
      title={t({ id: 'first-entry-panel.start-your-first-entry', defaultMessage: 'Start your first entry' })}
    >
      <div className={panelStyles.body}>
        <p className={`${textStyles.measure} ${layoutStyles.spaceBelow16}`}>
          {t({
            id: 'first-entry-panel.say-what-you-import-where',
            defaultMessage:
              'Say what you import, where it was made and what it is worth. You see which entry it needs, and what CBP asks for before you can file.',
          })}
        </p>
        <LinkButton to="/start">
          {t({
            id: 'first-entry-panel.see-what-your-shipment-needs',
            defaultMessage: 'See what your shipment needs',
          })}
        </LinkButton>
      </div>
    </Panel>
  )
}
