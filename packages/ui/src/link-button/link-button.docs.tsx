import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Says } from '../../docs-page/says.tsx';
import { LinkButton } from './link-button.tsx';

export const docs: ComponentDocs = {
  name: 'LinkButton',
  summary:
    'A link that looks like a button: the way to the next step. It is a plain `<a href>`, so it opens in a new tab, works without script, and any router takes its click at the document.',
  apg: 'link',
  anatomy: [
    ['root', 'The `<a>`.'],
    ['leading', 'Icon before the label.'],
    ['label', 'The words.'],
    ['trailing', 'Icon after the label.'],
  ],
  keyboard: {
    specimen: () => (
      <Says>
        {(say) => (
          <LinkButton
            href="#plans"
            onClick={(event) => {
              event.preventDefault();
              say('Followed');
            }}
          >
            Compare plans
          </LinkButton>
        )}
      </Says>
    ),
    rows: [
      { keys: ['Enter'], does: 'Follows the link.', from: 'link Compare plans', expect: { shown: 'text Followed' } },
      {
        keys: ['Space'],
        does: 'Scrolls the page, as on any link.',
        from: 'link Compare plans',
        expect: { shown: 'text Nothing yet' },
      },
    ],
  },
  screenReader: ['Announced as a link: it leads somewhere.'],
  dos: [
    'Say where it leads or what begins there: “Compare plans”.',
    'Use one `action` look in a view, buttons included.',
  ],
  donts: [
    'Do not give it an `onClick` that does something on this page: that is a Button.',
    'Do not write “Click here”.',
  ],
};
