import { firstIntent } from './first-intent.ts';

/**
 * Loads a part of the page at the visitor's first intent. When its script cannot be had (offline, or gone after a
 * deployment), this never resolves: React then leaves the part as the server made it, whose links and forms work.
 */
export async function afterFirstIntent<T>(load: () => Promise<T>): Promise<T> {
  await firstIntent();
  try {
    return await load();
  } catch (error) {
    console.warn('A part of the page stays as the server made it', error);
    return new Promise(() => undefined);
  }
}
