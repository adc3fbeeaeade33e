import { type ReactNode, useState } from 'react';

/** For specimens: what was done stands in a line of text, where a keyboard table can expect it. */
export function Says({ children }: { children: (say: (words: string) => void) => ReactNode }) {
  const [said, setSaid] = useState('Nothing yet');
  return (
    <>
      {children(setSaid)}
      <p>{said}</p>
    </>
  );
}
