import type { ServiceDetails } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { DataList } from '@hoster/ui/data-list';
import { Callout } from '@hoster/ui/callout';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { TextField } from '@hoster/ui/text-field';
import { useMay } from '../../../app/visitor/use-may.ts';
import { useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import type { OperationAnswer } from './operations-action.ts';
import { refusals, reverseWords, words } from './words.ts';

/** Reverse DNS names of a service's addresses. Shows nothing where they can't be set. */
export function ReverseDns({ service }: { service: ServiceDetails }) {
  const { formatMessage } = useIntl();
  const answer = useActionData<OperationAnswer>()?.operation;
  const mayChange = useMay('services');
  const { addresses, available } = service.operations;
  const able = available.find(({ kind }) => kind === 'reverse_dns');
  if (!able || addresses.length === 0) return null;
  const single = service.addresses.filter(({ role }) => role !== 'routed').map(({ address }) => address);
  // Of a network, only addresses that have a name: it may have more than anybody could look at.
  const shown = addresses.filter(({ address, reverse }) => reverse !== null || single.includes(address));
  const hasNetwork = service.addresses.some(
    ({ address, prefix, role }) => role === 'routed' || (address.includes(':') && prefix < 128),
  );
  const isShown = (form: string) => shown.some(({ address }) => form === `reverse_dns ${address}`);
  if (!mayChange) {
    return (
      <Section size="small" id="reverse-dns" title={formatMessage(reverseWords.title)}>
        {answer?.form.startsWith('reverse_dns') && answer.refused !== 'fields' ? (
          <Callout tone="danger" role="alert">
            <p>{formatMessage(refusals[answer.refused])}</p>
          </Callout>
        ) : null}
        <DataList
          items={shown.map(({ address, reverse }) => ({ id: address, term: address, value: reverse ?? '—' }))}
        />
      </Section>
    );
  }
  return (
    <Section size="small" id="reverse-dns" title={formatMessage(reverseWords.title)}>
      {shown.map(({ address, reverse }) => (
        <AddressForm
          key={`${address} ${reverse}`}
          address={address}
          reverse={reverse}
          isDisabled={able.obstacle !== null}
          refused={answer?.form === `reverse_dns ${address}` ? answer : undefined}
        />
      ))}
      {hasNetwork ? (
        <AddressForm
          key={`other ${addresses.length}`}
          address={null}
          reverse={null}
          isDisabled={able.obstacle !== null}
          refused={answer && !isShown(answer.form) ? answer : undefined}
        />
      ) : null}
    </Section>
  );
}

interface AddressFormProps {
  /** Null: the customer types one of a network. */
  address: string | null;
  reverse: string | null;
  isDisabled: boolean;
  refused: OperationAnswer['operation'];
}

function AddressForm({ address, isDisabled, refused, reverse }: AddressFormProps) {
  const { formatMessage } = useIntl();
  const { formData } = useNavigation();
  const busy = formData?.get('kind') === 'reverse_dns' && (address === null || formData.get('address') === address);
  return (
    <form method="post" noValidate data-keep-scroll>
      <Stack>
        <input type="hidden" name="intent" value="operate" />
        <input type="hidden" name="kind" value="reverse_dns" />
        {address === null ? (
          <TextField
            id="reverse-other-address"
            name="address"
            label={formatMessage(reverseWords.other)}
            hint={formatMessage(reverseWords.otherHint)}
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            mono
            defaultValue={refused?.values['address']?.[0] ?? ''}
            error={refused?.errors['address']}
          />
        ) : (
          <input type="hidden" name="address" value={address} />
        )}
        <TextField
          id={`reverse-${address ?? 'other'}`}
          name="name"
          label={
            address === null
              ? formatMessage(reverseWords.otherName)
              : formatMessage(
                  {
                    id: 'account.reverse-dns.label',
                    defaultMessage: 'Name for {address}',
                    description: 'Field: reverse DNS name of an IP address',
                  },
                  { address },
                )
          }
          hint={formatMessage(reverseWords.hint)}
          autoComplete="off"
          spellCheck={false}
          maxLength={255}
          defaultValue={refused?.values['name']?.[0] ?? reverse ?? ''}
          error={refused?.errors['name'] ?? (address === null ? undefined : refused?.errors['address'])}
        />
        <Inline gap={12} align="stretch">
          <Button
            type="submit"
            size="small"
            variant="secondary"
            disabled={isDisabled}
            aria-label={
              address === null
                ? undefined
                : formatMessage(
                    { id: 'account.reverse-dns.save-label', defaultMessage: 'Save the name for {address}' },
                    { address },
                  )
            }
            loading={busy}
            loadingLabel={formatMessage(words.busy)}
          >
            {formatMessage(reverseWords.save)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
