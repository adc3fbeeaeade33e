import type { Cms } from '@hoster/contract';
import { cmsOf } from '@hoster/domain/lines/web-hosting';
import { FormSection } from '@hoster/ui/form-section';
import { Combobox } from '@hoster/ui/combobox';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import type { FieldErrors } from '../../../api/errors.ts';
import { groupByName } from '../../stages/configuration/version-rows.tsx';
import { useMemoryText } from '../../../features/web-hosting/amounts.tsx';
import { CmsMark } from '../../../features/web-hosting/cms-mark.tsx';
import { fieldNames } from './hosting-fields.ts';
import { ProblemNotice } from './problem-notice.tsx';
import type { HostingControls } from './use-hosting-order.ts';

const kinds: Readonly<Record<Cms['kind'], MessageDescriptor>> = defineMessages({
  cms: { id: 'web-hosting.kind.cms', defaultMessage: 'CMS' },
  shop: { id: 'web-hosting.kind.shop', defaultMessage: 'Online shops' },
  forum: { id: 'web-hosting.kind.forum', defaultMessage: 'Forums' },
  wiki: { id: 'web-hosting.kind.wiki', defaultMessage: 'Wikis' },
  framework: { id: 'web-hosting.kind.framework', defaultMessage: 'Frameworks' },
});

const words: Readonly<
  Record<'none' | 'hint' | 'composer' | 'upload' | 'paid' | 'empty' | 'count' | 'about', MessageDescriptor>
> = defineMessages({
  none: { id: 'web-hosting.cms.none', defaultMessage: 'None', description: 'Choice of nothing to install' },
  hint: {
    id: 'web-hosting.cms.hint',
    defaultMessage: 'We install it for you. You can install more, or remove it, in the control panel.',
    description: 'Hint of the choice of a system',
  },
  composer: {
    id: 'web-hosting.cms.composer',
    defaultMessage: 'We prepare PHP and the database for it. You install it with Composer.',
    description: 'Hint of the choice of a framework',
  },
  upload: {
    id: 'web-hosting.cms.upload',
    defaultMessage: 'We prepare PHP and the database for it. You upload it yourself.',
    description: 'Hint of the choice of a system that has no installer',
  },
  paid: {
    id: 'web-hosting.cms.paid',
    defaultMessage: 'You need a licence from the vendor; it isn’t part of the price.',
    description: 'Hint of the choice of a system with a paid licence',
  },
  empty: {
    id: 'web-hosting.cms.empty',
    defaultMessage: 'Nothing found. Choose None and install it yourself.',
    description: 'In the list of systems when nothing matches',
  },
  count: {
    id: 'web-hosting.cms.count',
    defaultMessage: '{count, plural, one {# match} other {# matches}}',
    description: 'How many systems match what was typed, for screen readers',
  },
  about: {
    id: 'web-hosting.cms.about',
    defaultMessage: '{version} · PHP {min} or newer · {memory} RAM',
    description: 'Under a system in the list: its version and what it needs',
  },
});

const hintOf = ({ one_click: oneClick, kind }: Cms) =>
  oneClick ? words.hint : kind === 'framework' ? words.composer : words.upload;

/** Form value for installing nothing. */
const NONE = 'none';

interface CmsFieldProps {
  controls: HostingControls;
  errors: FieldErrors;
}

/** System to install: one of all systems, found by typing, or none. */
export function CmsField({ controls, errors }: CmsFieldProps) {
  const { formatMessage } = useIntl();
  const memoryText = useMemoryText();
  const { order, choose } = controls;
  const { choice, data } = order;
  const chosen = cmsOf(data, choice.cms);
  const option = (cms: Cms) => ({
    value: cms.slug,
    label: cms.name,
    leading: <CmsMark cms={cms} size="small" />,
    description: formatMessage(words.about, {
      version: cms.version,
      min: cms.min_php,
      memory: memoryText(cms.memory_mb),
    }),
  });
  const hints = chosen ? [hintOf(chosen), ...(chosen.license === 'paid' ? [words.paid] : [])] : [];
  return (
    <FormSection id="cms-section" title={formatMessage(fieldNames.cms)}>
      <Combobox
        id="cms"
        name="cms"
        label={formatMessage(fieldNames.cms)}
        labelHidden
        hint={hints.map((hint) => formatMessage(hint)).join(' ') || undefined}
        options={[
          { value: NONE, label: formatMessage(words.none) },
          ...groupByName(data.cms, ({ kind }) => kind).map(({ name, items }) => ({
            label: formatMessage(kinds[name as Cms['kind']]),
            options: items.toSorted((a, b) => a.name.localeCompare(b.name, 'en')).map(option),
          })),
        ]}
        value={chosen?.slug ?? NONE}
        onValueChange={(slug) => choose({ cms: slug === NONE || slug === '' ? null : slug })}
        emptyLabel={formatMessage(words.empty)}
        countLabel={(count) => formatMessage(words.count, { count })}
        error={errors['cms']}
      />
      <ProblemNotice controls={controls} field="cms" />
    </FormSection>
  );
}
