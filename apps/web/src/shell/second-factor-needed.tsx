import layoutStyles from '../ui/layout.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'

/** Where a member sets it up: the only page that is open until then. */
export const SECOND_FACTOR_PAGE = '/settings/security'

/** In place of every other page, for a member without the second factor that the organization asks for. */
export function SecondFactorNeeded({ organization }: { organization: string }) {
  return (
    <>
      <PageHead
        title={t({
          id: 'second-factor-needed.set-up-a-second-factor',
          defaultMessage: 'Set up a second factor',
        })}
      />
      <Panel>
        <div className={`${panelStyles.body} ${layoutStyles.stack16} ${layoutStyles.justifyStart}`}>
          <p className={textStyles.breaks}>
            {t(
              {
                id: 'second-factor-needed.asks-its-members-for-a',
                defaultMessage:
                  '{organization} asks its members for a second factor: a code from an authenticator app, besides the password. It takes two minutes, and then you go on.',
              },
              { organization },
            )}
          </p>
          <LinkButton to={SECOND_FACTOR_PAGE}>
            {t({ id: 'second-factor-needed.set-it-up', defaultMessage: 'Set it up' })}
          </LinkButton>
        </div>
      </Panel>
    </>
  )
}
