import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/form-section.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { Callout } from '../callout/callout.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { docs } from './form-section.docs.tsx';
import { FormSection, FormSections } from './form-section.tsx';

const meta: Meta<typeof FormSection> = { title: 'Forms/FormSection', component: FormSection };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const field = (label: string) => <TextField label={label} />;

/** Sections with value and description, collapsed and open ones, a message between them, long and Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => (
    <FormSections>
      <FormSection id="matrix-place" title="Location" value="Frankfurt, Germany">
        {field('City')}
      </FormSection>
      <FormSection id="matrix-trial" title="Trial" description="One trial per customer, for one server.">
        {field('Days')}
      </FormSection>
      <FormSection id="matrix-panel" title="Control panel" value="No panel" collapsible>
        {field('Panel')}
      </FormSection>
      <Callout tone="warning" title="The panel needs another operating system" />
      <FormSection
        id="matrix-extras"
        title="Дополнительные услуги"
        value="Резервное копирование на отдельный сервер, дополнительный адрес IPv4 × 2"
        collapsible
        open
      >
        {field('Количество адресов')}
      </FormSection>
      <FormSection id="matrix-notes" title="Project and notes for the whole team" value="optional" collapsible>
        {field('Project')}
      </FormSection>
    </FormSections>
  ),
};

/** Opens and closes without JavaScript. The value stays visible. */
export const Collapsible: StoryObj<typeof FormSection> = {
  args: { id: 'panel', title: 'Control panel', value: 'No panel', collapsible: true, children: 'Free panels' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Free panels')).not.toBeVisible();
    await userEvent.click(canvas.getByText('No panel'));
    await expect(canvas.getByText('Free panels')).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Control panel' }));
    await expect(canvas.getByText('Free panels')).not.toBeVisible();
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
