import { expect, test } from 'vitest';
import { inGroups, textFile } from './code-file.ts';

test('codes are shown in groups of four', () => {
  expect(inGroups('12345678')).toBe('1234 5678');
});

test('the file holds its heading and a code a line, in any script', async () => {
  const address = textFile('Коды восстановления для a&b#c@example.test:', ['12345678', '87654321']);
  const text = await (await fetch(address)).text();
  expect(text.split('\r\n')).toEqual(['Коды восстановления для a&b#c@example.test:', '', '1234 5678', '8765 4321', '']);
});
