import { expect, test } from 'vitest';
import { typographed } from './typography.ts';

/** With the no-break spaces made visible. */
const shown = (text: string) => typographed(text, 'ru').replaceAll('\u00a0', '_');

test.each([
  ['Серверы в Цюрихе и на Кипре', 'Серверы в_Цюрихе и_на_Кипре'],
  ['В облаке — не на полке', 'В_облаке_— не_на_полке'],
  ['от 4 ГБ памяти, 99,9 % времени и 5 € за 2 ТБ', 'от_4_ГБ памяти, 99,9_% времени и_5_€ за_2_ТБ'],
  ['через 5 с и за {ram} ГБ', 'через 5_с и_за_{ram}_ГБ'.replace('5_с', '5 с')],
  [
    '{count, plural, one {# день} few {# дня} other {# дня}}',
    '{count, plural, one {#_день} few {#_дня} other {#_дня}}',
  ],
  ['уже с_пробелом'.replace('_', '\u00a0'), 'уже с_пробелом'],
])('%s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('doesn’t change commands, addresses and English', () => {
  for (const text of [
    'ssh root@10.0.0.1 -p 22',
    'https://hoster.example/в /о ',
    'a server in the cloud - 4 GB',
    'Wi-Fi',
  ]) {
    expect(typographed(text, 'ru')).toBe(text);
  }
});

test('changes nothing the second time', () => {
  const text = typographed('А и в — 5 % № 7', 'ru');
  expect(typographed(text, 'ru')).toBe(text);
});
