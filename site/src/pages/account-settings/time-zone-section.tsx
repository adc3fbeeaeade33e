import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { Select } from '@hoster/ui/select';
import { Stack } from '@hoster/ui/stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { useApp } from '../../app/app-context.tsx';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { Saved } from '../../parts/form/saved.tsx';
import type { SettingsAnswer } from './settings-action.ts';

/** Time zone of the account’s pages and of emails. `zones` are the names to choose from. */
export function TimeZoneSection({ zones, saved }: { zones: readonly string[]; saved: boolean }) {
  const { formatMessage } = useIntl();
  const { facts } = useApp();
  const chosen = useAuth().menu?.time_zone ?? null;
  const answer = useActionData<SettingsAnswer>();
  const failed = answer?.intent === 'time-zone' ? answer : null;
  const busy = useNavigation().formData?.get('intent') === 'time-zone';
  // Browsers differ in which of a zone’s names they list.
  const names = chosen === null || zones.includes(chosen) ? zones : [chosen, ...zones];
  return (
    <Section id="time-zone" title={<FormattedMessage id="account.zone.title" defaultMessage="Time zone" />}>
      <form method="post">
        <Stack>
          <input type="hidden" name="intent" value="time-zone" />
          {failed ? (
            <Callout tone="danger" role="alert">
              <p>
                <FormattedMessage
                  id="account.zone.failed"
                  defaultMessage="We couldn’t save the time zone. Try again."
                  description="Error: the time zone could not be saved"
                />
              </p>
            </Callout>
          ) : saved ? (
            <Saved>
              <FormattedMessage
                id="account.zone.saved"
                defaultMessage="Time zone saved."
                description="After saving the time zone"
              />
            </Saved>
          ) : null}
          <Select
            id="time-zone-name"
            name="time_zone"
            label={formatMessage({
              id: 'account.zone.label',
              defaultMessage: 'Show times in',
              description: 'Select for the time zone',
            })}
            hint={formatMessage({
              id: 'account.zone.hint',
              defaultMessage: 'For the pages of your account and for emails. Invoices use our local dates.',
              description: 'Hint of the time zone',
            })}
            defaultValue={failed?.values['time_zone'] ?? chosen ?? ''}
            options={[
              {
                value: '',
                label: formatMessage(
                  {
                    id: 'account.zone.device',
                    defaultMessage: 'The time zone of each device (here: {zone})',
                    description: 'Option of the time zone: none is chosen',
                  },
                  { zone: inWords(facts.timeZone) },
                ),
              },
              ...names.map((name) => ({ value: name, label: inWords(name) })),
            ]}
          />
          <Inline gap={12}>
            <Button
              type="submit"
              loading={busy}
              loadingLabel={formatMessage({
                id: 'account.zone.saving',
                defaultMessage: 'Saving…',
                description: 'On the button while the time zone is being saved',
              })}
            >
              <FormattedMessage
                id="account.zone.save"
                defaultMessage="Save time zone"
                description="Button that saves the time zone"
              />
            </Button>
          </Inline>
        </Stack>
      </form>
    </Section>
  );
}

/** `America/New_York` as people read it. */
const inWords = (zone: string): string => zone.replaceAll('_', ' ');
