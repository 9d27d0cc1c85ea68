import type { Road } from '@edfe/contracts/operator/operator'
import { t } from '../words/t.ts'

const ROADS: Record<Road['gateway'], () => string> = {
  simulator: () => t({ id: 'road-words.simulator', defaultMessage: 'Simulator: practice' }),
  directory: () => t({ id: 'road-words.directory', defaultMessage: 'Folders of a message carrier' }),
  https: () => t({ id: 'road-words.https', defaultMessage: 'Bridge over https' }),
  sftp: () => t({ id: 'road-words.sftp', defaultMessage: 'SFTP server' }),
  customscity: () => t({ id: 'road-words.customscity', defaultMessage: 'CustomsCity' }),
  test: () => t({ id: 'road-words.test', defaultMessage: 'CBP’s test system' }),
}

/** A road to customs, in words. */
export const roadName = (road: Road['gateway']): string => ROADS[road]()
