import type { StaffSettings } from '@hoster/contract';
import { Callout } from '@hoster/ui/callout';
import { DataList } from '@hoster/ui/data-list';
import { Disclosure } from '@hoster/ui/disclosure';
import { LinkButton } from '@hoster/ui/link-button';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { companySettingsQuery, settingsGroups, type SettingsGroup } from '../../api/company-settings.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { OpeningNotice } from '../../features/opening/opening-notice.tsx';
import { Day } from '../../parts/service/day.tsx';
import { builderOptions, languageOptions, setUpText } from './choices.ts';
import { type Field, fieldText, groupDefaults, groupFields } from './fields.ts';
import { GroupForm } from './group-form.tsx';
import { Picture } from './picture.tsx';
import { PATH, type route } from './route.ts';
import { choiceWords, groupLeads, groupTitles, labelOf, words } from './words.ts';

/** `/admin/settings/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { edit, saved } = usePageData<typeof route>();
  const { data: settings } = useSuspenseQuery(companySettingsQuery(useApp()));
  return (
    <AccountPage title={formatMessage(words.title)} description={<Text tone="muted">{formatMessage(words.lead)}</Text>}>
      {saved === null || edit === saved ? null : (
        <Callout tone="success" role="status">
          {formatMessage(words.saved)}
        </Callout>
      )}
      <OpeningNotice settings={settings} linked={false} />
      {settingsGroups.map((group) =>
        edit === null || edit === group ? (
          <Section
            key={group}
            id={group}
            title={formatMessage(groupTitles[group])}
            aside={<Edit group={group} shown={edit !== group} />}
          >
            <Stack gap={24}>
              <Text tone="muted" measure>
                {formatMessage(groupLeads[group])}
              </Text>
              {edit === group ? (
                <>
                  <GroupForm group={group} settings={settings} />
                  {group === 'tax' ? <EuRates settings={settings} /> : null}
                </>
              ) : (
                <GroupValues group={group} settings={settings} />
              )}
            </Stack>
          </Section>
        ) : null,
      )}
    </AccountPage>
  );
}

function Edit({ group, shown }: { group: SettingsGroup; shown: boolean }) {
  const { formatMessage } = useIntl();
  if (!shown) return null;
  return (
    <LinkButton href={`${PATH}?edit=${group}`} size="small">
      {formatMessage(words.edit)}
      <VisuallyHidden> {formatMessage(groupTitles[group])}</VisuallyHidden>
    </LinkButton>
  );
}

function GroupValues({ group, settings }: { group: SettingsGroup; settings: StaffSettings }) {
  const { formatMessage } = useIntl();
  const { value: saved, changed, changed_by: name, is_default: isDefault } = settings[group];
  const value = saved ?? groupDefaults[group];
  const filled = groupFields[group].flatMap((field) => {
    const isShown =
      group === 'lines' ? field.kind === 'builder' : field.kind === 'flag' || fieldText(value, field.name) !== '';
    const term = formatMessage(labelOf(group, field.name));
    return isShown ? [{ id: field.name, term, value: <Value {...{ group, field, settings, value }} /> }] : [];
  });
  return (
    <Stack gap={16}>
      {filled.length === 0 ? (
        <Text tone="muted">
          {group === 'currencies' ? formatMessage(choiceWords.onlyEuro) : formatMessage(words.none)}
        </Text>
      ) : (
        <DataList items={filled} mono={false} />
      )}
      {group === 'tax' ? <EuRates settings={settings} /> : null}
      {isDefault ? <Text tone="muted">{formatMessage(words.sample)}</Text> : null}
      {changed === null ? null : (
        <Text tone="muted">
          <FormattedMessage
            id="staff.settings.changed"
            defaultMessage="Last change: {date}, {name}"
            description="Under a group of settings: when and by whom they were saved"
            values={{ date: <Day value={changed} time />, name: name ?? '—' }}
          />
        </Text>
      )}
    </Stack>
  );
}

/** What holds in the European Union without own rates. */
function EuRates({ settings: { vat_rates: rates } }: { settings: StaffSettings }) {
  const { formatDisplayName, formatMessage, formatNumber } = useIntl();
  const items = rates.map(({ country, percent }) => ({
    id: country,
    term: `${formatDisplayName(country, { type: 'region' }) ?? country} (${country})`,
    value: `${formatNumber(percent)}%`,
  }));
  return (
    <Disclosure variant="plain" summary={formatMessage(choiceWords.rateTable)}>
      <DataList items={items} mono={false} />
    </Disclosure>
  );
}

interface ValueProps {
  group: SettingsGroup;
  field: Field;
  settings: StaffSettings;
  /** Of the group, or what holds without one. */
  value: unknown;
}

/** A value that is filled in. */
function Value({ group, field: { kind, name }, settings, value }: ValueProps) {
  const intl = useIntl();
  const text = fieldText(value, name);
  switch (kind) {
    case 'picture':
      return <Picture url={text} alt="" />;
    case 'builder': {
      const isSold = fieldText(value, name.replace('provider', 'is_sold')) !== '';
      const chosen = builderOptions(intl, settings, name).find((option) => option.value === text);
      return isSold ? (chosen?.label ?? text) : intl.formatMessage(choiceWords.unsold);
    }
    case 'language':
      return languageOptions.find((option) => option.value === text)?.label ?? text;
    case 'flag': {
      const isOn = intl.formatMessage(text === '' ? choiceWords.isOff : choiceWords.isOn);
      return group === 'payments' ? `${isOn}. ${setUpText(intl, settings, name)}` : isOn;
    }
    case 'rate':
      return (
        <FormattedMessage
          id="staff.settings.rate"
          defaultMessage="{rate}, set on {day}"
          description="A rate of a currency in the settings"
          values={{ rate: text, day: <Day value={fieldText(value, `${name}.since`)} /> }}
        />
      );
    default:
      return text.split('\n').join(', ');
  }
}
