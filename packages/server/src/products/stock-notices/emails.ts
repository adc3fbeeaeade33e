import { defineMessages } from '@formatjs/intl';
import { translate } from '../../i18n/translate.ts';
import { dayInWords, sellerTimeZone } from '@hoster/domain';
import type { Language } from '../../platform/http/index.ts';
import type { Mail } from '../../platform/mail/index.ts';

type EmailText = Pick<Mail, 'kind' | 'subject' | 'text'>;

const texts = defineMessages({
  confirmationSubject: {
    id: 'products.stock.confirmation-subject',
    defaultMessage: 'Confirm: email me when it’s back',
  },
  confirmation: {
    id: 'products.stock.confirmation',
    defaultMessage:
      'Hello,\n\nSomeone entered this address to get an email when this can be ordered again:\n{name}\n\nIf it was you, confirm the address:\n{page}\n\nIf it wasn’t, ignore this email: we’ll write only if you confirm.\n\n{brand}',
  },
  backSubject: { id: 'products.stock.back-subject', defaultMessage: 'Back in stock: {name}' },
  back: {
    id: 'products.stock.back',
    defaultMessage:
      'Hello,\n\n{name} can be ordered again:\n{url}\n\nWe don’t reserve anything, so it may sell out again.\n\nYou asked for this email on {day}. It’s the only one: we’ve deleted your request.\n\n{brand}',
  },
});

/** Email that asks whether the address wants a notice. `page`: absolute. */
export const confirmationEmail = (language: Language, name: string, page: string): EmailText => ({
  kind: 'stock-notice-confirm',
  subject: translate(language, texts.confirmationSubject),
  text: translate(language, texts.confirmation, { name, page }),
});

/** Email that something can be ordered again. `url`: absolute. */
export const backEmail = (
  language: Language,
  { name, url, askedAt }: { name: string; url: string; askedAt: Date },
): EmailText => ({
  kind: 'back-in-stock',
  subject: translate(language, texts.backSubject, { name }),
  text: translate(language, texts.back, { name, url, day: dayInWords(askedAt, language, sellerTimeZone) }),
});
