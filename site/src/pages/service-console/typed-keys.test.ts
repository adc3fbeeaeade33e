import { expect, test } from 'vitest';
import { keysyms, typedKeys } from './typed-keys.ts';

test.each([
  ['', 'ls', [0x6c, 0x73]],
  ['l', 'l\n', [keysyms.Enter]],
  ['ls', 'l', [keysyms.Backspace]],
  ['teh', 'the ', [keysyms.Backspace, keysyms.Backspace, 0x68, 0x65, 0x20]],
  ['', 'ä', [0xe4]],
  ['', 'ж', [0x1_00_04_36]],
  ['', '😀', [0x1_01_f6_00]],
  ['same', 'same', []],
] as const)('from %j to %j', (before, after, keys) => {
  expect(typedKeys(before, after)).toEqual(keys);
});
