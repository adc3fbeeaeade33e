import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Guesses after which a password counts as common: five times as many as Django's list has entries. */
const fewGuesses = 100_000;
/** Number of characters that are checked: a longer password isn't a common one, and checking takes time. */
const judged = 64;

/** Separators between words: they don't make a password harder to guess. */
const separators = /(?<=[\p{L}\p{N}])[-_.\s]+(?=[\p{L}\p{N}])/gu;

/** The first guess for this site. */
const ownName = 'hoster';

let judge: Promise<ZxcvbnFactory> | undefined;

/**
 * Whether a password is among the tens of thousands that leaks show most, whatever its case, or is as easy to guess: a
 * sequence (`abcdefg`), a repetition, a row of keys, one of the list with a digit. Our name and `known` words count as
 * on the list, so that `hoster1` is as common as `password1`, and so is `hoster-1`. The list is loaded on the first
 * call.
 */
export async function isCommonPassword(password: string, known: readonly string[] = []): Promise<boolean> {
  if (password.length > judged) return false;
  judge ??= load();
  const judging = await judge;
  return [...new Set([password, password.replaceAll(separators, '')])].some(
    (text) => judging.check(text, [ownName, ...known]).guesses < fewGuesses,
  );
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}
