import { Fragment } from 'react';

/** What a call does, in a line; words in backticks are code. One element, because cells of cards lay out each child. */
export const Summary = ({ text }: { text: string }) => (
  <span>
    {
      // Every second part is between backticks.
      text
        .split('`')
        .map((part, index) =>
          index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
        )
    }
  </span>
);
