import { readArrivalNotice } from '@edfe/domain/arrival-notice'
import { useMemo, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import textStyles from '../../ui/text.module.css'
import { TextAreaField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import { PagePictureView } from '../documents/preview/page-picture-view.tsx'
import { ProposalTable } from '../proposals/proposal-table.tsx'
import { ProposalsDialog } from '../proposals/proposals-dialog.tsx'
import { useProposals } from '../proposals/use-proposals.ts'
import styles from './arrival-notice.module.css'
import { NoticeFile, type NoticeText } from './notice-file.tsx'

/** The text of an arrival notice, what was recognized in it, and the choice of what the entry takes. */
export function ArrivalNoticeDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const values = useMemo(() => readArrivalNotice(text), [text])
  const [pictures, setPictures] = useState<NoticeText['pictures']>(new Map())
  const isRecognised = pictures.size > 0
  // A value recognised in a picture is used only once a person has compared it.
  const chooses = isRecognised ? 'no value' : 'every value'
  const proposals = useProposals('shipment_origin', values, { chooses })
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
          'Copy the text of the notice and paste it here, or choose its file. It stays in your browser. You choose which values the entry takes.',
      })}
      proposals={proposals}
      onClose={onClose}
    >
      <NoticeFile
        onRead={(notice) => {
          setText(notice.text)
          setPictures(notice.pictures)
        }}
      />
      <TextAreaField
        label={t({ id: 'arrival-notice-dialog.text-of-the-notice', defaultMessage: 'Text of the notice' })}
        rows={6}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          if (event.target.value === '') setPictures(new Map())
        }}
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
      {isRecognised && (
        <Alert tone="info">
          <p>
            {t({
              id: 'arrival-notice-dialog.this-text-was-read',
              defaultMessage:
                'This text was read from a picture, and some of it may be wrong. Compare each value with the picture below, and take those that agree.',
            })}
          </p>
        </Alert>
      )}
      {rows.length > 0 && (
        <ProposalTable
          proposals={proposals}
          source={
            isRecognised
              ? t({ id: 'arrival-notice-dialog.from-the-picture', defaultMessage: 'From the picture' })
              : t({ id: 'arrival-notice-dialog.in-the-notice', defaultMessage: 'In the notice' })
          }
        />
      )}
      {[...pictures].map(([number, picture]) => (
        <PagePictureView key={number} picture={picture} number={number} marks={[]} />
      ))}
    </ProposalsDialog>
  )
}
