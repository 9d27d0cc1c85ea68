import type { GoodsReason } from '@edfe/domain/entry'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { rulingQuery } from './goods-queries.ts'
import { goodsReason } from './goods-reason.ts'
import { RulingLink } from './ruling-link.tsx'

/** Opens the rulings of CBP among the reasons for a number, a button for each. */
export const RulingButtons = ({ reasons }: { reasons: readonly GoodsReason[] }) =>
  reasons.map((reason) => reason.ruling && <RulingButton key={reason.ruling.number} reason={reason} />)

function RulingButton({ reason }: { reason: GoodsReason }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="inline" onClick={() => setOpen(true)}>
        {t(
          { id: 'ruling.open', defaultMessage: 'Open ruling {number}' },
          { number: reason.ruling?.number ?? '' },
        )}
      </Button>{' '}
      {isOpen && createPortal(<RulingDialog reason={reason} onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}

/** A ruling with its subject and its numbers as far as they are here, and the way to its text at CBP. */
export function RulingDialog({ reason, onClose }: { reason: GoodsReason; onClose: () => void }) {
  const number = reason.ruling?.number ?? ''
  const { data: ruling, isFetching } = useQuery(rulingQuery(number))
  return (
    <Dialog
      open
      title={t({ id: 'ruling.title', defaultMessage: 'CBP ruling {number}' }, { number })}
      lead={goodsReason(reason)}
      onClose={onClose}
      footer={
        <Button look="quiet" onClick={onClose}>
          {t({ id: 'common.close', defaultMessage: 'Close' })}
        </Button>
      }
    >
      <div className={layoutStyles.stack12}>
        {ruling?.is_revoked && (
          <Alert>
            {t({
              id: 'ruling.revoked',
              defaultMessage: 'CBP has revoked this ruling: it no longer supports a number.',
            })}
          </Alert>
        )}
        {ruling?.subject && (
          <p lang="en" translate="no">
            {ruling.subject}
          </p>
        )}
        {ruling && ruling.numbers.length > 0 && (
          <>
            <h3 className={textStyles.small}>
              {t({ id: 'ruling.numbers', defaultMessage: 'Numbers that it decides' })}
            </h3>
            <ul>
              {ruling.numbers.map(({ hts, is_current }) => (
                <li key={hts}>
                  {t(
                    {
                      id: 'ruling.number',
                      defaultMessage:
                        '{hts}{isCurrent, select, yes {} other {, which the tariff of today does not have}}',
                    },
                    { hts, isCurrent: is_current ? 'yes' : 'no' },
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        {ruling && ruling.modified_by.length > 0 && (
          <p className={textStyles.warning}>
            {t(
              { id: 'ruling.modified', defaultMessage: 'Modified by {rulings}: read both.' },
              { rulings: ruling.modified_by.join(', ') },
            )}
          </p>
        )}
        {ruling?.text && (
          <>
            <h3 className={textStyles.small}>
              {t({ id: 'ruling.text', defaultMessage: 'Text of the ruling' })}
            </h3>
            {ruling.text.split('\n').map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: The lines of a text never change.
              <p key={at} lang="en" translate="no">
                {line}
              </p>
            ))}
          </>
        )}
        <p role="status" className={textStyles.note}>
          {isFetching
            ? t({ id: 'ruling.loading', defaultMessage: 'Reading the ruling' })
            : ruling?.text
              ? t({
                  id: 'ruling.text-is-a-copy',
                  defaultMessage:
                    'This is a copy of the text. CBP may have changed or revoked the ruling since.',
                })
              : t({
                  id: 'ruling.text-at-cbp',
                  defaultMessage:
                    'The text of the ruling, which decides, is at CBP. It may have been changed or revoked since.',
                })}
        </p>
        <RulingLink number={number} />
      </div>
    </Dialog>
  )
}
