import { emptyDraft } from '../../api/order-draft.ts';
import { describe, expect, it } from 'vitest';
import { canonicalQuery } from './form-query.ts';
import { newKeyOf, draftInForm, typedIn } from '../draft/draft-form.ts';

function formOf(...pairs: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return form;
}
const canonical = (...pairs: [string, string][]) => String(canonicalQuery(formOf(...pairs)));

describe('the configuration that a form sends', () => {
  it('names the system or the image', () => {
    expect(canonical(['system', 'os-3'], ['location', '1'])).toBe('os=3&location=1');
    expect(canonical(['system', 'image-12'])).toBe('image=12');
  });

  it('gathers extra services, and says when none is left', () => {
    const some = canonical(['extra-0', '0'], ['extra-1', '2'], ['extra-3', '1'], ['once-7', '1']);
    expect(some).toBe('extras=1%3A2%2C3%3A1&once=7%3A1');
    expect(canonical(['extra-1', '0'], ['extra-3', ''])).toBe('extras=none');
  });

  it('lists what is counted or ticked several times, and says so when nothing is left', () => {
    expect(canonical(['disk-0', '0'], ['disk-4', '2'], ['disk-7', '0'], ['ip', '0'], ['ip', '3'])).toBe(
      'disks=4%3A2&ips=3',
    );
    expect(canonical(['disk-0', '0'], ['ip', '0'])).toBe('disks=none&ips=none');
  });

  it('drops fields that were left empty', () => {
    expect(canonical(['name', ''], ['promo_code', ''], ['period', '12'])).toBe('period=12');
  });
});

describe('the draft in a form', () => {
  it('has the fields as sent, without the browser’s line breaks', () => {
    const form = formOf(
      ['comment', 'Line 1\r\nLine 2 & more'],
      ['keys', 'none'],
      ['keys', '5'],
      ['keys', '7'],
      ['ssh_title', 'laptop'],
      ['ssh_key', 'ssh-ed25519 AAAA me@laptop'],
      ['ssh_default', '0'],
      ['iso_url', 'https://example.org/a.iso'],
      ['base_admin_confirmed', '1'],
      ['survey', '1'],
      ['survey-purpose', 'games'],
      ['survey-software[]', 'mail'],
      ['survey-notes', ''],
    );
    const draft = draftInForm(form, { ...emptyDraft, legal_entity: 3 });
    expect(draft).toEqual({
      comment: 'Line 1\nLine 2 & more',
      ssh_keys: [5, 7],
      ssh_key: { title: 'laptop', key: 'ssh-ed25519 AAAA me@laptop', default: false },
      iso_url: 'https://example.org/a.iso',
      base_administration_confirmed: true,
      survey: { purpose: 'games', software: ['mail'] },
      legal_entity: 3,
      typed: {},
    });
  });

  it('tell "no keys" from "the usual keys"', () => {
    expect(draftInForm(formOf(['keys', 'none']), emptyDraft).ssh_keys).toEqual([]);
    expect(draftInForm(formOf(), emptyDraft).ssh_keys).toBeNull();
  });

  it('are never cut inside a character', () => {
    const { comment } = draftInForm(formOf(['comment', `${'a'.repeat(1999)}😀`]), emptyDraft);
    expect(comment).toBe('a'.repeat(1999));
  });

  it('name a key by its own comment when no name was typed', () => {
    expect(
      newKeyOf({ ...emptyDraft, ssh_key: { title: ' ', key: 'ssh-ed25519 AAAA me@laptop', default: true } })?.title,
    ).toBe('me@laptop');
    expect(newKeyOf(emptyDraft)).toBeNull();
  });

  it('keep the fields of a later stage, but no consent', () => {
    expect(
      typedIn(formOf(['payment_method', 'card'], ['accept_terms', 'on'], ['requestKey', 'x'], ['city', 'Zug'])),
    ).toEqual({
      payment_method: 'card',
      city: 'Zug',
    });
  });
});
