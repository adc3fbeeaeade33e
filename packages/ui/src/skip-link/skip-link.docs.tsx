import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { SkipLink } from './skip-link.tsx';

export const docs: ComponentDocs = {
  name: 'SkipLink',
  summary: 'The first thing in a page: it shows itself when it is focused, and jumps over the header to the main part.',
  anatomy: [['root', 'The `<a>`, out of sight until it has the focus.']],
  keyboard: {
    specimen: () => (
      <>
        <SkipLink href="#docs-main">Skip to the content</SkipLink>
        <main id="docs-main" tabIndex={-1}>
          Content
        </main>
      </>
    ),
    rows: [
      {
        keys: ['Enter'],
        does: 'Goes to the main part.',
        from: 'link Skip to the content',
        native: true,
        expect: { focused: 'main' },
      },
    ],
  },
  screenReader: ['Announced as the first link of the page.'],
  dos: ['Give the main part `tabIndex={-1}`.', 'Put it before everything else.'],
  donts: ['Do not hide it from sight for good: sighted visitors use the keyboard too.'],
};
