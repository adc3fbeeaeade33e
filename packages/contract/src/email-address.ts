import { z } from 'zod';

/** Longest address: 64 octets, the @ and 255 octets (RFC 5321, 4.5.3.1). */
export const emailMaxLength = 320;
const localMaxBytes = 64;
const domainMaxLength = 255;

/** Not a blank, and no character that can't be seen: those come around what is pasted. */
const isShown = (letter: string): boolean => /[^\s\p{Cf}]/u.test(letter);

const atom = "[-!#$%&'*+/=?^_`{}|~\\p{L}\\p{M}\\p{N}]+";
const localPart = new RegExp(`^${atom}(\\.${atom})*$`, 'u');
/** As in Django's EmailValidator: a top-level domain has no digits, unless it's an internationalized one. */
const domainName = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(xn--[a-z0-9-]{0,58}[a-z0-9]|[a-z][a-z-]{0,61}[a-z])$/;

/**
 * Reads an email address, so that every spelling of a mailbox becomes one: without blanks around it, in lower case, with
 * the domain in ASCII (`user@пример.рф` becomes `user@xn--e1afmkfd.xn--p1ai`). What's before the @ may have characters of any
 * one script (RFC 6531), digits included: characters of others that look the same would be another mailbox.
 * @returns null for what no email can be sent to on the internet: also addresses without a domain name (`user@localhost`,
 * `user@[192.0.2.1]`) and with quotes
 */
export function readEmail(text: string): string | null {
  const pasted = Array.from(text.trim());
  const address = pasted.slice(pasted.findIndex(isShown), pasted.findLastIndex(isShown) + 1).join('');
  if (address.length > emailMaxLength) return null;
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0)).toLowerCase().normalize('NFC');
  const domain = asciiDomain(address.slice(at + 1));
  const isLocalPart =
    localPart.test(local) && !isAmbiguous(local) && new TextEncoder().encode(local).length <= localMaxBytes;
  return isLocalPart && domain.length <= domainMaxLength && domainName.test(domain) ? `${local}@${domain}` : null;
}

/** Whether only a mail server with SMTPUTF8 (RFC 6531) can deliver to an address that was read. */
export const needsUtf8Mail = (email: string): boolean => /\P{ASCII}/u.test(email);

/** A domain in ASCII as the platform's own parser reads it; empty when it's none. */
function asciiDomain(domain: string): string {
  if (/[\s/?#:\\%[\]]/.test(domain) || !URL.canParse(`http://${domain}`)) return '';
  return new URL(`http://${domain}`).hostname;
}

/**
 * Scripts that addresses are written in (Unicode UAX #31, table 5): each is one of these, or one that isn't listed.
 * Chinese, Japanese and Korean mix theirs.
 */
const scripts = [
  ...'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Knda Khmr Laoo Latn Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt'
    .split(' ')
    .map((script) => new RegExp(`\\p{scx=${script}}`, 'u')),
  /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}]/u,
];

/** Letters or digits of several scripts, or characters that another spelling stands for, such as full-width ones. */
function isAmbiguous(text: string): boolean {
  const letters = text.match(/(?![0-9])[\p{L}\p{N}]/gu) ?? [];
  const inOne = scripts.some((script) => letters.every((letter) => script.test(letter)));
  const inAny = scripts.some((script) => letters.some((letter) => script.test(letter)));
  return text !== text.normalize('NFKC') || (inAny && !inOne);
}

/** An email address of a request, as `readEmail` returns it. */
export const EmailAddress = z
  .string()
  .overwrite((text) => readEmail(text) ?? text)
  .check(({ value, issues }) => {
    if (value.length > emailMaxLength)
      issues.push({ code: 'too_big', origin: 'string', maximum: emailMaxLength, inclusive: true, input: value });
    else if (readEmail(value) === null) issues.push({ code: 'invalid_format', format: 'email', input: value });
  })
  .meta({ format: 'idn-email', maxLength: emailMaxLength });
