import type { ServiceDetails, ServiceSnapshot, ServiceSnapshots } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Disclosure } from '@hoster/ui/disclosure';
import { Inline } from '@hoster/ui/inline';
import { Item, ItemList } from '@hoster/ui/item-list';
import { Meter } from '@hoster/ui/meter';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { useMay } from '../../../app/visitor/use-may.ts';
import { narrow } from '../../../parts/account/account-page.css.ts';
import { Day } from '../../../parts/service/day.tsx';
import { bytesText } from '../bytes-text.ts';
import { OperationProgress } from './operation-progress.tsx';
import type { OperationAnswer } from './operations-action.ts';
import { useProgress } from './use-progress.ts';
import { refusals, snapshotWords, words } from './words.ts';

type Refused = NonNullable<OperationAnswer['operation']>;

/** Snapshots of a server: the space for them, the list, and the forms that take, restore and delete one. */
export function Snapshots({ service: given }: { service: ServiceDetails }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const answer = useActionData<OperationAnswer>()?.operation;
  const mayChange = useMay('services');
  const { name, operations } = useProgress(given);
  const { available, current, snapshots } = operations;
  if (!snapshots) return null;
  const obstacleTo = (wanted: string) => available.find(({ kind }) => kind === wanted)?.obstacle;
  const can = (kind: string) => mayChange && obstacleTo(kind) === null;
  const { results, space, used } = snapshots;
  return (
    <Section size="small" id="snapshots" title={formatMessage(snapshotWords.title)}>
      <Stack gap={24} className={narrow}>
        <Text>{formatMessage(snapshotWords.lead)}</Text>
        {answer && answer.refused !== 'fields' ? (
          <Callout tone="danger" role="alert">
            <p>{formatMessage(refusals[answer.refused])}</p>
          </Callout>
        ) : null}
        <OperationProgress current={current} />
        {space > 0 ? (
          <Meter
            label={formatMessage(snapshotWords.space)}
            value={used}
            max={space}
            valueLabel={formatMessage(snapshotWords.spaceUsed, {
              used: bytesText(intl, used),
              total: bytesText(intl, space),
            })}
          />
        ) : null}
        {obstacleTo('snapshot') === 'space' ? <NoRoom {...snapshots} /> : null}
        {obstacleTo('snapshot') === 'power' ? <Text tone="muted">{formatMessage(snapshotWords.rescue)}</Text> : null}
        {can('snapshot') ? (
          <TakeForm key={results.length} refused={answer?.form === 'snapshot' ? answer : undefined} />
        ) : null}
        {results.length === 0 ? (
          space > 0 ? (
            <Text tone="muted">{formatMessage(snapshotWords.none)}</Text>
          ) : null
        ) : (
          <ItemList ruled>
            {results.map((snapshot) => (
              <Item key={snapshot.id}>
                <Stack gap={8}>
                  <Entry snapshot={snapshot} />
                  {can('snapshot_restore') ? (
                    <RestoreForm
                      snapshot={snapshot}
                      service={name}
                      refused={answer?.form === `snapshot_restore ${snapshot.id}` ? answer : undefined}
                    />
                  ) : null}
                  {can('snapshot_delete') ? (
                    <DeleteForm
                      snapshot={snapshot}
                      refused={answer?.form === `snapshot_delete ${snapshot.id}` ? answer : undefined}
                    />
                  ) : null}
                </Stack>
              </Item>
            ))}
          </ItemList>
        )}
      </Stack>
    </Section>
  );
}

/** Why there's no room for another one. */
function NoRoom({ space }: ServiceSnapshots) {
  const { formatMessage } = useIntl();
  return space === 0 ? (
    <Callout>{formatMessage(snapshotWords.noSpace)}</Callout>
  ) : (
    <Callout tone="warning">{formatMessage(snapshotWords.full)}</Callout>
  );
}

