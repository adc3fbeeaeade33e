import { useEffect, useState } from 'react';

/** Milliseconds without typing after which a text is looked up. */
const TYPING_PAUSE = 200;

/** Returns the text as it was when typing last paused. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
