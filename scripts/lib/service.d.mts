/** A server of the project, running as a separate process. */
export interface Service {
  name: string
  pid: number
  end: Promise<{ code: number; reason: string }>
  ready(): Promise<boolean>
  stop(): Promise<{ code: number; reason: string }>
  kill(signal: NodeJS.Signals): boolean
  send(message: object): void
}

export function startService(options: {
  name: string
  entry: string
  args?: string[]
  env: Record<string, string>
  port: number
  host?: string
  onLine?: (line: string) => void
  onMessage?: (message: Record<string, unknown>) => void
}): Service

export function parseLog(line: string): ({ level: number; msg: string } & Record<string, unknown>) | undefined
