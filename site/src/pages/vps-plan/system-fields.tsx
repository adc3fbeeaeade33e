import type { OsTemplate } from '@hoster/contract';
import { toCents } from '@hoster/domain/money';
import { RadioCards, type RadioCardOption } from '@hoster/ui/radio-cards';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { Money } from '../../features/order/money.tsx';
import { Section } from '../../features/order/section.tsx';
import type { FieldErrors } from '../../api/errors.ts';
import { optionReason } from './option-reason.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { useNow } from './use-now.ts';
import { fieldNames } from './field-names.ts';
import type { PlanOrderControls } from './use-plan-order.ts';

const words: Readonly<
  Record<'hint' | 'unix' | 'windows' | 'images' | 'noPanel' | 'support' | 'unsupported' | 'trial', MessageDescriptor>
> = defineMessages({
  hint: {
    id: 'plan.system.hint',
    defaultMessage: 'A clean system, or a disk image with an application that is ready to use.',
    description: 'Under the heading of the choice of systems',
  },
  unix: { id: 'plan.system.unix', defaultMessage: 'Linux and BSD', description: 'Group of systems' },
  windows: { id: 'plan.system.windows', defaultMessage: 'Windows Server', description: 'Group of systems' },
  images: { id: 'plan.system.images', defaultMessage: 'Disk images', description: 'Group of ready images' },
  noPanel: { id: 'plan.panel.none', defaultMessage: 'No panel', description: 'Choice of no control panel' },
  support: {
    id: 'plan.system.support',
    defaultMessage: 'Supported until {date}',
    description: 'On a system whose support ends soon',
  },
  unsupported: {
    id: 'plan.system.unsupported',
    defaultMessage: 'Without security updates since {date}',
    description: 'On a system whose support has ended',
  },
  trial: {
    id: 'plan.panel.trial',
    defaultMessage: '{days, plural, one {# day} other {# days}} free',
    description: 'On a panel with a trial',
  },
});

/** Milliseconds: a system whose support ends within a year says so. */
const SOON = 365 * 24 * 3600 * 1000;

/** Cards in a row; on phones one, so that names stay whole. */
const CARDS = { base: 1, sm: 2, md: 3 } as const;

interface SystemFieldsProps {
  controls: PlanOrderControls;
  errors: FieldErrors;
}

/** What is installed: a system or an image. All cards are one choice, in three groups. */
export function SystemField({ controls, errors }: SystemFieldsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { order, choose } = controls;
  const { data, choice } = order;
  const reasonOf = optionReason(intl, order);
  const now = useNow();
  const value = choice.disk_image === null ? `os-${choice.os}` : `image-${choice.disk_image}`;
  const pick = (picked: string) => {
    const id = Number(picked.slice(picked.indexOf('-') + 1));
    choose(picked.startsWith('os-') ? { os: id, disk_image: null } : { os: null, disk_image: id });
  };
  const ending = ({ end_of_support: end }: OsTemplate) =>
    end !== null && now !== null && Date.parse(end) - now < SOON
      ? formatMessage(Date.parse(end) < now ? words.unsupported : words.support, {
          date: intl.formatDate(end, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
        })
      : undefined;
  const systems = (isMine: (os: OsTemplate) => boolean) =>
    data.os.filter(isMine).map((os): RadioCardOption => {
      const about = reasonOf({ os: os.id, disk_image: null }, 'os') ?? ending(os);
      return {
        value: `os-${os.id}`,
        title: `${os.name} ${os.version}`,
        ...(os.price > 0 && { price: <Money cents={toCents(os.price)} signed mono /> }),
        ...(about && { description: about }),
      };
    });
  const groups = [
    { id: 'system', legend: words.unix, options: systems(({ family }) => family !== 'windows') },
    { id: 'system-windows', legend: words.windows, options: systems(({ family }) => family === 'windows') },
    {
      id: 'system-images',
      legend: words.images,
      options: data.disk_images.map((image): RadioCardOption => {
        const reason = reasonOf({ os: null, disk_image: image.id }, 'disk_image');
        return { value: `image-${image.id}`, title: image.name, ...(reason && { description: reason }) };
      }),
    },
  ].filter(({ options }) => options.length > 0);
  return (
    <Section id="system-section" title={formatMessage(fieldNames.system)} hint={formatMessage(words.hint)}>
      {groups.map(({ id, legend, options }) => (
        <RadioCards
          key={id}
          id={id}
          name="system"
          legend={formatMessage(legend)}
          columns={CARDS}
          compact
          value={value}
          onValueChange={pick}
          options={options}
          error={id === 'system' ? (errors['os'] ?? errors['disk_image']) : undefined}
        />
      ))}
      <ProblemNotice controls={controls} fields={['os', 'disk_image']} />
    </Section>
  );
}

/** The panel on top of it. */
export function PanelField({ controls, errors }: SystemFieldsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { order, choose } = controls;
  const { data, choice } = order;
  const reasonOf = optionReason(intl, order);
  return (
    <Section id="panel-section" title={formatMessage(fieldNames.panel)}>
      <RadioCards
        id="panel"
        name="panel"
        legend={formatMessage(fieldNames.panel)}
        legendHidden
        columns={CARDS}
        compact
        value={String(choice.control_panel ?? 'none')}
        onValueChange={(value) => choose({ control_panel: value === 'none' ? null : Number(value) })}
        error={errors['control_panel']}
        options={[
          { value: 'none', title: formatMessage(words.noPanel) },
          ...data.control_panels.map((panel): RadioCardOption => {
            const trial = panel.trial_days > 0 ? formatMessage(words.trial, { days: panel.trial_days }) : undefined;
            const about = reasonOf({ control_panel: panel.id }, 'control_panel') ?? trial;
            return {
              value: String(panel.id),
              title: [panel.name, panel.edition].filter(Boolean).join(' '),
              price: <Money cents={toCents(panel.price)} signed={panel.price > 0} mono freeWord />,
              ...(about && { description: about }),
            };
          }),
        ]}
      />
      <ProblemNotice controls={controls} fields={['control_panel']} />
    </Section>
  );
}
