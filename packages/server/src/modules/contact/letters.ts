import type { Language } from '../../http/language.ts';
import type { Mail } from '../mail/service.ts';

type Letter = Pick<Mail, 'subject' | 'text'>;

interface Written {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: Language;
  page: string | null;
  /** Username of who was signed in. */
  customer: string | null;
}

/** A visitor's message as support gets it. */
export function supportLetter({ id, name, email, subject, message, language, page, customer }: Written): Letter {
  const isRussian = language === 'ru';
  const facts = [
    [isRussian ? 'От' : 'From', `${name} <${email}>`],
    [isRussian ? 'Клиент' : 'Customer', customer],
    [isRussian ? 'Страница' : 'Page', page],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return { subject: `[#${id}] ${subject}`, text: `${facts.join('\n')}\n\n${message}\n` };
}

/**
 * Confirmation for the sender. `copy` is for addresses that are known to be the sender's: text that anybody may write
 * is not emailed to any address that anybody may enter.
 */
export function receiptLetter(
  language: Language,
  id: number,
  copy: Pick<Written, 'subject' | 'message'> | null,
): Letter {
  const quoted = copy ? `\n\n${copy.subject}\n\n${copy.message}` : '';
  return language === 'ru'
    ? {
        subject: `Мы получили ваше сообщение (№\u00a0${id})`,
        text: `Здравствуйте!\n\nМы получили сообщение из формы на сайте, его номер\u00a0— ${id}. Ответ придёт на этот адрес. Если вы нам не писали, просто удалите это письмо.${quoted}\n\nHoster`,
      }
    : {
        subject: `We’ve received your message (#${id})`,
        text: `Hello,\n\nWe’ve received the message from the contact form on our site. Its number is ${id}. We’ll reply to this address. If you didn’t contact us, ignore this email.${quoted}\n\nHoster`,
      };
}
