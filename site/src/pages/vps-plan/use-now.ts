import { useEffect, useState } from 'react';

/** The moment the page was shown, milliseconds since 1970; null until then, since server and browser would differ. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => setNow(Date.now()), []);
  return now;
}
