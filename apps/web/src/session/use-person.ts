import { displayName } from '../messages/display-name.ts'
import { useSession } from './session-store.ts'
import { useMe } from './use-me.ts'

/** Name and email to show in the frame; the session's own values until the record is loaded. */
export function usePerson(): { name: string; email: string } {
  const { user } = useSession()
  const me = useMe()
  const record = me.data?.user
  const email = record?.email ?? user?.email ?? ''
  const full = record ? `${record.given_name} ${record.family_name}` : user?.name
  return { name: displayName(full, email), email }
}
