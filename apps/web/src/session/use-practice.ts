import type { CustomsSide, PracticeReason } from '@edfe/domain/profile'
import { useMe } from './use-me.ts'

/** Why nothing that the organization submits now reaches CBP; undefined for one that files, and until the server has answered. */
export const usePracticeReason = (): PracticeReason | undefined => useMe().data?.practice ?? undefined

/** True if nothing that the organization submits now reaches CBP. */
export const usePractice = (): boolean => usePracticeReason() !== undefined

/** Who gets what the organization submits now. */
export function useCustomsSide(): CustomsSide {
  const reason = usePracticeReason()
  return reason === undefined ? 'CBP' : reason === 'test' ? 'test' : 'simulator'
}
