import { readArrivalNotice } from '@edfe/domain/arrival-notice'
import { useMemo, useState } from 'react'
import textStyles from '../../ui/text.module.css'
import { TextAreaField } from '../../ui/text-field.tsx'
import { ProposalTable } from '../proposals/proposal-table.tsx'
import { ProposalsDialog } from '../proposals/proposals-dialog.tsx'
import { useProposals } from '../proposals/use-proposals.ts'
import styles from './arrival-notice.module.css'

/** The text of an arrival notice, what was recognized in it, and the choice of what the entry takes. */
export function ArrivalNoticeDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const values = useMemo(() => readArrivalNotice(text), [text])
  const proposals = useProposals('shipment_origin', values, { chooses: 'every value' })
  const { rows } = proposals
  return (
    <ProposalsDialog
      title="Paste your arrival notice"
      lead="Copy the text of the notice and paste it here. It stays in your browser. You choose which values the entry takes."
      proposals={proposals}
      onClose={onClose}
    >
      <TextAreaField
        label="Text of the notice"
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div role="status" className={styles.result}>
        {text.trim() !== '' && rows.length === 0 && (
          <p>Nothing was recognized. Look for a text with labels such as B/L No. and Arrival date.</p>
        )}
        {rows.length > 0 && (
          <p className={textStyles.visuallyHidden}>
            {rows.length} {rows.length === 1 ? 'value' : 'values'} recognized.
          </p>
        )}
      </div>
      {rows.length > 0 && <ProposalTable proposals={proposals} source="In the notice" />}
    </ProposalsDialog>
  )
}
