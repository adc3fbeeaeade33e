import { defineMessages, useIntl } from 'react-intl';
import { Contents } from '../../features/account-parts/contents.tsx';

const words = defineMessages({
  services: { id: 'account.services.title', defaultMessage: 'Services', description: 'Section of the account' },
  balance: { id: 'account.balance.title', defaultMessage: 'Balance', description: 'Section of the account' },
  person: { id: 'account.person.title', defaultMessage: 'Personal data', description: 'Section of the account' },
  language: {
    id: 'account.language.title',
    defaultMessage: 'Email language',
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
export function AccountContents() {
  const { formatMessage } = useIntl();
  return <Contents sections={SECTIONS.map(({ id, word }) => ({ id, title: formatMessage(word) }))} />;
}
