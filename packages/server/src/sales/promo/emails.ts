import { defineMessages } from '@formatjs/intl';
import { translate } from '../../i18n/translate.ts';
import { dayInWords, localizePath, orderSearch, sellerTimeZone } from '@hoster/domain';
import type { Language } from '../../platform/http/index.ts';
import type { Mail } from '../../platform/mail/index.ts';
import { welcomeOffer } from './offer.ts';

const texts = defineMessages({
  promoSubject: {
    id: 'sales.welcome.subject',
    defaultMessage: 'Your promo code for {percent}% off',
    description: 'Email with a promo code for new customers',
  },
  promo: {
    id: 'sales.welcome.text',
    defaultMessage:
      'Hello,\n\nYour promo code: {code}\n\nGet {percent}% off your first {months} months. The code is valid until {day}. Enter it at checkout or start here:\n\n{link}\n\n{brand}',
    description: 'Email with a promo code for new customers',
  },
});

/** Email with a welcome code; its link adds the code to a new order. */
export function promoEmail(of: {
  language: Language;
  origin: string;
  code: string;
  expiresAt: Date;
}): Pick<Mail, 'kind' | 'subject' | 'text'> {
  const { language, origin, code, expiresAt } = of;
  const { percent, months } = welcomeOffer;
  const day = dayInWords(expiresAt, language, sellerTimeZone);
  const link = origin + localizePath(`/virtual-private-servers/${orderSearch({ promo_code: code })}`, language);
  return {
    kind: 'welcome-code',
    subject: translate(language, texts.promoSubject, { percent }),
    text: translate(language, texts.promo, { code, percent, months, day, link }),
  };
}
