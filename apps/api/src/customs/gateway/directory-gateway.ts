import { DIRECTORY_LAYOUT, fileExchange, localFiles } from '@edfe/gateway'
import { filesGateway } from './files-gateway.ts'
import type { CustomsGateway } from './gateway.ts'

/**
 * Files through two folders of this machine that a VAN, a service bureau or an MQ bridge empties and fills:
 * `outbound/<id>.txt` holds the records, one per line, and `inbound/<id>.txt` the answer. Any other `inbound/*.txt` is an
 * unsolicited message, and so is an answer that nothing waits for. What is stored here moves to `inbound/read`.
 */
export const directoryGateway = (folder: string): CustomsGateway =>
  filesGateway(fileExchange(localFiles(folder), DIRECTORY_LAYOUT))
