import { defaultOrganizationName } from '@edfe/contracts/names'
import type { RulesProfileName } from '@edfe/domain/profile'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { useSaveOrganization } from '../../api/settings.ts'
import { SETTINGS } from '../../messages/settings-messages.ts'
import { usePerson } from '../../session/use-person.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import formStyles from '../../ui/form.module.css'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { RulesChoice } from './rules-choice.tsx'

/** Asks a person without an organization for the rules of the one that their first entry makes, and makes it. */
export function RulesQuestion() {
  const [rules, setRules] = useState<RulesProfileName>('cbp')
  const { name } = usePerson()
  const save = useSaveOrganization()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ name: defaultOrganizationName(name), rules_profile: rules })
  }
  return (
    <Panel>
      <form className={`${panelStyles.body} ${formStyles.stack}`} onSubmit={submit}>
        {save.isError && (
          <Banner notice={{ tone: 'error', text: messageOf(save.error, SETTINGS.organization.failed) }} />
        )}
        <RulesChoice rules={rules} onChange={setRules} />
        <p className={textStyles.secondary}>
          {t({
            id: 'rules-question.you-can-change-it',
            defaultMessage: 'You can change your choice in the settings of your organization.',
          })}
        </p>
        <div>
          <Button type="submit" busy={save.isPending}>
            {t({ id: 'common.continue', defaultMessage: 'Continue' })}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
