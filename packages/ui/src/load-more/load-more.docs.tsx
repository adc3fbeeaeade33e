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
    'The next part of a list, under it. A real link, which crawlers follow; with script it becomes a button. For lists whose visitors jump to a page take Pagination.',
  anatomy: [
    ['root', 'All of it.'],
    ['error', 'Why nothing came.'],
    ['button', 'The link or button.'],
    ['end', 'What stands in place of the button when all is shown.'],
    ['count', 'How many are shown, of how many: “24 of 130”.'],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Loads the next part; the focus goes to its first entry.',
        from: 'button Show 2 more',
        expect: { focused: 'listitem Plan 3', shown: 'text These are all' },
      },
    ],
  },
  screenReader: [
    'A button with script, a link without.',
    'Loading, the new count and an error are announced.',
    'The focus goes to the first new entry (`firstNew`), so that reading goes on there.',
  ],
  dos: ['Say how many will come: “Show 24 more plans”.', 'Keep the address of the page in step with what is shown.'],
  donts: [
    'Do not set `auto` where anything stands below the list.',
    'Do not empty the list before the next part is there.',
  ],
};
