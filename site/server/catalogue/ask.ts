import type { z } from 'zod';
import type { BackendApp } from '../proxy/backend-paths.ts';
import type { SiteConfig } from '../config.ts';
import { ownHeaders } from '../proxy/forwarded.ts';
import type { OtherBackend } from '../proxy/other-backend.ts';
import type { Region } from './region.ts';
import type { Lang } from '../../src/i18n/languages.ts';

/** The backend can't be reached, has failed, or gave an answer outside the contract. Worth retrying. */
export class BackendAway extends Error {
  override name = 'BackendAway';
}

/** The backend doesn't have a call, or not for this region (404). */
export class NotOffered extends Error {
  override name = 'NotOffered';
}

/**
 * Makes a public call and returns the parts of its answer that the schema names.
 * @throws NotOffered, or BackendAway
 */
export type Ask = <Answer>(path: string, schema: z.ZodType<Answer>) => Promise<Answer>;

/** Asks the configured backend as an anonymous visitor from a region would, in English by default. */
export function askOf(
  config: SiteConfig,
  backend: BackendApp | OtherBackend,
  region: Region,
  language: Lang = 'en',
): Ask {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': language,
    ...(region === 'RU' && { [config.edgeCountryHeader]: region }),
  };
  return async (path, schema) => {
    const { status, text } = await answerTo(path, headers, config, backend);
    if (status === 404) throw new NotOffered(path);
    if (status !== 200) throw new BackendAway(`${path} answered ${status}`);
    const answer = schema.safeParse(parsed(text));
    if (!answer.success) throw new BackendAway(`${path} answered something else: ${answer.error.message}`);
    return answer.data;
  };
}

async function answerTo(
  path: string,
  headers: Record<string, string>,
  config: SiteConfig,
  backend: BackendApp | OtherBackend,
): Promise<{ status: number; text: string }> {
  try {
    if ('app' in backend) {
      const { statusCode, payload } = await backend.app.inject({ url: path, headers });
      return { status: statusCode, text: payload };
    }
    const answer = await backend.call(path, { headers: { ...ownHeaders(config), ...headers } });
    return { status: answer.status, text: await answer.text() };
  } catch (cause) {
    throw new BackendAway(`No answer to ${path}`, { cause });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
