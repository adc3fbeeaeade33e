import type { OperationKind, ServiceDetails } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { Disclosure } from '@hoster/ui/disclosure';
import { LinkButton } from '@hoster/ui/link-button';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { useMay } from '../../../app/visitor/use-may.ts';
import { OperationForm } from './operation-form.tsx';
import { OperationProgress } from './operation-progress.tsx';
import type { OperationAnswer } from './operations-action.ts';
import { ReinstallForm } from './reinstall-form.tsx';
import { useProgress } from './use-progress.ts';
import { buttons, hints, refusals, words } from './words.ts';

const FIRST: readonly OperationKind[] = ['start', 'restart', 'rescue_end', 'console', 'login_link'];
const OWN_FORM: readonly OperationKind[] = [
  'reinstall',
  'reverse_dns',
  'snapshot',
  'snapshot_restore',
  'snapshot_delete',
];

/** Operations on a service: the usual ones as buttons, the rest below, and the progress of the one that runs. */
export function ServiceOperations({ service: given }: { service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const answer = useActionData<OperationAnswer>()?.operation;
  const service = useProgress(given);
  const { available, current, power } = service.operations;
  const mayChange = useMay('services');
  const shown = available.filter(({ obstacle }) => mayChange && (obstacle === null || obstacle === 'running'));
  // A console isn't opened while the server changes.
  const first = shown.filter(({ kind, obstacle }) => FIRST.includes(kind) && (kind !== 'console' || obstacle === null));
  const rest = shown.filter(({ kind }) => !FIRST.includes(kind) && !OWN_FORM.includes(kind));
  const mayReinstall = shown.some(({ kind, obstacle }) => kind === 'reinstall' && obstacle === null);
  // None, or the service isn't active.
  if (available.every(({ obstacle }) => obstacle === 'state')) return null;
  return (
    <Section size="small" id="operations" title={formatMessage(power ? words.title : words.titleOther)}>
      {answer && answer.refused !== 'fields' ? (
        <Callout tone="danger" role="alert">
          <p>{formatMessage(refusals[answer.refused])}</p>
        </Callout>
      ) : null}
      {power ? (
        <Text>
          {formatMessage(words.power)}: {formatMessage(words[power])}
        </Text>
      ) : null}
      <OperationProgress current={current} />
      {first.length === 0 ? null : (
        <Inline gap={12} rowGap={8}>
          {first.map(({ kind, obstacle }) =>
            kind === 'console' ? (
              <LinkButton key={kind} href={`/my/services/${service.id}/console/`} size="small">
                {formatMessage(buttons.console)}
              </LinkButton>
            ) : (
              <OperationForm key={kind} kind={kind} name={service.name} waits={obstacle !== null} />
            ),
          )}
        </Inline>
      )}
      {rest.length === 0 ? null : first.length === 0 && power === null ? (
        // Nothing is more usual that it would have to give way to.
        <Rest operations={rest} name={service.name} />
      ) : (
        <Disclosure variant="plain" summary={formatMessage(words.more)}>
          <Rest operations={rest} name={service.name} />
        </Disclosure>
      )}
      {mayReinstall ? <ReinstallForm service={service} answer={answer} /> : null}
    </Section>
  );
}

interface RestProps {
  operations: ServiceDetails['operations']['available'];
  /** Name of the service. */
  name: string;
}

/** Operations with what they do. */
function Rest({ operations, name }: RestProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack align="start">
      {operations.map(({ kind, obstacle }) => (
        <Stack key={kind} gap={4} align="start">
          <OperationForm kind={kind} name={name} waits={obstacle !== null} />
          {hints[kind] ? <Text tone="muted">{formatMessage(hints[kind])}</Text> : null}
        </Stack>
      ))}
    </Stack>
  );
}
