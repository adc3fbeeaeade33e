import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/data-list.tsx';
import { ComparisonTable } from '../comparison-table/comparison-table.tsx';
import { Badge } from '../badge/badge.tsx';
import { Meter } from '../meter/meter.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { ServerChassis } from '../server-chassis/server-chassis.tsx';
import { Stat } from '../stat/stat.tsx';
import { Table } from '../table/table.tsx';
import { VolumeStack } from '../volume-stack/volume-stack.tsx';
import { DataList } from './data-list.tsx';

const meta: Meta<typeof DataList> = { title: 'Text/DataList', component: DataList };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

/** Terms with values, one with a note. */
export const Specification: StoryObj = {
  render: () => (
    <DataList
      items={[
        { term: 'Memory', value: '4 GB' },
        { term: 'Price', value: '€6.50', note: 'renews at €8' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Memory').tagName).toBe('DT');
    await expect(canvas.getByText('renews at €8').closest('dd')).toHaveTextContent('€6.50');
  },
};

/** Long values are below their terms. */
export const MatrixLongStacked: StoryObj = {
  parameters: pictured(),
  render: () => (
    <div style={{ inlineSize: 260 }}>
      <DataList
        layout="stacked"
        items={[{ term: 'Операционная система', value: 'Debian 13 «Trixie», установка из проверенного образа' }]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByText('Операционная система').closest('dl');
    await expect(list?.scrollWidth).toBe(list?.clientWidth);
  },
};

/** Numbers stay before their units in right-to-left text, here and in other components. */
export const FromRightToLeft: StoryObj = {
  render: () => (
    <div dir="rtl" lang="ar">
      <DataList items={[{ term: 'الذاكرة', value: '8 GB' }]} />
      <DataList layout="stacked" items={[{ term: 'القرص', value: '8 GB' }]} />
      <Stat label="القرص" value="10 000" unit="GB" />
      <Stat label="الذاكرة" value="8 GB" />
      <Meter label="القرص" value={8} max={64} valueLabel="8 GB" />
      <ProgressBar label="النسخ" value={8} valueLabel="8 GB" />
      <Badge>8 GB</Badge>
      <VolumeStack label="نسخة" capacity={64} volumes={[{ id: 'a', size: 8, label: 'الأحد', value: '8 GB' }]} />
      <ServerChassis label="خادم" bays={1} disks={[]} caption="8 GB" />
      <Table
        caption="خوادم"
        rows={['8 GB']}
        rowKey={String}
        columns={[{ id: 'memory', header: 'الذاكرة', align: 'end', cell: (row) => row }]}
      />
      <ComparisonTable
        caption="خطط"
        featureLabel="ميزة"
        yesLabel="نعم"
        noLabel="لا"
        subjects={[{ id: 'a', title: 'NVMe' }]}
        groups={[{ id: 'g', features: [{ id: 'f', label: 'الذاكرة', values: { a: '8 GB' } }] }]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const walker = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT);
    const places: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const words = text.textContent ?? '';
      if (!/^(8 GB|10 000)$/.test(words) || text.parentElement?.closest('[role="status"]')) continue;
      const left = (at: number): number => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      };
      const place = text.parentElement?.closest('[data-component]')?.getAttribute('data-component');
      places.push(`${place}: ${left(0) < left(words.length - 1) ? words : 'turned round'}`);
    }
    const eight = (place: string): string => `${place}: 8 GB`;
    await expect(places).toEqual([
      ...['data-list', 'data-list'].map(eight),
      'stat: 10 000',
      ...['stat', 'meter', 'progress-bar', 'badge', 'volume-stack', 'server-chassis', 'table', 'comparison-table'].map(
        eight,
      ),
    ]);
    const [rows, stacked] = [...canvasElement.querySelectorAll('dd')].map((value) => {
      const range = document.createRange();
      range.selectNodeContents(value);
      const [box, words] = [value.closest('dl')?.getBoundingClientRect(), range.getBoundingClientRect()];
      return words.left - (box?.left ?? 0) < (box?.right ?? 0) - words.right ? 'left' : 'right';
    });
    // A value is at the end of its row, or below its term if stacked.
    await expect(rows).toBe('left');
    await expect(stacked).toBe('right');
  },
};
