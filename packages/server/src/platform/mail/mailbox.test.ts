import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['A.b+tag@Example.test', 'a.b@example.test'],
  ['A.B.c+tag@gmail.com', 'abc@gmail.com'],
  ['abc@googlemail.com', 'abc@gmail.com'],
  ['Ivan.Petrov+1@ya.ru', 'ivan.petrov@yandex.ru'],
  ['ivan-petrov@yandex.com', 'ivan.petrov@yandex.ru'],
  ['ivanpetrov@yandex.ru', 'ivanpetrov@yandex.ru'],
  ['a_b.c@pm.me', 'abc@proton.me'],
  ['mira@me.com', 'mira@icloud.com'],
  ['a.b@outlook.com', 'a.b@outlook.com'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
