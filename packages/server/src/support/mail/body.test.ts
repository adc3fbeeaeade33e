import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentOf, judged, message, multipart, toTicket } from '../../testing/mail-message.ts';

const html = (source: string) => message({ 'Content-Type': 'text/html; charset=utf-8' }, source);
const plain = (text: string, more = '') => message({ 'Content-Type': `text/plain; charset=utf-8${more}` }, text);
const part = (type: string, body: string, more = '') => `Content-Type: ${type}\r\n${more}\r\n${body}`;

describe('quotes of a plain text', () => {
  test.each([
    ['On Tue, Nov 3, 2026 at 10:12 AM Dana <dana@example.net> wrote:'],
    ['Am 03.11.26 um 10:12 schrieb Dana:'],
    ['Le mar. 3 nov. 2026 à 10:12, Dana <d@example.net> a écrit :'],
    ['El mar, 3 nov 2026 a las 10:12, Dana (<d@example.net>) escribió:'],
    ['Em ter., 3 de nov. de 2026 às 10:12, Dana <d@example.net> escreveu:'],
    ['Il giorno mar 3 nov 2026 alle ore 10:12 Dana <d@example.net> ha scritto:'],
    ['Op di 3 nov 2026 om 10:12 schreef Dana <d@example.net>:'],
    ['Den tis 3 nov. 2026 kl 10:12 skrev Dana <d@example.net>:'],
    ['W dniu 3.11.2026 o 10:12, Dana pisze:'],
    ['вт, 3 нояб. 2026 г. в 13:12, Dana <d@example.net>:'],
    ['3 ноября 2026 г., в 13:12, Dana <d@example.net> написал(а):'],
    ['2026年11月3日(火) 10:12 Dana <d@example.net>:'],
    ['Вторник, 3 ноября 2026, 11:20:33, вы писали:'],
    ['Quoting Dana <d@example.net>:'],
  ])('after %s are folded', async (attribution) => {
    const { text, folded } = await contentOf(plain(`Done.\n\n${attribution}\n\n> Please try again.\n> Dana\n`));
    expect([text, folded]).toEqual(['Done.', [`${attribution}\n\n> Please try again.\n> Dana`]]);
  });

  test.each([
    [
      '________________________________\nFrom: Dana <d@example.net>\nSent: Tuesday, 3 November 2026 10:12\nTo: Maria\nSubject: x',
    ],
    ['Von: Dana\nGesendet: Dienstag, 3. November 2026 10:12\nAn: Maria\nBetreff: x'],
    ['De : Dana\nEnvoyé : mardi 3 novembre 2026\nÀ : Maria\nObjet : x'],
    ['*From:* Dana\n*Date:* Tue\n*To:* Maria\n*Subject:* x'],
    ['От: Dana\nОтправлено: 3 ноября 2026 г.\nКому: Maria\nТема: x'],
    ['发件人： Dana\n发送时间： 2026年11月3日\n收件人： Maria\n主题： x'],
    ['-----Ursprüngliche Nachricht-----'],
    ['-------- Forwarded Message --------'],
  ])('with the header of Outlook are folded: %#', async (header) => {
    const { text, folded } = await contentOf(plain(`Done.\n\n${header}\n\nPlease try again.`));
    expect(text).toBe('Done.');
    expect(folded.join('\n')).toContain('Please try again.');
  });

  test('before the answer are folded, the answer stays', async () => {
    const text =
      'On 3 Nov 2026 at 10:12, Dana <d@example.net> wrote:\n> Which plan?\n> Dana\n\nThe large one.\n\n-- \nMaria\n';
    expect(await contentOf(plain(text))).toMatchObject({ text: 'The large one.' });
  });

  test('between the answers stay, and so do bare ones', async () => {
    const between = 'On 3 Nov 2026 at 10:12, Dana <d@x.net> wrote:\n> One?\nYes.\n> Two?\nNo.\n';
    expect((await contentOf(plain(between))).folded).toEqual([]);
    const bare = 'The log says:\n> error 17\nWhat is that?';
    expect(await contentOf(plain(bare))).toMatchObject({ text: bare, folded: [] });
  });

  test('are shown when nothing else is there', async () => {
    const only = 'On 3 Nov 2026 at 10:12, Dana <d@x.net> wrote:\n> One?';
    expect(await contentOf(plain(only))).toMatchObject({ text: only, folded: [] });
  });

  test.each([
    ['From the panel I can see this:\n\nTo: be fixed\nSubject: unknown'],
    ['On 3 November 2026 at 10:12 I wrote to info@shop.example:\n\nplease answer'],
    ['Sent from my server, all email is late.\nWhy?'],
    ['--\nmany\nlines\nof\na\nlist\nthat\nis\nno\nsignature'],
  ])('words that only look like one stay: %j', async (text) => {
    expect(await contentOf(plain(text))).toMatchObject({ text, folded: [] });
  });

  test('format=flowed joins lines, and delsp drops the space', async () => {
    expect((await contentOf(plain('a \nb\n>c \n>d\n -- \n', '; format=flowed'))).text).toBe('a b\n> c d');
    expect((await contentOf(plain('日 \n本', '; Format=Flowed; DelSp=Yes'))).text).toBe('日本');
  });
});

