import type { FormerPlan } from '@hoster/contract';
import { Suspense } from 'react';
import { loadMessages } from '../../i18n/catalogue.ts';
import { asLang } from '../../i18n/languages.ts';
import { lazily } from '../../start/lazily.ts';

/** Few visitors come by an old address. */
const load = () => import('./former-plan-callout.tsx').then((module) => module.FormerPlanCallout);
const FormerPlanCallout = import.meta.env.SSR
  ? await load()
  : lazily(async () => {
      const lang = asLang(document.documentElement.lang) ?? 'en';
      const [Callout] = await Promise.all([load(), loadMessages(lang, ['former-plan'])]);
      return Callout;
    });

/** Says that the plan that the visitor came for isn't sold any more. */
export function FormerPlanNote({ former }: { former: FormerPlan | null }) {
  return former ? (
    <Suspense fallback={null}>
      <FormerPlanCallout former={former} />
    </Suspense>
  ) : null;
}
