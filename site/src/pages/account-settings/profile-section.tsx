import type { PersonalInfo } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { Skeleton } from '@hoster/ui/skeleton';
import { Status } from '@hoster/ui/status';
import { FormattedMessage } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import type { CountryOption } from '../../features/personal-info/country-options.ts';
import { PersonalInfoForm } from '../../features/personal-info/personal-info-form.tsx';
import { useMay } from '../../app/visitor/use-may.ts';
import { RoleRefuses } from '../../parts/account/role-refuses.tsx';
import type { SettingsAnswer } from './settings-action.ts';
import { PartFailed } from '../../parts/section/part-failed.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { Section } from '@hoster/ui/section';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { ProfileFacts } from './profile-facts.tsx';

interface ProfileSectionProps {
  info: PersonalInfo | undefined;
  failed: boolean;
  countries: readonly CountryOption[];
  saved: boolean;
  /** Whether the address opens the form. */
  edits: boolean;
}

/** Billing details. Orders require all of them. */
export function ProfileSection({ info, failed, countries, saved, edits }: ProfileSectionProps) {
  const mayChange = useMay('account');
  const answer = useActionData<SettingsAnswer>();
  const busy = useNavigation().formData?.get('intent') === 'personal-info';
  const refused = answer?.intent === 'personal-info' ? answer : null;
  return (
    <Section
      id="personal-info"
      title={<FormattedMessage id="account.person.title" defaultMessage="Personal data" />}
      aside={info ? <Completeness complete={info.is_complete} /> : null}
    >
      {info ? (
        <>
          {saved && !refused ? (
            <Saved>
              <FormattedMessage
                id="account.person.saved"
                defaultMessage="Personal data saved."
                description="After saving the profile"
              />
            </Saved>
          ) : edits && !mayChange ? (
            <RoleRefuses />
          ) : info.is_complete || !mayChange ? null : (
            <Callout tone="info">
              <p>
                <FormattedMessage
                  id="account.person.incomplete-text"
                  defaultMessage="Fill in everything except the phone number before your first order. We need it for the invoice and to calculate tax."
                  description="Why the profile should be completed"
                />
              </p>
            </Callout>
          )}
          <ProfileFacts info={info} countries={countries} />
          {mayChange ? (
            <Inline gap={12}>
              <LinkButton href="/my/settings/?edit=personal-info" data-keep-scroll>
                <FormattedMessage
                  id="account.person.edit"
                  defaultMessage="Edit personal data"
                  description="Link that opens the form of the profile"
                />
              </LinkButton>
            </Inline>
          ) : null}
          <EditDialog
            open={mayChange && (edits || refused !== null)}
            back="/my/settings/"
            title={<FormattedMessage id="account.person.title" defaultMessage="Personal data" />}
          >
            <PersonalInfoForm
              // Unchanged fields show what is saved now.
              key={saved ? 'saved' : 'form'}
              info={info}
              countries={countries}
              errors={refused?.errors ?? {}}
              values={refused?.values ?? {}}
              busy={busy}
              intent="personal-info"
            >
              <FormattedMessage
                id="account.person.save"
                defaultMessage="Save personal data"
                description="Button that saves the profile"
              />
            </PersonalInfoForm>
          </EditDialog>
        </>
      ) : failed ? (
        <PartFailed
          href="/my/settings/"
          title={
            <FormattedMessage
              id="account.person.failed"
              defaultMessage="We couldn’t load your personal data"
              description="Error: the profile did not load"
            />
          }
        />
      ) : (
        <Skeleton shape="block" height={320} />
      )}
    </Section>
  );
}

const Completeness = ({ complete }: { complete: boolean }) =>
  complete ? (
    <Status tone="success">
      <FormattedMessage id="account.person.complete" defaultMessage="Complete" description="State of the profile" />
    </Status>
  ) : (
    <Status tone="warning">
      <FormattedMessage
        id="account.person.incomplete"
        defaultMessage="Incomplete"
        description="State of the profile: something needed is missing"
      />
    </Status>
  );
