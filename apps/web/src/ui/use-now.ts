import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Now, to the minute: what says how long ago something was stays true on an open page. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
