import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { SkipLink } from './skip-link.tsx';

export const docs: ComponentDocs = {
  name: 'SkipLink',
  summary: 'The first link of a page, visible on focus, that skips the header.',
  anatomy: [['root', 'The `<a>`, visually hidden until focused.']],
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
        does: 'Moves focus to the main content.',
        from: 'link Skip to the content',
        native: true,
        expect: { focused: 'main' },
      },
    ],
  },
  screenReader: ['Announced as the first link of the page.'],
  dos: ['Set `tabIndex={-1}` on the main content.', 'Place it before everything else.'],
  donts: ['Do not hide it permanently: sighted users use the keyboard too.'],
};
