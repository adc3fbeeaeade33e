import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Says } from '../../docs-page/says.tsx';
import { TextLink } from './text-link.tsx';

export const docs: ComponentDocs = {
  name: 'TextLink',
  summary:
    'A link in text or a list. It’s a plain `<a href>`, so any router can handle its clicks. For the next step of a page, use LinkButton.',
  apg: 'link',
  anatomy: [['root', 'The `<a>`.']],
  keyboard: {
    specimen: () => (
      <Says>
        {(say) => (
          <TextLink
            href="#terms"
            onClick={(event) => {
              event.preventDefault();
              say('Followed');
            }}
          >
            Terms
          </TextLink>
        )}
      </Says>
    ),
    rows: [{ keys: ['Enter'], does: 'Follows the link.', from: 'link Terms', expect: { shown: 'text Followed' } }],
  },
  screenReader: ['Announced as a link with its text.'],
  dos: ['Use text that describes the target out of context.', 'Use `tone="quiet"` in navigation lists.'],
  donts: ['Do not use “here” or “more”.', 'Do not open new tabs without saying so.'],
};
