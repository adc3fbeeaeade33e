import type { ChangeEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { type AppContext, useApp } from '../../app-context.tsx';

const drafts = new WeakMap<AppContext['queryClient'], Map<string, string>>();

/**
 * Keeps what is typed into a field for as long as the tab lives: following a link and going back renders the page anew,
 * and browsers restore fields only of documents that they load. Each history entry has drafts of its own.
 * @param name of the field, on its page
 * @param initial what the field contains first
 */
export function useDraft(name: string, initial: string) {
  const { queryClient } = useApp();
  const { key } = useLocation();
  const id = `${key} ${name}`;
  return {
    defaultValue: drafts.get(queryClient)?.get(id) ?? initial,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const all = drafts.get(queryClient) ?? new Map<string, string>();
      drafts.set(queryClient, all);
      all.set(id, currentTarget.value);
    },
  };
}
