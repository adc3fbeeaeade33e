import type { Language } from '../../http/language.ts';
import type { Mail } from '../mail/service.ts';

/** The last letter to someone who has deleted their account. */
export function farewellLetter(language: Language): Pick<Mail, 'subject' | 'text'> {
  return language === 'ru'
    ? {
        subject: 'Ваш аккаунт удалён',
        text: 'Здравствуйте!\n\nВаш аккаунт в Hoster удалён, как вы и просили: сеансы завершены, личные данные стёрты. Счета и платежи мы храним столько, сколько требует закон.\n\nЕсли это сделали не вы, ответьте на это письмо: восстановить данные нельзя, но мы разберёмся, что произошло.\n\nСпасибо, что были с нами.\n\nHoster',
      }
    : {
        subject: 'Your account was deleted',
        text: 'Hello!\n\nYour Hoster account was deleted, as you asked: sessions have ended and your personal data is erased. We keep invoices and payments for as long as the law demands.\n\nIf it was not you, reply to this letter: the data cannot be restored, but we will find out what happened.\n\nThank you for having been with us.\n\nHoster',
      };
}
