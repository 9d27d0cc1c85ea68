import { COMMENT_MAX } from '@edfe/contracts/choices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/problem.ts'
import { useMembers } from '../../api/settings.ts'
import { useMe } from '../../session/use-me.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import formStyles from '../../ui/form.module.css'
import layoutStyles from '../../ui/layout.module.css'
import { SelectField, TextAreaField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import { historyQuery } from './activity-api.ts'
import styles from './comments.module.css'
import { withMention } from './with-mention.ts'

/** A box for one comment. A colleague chosen from the list is named in the text, and is notified. */
export function CommentForm({ entryId }: { entryId: string }) {
  const client = useQueryClient()
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [missing, setMissing] = useState<string>()
  const mine = useMe().data?.user.id
  const members = (useMembers().data?.members ?? []).filter(
    ({ status, user_id }) => status === 'active' && user_id !== mine,
  )
  const send = useMutation({
    mutationFn: () => call('commentEntry', { params: { id: entryId }, body: { text } }),
    onSuccess: async ({ mentioned }) => {
      setText('')
      const names = mentioned.map(({ name }) => name).join(', ')
      announce(
        names
          ? t(
              {
                id: 'comment-form.comment-added-it-names',
                defaultMessage: 'Comment added. It names {names}.',
              },
              { names },
            )
          : t({ id: 'comment-form.comment-added', defaultMessage: 'Comment added.' }),
      )
      await client.invalidateQueries({ queryKey: historyQuery(entryId).queryKey })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = text.trim() === ''
    setMissing(
      isEmpty
        ? t({ id: 'comment-form.write-a-comment-first', defaultMessage: 'Write a comment first' })
        : undefined,
    )
    if (isEmpty) box.current?.focus()
    else send.mutate()
  }
  const mention = (name: string) => {
    if (!name) return
    const next = withMention(text, box.current?.selectionStart ?? text.length, name)
    setText(next.text)
    requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.setSelectionRange(next.caret, next.caret)
    })
  }
  const failed = send.isError
    ? messageOf(
        send.error,
        t({
          id: 'comment-form.the-comment-could-not-be',
          defaultMessage: 'The comment could not be added. Please try again.',
        }),
      )
    : undefined
  return (
    <form
      className={formStyles.stack}
      aria-label={t({ id: 'comment-form.new-comment', defaultMessage: 'New comment' })}
      onSubmit={submit}
      noValidate
    >
      <TextAreaField
        ref={box}
        label={t({ id: 'comment-form.comment', defaultMessage: 'Comment' })}
        hint={t({
          id: 'comment-form.every-member-sees-it-and',
          defaultMessage:
            'Every member sees it, and it cannot be changed. Type @ and a full name to mention someone',
        })}
        rows={3}
        maxLength={COMMENT_MAX}
        value={text}
        error={missing ?? failed}
        onChange={({ target }) => {
          setText(target.value)
          setMissing(undefined)
        }}
      />
      <div className={`${layoutStyles.wrapApart} ${layoutStyles.alignEnd} ${styles.commentFoot}`}>
        {members.length > 0 && (
          <SelectField
            label={t({ id: 'comment-form.mention', defaultMessage: 'Mention' })}
            options={[
              ['', t({ id: 'comment-form.choose-a-member', defaultMessage: 'Choose a member' })],
              ...members.map(({ id, name }) => [id, name] as const),
            ]}
            value=""
            onChange={({ target }) => mention(members.find(({ id }) => id === target.value)?.name ?? '')}
          />
        )}
        <Button type="submit" look="quiet" busy={send.isPending}>
          {t({ id: 'comment-form.add-comment', defaultMessage: 'Add comment' })}
        </Button>
      </div>
    </form>
  )
}
