import { localizePath } from '@hoster/domain';
import type { Language } from '../../http/language.ts';
import type { Mail } from '../mail/service.ts';

/** Final email to a user who has deleted their account. */
export function farewellLetter(language: Language, origin: string): Pick<Mail, 'subject' | 'text'> {
  const contacts = origin + localizePath('/contacts/', language);
  return language === 'ru'
    ? {
        subject: 'Ваш аккаунт удалён',
        text: `Здравствуйте!\n\nПо вашему запросу мы удалили аккаунт Hoster, завершили все сеансы и стёрли личные данные. Счета и платежи мы храним столько, сколько требует закон.\n\nЕсли это сделали не вы, напишите нам. Восстановить данные не получится, но мы выясним, что произошло:\n${contacts}\n\nСпасибо, что были с нами.\n\nHoster`,
      }
    : {
        subject: 'Your account has been deleted',
        text: `Hello,\n\nAs you requested, we’ve deleted your Hoster account, signed you out everywhere and erased your personal data. We keep invoices and payments for as long as the law requires.\n\nIf this wasn’t you, contact us. We can’t restore the data, but we’ll find out what happened:\n${contacts}\n\nThank you for being our customer.\n\nHoster`,
      };
}
