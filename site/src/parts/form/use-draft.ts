import type { ChangeEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { type AppContext, useApp } from '../../app/app-context.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement;

const drafts = new WeakMap<AppContext['queryClient'], Map<string, string>>();

/**
 * Keeps a field's input while the tab is open: following a link and going back re-renders the page, and browsers
 * restore only fields of documents that they load. Each history entry has its own drafts.
 * @param name of the field, on its page
 * @param initial what the field contains first
 */
export function useDraft(name: string, initial: string) {
  const { queryClient } = useApp();
  const { key } = useLocation();
  const id = `${key} ${name}`;
  const keep = ({ value }: Field) => {
    const all = drafts.get(queryClient) ?? new Map<string, string>();
    drafts.set(queryClient, all);
    all.set(id, value);
  };
  return {
    defaultValue: drafts.get(queryClient)?.get(id) ?? initial,
    /** Keeps what was typed before hydration. */
    ref: (field: Field | null) => {
      if (field && field.value !== field.defaultValue) keep(field);
    },
    onChange: ({ currentTarget }: ChangeEvent<Field>) => keep(currentTarget),
  };
}
