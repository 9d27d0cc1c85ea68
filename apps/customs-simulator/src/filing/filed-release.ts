import type { ReleaseOnFile } from '@edfe/abi'
import type { CargoRelease } from '@edfe/domain/filing'

/** A cargo release on file: what it says, how far its goods are, and a request that CBP has not decided. */
export interface FiledRelease extends ReleaseOnFile {
  /** Filer code and entry number. */
  key: string
  /** The release as CBP last took it. */
  facts: CargoRelease
  /** Day of the batch that filed it first, `YYYY-MM-DD`. */
  day: string
  /** A correction or a cancellation that a person at CBP decides. */
  request?: CargoRelease
}
