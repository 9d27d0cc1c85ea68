import { useState } from 'react'
import { removePasskey, renamePasskey, usePasskeyChange, usePasskeys } from '../api/passkeys.ts'
import { addPasskey } from '../session/passkeys.ts'
import { Banner } from '../ui/banner.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import formStyles from '../ui/form.module.css'
import { LoadFailed } from '../ui/load-failed.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { PasskeyForm } from './passkey-form.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import styles from './passkeys-panel.module.css'
import { useSaveNotice } from './use-save-notice.ts'

/** The account's passkeys: a fingerprint, a face or a PIN replaces password and second factor. */
export function PasskeysPanel() {
  const list = usePasskeys()
  const change = usePasskeyChange()
  const { notice, run, clear } = useSaveNotice()
  const [leaving, setLeaving] = useState<{ id: string; name: string }>()
  const passkeys = list.data?.passkeys ?? []
  const save = (work: () => Promise<unknown>, success: string, failure: string) =>
    run(() => change.mutateAsync(work), success, failure)

  const add = (name: string) =>
    save(
      async () => {
        const answer = await addPasskey(name)
        if (!answer.ok) throw new Error(answer.message)
      },
      t({ id: 'passkeys-panel.passkey-added', defaultMessage: 'Passkey added' }),
      t({ id: 'passkeys-panel.the-passkey-could-not-be', defaultMessage: 'The passkey could not be added' }),
    )
  const rename = (id: string, name: string) =>
    save(
      () => renamePasskey(id, name),
      t({ id: 'passkeys-panel.passkey-renamed', defaultMessage: 'Passkey renamed' }),
      t({
        id: 'passkeys-panel.the-passkey-could-not-be-2',
        defaultMessage: 'The passkey could not be renamed',
      }),
    )
  const remove = async () => {
    if (leaving)
      await save(
        () => removePasskey(leaving.id),
        t({ id: 'passkeys-panel.passkey-removed', defaultMessage: 'Passkey removed' }),
        t({
          id: 'passkeys-panel.the-passkey-could-not-be-3',
          defaultMessage: 'The passkey could not be removed',
        }),
      )
    setLeaving(undefined)
  }
  return (
    <Panel
      title={t({ id: 'passkeys-panel.passkeys', defaultMessage: 'Passkeys' })}
      aside={
        list.data && (
          <span className={textStyles.secondary}>
            {passkeys.length || t({ id: 'common.none', defaultMessage: 'None' })}
          </span>
        )
      }
    >
      <div className={`${panelStyles.body} ${formStyles.stack}`}>
        <Banner notice={notice} onGone={clear} />
        {list.isPending && (
          <Skeleton
            rows={2}
            label={t({ id: 'passkeys-panel.loading-passkeys', defaultMessage: 'Loading passkeys…' })}
          />
        )}
        {list.isError && (
          <LoadFailed
            message={t({
              id: 'passkeys-panel.the-passkeys-could-not-be',
              defaultMessage: 'The passkeys could not be loaded.',
            })}
            onRetry={() => void list.refetch()}
          />
        )}
        {passkeys.length > 0 && (
          <ul className={styles.passkeys}>
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                busy={change.isPending}
                onRename={(name) => rename(passkey.id, name)}
                onRemove={() => setLeaving(passkey)}
              />
            ))}
          </ul>
        )}
        <PasskeyForm busy={change.isPending} onAdd={add} />
      </div>
      <ConfirmDialog
        open={Boolean(leaving)}
        title={t({ id: 'passkeys-panel.remove-passkey', defaultMessage: 'Remove passkey' })}
        question={t(
          {
            id: 'passkeys-panel.are-you-sure-you-want',
            defaultMessage:
              'Are you sure you want to remove the passkey {name}? You can no longer sign in with it.',
          },
          { name: leaving?.name },
        )}
        action={t({ id: 'common.remove', defaultMessage: 'Remove' })}
        danger
        busy={change.isPending}
        onConfirm={() => void remove()}
        onCancel={() => setLeaving(undefined)}
      />
    </Panel>
  )
}
