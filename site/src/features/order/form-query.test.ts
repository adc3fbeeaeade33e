import { describe, expect, it } from 'vitest';
import { canonicalQuery, isFormQuery } from './form-query.ts';
import { newKeyOf, noNotes, readNotes, writeNotes } from './order-notes.ts';

const canonical = (text: string) => String(canonicalQuery(new URLSearchParams(text)));

describe('the query that the form sends without script', () => {
  it('names the system or the image', () => {
    expect(canonical('system=os-3&location=1')).toBe('os=3&location=1');
    expect(canonical('system=image-12')).toBe('image=12');
  });

  it('gathers extra services, and says when none is left', () => {
    expect(new URLSearchParams(canonical('extra-1=2&extra-3=1&once-7=1')).get('extras')).toBe('1:2,3:1');
    expect(new URLSearchParams(canonical('extra-1=0&extra-3=')).get('extras')).toBe('none');
  });

  it('gathers keys, and says when none is chosen', () => {
    expect(new URLSearchParams(canonical('keys=none&keys=5&keys=7')).get('keys')).toBe('5,7');
    expect(new URLSearchParams(canonical('keys=none')).get('keys')).toBe('none');
  });

  it('drops fields that were left empty', () => {
    expect(canonical('name=&promo=&comment=&period=12&stage=account')).toBe('period=12&stage=account');
  });

  it('is told from an address that is in order', () => {
    expect(isFormQuery(new URLSearchParams('os=3&extras=1:2&keys=5,7'))).toBe(false);
    expect(isFormQuery(new URLSearchParams('system=os-3'))).toBe(true);
  });
});

describe('notes in the address', () => {
  it('come back as they were', () => {
    const notes = {
      comment: 'Line 1\nLine 2 & more',
      keys: [5, 7],
      newKey: { title: 'laptop', key: 'ssh-ed25519 AAAA me@laptop', default: false },
      administrationOffConfirmed: true,
      payer: 0,
    };
    expect(readNotes(writeNotes(new URLSearchParams('os=3'), notes))).toEqual(notes);
    expect(String(writeNotes(new URLSearchParams('os=3'), noNotes))).toBe('os=3');
  });

  it('tell "no keys" from "the usual keys"', () => {
    expect(readNotes(new URLSearchParams('keys=none')).keys).toEqual([]);
    expect(readNotes(new URLSearchParams('keys=evil')).keys).toBeNull();
  });

  it('name a key by its own comment when no name was typed', () => {
    expect(
      newKeyOf({ ...noNotes, newKey: { title: ' ', key: 'ssh-ed25519 AAAA me@laptop', default: true } })?.title,
    ).toBe('me@laptop');
    expect(newKeyOf(noNotes)).toBeNull();
  });
});
