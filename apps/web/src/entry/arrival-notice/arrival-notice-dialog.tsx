import { readArrivalNotice } from '@edfe/domain/arrival-notice'
import { useMemo, useState } from 'react'
import textStyles from '../../ui/text.module.css'
import { TextAreaField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
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
      title={t({
        id: 'arrival-notice-dialog.paste-your-arrival-notice',
        defaultMessage: 'Paste your arrival notice',
      })}
      lead={t({
        id: 'arrival-notice-dialog.copy-the-text-of-the',
        defaultMessage:
          'Copy the text of the notice and paste it here. It stays in your browser. You choose which values the entry takes.',
      })}
      proposals={proposals}
      onClose={onClose}
    >
      <TextAreaField
        label={t({ id: 'arrival-notice-dialog.text-of-the-notice', defaultMessage: 'Text of the notice' })}
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div role="status" className={`${textStyles.secondary} ${styles.result}`}>
        {text.trim() !== '' && rows.length === 0 && (
          <p>
            {t({
              id: 'arrival-notice-dialog.nothing-was-recognized-look-for',
              defaultMessage:
                'Nothing was recognized. Look for a text with labels such as B/L No. and Arrival date.',
            })}
          </p>
        )}
        {rows.length > 0 && (
          <p className={textStyles.visuallyHidden}>
            {t(
              {
                id: 'arrival-notice-dialog.recognized',
                defaultMessage: '{count} {count, plural, one {value} other {values}} recognized.',
              },
              { count: rows.length },
            )}
          </p>
        )}
      </div>
      {rows.length > 0 && (
        <ProposalTable
          proposals={proposals}
          source={t({ id: 'arrival-notice-dialog.in-the-notice', defaultMessage: 'In the notice' })}
        />
      )}
    </ProposalsDialog>
  )
}
