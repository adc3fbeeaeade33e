import { useState } from 'react';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { LoadMore } from './load-more.tsx';

function Specimen() {
  const [shown, setShown] = useState(2);
  const plans = Array.from({ length: shown }, (_, index) => `Plan ${index + 1}`);
  return (
    <>
      <ul>
        {plans.map((plan) => (
          <li key={plan} id={`docs-${plan}`} tabIndex={-1} aria-label={plan}>
            {plan}
          </li>
        ))}
      </ul>
      <LoadMore
        href={shown < 4 ? '?page=2' : undefined}
        label="Show 2 more"
        onLoadMore={() => setShown(4)}
        shown={shown}
        total={4}
        countLabel={(count, total) => `${count} of ${total}`}
        loadingLabel="Loading"
        retryLabel="Try again"
        endLabel="These are all"
        firstNew={() => document.getElementById('docs-Plan 3')}
      />
    </>
  );
}

export const docs: ComponentDocs = {
  name: 'LoadMore',
  summary:
    'Loads the next part of a list. It’s a link that crawlers can follow, and with JavaScript it loads in place. For lists with direct access to pages, use Pagination.',
  anatomy: [
    ['root', 'The root.'],
    ['error', 'The error message.'],
    ['button', 'The link.'],
    ['end', 'The message in place of the link when everything is shown.'],
    ['count', 'The number of shown items and the total: “24 of 130”.'],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['Enter'],
        does: 'Loads the next part and moves focus to its first item.',
        from: 'link Show 2 more',
        expect: { focused: 'listitem Plan 3', shown: 'text These are all' },
      },
    ],
  },
  screenReader: [
    'A link to the next part.',
    'Loading, the new count and an error are announced.',
    'Focus moves to the first new item (`firstNew`), so that reading continues there.',
  ],
  dos: ['Include the number of items: “Show 24 more plans”.', 'Update the URL to match what is shown.'],
  donts: ['Do not set `auto` if there is content below the list.', 'Do not clear the list while loading.'],
};
