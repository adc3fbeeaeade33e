import { expect, test } from 'vitest';
import { fieldErrors } from './errors.ts';

test('texts are found by field, however deep', () => {
  expect(
    fieldErrors({
      zip_code: ['This field is required.'],
      user: { last_name: ['This field is required'] },
      configuration: { disks: [{ count: ['Too many.'] }] },
    }),
  ).toEqual({
    zip_code: ['This field is required.'],
    'user.last_name': ['This field is required'],
    'configuration.disks.0.count': ['Too many.'],
  });
});

test('an answer of another shape has none', () => {
  for (const data of [null, 'text', 3, []]) expect(fieldErrors(data)).toEqual({});
});
