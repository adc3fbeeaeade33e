import type { Language } from '../../../http/language.ts';
import type { Mail } from '../../mail/service.ts';

type Letter = Omit<Mail, 'to' | 'language'>;

/** Recipient of an email: their language, and the origin of the site for links. */
interface Reader {
  readonly language: Language;
  readonly origin: string;
}

/** Email that asks a new user to confirm the address. The key is percent-encoded in the path, because it contains colons. */
export function confirmationLetter({ language, origin }: Reader, key: string): Letter {
  const link = `${origin}/auth/confirm-email/${encodeURIComponent(key)}/`;
  return language === 'ru'
    ? {
        subject: 'Подтвердите адрес электронной почты',
        text: `Здравствуйте!\n\nЧтобы завершить регистрацию в Hoster, подтвердите адрес электронной почты:\n\n${link}\n\nСсылка действует три дня. Если вы не регистрировались в Hoster, просто удалите это письмо.\n\nHoster`,
      }
    : {
        subject: 'Confirm your email address',
        text: `Hello,\n\nTo finish creating your Hoster account, confirm this email address:\n\n${link}\n\nThe link expires in three days. If you didn’t sign up for Hoster, you can ignore this email.\n\nHoster`,
      };
}

/** Email that asks the owner of an additional address to confirm it. */
export function addedAddressLetter({ language, origin }: Reader, key: string, account: string): Letter {
  const link = `${origin}/auth/confirm-email/${encodeURIComponent(key)}/`;
  return language === 'ru'
    ? {
        subject: 'Подтвердите адрес электронной почты',
        text: `Здравствуйте!\n\nЭтот адрес добавили в аккаунт Hoster ${account}. Если это ваш аккаунт, подтвердите адрес:\n\n${link}\n\nСсылка действует три дня. Если аккаунт не ваш, не открывайте её: иначе ваш адрес окажется в чужом аккаунте.\n\nHoster`,
      }
    : {
        subject: 'Confirm your email address',
        text: `Hello,\n\nThis email address was added to the Hoster account ${account}. If that’s your account, confirm the address:\n\n${link}\n\nThe link expires in three days. If it isn’t your account, don’t open the link: your address would be added to someone else’s account.\n\nHoster`,
      };
}

/** Email to the owner of an address that someone tried to sign up with or add to another account. */
export function alreadyRegisteredLetter({ language, origin }: Reader, email: string): Letter {
  const link = `${origin}/auth/password/reset/`;
  return language === 'ru'
    ? {
        subject: 'Аккаунт уже существует',
        text: `Здравствуйте!\n\nКто-то, возможно вы, попытался использовать адрес ${email} для аккаунта Hoster. Аккаунт с таким адресом уже есть.\n\nЗабыли пароль? Задайте новый:\n\n${link}\n\nHoster`,
      }
    : {
        subject: 'Account already exists',
        text: `Hello,\n\nSomeone, perhaps you, tried to use ${email} for a Hoster account. An account with this address already exists.\n\nForgot your password? Reset it here:\n\n${link}\n\nHoster`,
      };
}

/** Email with a password reset link. */
export function resetLetter({ language, origin }: Reader, key: string): Letter {
  const link = `${origin}/auth/password/reset/key/${encodeURIComponent(key)}/`;
  return language === 'ru'
    ? {
        subject: 'Сброс пароля',
        text: `Здравствуйте!\n\nЧтобы сбросить пароль в Hoster, откройте ссылку:\n\n${link}\n\nСсылка одноразовая и действует три дня. Если вы не запрашивали сброс пароля, просто удалите это письмо.\n\nHoster`,
      }
    : {
        subject: 'Reset your password',
        text: `Hello,\n\nTo reset your Hoster password, open this link:\n\n${link}\n\nThe link works once and expires in three days. If you didn’t request a password reset, you can ignore this email.\n\nHoster`,
      };
}

/** Email for a reset request with an address that has no account. */
export function unknownAccountLetter({ language, origin }: Reader, email: string): Letter {
  const link = `${origin}/auth/signup/`;
  return language === 'ru'
    ? {
        subject: 'Сброс пароля',
        text: `Здравствуйте!\n\nКто-то, возможно вы, запросил сброс пароля в Hoster для адреса ${email}. Аккаунта с таким адресом у нас нет. Зарегистрироваться можно здесь:\n\n${link}\n\nHoster`,
      }
    : {
        subject: 'Reset your password',
        text: `Hello,\n\nSomeone, perhaps you, requested a password reset for ${email} at Hoster. We have no account with this address. You can create one here:\n\n${link}\n\nHoster`,
      };
}

/** Email about a change of sign-in settings, in case someone else made it. */
export function noticeLetter({ language, origin }: Reader, change: keyof typeof notices): Letter {
  const link = `${origin}/auth/password/reset/`;
  const what = notices[change][language];
  return language === 'ru'
    ? {
        subject: what,
        text: `Здравствуйте!\n\n${what}. Если это сделали не вы, напишите в поддержку и сразу смените пароль:\n\n${link}\n\nHoster`,
      }
    : {
        subject: what,
        text: `Hello,\n\n${what}. If this wasn’t you, contact support and reset your password now:\n\n${link}\n\nHoster`,
      };
}

const notices = {
  password: { en: 'Your password was changed', ru: 'Ваш пароль изменён' },
  totp_on: { en: 'Two-factor authentication was turned on', ru: 'Двухфакторная аутентификация включена' },
  totp_off: { en: 'Two-factor authentication was turned off', ru: 'Двухфакторная аутентификация отключена' },
  recovery_code_used: {
    en: 'A recovery code of your account was used',
    ru: 'Использован код восстановления вашего аккаунта',
  },
  recovery_codes_made: {
    en: 'New recovery codes were created for your account',
    ru: 'Для вашего аккаунта созданы новые коды восстановления',
  },
  provider_connected: {
    en: 'A third-party account was connected to your account',
    ru: 'К вашему аккаунту подключён внешний аккаунт',
  },
  provider_disconnected: {
    en: 'A third-party account was disconnected from your account',
    ru: 'От вашего аккаунта отключён внешний аккаунт',
  },
  email_primary: {
    en: 'Your primary email address was changed',
    ru: 'Основной адрес вашего аккаунта изменён',
  },
  email_removed: {
    en: 'This email address was removed from your account',
    ru: 'Этот адрес удалён из вашего аккаунта',
  },
} as const;
