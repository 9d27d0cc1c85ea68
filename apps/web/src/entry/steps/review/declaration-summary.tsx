import type { Entry } from '@edfe/contracts/entries/entry'
import type { ShownFinding } from '@edfe/messages'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { codeQuery } from '../../../lookup/lookups.ts'
import panelStyles from '../../../ui/panel.module.css'
import { Panel } from '../../../ui/panel.tsx'
import { declarationSentence, type SentencePart } from './declaration-sentence.ts'
import styles from './declaration-summary.module.css'

interface Props {
  entry: Entry
  totalValue: string
  issues: readonly ShownFinding[]
}

/** What the person declares, in plain sentences made from the entry. */
export function DeclarationSummary({ entry, totalValue, issues }: Props) {
  const { header = {}, shipment_origin: shipment = {} } = entry.draft_data
  const { data: port } = useQuery(
    codeQuery('port-codes', shipment.us_port_unlading || header.port_code || ''),
  )
  const parts = declarationSentence({ draft: entry.draft_data, totalValue, portName: port?.name, issues })
  return (
    <Panel title="What you’re declaring">
      <p className={`${panelStyles.body} ${styles.sentence}`}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no identity but their position
          <Fragment key={index}>{partOf(part)}</Fragment>
        ))}
      </p>
    </Panel>
  )
}

function partOf({ text, tone }: SentencePart) {
  if (tone === 'fact') return <b>{text}</b>
  return tone === 'problem' ? <mark>{text}</mark> : text
}
