import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Status } from '@hoster/ui/status';
import { TextLink } from '@hoster/ui/text-link';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePageData } from '../../app/router/page-slot.tsx';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { ConsoleKeys } from './console-keys.tsx';
import * as css from './page.css.ts';
import type { route } from './route.ts';
import { type ConsoleState, useConsole } from './use-console.ts';
import { words } from './words.ts';

const problems: readonly ConsoleState[] = ['unavailable', 'tooOften', 'failed'];

/** `/my/services/:id/console/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { id, name } = usePageData<typeof route>();
  const place = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLButtonElement>(null);
  const [attempt, setAttempt] = useState(0);
  const { screen, state } = useConsole(id, attempt, place, () => after.current?.focus());
  const page = `/my/services/${id}/`;
  const isOpen = state === 'connected';
  return (
    <AccountPage
      above={
        <TextLink href={page} tone="quiet">
          {formatMessage(words.back, { name })}
        </TextLink>
      }
      title={formatMessage(words.title)}
      description={formatMessage(words.lead)}
    >
      {state === 'signedOut' ? <SessionEnded next={`${page}console/`} /> : null}
      <noscript>
        <p>{formatMessage(words.script)}</p>
      </noscript>
      <Stack gap={12} align="stretch">
        <div ref={place} role="group" aria-label={formatMessage(words.screen, { name })} className={css.screen} />
        <Inline gap={12} rowGap={8}>
          <div role="status">
            {state === 'connecting' || state === 'connected' || state === 'ended' ? (
              <Status tone={isOpen ? 'success' : 'neutral'}>{formatMessage(words[state])}</Status>
            ) : null}
          </div>
          <Button size="small" onClick={() => void place.current?.requestFullscreen?.().catch(() => undefined)}>
            {formatMessage(words.full)}
          </Button>
          {state === 'connecting' || isOpen ? null : (
            <Button size="small" variant="action" onClick={() => setAttempt(attempt + 1)}>
              {formatMessage(words.again)}
            </Button>
          )}
        </Inline>
        <ConsoleKeys screen={isOpen ? screen : null} first={after} />
        {problems.includes(state) && state !== 'signedOut' ? (
          <Callout tone="danger" role="alert">
            <p>{formatMessage(words[state])}</p>
          </Callout>
        ) : null}
      </Stack>
    </AccountPage>
  );
}
