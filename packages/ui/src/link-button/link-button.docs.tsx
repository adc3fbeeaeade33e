import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Says } from '../../docs-page/says.tsx';
import { LinkButton } from './link-button.tsx';

export const docs: ComponentDocs = {
  name: 'LinkButton',
  summary:
    'A link that looks like a button. It’s a plain `<a href>`, so it can be opened in a new tab, works without JavaScript, and any router can handle its clicks.',
  apg: 'link',
  anatomy: [
    ['root', 'The `<a>`.'],
    ['leading', 'Icon before the label.'],
    ['label', 'The label.'],
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
  screenReader: ['Announced as a link.'],
  dos: [
    'Describe the target or the next step: “Compare plans”.',
    'Use one `action` variant per view, including buttons.',
    'Use `variant="link"` where a link needs an icon or the size of a button. For links in text, use TextLink.',
  ],
  donts: ['Do not use `onClick` for actions on the page: use Button.', 'Do not write “Click here”.'],
};
