import type { Features } from '@hoster/contract';
import { chatOffered } from '@hoster/domain/visitor/regional';
import { useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../../app/app-context.tsx';
import { useAuth } from '../../../app/visitor/use-auth.ts';
import { useSite } from '../../../app/visitor/use-site.ts';
import { readConsent, withPurpose, watchConsent } from '../../../app/visitor/consent.ts';
import { saveConsent } from '../../../app/visitor/save-consent.ts';
import type { ChatQuestion } from './chat-question.tsx';
import { chatWords as words } from './chat-words.ts';
import type { Lang } from '../../../i18n/languages.ts';

export interface Chat {
  provider: string;
  /** Loads the chat; without consent, asks for it first. */
  start: () => void;
  /** The consent request while it's open. */
  question: {
    Question: ComponentType<Parameters<typeof ChatQuestion>[0]>;
    agree: () => void;
    close: () => void;
  } | null;
}

/** The live chat; null for visitors with a profile, where none is configured, and once it has loaded. */
export function useChat(): Chat | null {
  const app = useApp();
  const { formatMessage } = useIntl();
  const chat: Features['chat'] = useSite().features?.chat ?? null;
  const signedIn = useAuth().status === 'settled';
  const [isLoaded, setLoaded] = useState(false);
  const [Question, setQuestion] = useState<{ Asked: typeof ChatQuestion } | null>(null);
  if (!chat || isLoaded || !chatOffered({ signedIn })) return null;

  const fail = () => app.notify('error', formatMessage(words.failed));
  const load = () => void loadChat(chat, app.lang).then(() => setLoaded(true), fail);
  const close = () => setQuestion(null);
  return {
    provider: chat.provider,
    start: () => {
      if (readConsent().chat) load();
      else import('./chat-question.tsx').then((module) => setQuestion({ Asked: module.ChatQuestion }), fail);
    },
    question: Question && {
      Question: Question.Asked,
      agree: () => {
        saveConsent(app, withPurpose(readConsent(), 'chat'));
        close();
        load();
      },
      close,
    },
  };
}

let loaded: HTMLScriptElement | undefined;

/** Loads the chat's script, once for the page. Rejects when it can't be loaded; call again then. */
function loadChat({ src, site_id: siteId }: NonNullable<Features['chat']>, lang: Lang): Promise<void> {
  loaded?.remove();
  const script = document.createElement('script');
  loaded = script;
  Object.assign(script, { src, async: true });
  Object.assign(script.dataset, { siteId, language: lang });
  return new Promise((resolve, reject) => {
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of the chat did not arrive.'));
    });
    script.addEventListener('load', () => {
      // A running script can't be stopped, so the page is reloaded without it.
      watchConsent(() => readConsent().chat || location.reload());
      resolve();
    });
    document.head.append(script);
  });
}
