import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { staffServiceQuery } from '../../api/staff-services.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { StaffServiceState } from '../../features/staff-services/state.tsx';
import { changeWords } from '../../features/staff-services/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { Saved } from '../../parts/form/saved.tsx';
import { ChangeForm } from './change-form.tsx';
import { Facts, Runs } from './facts.tsx';
import { formChanges } from './form.ts';
import { type ChangeRefused, pathOf, type route } from './route.ts';
import { Charges, History, Operations, Steps } from './tables.tsx';
import { words } from './words.ts';

/** `/admin/services/:id/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { edits, id, isSaved, requestKey } = usePageData<typeof route>();
  const { data: service } = useSuspenseQuery(staffServiceQuery(useApp(), id));
  const refused = useActionData<ChangeRefused>();
  const possible = formChanges.filter((change) => service.possible.includes(change));
  const change = refused?.change ?? (edits !== null && possible.includes(edits) ? edits : null);
  return (
    <AccountPage
      above={
        <TextLink href="/admin/services/" tone="quiet">
          {formatMessage(words.back)}
        </TextLink>
      }
      title={<bdi>{`#${id} ${service.name}`}</bdi>}
      status={<StaffServiceState service={service} />}
    >
      {isSaved && !refused ? <Saved>{formatMessage(words.saved)}</Saved> : null}
      {possible.length === 0 ? null : (
        <Inline gap={8}>
          {possible.map((one) => (
            <LinkButton key={one} href={`${pathOf(id)}?edit=${one}`} size="small" data-keep-scroll>
              {formatMessage(changeWords[one])}
            </LinkButton>
          ))}
        </Inline>
      )}
      <Facts service={service} />
      <Runs service={service} />
      <Charges service={service} />
      <Operations service={service} />
      <History service={service} />
      <Steps service={service} />
      <EditDialog
        open={change !== null}
        back={pathOf(id)}
        title={change === null ? '' : formatMessage(changeWords[change])}
        description={service.name}
      >
        {change === null ? null : (
          <ChangeForm key={change} {...{ service, change, requestKey }} refused={refused ?? undefined} />
        )}
      </EditDialog>
    </AccountPage>
  );
}
