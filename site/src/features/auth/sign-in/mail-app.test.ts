import { expect, test } from 'vitest';
import { mailAppOf } from './mail-app.ts';

test.each([
  ['ada@GMAIL.com', 'https://mail.google.com/'],
  ['ada@yandex.kz', 'https://mail.yandex.ru/'],
  ['ada@mail.ru', 'https://e.mail.ru/'],
  ['ada@shop.example', 'mailto:'],
  ['ada@gmail.com.shop.example', 'mailto:'],
  [null, 'mailto:'],
])('the mail of %s opens at %s', (email, address) => {
  expect(mailAppOf(email)).toBe(address);
});
