import { byId } from '@hoster/domain/lines/vps/choice';
import { Callout } from '@hoster/ui/callout';
import { Fieldset } from '@hoster/ui/fieldset';
import { FormSection } from '@hoster/ui/form-section';
import { memo } from 'react';
import { defineMessage, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { FieldErrors } from '../../../api/errors.ts';
import { ChangeLink } from '../../stages/configuration/change-link.tsx';
import { VersionRows, groupByName } from '../../stages/configuration/version-rows.tsx';
import { problemNoticeId } from '../../stages/configuration/common-fields.ts';
import { PanelSection } from '../../stages/configuration/panel-section.tsx';
import { SystemMark } from '../../stages/configuration/system-mark.tsx';
import { fieldNames } from './dedicated-fields.ts';
import { dedicatedQuery } from './dedicated-order.ts';
import { OptionPrice } from './option-price.tsx';
import { orderSentence } from './problem-words.ts';
import type { DedicatedControls } from './use-dedicated-order.ts';
import { useOptionPrices } from './use-option-prices.ts';

const unfit: MessageDescriptor = defineMessage({
  id: 'dedicated.panel.unfit',
  defaultMessage: 'Not available for this operating system',
  description: 'Why a control panel can’t be chosen',
});

interface SystemFieldsProps {
  controls: DedicatedControls;
  errors: FieldErrors;
}

/** Operating system and control panel. */
export const SystemFields = memo(function SystemFields({ controls, errors }: SystemFieldsProps) {
  const { formatMessage } = useIntl();
  const { order, choose } = controls;
  const { context, choice } = order;
  const prices = useOptionPrices(order);
  const families = groupByName(context.os, ({ name }) => name).map(({ name, items }) => ({
    label: name,
    leading: <SystemMark icon={items[0]?.icon ?? null} />,
    options: items.map(({ id, version }) => ({
      value: String(id),
      title: version,
      price: <OptionPrice cents={prices.os(id)} currency={prices.currency} />,
    })),
  }));
  const system = byId(context.os, choice.os);
  const sentence = orderSentence(order.problems, 'os');
  const error = errors['os'] ?? (sentence && formatMessage(sentence));
  return (
    <>
      <FormSection
        id="os-section"
        collapsible
        open={error !== undefined}
        title={formatMessage(fieldNames.system)}
        value={system ? `${system.name} ${system.version}` : undefined}
      >
        <Fieldset id="os" legend={formatMessage(fieldNames.system)} legendHidden error={error}>
          {/* Without script, one that isn't offered any more must not become the default. A chosen one comes after it. */}
          {system ? null : <input type="hidden" name="os" value={choice.os} />}
          <VersionRows
            name="os"
            rows={families}
            value={String(choice.os)}
            onValueChange={(value) => choose({ os: Number(value) })}
          />
        </Fieldset>
      </FormSection>
      <PanelField controls={controls} errors={errors} />
    </>
  );
});

function PanelField({ controls, errors }: SystemFieldsProps) {
  const { formatMessage } = useIntl();
  const { order, choose } = controls;
  const { context, choice } = order;
  const system = byId(context.os, choice.os);
  const prices = useOptionPrices(order);
  return (
    <>
      <PanelSection
        name={formatMessage(fieldNames.panel)}
        panels={context.control_panels}
        chosen={choice.control_panel}
        onChoose={(id) => choose({ control_panel: id })}
        option={(panel, title) => ({
          value: String(panel.id),
          title,
          price: <OptionPrice cents={prices.controlPanel(panel.id)} currency={prices.currency} />,
          ...(system?.control_panels.includes(panel.id) === false && { conflict: formatMessage(unfit) }),
        })}
        error={errors['control_panel']}
      />
      <PanelNotice controls={controls} />
    </>
  );
}

/**
 * Notice about an incompatible system and panel. Outside the section, so that it shows while the panels are collapsed.
 */
function PanelNotice({ controls }: { controls: DedicatedControls }) {
  const { formatMessage } = useIntl();
  const { order, choose } = controls;
  const sentence = orderSentence(order.problems, 'control_panel');
  if (!sentence) return null;
  return (
    <Callout
      id={problemNoticeId('control_panel')}
      tabIndex={-1}
      role="alert"
      tone="warning"
      title={formatMessage(sentence)}
      actions={
        <ChangeLink
          query={dedicatedQuery(order, { ...order.choice, control_panel: null })}
          onChoose={() => choose({ control_panel: null })}
        >
          <FormattedMessage
            id="dedicated.fix.no-panel"
            defaultMessage="Remove the control panel"
            description="Button that fixes a choice"
          />
        </ChangeLink>
      }
    />
  );
}
