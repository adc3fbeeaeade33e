import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Says } from '../../docs-page/says.tsx';
import { TextLink } from './text-link.tsx';

export const docs: ComponentDocs = {
  name: 'TextLink',
  summary:
    'A link in a text or a list. It is a plain `<a href>`: any router takes its click at the document. The next step of a page is a LinkButton.',
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
  screenReader: ['Announced as a link with its words.'],
  dos: ['Let the words say where it leads, also when read alone.', 'Use `tone="quiet"` in lists of navigation.'],
  donts: ['Do not write “here” or “more”.', 'Do not open a new tab without saying so.'],
};