function Entry({ snapshot: { created, name, size } }: { snapshot: ServiceSnapshot }) {
  return (
    <Stack gap={4}>
      <Text element="span" wrap="anywhere">
        <bdi>{name}</bdi>
      </Text>
      <Text element="span" tone="muted" size={14}>
        {bytesText(useIntl(), size)}
        {' · '}
        <Day value={created} time />
      </Text>
    </Stack>
  );
}

/** The kind of the operation whose form is being sent. */
const useSent = (): FormDataEntryValue | null => useNavigation().formData?.get('kind') ?? null;

function TakeForm({ refused }: { refused: Refused | undefined }) {
  const { formatMessage } = useIntl();
  const sent = useSent();
  return (
    <form method="post" noValidate>
      <Stack gap={12} align="start">
        <input type="hidden" name="intent" value="operate" />
        <input type="hidden" name="kind" value="snapshot" />
        <TextField
          id="snapshot-name"
          name="name"
          label={formatMessage(snapshotWords.name)}
          hint={formatMessage(snapshotWords.size)}
          autoComplete="off"
          maxLength={63}
          defaultValue={refused?.values['name']?.[0] ?? ''}
          error={refused?.errors['name']}
        />
        <Button type="submit" loading={sent === 'snapshot'} loadingLabel={formatMessage(words.busy)}>
          {formatMessage(snapshotWords.take)}
        </Button>
      </Stack>
    </form>
  );
}

interface RestoreFormProps {
  snapshot: ServiceSnapshot;
  /** Name of the server, which is typed to confirm. */
  service: string;
  refused: Refused | undefined;
}

function RestoreForm({ refused, service, snapshot }: RestoreFormProps) {
  const { formatMessage } = useIntl();
  const sent = useSent();
  return (
    <Disclosure
      variant="plain"
      open={refused ? true : undefined}
      summary={`${formatMessage(snapshotWords.restore)}: ${snapshot.name}`}
    >
      <form method="post" noValidate>
        <Stack>
          <input type="hidden" name="intent" value="operate" />
          <input type="hidden" name="kind" value="snapshot_restore" />
          <input type="hidden" name="snapshot" value={snapshot.id} />
          <Callout tone="warning">
            <p>{formatMessage(snapshotWords.restoreWarning)}</p>
          </Callout>
          <TextField
            id={`restore-${snapshot.id}`}
            name="confirm"
            label={formatMessage(
              { id: 'account.reinstall.confirm', defaultMessage: 'Enter {name} to confirm' },
              { name: service },
            )}
            autoComplete="off"
            spellCheck={false}
            required
            defaultValue={refused?.values['confirm']?.[0] ?? ''}
            error={refused?.errors['confirm'] ?? refused?.errors['snapshot']}
          />
          <Inline gap={12} align="stretch">
            <Button
              type="submit"
              variant="danger"
              loading={sent === 'snapshot_restore'}
              loadingLabel={formatMessage(words.busy)}
            >
              {formatMessage(snapshotWords.restoreDo)}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Disclosure>
  );
}

function DeleteForm({ refused, snapshot }: { snapshot: ServiceSnapshot; refused: Refused | undefined }) {
  const { formatMessage } = useIntl();
  const sent = useSent();
  return (
    <Disclosure
      variant="plain"
      open={refused ? true : undefined}
      summary={`${formatMessage(snapshotWords.remove)}: ${snapshot.name}`}
    >
      <form method="post">
        <Stack gap={12} align="start">
          <input type="hidden" name="intent" value="operate" />
          <input type="hidden" name="kind" value="snapshot_delete" />
          <input type="hidden" name="snapshot" value={snapshot.id} />
          <Text>{formatMessage(snapshotWords.removeWarning)}</Text>
          {refused?.errors['snapshot'] ? (
            <Callout tone="danger" role="alert">
              <p>{refused.errors['snapshot']}</p>
            </Callout>
          ) : null}
          <Button
            type="submit"
            variant="danger"
            size="small"
            loading={sent === 'snapshot_delete'}
            loadingLabel={formatMessage(words.busy)}
          >
            {formatMessage(snapshotWords.removeDo)}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  );
}
