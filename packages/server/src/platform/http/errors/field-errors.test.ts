import {
  Id,
  LanguageChoice,
  Name,
  PersonalInfoUpdate,
  ProjectAssignment,
  ServicesRenewal,
  Slug,
  VpsOrder,
} from '@hoster/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { toFieldErrors } from './field-errors.ts';

const order = {
  tariff: 3,
  location: 1,
  os: 7,
  rent_period: 1,
  payment_method: 'balance',
  currency: 'EUR',
  accept_terms: true,
  terms_version: '2026-01',
};

function errorsOf(schema: z.ZodType, body: unknown) {
  const result = schema.safeParse(body);
  return result.success ? {} : toFieldErrors(result.error, body);
}

test('a good order passes and its defaults are filled in', () => {
  const parsed = VpsOrder.parse(order);
  expect(parsed).toMatchObject({
    count: 1,
    disk_image: null,
    base_administration: true,
    trial: 'none',
    extra_services: { one_time: [], monthly: [] },
  });
});

test('unknown fields are refused by name, at every depth', () => {
  const body = { ...order, price: 0, extra_services: { monthly: [{ id: 1, count: 1, price: 0 }] } };
  expect(errorsOf(VpsOrder, body)).toEqual({
    price: ['Unknown field.'],
    extra_services: { monthly: [{ price: ['Unknown field.'] }] },
  });
});

test('good items of a list hold their place', () => {
  const monthly = [
    { id: 1, count: 1 },
    { id: 2, count: -1 },
  ];
  expect(errorsOf(VpsOrder, { ...order, extra_services: { monthly } })).toEqual({
    extra_services: { monthly: [{}, { count: ['Ensure this value is greater than or equal to 0.'] }] },
  });
});

test('says the smallest id', () => {
  const errors = { project: ['Ensure this value is greater than or equal to 1.'] };
  expect(errorsOf(ProjectAssignment, { services: [1], project: 0 })).toEqual(errors);
});

test('a list that needs an element is a field without a value when it’s empty', () => {
  expect(errorsOf(ServicesRenewal, { services: [] })).toEqual({ services: ['This field is required'] });
});

test('distinguishes missing, null and blank', () => {
  expect(
    errorsOf(PersonalInfoUpdate, { user: { first_name: '  ' }, country: null, city: 'Rotterdam', address: 'Kade 1' }),
  ).toEqual({
    user: { first_name: ['This field is required'], last_name: ['This field is required'] },
    country: ['This field may not be null.'],
    zip_code: ['This field is required'],
  });
});

test('reports a reason once even if two rules of a field fail for it', () => {
  const schema = z.object({ email: z.string().min(1).email() });
  const body = { email: '' };
  const result = schema.safeParse(body);
  expect(result.error?.issues).toHaveLength(2);
  expect(result.error && toFieldErrors(result.error, body)).toEqual({ email: ['This field is required'] });
});

test('a refused choice is quoted, as the language call promises', () => {
  expect(errorsOf(LanguageChoice, { language: 'xx' })).toEqual({ language: ['"xx" is not a valid choice.'] });
});

test('reports a body that isn’t an object as a whole', () => {
  for (const body of [undefined, null, [], 'text'])
    expect(errorsOf(LanguageChoice, body)).toEqual({ non_field_errors: ['Invalid data. Expected an object.'] });
});

test('rules between fields: system or image, tariff or configuration, confirmed administration, terms', () => {
  expect(errorsOf(VpsOrder, { ...order, disk_image: 4 })).toHaveProperty('os');
  expect(errorsOf(VpsOrder, { ...order, os: null })).toHaveProperty('os');
  expect(errorsOf(VpsOrder, { ...order, tariff: null })).toHaveProperty('configuration');
  expect(errorsOf(VpsOrder, { ...order, base_administration: false })).toEqual({
    base_administration_confirmed: ['Please confirm this.'],
  });
  expect(errorsOf(VpsOrder, { ...order, accept_terms: false })).toEqual({ accept_terms: ['Please confirm this.'] });
  expect(errorsOf(VpsOrder, { ...order, payment_method: 'crypto' })).toEqual({ crypto: ['This field is required'] });
});

test('translates the texts into Russian', () => {
  const result = LanguageChoice.safeParse({});
  expect(result.error && toFieldErrors(result.error, {}, 'ru')).toEqual({ language: ['Обязательное поле'] });
});

test('a field named like a part of every object is a field, not an accident', () => {
  const body = JSON.parse('{"language":"en","__proto__":1,"constructor":2}');
  const errors = errorsOf(LanguageChoice, body);
  expect(Object.keys(errors).toSorted()).toEqual(['__proto__', 'constructor']);
});

test('an answer about many unknown fields is short', () => {
  const body = Object.fromEntries(Array.from({ length: 80_000 }, (_, index) => [`field_${index}`, 1]));
  const { error } = z.strictObject({}).safeParse(body);
  expect(error && Object.keys(toFieldErrors(error, body))).toHaveLength(50);
});

test('says once what is wrong: the type, or the closest bound', () => {
  const schema = z.object({ name: Name(60), id: Id });
  expect(errorsOf(schema, { name: Array.from({ length: 70 }, () => 1), id: 1e308 })).toEqual({
    name: ['Not a valid string.'],
    id: ['Ensure this value is less than or equal to 2147483647.'],
  });
});

test('a schema can name its text', () => {
  const slug = ['Use lower-case letters, digits and single hyphens between them.'];
  expect(errorsOf(z.object({ slug: Slug }), { slug: 'Two words' })).toEqual({ slug });
  expect(errorsOf(z.object({ slug: Slug }), { slug: '' })).toEqual({ slug: ['This field is required'] });
});

test('a refused choice is quoted in part when it’s long', () => {
  const errors = JSON.stringify(errorsOf(LanguageChoice, { language: '😀'.repeat(10_000) }));
  expect(errors.length).toBeLessThan(200);
  expect(errors.isWellFormed()).toBe(true);
});
