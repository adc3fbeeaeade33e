import type { Features } from '@hoster/contract';
import { chatOffered } from '@hoster/domain/regional';
import { useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../app-context.tsx';
import { useAuth } from '../../start/use-auth.ts';
import { useSite } from '../../start/use-site.ts';
import { readConsent, withPurpose } from '../consent/consent.ts';
import { keepConsent } from '../consent/keep-consent.ts';
import type { ChatQuestion } from './chat-question.tsx';
import { chatWords as words } from './chat-words.ts';
import { loadChat } from './load-chat.ts';

export interface Chat {
  provider: string;
  /** Loads the chat; without consent, asks for it first. */
  start: () => void;
  /** The question for consent while it's open. */
  question: {
    Question: ComponentType<Parameters<typeof ChatQuestion>[0]>;
    agree: () => void;
    close: () => void;
  } | null;
}

/** The live chat; null for visitors with a profile, where none is configured, and once it's there. */
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
        keepConsent(app, withPurpose(readConsent(), 'chat'));
        close();
        load();
      },
      close,
    },
  };
}