describe('quotes of HTML', () => {
  test.each([
    ['<div>Done.</div><blockquote type="cite"><div>Please</div></blockquote>'],
    [
      '<div>Done.</div><div class="gmail_quote"><div class="gmail_attr">x</div><blockquote class="gmail_quote">Please</blockquote></div>',
    ],
    ['<p>Done.</p><div class="moz-cite-prefix">3.11. Dana:</div><blockquote type="cite">Please</blockquote>'],
    ['<p>Done.</p><hr><div id="divRplyFwdMsg"><b>From:</b> Dana<br></div><div>Please</div>'],
    ['<p>Done.</p><div class="yahoo_quoted"><div>On Tuesday Dana wrote:</div><div>Please</div></div>'],
    ['<p>Done.</p><div class="protonmail_quote">Please</div>'],
    ['<p>Done.</p><p>Am 3.11.2026 um 10:12 schrieb Dana:</p><blockquote>Please</blockquote>'],
    [
      '<p>Done.</p><div style="border-top:solid"><p><b>Von:</b> D<br><b>Gesendet:</b> x<br><b>An:</b> y<br><b>Betreff:</b> z</p></div><p>Please</p>',
    ],
  ])('that the client marks are folded: %s', async (source) => {
    const { text, folded, html: shown, foldedHtml } = await contentOf(html(source));
    expect(text).toBe('Done.');
    expect(folded.join('\n')).toContain('Please');
    expect([shown?.includes('Please'), foldedHtml.join('').includes('Please')]).toEqual([false, true]);
  });

  test('stay between the answers, also inside the client’s container', async () => {
    const source =
      '<div class="gmail_quote"><div class="gmail_attr">On Tue, Dana wrote:</div><blockquote class="gmail_quote">One?</blockquote><div>Yes.</div><blockquote class="gmail_quote">Two?</blockquote><div>No.</div></div>';
    const { text, folded } = await contentOf(html(source));
    expect([text, folded]).toEqual(['On Tue, Dana wrote:\n> One?\nYes.\n> Two?\nNo.', []]);
  });

  test('before the answer are folded, wherever the answer is', async () => {
    const quote = '<blockquote class="gmail_quote">One?</blockquote>';
    for (const source of [`${quote}<div>Yes.</div>`, `<div class="gmail_quote">${quote}<p>Yes.</p></div>`]) {
      expect(await contentOf(html(source))).toMatchObject({ text: 'Yes.', folded: ['> One?'] });
    }
  });

  test('bare ones stay, tables and links keep their content', async () => {
    const source =
      '<p>See <a href="https://a.example/?x=1&amp;y=2">this</a>:</p><blockquote>error</blockquote><table><tr><td>A</td><td>B</td></tr></table><ul><li>one</li></ul><p>Why?</p>';
    expect((await contentOf(html(source))).text).toBe(
      'See this (https://a.example/?x=1&y=2):\n\n> error\n\nA B\n\n- one\n\nWhy?',
    );
  });
});

