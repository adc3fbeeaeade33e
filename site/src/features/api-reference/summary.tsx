import { Fragment } from 'react';

/** One-line summary of a call; text in backticks is code. One element, because cells of cards lay out each child. */
export const Summary = ({ text }: { text: string }) => (
  <span>
    {
      // Every second part was in backticks.
      text
        .split('`')
        .map((part, index) =>
          index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
        )
    }
  </span>
);
