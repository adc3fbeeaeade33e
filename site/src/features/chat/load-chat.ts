import type { Features } from '@hoster/contract';
import type { Lang } from '../../i18n/languages.ts';
import { readConsent, watchConsent } from '../consent/consent.ts';

let loaded: HTMLScriptElement | undefined;

/** Loads the chat's script, once for the page. Rejects when it doesn't arrive; call again then. */
export function loadChat({ src, site_id: siteId }: NonNullable<Features['chat']>, lang: Lang): Promise<void> {
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
      // What a script has started can't be stopped: the page begins anew without it.
      watchConsent(() => readConsent().chat || location.reload());
      resolve();
    });
    document.head.append(script);
  });
}
