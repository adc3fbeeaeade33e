import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { ChoiceLink, ChoiceLinks } from './choice-links.tsx';

export const docs: ComponentDocs = {
  name: 'ChoiceLinks',
  summary:
    'A choice whose options are pages, such as the same plans for another term. For a choice in a form, use RadioTabs or RadioCards; for pages that differ in content, NavTabs.',

  anatomy: [
    ['root', 'The `<nav>`.'],
    ['list', 'The `<ul>` of options.'],
    ['[data-component="choice-link"]', 'ChoiceLink: an `<a>` in an `<li>`; the chosen one has `aria-current`.'],
    ['label', 'The option.'],
    ['note', 'The discount or the figures.'],
  ],
  keyboard: {
    specimen: () => (
      <ChoiceLinks label="Term">
        <ChoiceLink href="#one" aria-current="true">
          1 month
        </ChoiceLink>
        <ChoiceLink href="#year">12 months</ChoiceLink>
      </ChoiceLinks>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the next option.',
        from: 'link 1 month',
        expect: { focused: 'link 12 months' },
      },
      {
        keys: ['ArrowRight', 'ArrowLeft'],
        does: 'Does nothing: arrow keys are for radio buttons and tabs.',
        from: 'link 1 month',
        expect: { focused: 'link 1 month' },
      },
    ],
  },
  screenReader: [
    'A navigation landmark named by `label` with a list of links. The chosen one is announced as current.',
  ],
  dos: [
    'Use `aria-current="true"` for another view of the page, `aria-current="page"` if each option is a page of its own.',
  ],
  donts: ['Do not use it for more options than fit in two lines.'],
};
