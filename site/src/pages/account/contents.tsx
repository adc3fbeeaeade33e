import { defineMessages, useIntl } from 'react-intl';
import { Contents } from '../../parts/section/contents.tsx';

const words = defineMessages({
  services: { id: 'account.services.title', defaultMessage: 'Services' },
  offers: { id: 'account.offers.title', defaultMessage: 'Offers for you' },
  balance: { id: 'account.balance.title', defaultMessage: 'Balance' },
  cards: { id: 'account.cards.title', defaultMessage: 'Saved cards' },
  payers: { id: 'account.payers.title', defaultMessage: 'Companies' },
  person: { id: 'account.person.title', defaultMessage: 'Personal data' },
  language: { id: 'account.language.title', defaultMessage: 'Email language' },
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
