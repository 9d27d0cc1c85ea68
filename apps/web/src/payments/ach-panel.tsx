import { useOrganization } from '../api/settings.ts'
import { useMe } from '../session/use-me.ts'
import { Button } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { saveFile } from '../ui/save-file.ts'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { achData } from './ach-letters.ts'

/** The data for CBP's ACH forms, filled from the organization. */
export function AchPanel() {
  const me = useMe().data
  const view = useOrganization().data
  if (!me || !view?.organization) return null
  const { organization, address } = view
  const save = (form: '400' | '401') =>
    saveFile(
      `cbp-form-${form}-data.txt`,
      'text/plain',
      achData(
        form,
        { organization, address },
        { name: me.display_name, email: me.user.email, phone: me.user.phone },
      ),
    )
  return (
    <Panel title={t({ id: 'ach-panel.title', defaultMessage: 'Pay by ACH' })}>
      <div className={`${panelStyles.body} ${layoutStyles.stack12} ${textStyles.small}`}>
        <p>
          {t({
            id: 'ach-panel.which',
            defaultMessage:
              'ACH debit: CBP takes what you authorize from your account; it gives you a payer unit number after Form 400. ACH credit: your bank sends the money; CBP enrolls you by Form 401. The files have what the forms ask for and is known here; account numbers are left to you.',
          })}
        </p>
        <div className={layoutStyles.actions}>
          <Button look="quiet" icon="download" onClick={() => save('400')}>
            {t({ id: 'ach-panel.debit', defaultMessage: 'Data for Form 400, ACH debit' })}
          </Button>
          <Button look="quiet" icon="download" onClick={() => save('401')}>
            {t({ id: 'ach-panel.credit', defaultMessage: 'Data for Form 401, ACH credit' })}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
