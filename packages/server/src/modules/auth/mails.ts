import type { Language } from '../../http/language.ts';
import type { Mail } from '../mail/service.ts';

type Letter = Omit<Mail, 'to' | 'language'>;

/** A letter about access, in the reader's language; `origin` is where the site stands. */
interface Reader {
  readonly language: Language;
  readonly origin: string;
}

/** Asks a newcomer to confirm the address. The key stands in the path percent-encoded, for it holds colons. */
export function confirmationLetter({ language, origin }: Reader, key: string): Letter {
  const link = `${origin}/auth/confirm-email/${encodeURIComponent(key)}/`;
  return language === 'ru'
    ? {
        subject: 'Подтвердите адрес электронной почты',
        text: `Здравствуйте!\n\nЭтот адрес указали при регистрации в Hoster. Чтобы подтвердить его, откройте ссылку:\n\n${link}\n\nСсылка действует три дня. Если вы не регистрировались, ничего делать не нужно.\n\nHoster`,
      }
    : {
        subject: 'Please confirm your email address',
        text: `Hello!\n\nSomeone gave this address when signing up at Hoster. To confirm that it is yours, open this link:\n\n${link}\n\nThe link works for three days. If it was not you, there is nothing to do.\n\nHoster`,
      };
}

/** Asks the owner of a further address whether it may belong to that account. */
export function addedAddressLetter({ language, origin }: Reader, key: string, account: string): Letter {
  const link = `${origin}/auth/confirm-email/${encodeURIComponent(key)}/`;
  return language === 'ru'
    ? {
        subject: 'Подтвердите адрес электронной почты',
        text: `Здравствуйте!\n\nЭтот адрес добавили в аккаунт ${account} в Hoster. Если это ваш аккаунт, откройте ссылку, чтобы подтвердить адрес:\n\n${link}\n\nСсылка действует три дня. Если аккаунт не ваш, не открывайте её: адрес достался бы другому человеку.\n\nHoster`,
      }
    : {
        subject: 'Please confirm your email address',
        text: `Hello!\n\nThis address was added to the account ${account} at Hoster. If that is your account, open this link to confirm the address:\n\n${link}\n\nThe link works for three days. If it is not your account, do not open it: the address would belong to somebody else.\n\nHoster`,
      };
}

/** Tells the owner of an address that somebody tried to sign up with it, or to add it to another account. */
export function alreadyRegisteredLetter({ language, origin }: Reader, email: string): Letter {
  const link = `${origin}/auth/password/reset/`;
  return language === 'ru'
    ? {
        subject: 'Аккаунт уже существует',
        text: `Здравствуйте!\n\nКто-то, возможно вы, попытался использовать адрес ${email} для аккаунта в Hoster. Аккаунт с этим адресом уже есть.\n\nЕсли вы забыли пароль, задайте новый:\n\n${link}\n\nHoster`,
      }
    : {
        subject: 'Account already exists',
        text: `Hello!\n\nSomeone, perhaps you, tried to use ${email} for an account at Hoster. An account with this address already exists.\n\nIf you have forgotten the password, set a new one here:\n\n${link}\n\nHoster`,
      };
}

/** Carries the link that lets a user set a new password. */
export function resetLetter({ language, origin }: Reader, key: string): Letter {
  const link = `${origin}/auth/password/reset/key/${encodeURIComponent(key)}/`;
  return language === 'ru'
    ? {
        subject: 'Смена пароля',
        text: `Здравствуйте!\n\nЧтобы задать новый пароль в Hoster, откройте ссылку:\n\n${link}\n\nСсылка действует три дня и только один раз. Если вы не просили о смене пароля, ничего делать не нужно.\n\nHoster`,
      }
    : {
        subject: 'Reset your password',
        text: `Hello!\n\nTo set a new password at Hoster, open this link:\n\n${link}\n\nThe link works for three days, and once. If you did not ask for it, there is nothing to do.\n\nHoster`,
      };
}

/** Answers a reset request for an address that has no account, in place of silence. */
export function unknownAccountLetter({ language, origin }: Reader, email: string): Letter {
  const link = `${origin}/auth/signup/`;
  return language === 'ru'
    ? {
        subject: 'Смена пароля',
        text: `Здравствуйте!\n\nКто-то, возможно вы, попросил сменить пароль в Hoster для адреса ${email}. Аккаунта с этим адресом у нас нет. Зарегистрироваться можно здесь:\n\n${link}\n\nHoster`,
      }
    : {
        subject: 'Reset your password',
        text: `Hello!\n\nSomeone, perhaps you, asked for a new Hoster password for ${email}. We have no account with this address. You can sign up here:\n\n${link}\n\nHoster`,
      };
}

/** Tells a user that something about the access to the account was changed, in case it was somebody else. */
export function noticeLetter({ language, origin }: Reader, change: keyof typeof notices): Letter {
  const link = `${origin}/auth/password/reset/`;
  const what = notices[change][language];
  return language === 'ru'
    ? {
        subject: what,
        text: `Здравствуйте!\n\n${what}. Если это сделали не вы, немедленно задайте новый пароль и напишите нам:\n\n${link}\n\nHoster`,
      }
    : {
        subject: what,
        text: `Hello!\n\n${what}. If it was not you, set a new password at once and write to us:\n\n${link}\n\nHoster`,
      };
}

const notices = {
  password: { en: 'Your password was changed', ru: 'Ваш пароль изменён' },
  totp_on: { en: 'Two-factor authentication was switched on', ru: 'Двухфакторный вход включён' },
  totp_off: { en: 'Two-factor authentication was switched off', ru: 'Двухфакторный вход отключён' },
  provider_connected: {
    en: 'A third-party account was connected to your account',
    ru: 'К вашему аккаунту подключён внешний аккаунт',
  },
  provider_disconnected: {
    en: 'A third-party account was disconnected from your account',
    ru: 'От вашего аккаунта отключён внешний аккаунт',
  },
  email_primary: {
    en: 'Another email address became the primary one of your account',
    ru: 'Основным адресом вашего аккаунта стал другой',
  },
  email_removed: {
    en: 'This email address was removed from your account',
    ru: 'Этот адрес удалён из вашего аккаунта',
  },
} as const;
