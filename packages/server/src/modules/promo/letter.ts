import { dayInWords, localizePath, orderSearch } from '@hoster/domain';
import type { Language } from '../../http/language.ts';
import type { Mail } from '../mail/service.ts';
import { welcomeOffer } from './offer.ts';

/** Email with a welcome code; its link adds the code to a new order. */
export function promoLetter(of: {
  language: Language;
  origin: string;
  code: string;
  expiresAt: Date;
}): Pick<Mail, 'subject' | 'text'> {
  const { language, origin, code, expiresAt } = of;
  const { percent, months } = welcomeOffer;
  const day = dayInWords(expiresAt, language);
  const link = origin + localizePath(`/virtual-private-servers/${orderSearch({ promo_code: code })}`, language);
  return language === 'ru'
    ? {
        subject: `Ваш промокод на скидку ${percent}\u00a0%`,
        text: `Здравствуйте!\n\nВаш промокод: ${code}\n\nОн даёт скидку ${percent}\u00a0% на первые ${months} месяца. Введите его при заказе до ${day} или перейдите по ссылке:\n\n${link}\n\nHoster`,
      }
    : {
        subject: `Your promo code for ${percent}% off`,
        text: `Hello,\n\nYour promo code: ${code}\n\nGet ${percent}% off your first ${months} months. The code is valid until ${day}. Enter it at checkout or start here:\n\n${link}\n\nHoster`,
      };
}
