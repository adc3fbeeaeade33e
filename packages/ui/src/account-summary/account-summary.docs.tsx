import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { AccountLink, AccountSummary } from './account-summary.tsx';

export const docs: ComponentDocs = {
  name: 'AccountSummary',
  summary:
    'Who is signed in, their balance and the pages of their account. On large screens in a HoverMenu, on small ones in a SidePopover.',
  anatomy: [
    ['root', 'The `<div>`.'],
    ['who', 'Name and detail.'],
    ['name', 'The `<strong>` with the name.'],
    ['detail', 'The email address.'],
    ['[data-component="account-balance"]', 'AccountBalance: the balance between two rules.'],
    ['link', 'Its `<a>`.'],
    ['label', 'What the amount is.'],
    ['list', 'The `<ul>`.'],
    ['[data-component="account-link"]', 'AccountLink: an `<a>` in an `<li>`.'],
    ['count', 'The number of unread items.'],
  ],
  keyboard: {
    specimen: () => (
      <AccountSummary name="Anna Kask">
        <AccountLink href="#services">Services</AccountLink>
        <AccountLink href="#tickets">Tickets</AccountLink>
      </AccountSummary>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Moves focus to the next link.',
        from: 'link Services',
        expect: { focused: 'link Tickets' },
      },
    ],
  },
  screenReader: ['The name, the balance as one link, then a list of links. A number is read as its `countLabel`.'],
  dos: ['Put a form with the button to sign out into `footer`, so that it works without script.'],
  donts: ['Do not show a count without `countLabel`: a bare number says nothing to those who don’t see it.'],
};
