import type { SecurityFilingAnswer } from '@edfe/contracts/customs/security-filing'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import type { CustomsSide } from '@edfe/domain/profile'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import layoutStyles from '../../ui/layout.module.css'
import panelStyles from '../../ui/panel.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { FoundByCbp } from '../answers/found-by-cbp.tsx'
import { RequestHistory } from '../answers/request-history.tsx'
import { useEntry } from '../editing/entry-context.ts'
import { SecurityFilingRequest } from './security-filing-request.tsx'

type Filing = SecurityFilingAnswer['filings'][number]

const LOOKS: Record<Filing['tone'], { icon: IconName; color: string | undefined }> = {
  ok: { icon: 'accepted', color: textStyles.success },
  wait: { icon: 'submitted', color: textStyles.info },
  bad: { icon: 'rejected', color: textStyles.error },
  neutral: { icon: 'draft', color: textStyles.muted },
}

const ACTIONS: Readonly<Record<Filing['messages'][number]['action'], MessageDescriptor>> = {
  A: defineMessage({ id: 'master-filing.add', defaultMessage: 'Filed' }),
  R: defineMessage({ id: 'master-filing.replace', defaultMessage: 'Replaced' }),
  D: defineMessage({ id: 'master-filing.delete', defaultMessage: 'Deletion requested' }),
}

interface Props {
  filing: Filing
  isComplete: boolean
  customs: CustomsSide
  /** Why this server sends none, which the panel says already. */
  notSent: string | null
}

/** The security filing of one master bill: its state, what may be asked of CBP, and what CBP said. */
export function MasterFiling({ filing, isComplete, customs, notSent }: Props) {
  const entry = useEntry()
  const { master, state, tone, words, number, requests, conditions, messages } = filing
  const refusals = new Set(requests.flatMap(({ refusal }) => refusal ?? []))
  return (
    <section aria-label={t({ id: 'goods.bill', defaultMessage: 'Bill {numbers}' }, { numbers: master })}>
      <div className={`${layoutStyles.ruleAbove} ${panelStyles.body} ${layoutStyles.stack12}`}>
        <div className={layoutStyles.wrapApart}>
          <h3 className={textStyles.breaks}>
            {t({ id: 'goods.bill', defaultMessage: 'Bill {numbers}' }, { numbers: master })}
          </h3>
          <span className={`${layoutStyles.iconLine} ${textStyles.strong} ${LOOKS[tone].color}`}>
            <Icon name={LOOKS[tone].icon} />
            {words}
          </span>
        </div>
        {state !== 'none' && <Said filing={filing} />}
        {number && (
          <p className={textStyles.secondary}>
            {t({ id: 'master-filing.number', defaultMessage: 'Number at CBP {number}' }, { number })}
          </p>
        )}
        {requests.length > 0 && (
          <div className={layoutStyles.actions} data-screen-only="">
            {requests.map((request) => (
              <SecurityFilingRequest
                key={request.request}
                master={master}
                request={request}
                isComplete={isComplete}
                customs={customs}
              />
            ))}
          </div>
        )}
        {[...refusals]
          .filter((refusal) => refusal !== notSent)
          .map((refusal) => (
            <p key={refusal} className={textStyles.secondary}>
              {refusal}
            </p>
          ))}
      </div>
      {conditions.length > 0 && (
        <FoundByCbp
          entry={entry}
          label={t({
            id: 'master-filing.conditions',
            defaultMessage: 'What CBP found in the security filing',
          })}
          conditions={conditions}
        />
      )}
      {messages.length > 0 && (
        <Disclosure
          title={t({ id: 'master-filing.history', defaultMessage: 'Messages to CBP' })}
          aside={String(messages.length)}
        >
          <div className={panelStyles.body}>
            <RequestHistory messages={messages} actions={ACTIONS} />
          </div>
        </Disclosure>
      )}
    </section>
  )
}

/**
 * What the state means. Once CBP has advised about the bills, what it said of each; beside it, what came of a change that it
 * has not answered or has refused.
 */
function Said({ filing: { state, sentence, awaits, refused, bills } }: { filing: Filing }) {
  const advised = bills.filter(({ meaning }) => meaning !== null)
  const isAdvised = (state === 'matched' || state === 'no_match') && advised.length > 0
  const isChanging = awaits !== null || refused !== null
  return (
    <>
      {(!isAdvised || isChanging) && <p>{sentence}</p>}
      {isAdvised && (
        <ul className={layoutStyles.stack8}>
          {advised.map(({ number, code, meaning }) => (
            <li key={number}>
              {meaning}
              <small className={`${textStyles.block} ${textStyles.muted}`}>
                {t(
                  { id: 'master-filing.advice', defaultMessage: 'CBP of bill {number}: {code}' },
                  { number, code: code ?? '' },
                )}
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
