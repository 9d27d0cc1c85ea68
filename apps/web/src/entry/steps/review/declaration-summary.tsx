import type { Entry } from '@edfe/contracts/entries/entry'
import type { ShownFinding } from '@edfe/messages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { codeQuery } from '../../../lookup/lookups.ts'
import { Icon } from '../../../ui/icon.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import { OfficialName } from '../../../ui/official-name.tsx'
import panelStyles from '../../../ui/panel.module.css'
import { Panel } from '../../../ui/panel.tsx'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { useEntryContext } from '../../editing/entry-context.ts'
import { entryLink } from '../../entry-link.ts'
import { declarationSentence, type SentencePart } from './declaration-sentence.ts'
import styles from './declaration-summary.module.css'
import { type DeclaredFact, declaredFacts } from './declared-facts.ts'

interface Props {
  entry: Entry
  totalValue: string
  issues: readonly ShownFinding[]
}

/**
 * Shows the person's declaration: plain sentences made from the entry, then each answer with the way to
 * change it.
 */
export function DeclarationSummary({ entry, totalValue, issues }: Props) {
  const { profile } = useEntryContext().rules
  const { header = {}, shipment_origin: shipment = {} } = entry.draft_data
  const { data: port } = useQuery(
    codeQuery('port-codes', shipment.us_port_unlading || header.port_code || ''),
  )
  const { data: surety } = useQuery(codeQuery('surety-companies', header.surety_no ?? ''))
  const parts = declarationSentence({ draft: entry.draft_data, totalValue, portName: port?.name, issues })
  const hasErrors = issues.some(({ severity }) => severity === 'error')
  return (
    <Panel
      title={t({ id: 'declaration-summary.title', defaultMessage: 'What you’re declaring' })}
      aside={
        hasErrors ? undefined : (
          <span className={`${layoutStyles.iconLine} ${textStyles.small} ${textStyles.success}`}>
            <Icon name="check" />
            {t({ id: 'declaration-summary.no-errors', defaultMessage: 'No errors' })}
          </span>
        )
      }
    >
      <div className={panelStyles.body}>
        <p className={`${textStyles.large} ${textStyles.measure} ${styles.sentence}`}>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no identity but their position
            <Fragment key={index}>{partOf(part)}</Fragment>
          ))}
        </p>
        <dl className={`${layoutStyles.spaceAbove20} ${styles.facts}`}>
          {declaredFacts(entry.draft_data, profile, { port: port?.name, surety: surety?.name }).map(
            (fact) => (
              <Fact key={fact.name} entry={entry} fact={fact} />
            ),
          )}
        </dl>
      </div>
    </Panel>
  )
}

function Fact({ entry, fact: { name, official, values, page } }: { entry: Entry; fact: DeclaredFact }) {
  return (
    <div>
      <dt>
        {name}
        <OfficialName name={official} />
      </dt>
      <dd className={textStyles.breaks}>
        {values.map(({ text, remark }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same; only their place differs
          <div key={index}>
            {text}
            {remark && <small>{remark}</small>}
          </div>
        ))}
      </dd>
      {entry.may.edit && (
        <dd className={textStyles.breaks} data-screen-only="">
          <Link
            {...entryLink(entry.id, page)}
            aria-label={t({ id: 'declaration-summary.change', defaultMessage: 'Change: {name}' }, { name })}
          >
            {t({ id: 'common.change', defaultMessage: 'Change' })}
          </Link>
        </dd>
      )}
    </div>
  )
}

function partOf({ text, tone }: SentencePart) {
  if (tone === 'fact') return <b>{text}</b>
  return tone === 'problem' ? <mark>{text}</mark> : text
}
