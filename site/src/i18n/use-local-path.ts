import { useCallback } from 'react';
import { useApp } from '../app/app-context.tsx';
import { localPath } from './languages.ts';

/** Returns a function that makes local links: `<a href={href('/help/')}>` leads to `/ru/help/` on Russian pages. */
export function useLocalPath(): (path: string) => string {
  const { lang } = useApp();
  return useCallback((path: string) => localPath(lang, path), [lang]);
}
