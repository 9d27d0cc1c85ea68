import { type CustomsSide, type PracticeReason, sideOf } from '@edfe/domain/profile'
import { useMe } from './use-me.ts'

/** Why nothing that the organization submits now reaches CBP; undefined for one that files, and until the server has answered. */
export const usePracticeReason = (): PracticeReason | undefined => useMe().data?.practice ?? undefined

/** True if nothing that the organization submits now reaches CBP. */
export const usePractice = (): boolean => usePracticeReason() !== undefined

/** Who gets what the organization submits now. */
export const useCustomsSide = (): CustomsSide => sideOf(usePracticeReason())
