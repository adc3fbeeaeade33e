import type { ControlPanel } from '@hoster/contract';
import { byId } from '@hoster/domain/lines/vps/choice';
import { Fieldset } from '@hoster/ui/fieldset';
import { FormSection } from '@hoster/ui/form-section';
import { RadioTileList, type RadioTileOption } from '@hoster/ui/radio-tiles';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { VersionRows, groupByName } from './version-rows.tsx';

interface PanelSectionProps {
  /** Label of the field. */
  name: string;
  panels: readonly ControlPanel[];
  /** Id of the chosen panel. */
  chosen: number | null;
  onChoose: (id: number | null) => void;
  /** Renders a panel as an option. */
  option: (panel: ControlPanel, title: string) => RadioTileOption;
  error: string[] | undefined;
}

/** The control panel of a server: those of one edition as tiles, the others with their editions. */
export function PanelSection({ name: label, panels, chosen: id, onChoose, option, error }: PanelSectionProps) {
  const { formatMessage } = useIntl();
  const none = formatMessage({
    id: 'order.panel.none',
    defaultMessage: 'No panel',
    description: 'Choice of no control panel',
  });
  const value = String(id ?? 'none');
  const pick = (picked: string) => onChoose(picked === 'none' ? null : Number(picked));
  const families = groupByName(panels, ({ name }) => name);
  const chosen = byId(panels, id);
  const [startsOpen] = useState(chosen !== undefined);
  return (
    <FormSection
      id="panel-section"
      collapsible
      open={startsOpen || error !== undefined}
      title={label}
      value={chosen ? [chosen.name, chosen.edition].filter(Boolean).join(' ') : none}
    >
      <Fieldset id="panel" legend={label} legendHidden error={error}>
        <RadioTileList
          name="panel"
          value={value}
          onValueChange={pick}
          options={[
            { value: 'none', title: none },
            ...families.flatMap(({ name, items: [first, ...more] }) =>
              first && more.length === 0 ? [option(first, name)] : [],
            ),
          ]}
        />
        <VersionRows
          name="panel"
          value={value}
          onValueChange={pick}
          rows={families
            .filter(({ items }) => items.length > 1)
            .map(({ name, items }) => ({
              label: name,
              options: items.map((panel) => option(panel, panel.edition ?? name)),
            }))}
        />
      </Fieldset>
    </FormSection>
  );
}