describe('parts', () => {
  test.each([
    ['koi8-r', Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4]), 'Привет'],
    ['windows-1251', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]), 'Привет'],
    ['CP1251', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]), 'Привет'],
    ['gb18030', Buffer.from([0xc4, 0xe3, 0xba, 0xc3]), '你好'],
    ['"UTF-8"', Buffer.from('Привет'), 'Привет'],
    ['x-made-up', Buffer.from('Grüße'), 'Grüße'],
    ['us-ascii', Buffer.from('Grüße'), 'Grüße'],
    ['utf-8', Buffer.from('Grüße aus Köln, die Straße läuft', 'latin1'), 'Grüße aus Köln, die Straße läuft'],
  ])('text in %s is read', async (charset, body, expected) => {
    expect((await contentOf(message({ 'Content-Type': `text/plain; charset=${charset}` }, body))).text).toBe(expected);
  });

  test('a header in raw UTF-8 is read', async () => {
    expect((await judged(message({ Subject: 'Где мой сервер?' }))).subject).toBe('Где мой сервер?');
  });

  test.each([
    { 'Content-Type': 'text/plain; charset=UTF-7' },
    { 'Content-Type': 'text/html; charset="unicode-1-1-utf-7"' },
    { Subject: '=?utf-7?Q?+ADw-script+AD4-?=' },
  ])('UTF-7 is refused: %o', async (fields) => {
    expect(await judged(message(fields, Buffer.from('+ADw-script+AD4-')))).toMatchObject({ verdict: 'refuse' });
  });

  test('text around a picture stays in order, and a picture that nobody shows is a file', async () => {
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const image = (id: string) =>
      part('image/png; name=a.png', png, `Content-Transfer-Encoding: base64\r\nContent-ID: <${id}>\r\n`);
    const related = await contentOf(
      multipart('related', [part('text/html', '<p>One <img src="cid:a@b"> two</p>'), image('a@b'), image('c@d')]),
    );
    expect([related.inline.map(({ cid }) => cid), related.attachments.length]).toEqual([['a@b'], 1]);
    expect(related.html).toContain('<img src="cid:a@b" />');
    const mixed = await contentOf(
      multipart('mixed', [part('text/plain', 'One'), image('x'), part('text/plain', 'two')]),
    );
    expect([mixed.text, mixed.attachments.length]).toEqual(['One\n\ntwo', 1]);
  });

  test('an empty HTML form doesn’t hide the words of the plain one', async () => {
    const forms = [part('text/plain', 'Words'), part('text/html', '<html><body> </body></html>')];
    expect((await contentOf(multipart('alternative', forms))).text).toBe('Words');
  });

  test('an attached message stays closed', async () => {
    const inner = `From: support@example.net\r\nTo: ${toTicket[1042]}\r\nMessage-ID: <1042.1.5d0e8c@mail.example.net>\r\n\r\nInside`;
    const raw = multipart('mixed', [part('text/plain', 'See'), part('message/rfc822', inner)]);
    expect(await judged(raw)).toMatchObject({
      verdict: 'new',
      content: { text: 'See', attachments: [{ name: 'message.eml' }] },
    });
  });

  test('an encrypted message is offered as a file, and a signature is none', async () => {
    const pgp = [
      part('application/pgp-encrypted', 'Version: 1'),
      part('application/octet-stream; name=encrypted.asc', '-----BEGIN PGP MESSAGE-----'),
    ];
    const encrypted = await judged(multipart('encrypted', pgp, { To: toTicket[1042] }));
    expect(encrypted).toMatchObject({ verdict: 'thread', content: { attachments: [{ name: 'encrypted.asc' }] } });
    expect(encrypted.notices).toEqual(['encrypted', 'no-text']);
    const signed = await judged(
      multipart('signed', [part('text/plain', 'Hi'), part('application/pgp-signature', 'x')]),
    );
    expect(signed).toMatchObject({ content: { text: 'Hi', attachments: [] }, notices: ['signature-not-verified'] });
  });

  test('a long text continues in a file', async () => {
    const long = await judged(plain('word '.repeat(100_000)));
    expect(long.notices).toContain('text-cut');
    expect(long).toMatchObject({ content: { attachments: [{ name: 'message.txt', size: 500_000 }] } });
  });
});

