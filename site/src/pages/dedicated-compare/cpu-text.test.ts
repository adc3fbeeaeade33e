import { expect, test } from 'vitest';
import { cpuText } from './cpu-text.ts';

const clock = '16 cores × 3 GHz';

test.each([
  ['EPYC 7302P', 1, 'EPYC 7302P', clock],
  ['Storage Xeon E-2236', 1, 'Xeon E-2236', clock],
  ['Archive', 1, 'Xeon E-2236', `Xeon E-2236, ${clock}`],
  ['Xeon Gold 6330', 2, 'Xeon Gold 6330', `2 ×\u00a0Xeon Gold 6330, ${clock}`],
])('server %s with %i CPU %s', (name, count, model, expected) => {
  expect(cpuText({ name, cpu_detail: { count, model } }, clock)).toBe(expected);
});
