import { defineMessages, useIntl } from 'react-intl';
import { Contents } from '../../parts/section/contents.tsx';

const words = defineMessages({
  services: { id: 'account.services.title', defaultMessage: 'Services', description: 'Section of the account' },
  offers: { id: 'account.offers.title', defaultMessage: 'Offers for you', description: 'Section of the account' },
  balance: { id: 'account.balance.title', defaultMessage: 'Balance', description: 'Section of the account' },
  cards: { id: 'account.cards.title', defaultMessage: 'Saved cards', description: 'Section of the account' },
  payers: { id: 'account.payers.title', defaultMessage: 'Companies', description: 'Section of the account' },
  person: { id: 'account.person.title', defaultMessage: 'Personal data', description: 'Section of the account' },
  language: {
    id: 'account.language.title',
    defaultMessage: 'Email language',
    description: 'Section of the account',
  },
});

interface AccountContentsProps {
  hasOffers: boolean;
  /** Whether cards and companies are shown. */
  hasBilling: boolean;
}

/** Links to the sections of the account. */
export function AccountContents({ hasOffers, hasBilling }: AccountContentsProps) {
  const { formatMessage } = useIntl();
  const sections = [
    { id: 'services', word: words.services },
    ...(hasOffers ? [{ id: 'offers', word: words.offers }] : []),
    { id: 'balance', word: words.balance },
    ...(hasBilling
      ? [
          { id: 'cards', word: words.cards },
          { id: 'payers', word: words.payers },
        ]
      : []),
    { id: 'personal-info', word: words.person },
    { id: 'language', word: words.language },
  ];
  return <Contents sections={sections.map(({ id, word }) => ({ id, title: formatMessage(word) }))} />;
}
