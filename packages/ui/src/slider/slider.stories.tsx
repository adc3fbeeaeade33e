import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/slider.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './slider.docs.tsx';
import { Inline } from '../inline/inline.tsx';
import { VolumeSlider } from '../volume-slider/volume-slider.tsx';
import { Slider } from './slider.tsx';

const meta: Meta<typeof Slider> = { title: 'Choices/Slider', component: Slider };
export default meta;

const marked = (
  <Slider
    label="Backup volume"
    min={0}
    max={100}
    defaultValue={40}
    valueText={(value) => `${value} GB`}
    bubble={(value) => `${value} GB`}
    marks={[
      { value: 0, label: 'No backup at all' },
      { value: 50, label: 'Half' },
      { value: 99, label: 'The whole disk' },
    ]}
    limit={{ value: 80, reason: 'More on request' }}
  />
);

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Variants and states for the visual tests. */
export const Matrix: StoryObj = {
  parameters: pictured('forced-colors', 'rtl'),
  render: () => (
    <div style={{ display: 'grid', gap: 40, maxWidth: 560 }}>
      <Slider label="Memory" min={1} max={32} defaultValue={8} valueText={(value) => `${value} GB`} />
      <VolumeSlider
        label="Объём резервной копии"
        volumes={[10, 25, 50, 100, 250, 500, 1000]}
        defaultValue={100}
        valueText={(value) => `${value} ГБ, ${value * 4} ₽ в месяц`}
        limit={{ value: 500, reason: 'Больше 500 ГБ — по запросу в поддержку' }}
      />
      <VolumeSlider
        label="Volume"
        volumes={[1, 2, 4, 8, 16, 32]}
        defaultValue={16}
        origin={4}
        valueText={(value) => `${value} TB`}
        bubble={(value) => `+${value - 4} TB`}
      />
      <Slider label="Disabled" defaultValue={30} valueText={(value) => `${value} %`} disabled />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Объём резервной копии' });
    thumb.focus();
    await userEvent.keyboard('{End}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '500 ГБ, 2000 ₽ в месяц');
    await userEvent.keyboard('{ArrowDown}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '250 ГБ, 1000 ₽ в месяц');
  },
};

/** Vertical: up increases the value. */
export const MatrixVertical: StoryObj = {
  parameters: pictured('forced-colors', 'rtl'),
  render: () => (
    <Inline gap={64} align="start">
      <Slider
        label="Cores"
        min={1}
        max={16}
        defaultValue={4}
        valueText={(value) => `${value} cores`}
        orientation="vertical"
      />
      <VolumeSlider
        label="Объём"
        volumes={[10, 25, 50, 100, 250]}
        defaultValue={50}
        valueText={(value) => `${value} ГБ`}
        bubble={(value) => `${value * 4} ₽`}
        limit={{ value: 100, reason: 'Больше — по запросу' }}
        orientation="vertical"
      />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Cores' });
    thumb.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '5');
  },
};

/** Long labels of the first and last marks stay inside the slider, and hydration shifts nothing. */
export const LongMarks: StoryObj = {
  render: () => marked,
  play: async ({ canvasElement }) => {
    const slider = canvasElement.querySelector('[data-component="slider"]');
    const marks = () => [...canvasElement.querySelectorAll('[data-part="marks"] > li')];
    await waitFor(() => expect(marks()[0]).toBeVisible());
    const box = slider?.getBoundingClientRect() ?? new DOMRect();
    for (const dir of ['ltr', 'rtl']) {
      canvasElement.dir = dir;
      for (const mark of marks()) {
        const { left, right } = mark.getBoundingClientRect();
        await expect(left).toBeGreaterThanOrEqual(box.left - 0.5);
        await expect(right).toBeLessThanOrEqual(box.right + 0.5);
      }
    }
    canvasElement.removeAttribute('dir');
    const sent = document.createElement('div');
    sent.innerHTML = renderToStaticMarkup(marked);
    canvasElement.append(sent);
    const tops = (root: Element | null | undefined) =>
      ['area', 'marks', 'limit'].map(
        (part) =>
          (root?.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect().top ?? 0) -
          (root?.getBoundingClientRect().top ?? 0),
      );
    const before = tops(sent.firstElementChild);
    sent.remove();
    await expect(before).toEqual(tops(slider));
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