describe('files', () => {
  const file = (name: string, content: Buffer | string) =>
    part(
      'application/octet-stream',
      Buffer.from(content).toString('base64'),
      `Content-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="${name}"\r\n`,
    );
  const filesOf = async (name: string, content: Buffer | string) => {
    const { attachments, blocked } = await contentOf(
      multipart('mixed', [part('text/plain', 'x'), file(name, content)]),
    );
    return {
      attachments: attachments.map((given) => [given.name, given.type]),
      blocked: blocked.map(({ why }) => why),
    };
  };

  test.each([
    ['photo.png', Buffer.from('MZ\u0090\u0000', 'latin1'), 'program'],
    ['tool', Buffer.from('\u007FELF\u0002\u0001', 'latin1'), 'program'],
    ['a.pdf.exe', 'text', 'program'],
    ['setup.msi', 'text', 'program'],
    ['readme.txt', '#!/bin/sh\nrm -rf /', 'script'],
    ['invoice.pdf.js', 'alert(1)', 'script'],
    ['run.ps1 .', 'x', 'script'],
    ['report.docm', 'x', 'macros'],
    ['report.docx', Buffer.from('PK\u0003\u0004 word/vbaProject.bin', 'latin1'), 'macros'],
  ])('%s is named and not offered', async (name, content, why) => {
    expect(await filesOf(name, content)).toEqual({ attachments: [], blocked: [why] });
  });

  test.each([
    ['C:\\\\Users\\\\maria\\\\a.txt', 'words', 'a.txt', 'text/plain'],
    ['..', 'words', 'file.txt', 'text/plain'],
    ['page.png', '<!DOCTYPE html><script>1</script>', 'page.png', 'text/html'],
    ['a.txt', '<svg xmlns="x" onload="1">', 'a.txt', 'image/svg+xml'],
    ['=?utf-8?B?0YTQsNC50Ls=?=.pdf', '%PDF-1.7\n', 'файл.pdf', 'application/pdf'],
    ['gpj.\u202Efdp.txt', 'x', 'gpj.fdp.txt', 'text/plain'],
  ])('%s gets a safe name and its real type', async (given, content, name, type) => {
    expect(await filesOf(given, content)).toEqual({ attachments: [[name, type]], blocked: [] });
  });
});

describe('hostile HTML', () => {
  test.each([
    ['<img src=x onerror=alert(1)>'],
    ['<svg><script>alert(1)</script></svg>'],
    ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">'],
    ['<a href="java\u0000script:alert(1)">x</a>'],
    ['<a href=" javascript:alert(1)">x</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>'],
    ['<p style="position:fixed;top:0;background:url(//evil.test/x)">x</p>'],
    ['<form action=https://evil.test><input name=alert(1)></form>'],
    ['<meta http-equiv=refresh content="0;url=https://evil.test"><base href=https://evil.test>'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe><object data=//evil.test></object><embed src=//evil.test>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>'],
    ['<template><script>alert(1)</script></template><xmp><script>alert(1)</script></xmp>'],
    ['<img src="https://evil.test/pixel.gif" width=1 height=1>'],
  ])('%s is harmless', async (source) => {
    const { html: shown } = await contentOf(html(`<p>Words</p>${source}`));
    expect(shown).toContain('Words');
    expect(shown).not.toMatch(
      /<(?!\/?(?:a|p|div|img|table|tbody|tr|td|b|i|br)\b)|\son\w+=|script:|evil\.test|position|data:text/i,
    );
  });

  test('pictures elsewhere wait until a person asks, and relative links lose their target', async () => {
    const { html: shown, remoteImages } = await contentOf(
      html('<img src="https://a.example/x.png" alt="x"><a href="/my/">y</a>'),
    );
    expect(remoteImages).toEqual(['https://a.example/x.png']);
    expect(shown).toBe('<img data-remote="0" alt="x" /><a rel="nofollow noopener noreferrer">y</a>');
  });
});

test('an opaque S/MIME message is opened when it’s only signed, and offered when it’s encrypted', async () => {
  const smime = (name: string) => {
    const content = readFileSync(new URL(`../../../fixtures/smime/${name}`, import.meta.url));
    const type = 'application/pkcs7-mime; name=smime.p7m';
    return message({ 'Content-Type': type, 'Content-Transfer-Encoding': 'base64' }, content.toString('base64'));
  };
  const signed = await judged(smime('signed.p7m'));
  expect(signed).toMatchObject({
    content: { text: 'Opaque words', attachments: [] },
    notices: ['signature-not-verified'],
  });
  const encrypted = await judged(smime('encrypted.p7m'));
  expect(encrypted).toMatchObject({ content: { text: '', attachments: [{ name: 'smime.p7m' }] } });
  expect(encrypted.notices).toContain('encrypted');
});
