import { type FileLayout, fileExchange } from '@edfe/gateway'
import { filesGateway } from './files-gateway.ts'
import type { CustomsGateway } from './gateway.ts'
import { type SftpRoad, sftpFiles } from './sftp-files.ts'

/** Files on an SFTP server, in folders and under names that the settings give: CBP and carriers publish none. */
export function sftpGateway(road: SftpRoad, layout: FileLayout): CustomsGateway {
  const files = sftpFiles(road)
  return { ...filesGateway(fileExchange(files, layout)), close: () => files.close() }
}
