import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { FooterChoice, FooterChoices } from './site-footer.tsx';

export const docs: ComponentDocs = {
  name: 'SiteFooter',
  summary:
    'The end of all pages of a site, in inverse colours: its pages, settings, marks, legal links and who runs it. For the last line of a dialog, use its `footer`.',
  anatomy: [
    ['root', 'The `<footer>`.'],
    ['[data-component="footer-line"]', 'FooterLine: controls or marks under a rule.'],
    ['[data-component="footer-choices"]', 'FooterChoices: a `<fieldset>`.'],
    ['legend', 'Its `<legend>`.'],
    ['[data-component="footer-choice"]', 'FooterChoice: a `<button>`.'],
    ['[data-component="footer-marks"]', 'FooterMarks: a `<ul>`.'],
    ['[data-component="footer-mark"]', 'FooterMark: an `<li>`.'],
    ['link', 'The `<a>` of a mark that leads to a page.'],
    ['[data-component="footer-links"]', 'FooterLinks: a `<ul>` under a rule.'],
    ['[data-component="footer-link"]', 'FooterLink: an `<a>` in an `<li>`.'],
    ['[data-component="footer-note"]', 'FooterNote: a `<p>`.'],
  ],
  keyboard: {
    specimen: () => (
      <FooterChoices legend="Theme">
        <FooterChoice type="button" aria-pressed>
          Light
        </FooterChoice>
        <FooterChoice type="button" aria-pressed={false}>
          Dark
        </FooterChoice>
      </FooterChoices>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the next choice.',
        from: 'button Light',
        expect: { focused: 'button Dark' },
      },
    ],
  },
  screenReader: [
    'A content information landmark. A choice is announced as a pressed or unpressed button in the group of its legend.',
    'Name marks with `role="img"` and `aria-label`; a list of marks needs a name when its marks lead nowhere.',
  ],
  dos: [
    'Put LinkColumns in a `<nav>` with a name first.',
    'Give choices `name` and `value`, so that they work without script.',
  ],
  donts: ['Do not use it inside a page: there is one per document.'],
};
