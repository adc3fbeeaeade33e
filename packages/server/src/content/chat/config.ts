import { StartError } from '../../platform/index.ts';

/** Third-party live chat, as `features` names it. */
export interface ChatSettings {
  readonly provider: string;
  readonly src: string;
  readonly site_id: string;
}

/**
 * Reads the live chat from `CHAT_SRC`, `CHAT_NAME` and `CHAT_SITE_ID`. Null: none.
 * @throws StartError for a script that's neither at an https address nor the mock
 */
export function readChat(env: Readonly<Record<string, string | undefined>>): ChatSettings | null {
  const src = env['CHAT_SRC'];
  if (!src) return null;
  const isExternal = URL.canParse(src) && new URL(src).protocol === 'https:';
  if (!isExternal && src !== '/chat/widget.js') {
    throw new StartError('CHAT_SRC must be an https address, or /chat/widget.js for the demo chat.');
  }
  return {
    src,
    provider: env['CHAT_NAME'] || (isExternal ? new URL(src).hostname : 'Demo chat'),
    site_id: env['CHAT_SITE_ID'] ?? '',
  };
}

declare module '../../platform/settings.ts' {
  interface Settings {
    readonly chat: ChatSettings | null;
  }
}
