const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** A number of bytes as people read it: '812 bytes', '14 KB', '3.2 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} bytes`
  if (bytes < MEGABYTE) return `${Math.round(bytes / KILOBYTE)} KB`
  return `${(bytes / MEGABYTE).toFixed(1)} MB`
}
