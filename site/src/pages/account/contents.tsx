import { TextLink } from '@hoster/ui/text-link';
import { defineMessages, useIntl } from 'react-intl';
import * as css from './page.css.ts';

const words = defineMessages({
  label: { id: 'account.contents', defaultMessage: 'On this page', description: 'Name of the list of sections' },
  services: { id: 'account.services.title', defaultMessage: 'Services', description: 'Section of the account' },
  balance: { id: 'account.balance.title', defaultMessage: 'Balance', description: 'Section of the account' },
  person: { id: 'account.person.title', defaultMessage: 'Personal info', description: 'Section of the account' },
  language: {
    id: 'account.language.title',
    defaultMessage: 'Language of letters',
    description: 'Section of the account',
  },
});

const SECTIONS = [
  { id: 'services', word: words.services },
  { id: 'balance', word: words.balance },
  { id: 'personal-info', word: words.person },
  { id: 'language', word: words.language },
];

/** The sections of the account, to jump to. */
export function Contents() {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(words.label)}>
      <ul className={css.contents}>
        {SECTIONS.map(({ id, word }) => (
          <li key={id}>
            <TextLink href={`#${id}`} tone="text" className={css.contentsLink}>
              {formatMessage(word)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
