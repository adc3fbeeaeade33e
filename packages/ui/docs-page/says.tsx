import { type ReactNode, useState } from 'react';

/** Shows the last action of an example as text, for keyboard tables to check. */
export function Says({ children }: { children: (say: (words: string) => void) => ReactNode }) {
  const [said, setSaid] = useState('Nothing yet');
  return (
    <>
      {children(setSaid)}
      <p>{said}</p>
    </>
  );
}
