import { getRouteApi } from '@tanstack/react-router'
import { isNewcomer, useMe } from '../session/use-me.ts'
import { usePerson } from '../session/use-person.ts'
import { RulesQuestion } from '../settings/organization/rules-question.tsx'
import layoutStyles from '../ui/layout.module.css'
import { PageHead } from '../ui/page-head.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import { ChecklistPanel } from './checklist-panel.tsx'
import { GoodsAgencies } from './goods-agencies.tsx'
import { ShipmentQuestions } from './shipment-questions.tsx'
import { shipmentResult } from './shipment-result.ts'
import { StartTotal } from './start-total.tsx'
import { WaysToStart } from './ways-to-start.tsx'

const route = getRouteApi('/signed-in/start')

/**
 * Shows the requirements of a shipment, three ways to begin its entry, and the steps missing before CBP
 * accepts one.
 */
export function StartPage() {
  const answers = route.useSearch()
  const me = useMe().data
  const { name } = usePerson()
  const result = shipmentResult(answers, me?.user.given_name ?? name.split(' ')[0] ?? '')
  const mayEdit = me?.membership && me.may.includes('entry.edit')
  return (
    <>
      <PageHead
        name={t({ id: 'start-page.start', defaultMessage: 'Start' })}
        title={result.title}
        sub={result.lead}
        actions={<StartTotal answers={answers} entryType={result.entryType} />}
      />
      <div className={layoutStyles.stack}>
        <ShipmentQuestions key={JSON.stringify(answers)} answers={answers} />
        <GoodsAgencies answers={answers} />
        {isNewcomer(me) && <RulesQuestion />}
        {mayEdit && <WaysToStart answers={answers} entryType={result.entryType} />}
        <p className={textStyles.secondary}>
          <T
            id="start-page.filed-here"
            defaultMessage="One entry files the release of the goods and the entry summary. In-bond movements, protests and drawback are not filed here. <a>Known limitations</a>"
            values={{ a: (content) => <a href="/documentation/limitations">{content}</a> }}
          />
        </p>
        <ChecklistPanel needsBond={result.needsBond} />
      </div>
    </>
  )
}
