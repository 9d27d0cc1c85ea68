import { isPractice } from '@edfe/contracts/choices'
import { useMe } from './use-me.ts'

/** Whether nothing that is submitted now reaches CBP: the server says which gateway is in use. */
export function usePractice(): boolean {
  const gateway = useMe().data?.customs_gateway
  return gateway !== undefined && isPractice(gateway)
}
