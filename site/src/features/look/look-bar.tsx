import { Banner } from '@hoster/ui/banner';
import { Button } from '@hoster/ui/button';
import { FormattedTime, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { lookWords as words } from './look-words.ts';
import { isUnchanged } from './unchanged.ts';

/** Tells staff on every page whose account they see, and lets them leave it. Nothing for everybody else. */
export function LookBar() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const look = useAuth().menu?.see_as;
  if (!look) return null;
  const name = <bdi key="name">{look.name}</bdi>;
  return (
    <Banner
      label={formatMessage(words.label)}
      tone={look.is_over ? 'danger' : 'warning'}
      action={
        <form method="post" action="/my/look/">
          <Button type="submit" size="small">
            {formatMessage(words.leave)}
          </Button>
        </form>
      }
    >
      {isUnchanged(search) ? (
        <p role="alert">
          <strong>{formatMessage(words.unchanged)}</strong>
        </p>
      ) : null}
      {look.is_over
        ? formatMessage(words.over, { name })
        : formatMessage(words.seen, { name, until: <FormattedTime key="until" value={look.until} /> })}
    </Banner>
  );
}
