import { defineMessages } from '@formatjs/intl';
import { translate } from '../../i18n/translate.ts';
import { localizePath } from '@hoster/domain';
import type { Language } from '../../platform/http/index.ts';
import type { Mail } from '../../platform/mail/index.ts';

const emailTexts = defineMessages({
  farewellSubject: {
    id: 'identity.email.farewell-subject',
    defaultMessage: 'Your account has been deleted',
    description: 'Email to a user who has deleted their account',
  },
  farewell: {
    id: 'identity.email.farewell',
    defaultMessage:
      'Hello,\n\nAs you requested, we’ve deleted your {brand} account, signed you out everywhere and erased your personal data. We keep invoices and payments for as long as the law requires.\n\nIf this wasn’t you, contact us. We can’t restore the data, but we’ll find out what happened:\n{contacts}\n\nThank you for being our customer.\n\n{brand}',
    description: 'Email to a user who has deleted their account',
  },
});

/** Final email to a user who has deleted their account. */
export function farewellEmail(language: Language, origin: string): Pick<Mail, 'kind' | 'subject' | 'text'> {
  const contacts = origin + localizePath('/contacts/', language);
  return {
    kind: 'account-deleted',
    subject: translate(language, emailTexts.farewellSubject),
    text: translate(language, emailTexts.farewell, { contacts }),
  };
}
