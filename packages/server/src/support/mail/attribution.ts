/** Longest line that can name the author of a quote. */
const lineMax = 400;

const wrote = new RegExp(
  String.raw`\b(?:wrote|writes|schrieb|écrit|escribió|escribio|escreveu|scritto|scrive|schreef|skrev|skrifaði|kirjoitti|napsal\(?a?\)?|napísal\(?a?\)?|napisał\(?a?\)?|pisze|írta|a scris|yazdı|написав|написала)\b|пиш[еу]т?|(?:на)?писал(?:\(?а\)?)?|написа[вл]|írta|写道|寫道|のメール|님이 작성`,
  'iu',
);
const time = /\d{1,2}[:.h]\d{2}/;
const date = /\b\d{4}\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\d{4}年/;
const address = /[^\s<>"]@[^\s<>"]/;

/** Whether text names the author of the quote after it, such as “On 3 Nov 2026 at 10:12, Ann <ann@example.com> wrote:”. */
export function isAttribution(text: string): boolean {
  const line = text.trim();
  if (line.length < 8 || line.length > lineMax || !/[:：]$/.test(line)) return false;
  if (/^(?:quoting|zitat von|citando a?|цитирую|цитата) /iu.test(line)) return true;
  if (!date.test(line) && !time.test(line)) return false;
  return wrote.test(line) || address.test(line);
}

/** Whether it ends with an address in brackets, so that it's an attribution even before text without marks of a quote. */
export const namesAddress = (text: string): boolean =>
  /[<[][^<>\s]{1,300}@[^<>\s]{1,300}[>\]][^\d<>]{0,30}[:：]$/.test(text.trim());

const separators: readonly RegExp[] = [
  // -----Original Message-----, ---------- Forwarded message ---------, ----- Исходное сообщение -----
  /^-{3,} ?(?:original (?:message|appointment)|forwarded message|reply message|исходное сообщение|пересылаемое сообщение|пересланное сообщение|перенаправленное сообщение|пересылаемое письмо|вихідне повідомлення|ursprüngliche nachricht|original-nachricht|weitergeleitete nachricht|message d['’]origine|message transféré|mensaje original|mensaje reenviado|mensagem original|mensagem encaminhada|messaggio originale|messaggio inoltrato|oorspronkelijk bericht|doorgestuurd bericht|ursprungligt meddelande|oprindelig meddelelse|opprinnelig melding|alkuperäinen viesti|wiadomość oryginalna|původní zpráva|eredeti üzenet|mesaj original|özgün ileti|元のメッセージ|原始邮件|原始郵件|邮件原件|원본 메시지) ?-{0,100}$/iu,
  // Apple Mail and Thunderbird, forwarded.
  /^(?:begin forwarded message|начало переадресованного сообщения|anfang der weitergeleiteten nachricht|début du message réexpédié|inicio del mensaje reenviado|inizio messaggio inoltrato) ?:$/iu,
];

/** Whether a line says that everything after it is another message. */
export const isSeparator = (text: string): boolean => {
  const line = text.trim();
  return line.length < 120 && separators.some((known) => known.test(line));
};

const label = (words: string): RegExp => new RegExp(`^[*_]{0,2}(?:${words})[*_]{0,2} ?[:：][*_]{0,2}`, 'iu');
const from = label(
  'from|от|от кого|von|de|da|van|från|fra|od|lähettäjä|від|feladó|kimden|de la|差出人|发件人|寄件者|寄件人|보낸 사람',
);
const sent = label(
  'sent|date|отправлено|дата|gesendet|datum|envoyé|enviado(?: el| em)?|fecha|data|inviato|verzonden|skickat|sendt|dato|wysłano|odesláno|lähetetty|päivämäärä|надіслано|elküldve|dátum|gönderilen|gönderildi|tarih|trimis|送信日時|日付|发送时间|日期|寄件日期|보낸 날짜',
);
const to = label(
  'to|кому|an|à|para|a|aan|till|til|do|komu|vastaanottaja|címzett|kime|către|宛先|收件人|收件者|받는 사람',
);
const subject = label(
  'subject|тема|betreff|objet|asunto|assunto|oggetto|onderwerp|ämne|emne|temat|předmět|aihe|tárgy|konu|subiect|件名|主题|主題|主旨|제목',
);

/**
 * Whether lines begin with the header of another message, as Outlook writes it: From and at least two of Sent, To and
 * Subject.
 */
export function beginsHeader(lines: readonly string[]): boolean {
  if (!from.test((lines[0] ?? '').trim())) return false;
  const next = lines.slice(1, 9).map((line) => line.trim());
  return [sent, to, subject].filter((known) => next.some((line) => known.test(line))).length >= 2;
}

const clientLines: readonly RegExp[] = [
  /^sent (?:from|via|with) (?:my |the )?(?:[\p{L}\p{N}.,’'-]{1,30} ?){1,5}$/iu,
  /^get outlook for (?:ios|android|mac)/iu,
  /^отправлено (?:из|с|со|через) (?:[\p{L}\p{N}.,’'-]{1,30} ?){1,7}$/iu,
  /^(?:надіслано|відправлено) (?:з|із|зі|через) (?:[\p{L}\p{N}.,’'-]{1,30} ?){1,7}$/iu,
  /^(?:von (?:meinem|unterwegs)|gesendet (?:von|mit|über)) (?:[\p{L}\p{N}.,’'-]{1,30} ?){1,6}$/iu,
  /^envoyé (?:de(?:puis)?|avec|par) (?:[\p{L}\p{N}.,’'-]{1,30} ?){1,6}$/iu,
  /^(?:enviado|enviada) (?:desde|do|de|a partir do) (?:[\p{L}\p{N}.,’'-]{1,30} ?){1,6}$/iu,
  /^inviato (?:da|dal) (?:[\p{L}\p{N}.,’'-]{1,30} ?){1,6}$/iu,
  /^(?:verstuurd|verzonden) (?:vanaf|vanuit|met|via) (?:[\p{L}\p{N}.,’'-]{1,30} ?){1,6}$/iu,
  /^(?:skickat|sendt|lähetetty) (?:från|fra) (?:[\p{L}\p{N}.,’'-]{1,30} ?){1,6}$/iu,
  /^wysłan[eoy] z (?:[\p{L}\p{N}.,’'-]{1,30} ?){1,6}$/iu,
  /^odesláno (?:z|ze) (?:[\p{L}\p{N}.,’'-]{1,30} ?){1,6}$/iu,
  /^(?:iphone|ipad|android)から送信$/iu,
  /^发自我的/u,
];

/** Whether a line was added by a phone or a client, such as “Sent from my iPhone”. */
export const isClientLine = (text: string): boolean => {
  const line = text.trim();
  return line.length < 90 && clientLines.some((known) => known.test(line));
};
