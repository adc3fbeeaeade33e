import type { Language } from '../../http/language.ts';
import type { Mail } from '../mail/service.ts';
import { welcomeOffer } from './offer.ts';

/** The letter that carries a welcome code; the link puts the code into a new order. */
export function promoLetter(of: {
  language: Language;
  origin: string;
  code: string;
  expiresAt: Date;
}): Pick<Mail, 'subject' | 'text'> {
  const { language, origin, code, expiresAt } = of;
  const { percent, months } = welcomeOffer;
  const day = expiresAt.toLocaleDateString(language === 'ru' ? 'ru-RU' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const prefix = language === 'ru' ? '/ru' : '';
  const link = `${origin}${prefix}/virtual-private-servers/?promo_code=${code}`;
  return language === 'ru'
    ? {
        subject: `Ваш промокод на скидку ${percent}\u00a0%`,
        text: `Здравствуйте!\n\nВаш промокод: ${code}\n\nОн даёт скидку ${percent}\u00a0% на первые ${months} месяца. До ${day} введите его при заказе или начните отсюда:\n\n${link}\n\nHoster`,
      }
    : {
        subject: `Your promo code for ${percent}% off`,
        text: `Hello!\n\nYour promo code: ${code}\n\nIt takes ${percent}% off the first ${months} months and works until ${day}. Enter it with your order, or begin here:\n\n${link}\n\nHoster`,
      };
}
