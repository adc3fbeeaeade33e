import * as ui from '../../index.ts';
import { type Examples, nothing } from './example.ts';

/** Navigation, tables and data visualisations. */
export const data: Examples = {
  Bars: {
    draw: (given) => (
      <ui.Bars
        {...given}
        label="Charges"
        categories={['Dec', 'Jan']}
        categoryLabel="Month"
        series={[{ id: 'a', label: 'Servers', values: [24, 36] }]}
        totalLabel="Total"
        formatValue={(value) => `€${value}`}
        tableLabel="Show as table"
        summary="Due soon"
      />
    ),
  },
  TimeSeries: {
    draw: (given) => (
      <ui.TimeSeries
        {...given}
        label="Traffic"
        times={[0, 10, 20]}
        lines={[{ id: 'a', label: 'Incoming', values: [1, null, 3] }]}
        unit="Mbit/s"
        formatValue={String}
        formatTime={(time) => `${time} s`}
        missingLabel="not measured"
        timeLabel="Time"
        tableLabel="Show as table"
        summary="Average"
      />
    ),
  },
  Breadcrumbs: {
    draw: (given) => <ui.Breadcrumbs {...given} label="Way" items={[{ label: 'Home', href: '/' }, { label: 'VPS' }]} />,
  },
  CodeBlock: {
    draw: (given) => (
      <ui.CodeBlock
        {...given}
        caption="Connect"
        code="ssh"
        lineNumbers
        wrapLabel="Wrap lines"
        download={{ href: '/connect.txt', label: 'Download' }}
        copyLabel="Copy"
        copiedLabel="Copied"
      />
    ),
  },
  DiffView: {
    draw: (given) => (
      <ui.DiffView
        {...given}
        caption="nginx.conf"
        before={Array.from({ length: 10 }, (_, index) => `line ${index}`).join('\n')}
        after="line 0"
        context={1}
        summaryLabel={(added, removed) => `${added} more, ${removed} fewer`}
        addedLabel="Added:"
        removedLabel="Removed:"
        unchangedLabel={(count) => `${count} unchanged`}
        equalLabel="No changes"
        tooManyLabel="Too many changes"
      />
    ),
  },
  ComparisonTable: {
    draw: (given) => (
      <ui.ComparisonTable
        {...given}
        caption="Plans"
        featureLabel="Feature"
        yesLabel="yes"
        noLabel="no"
        subjects={[{ id: 'a', title: 'NVMe 1' }]}
        groups={[{ id: 'g', title: 'Disk', features: [{ id: 'f', label: 'Backups', values: { a: true } }] }]}
      />
    ),
  },
  Copyable: { draw: (given) => <ui.Copyable {...given} value="1.2.3.4" copyLabel="Copy" copiedLabel="Copied" /> },
  Histogram: { draw: (given) => <ui.Histogram {...given} counts={[1, 2, 3]} range={[0, 1]} label="Mostly cheap" /> },
  LinkButton: {
    draw: (given) => (
      <ui.LinkButton {...given} href="/" leading={<i />} trailing={<i />}>
        Compare
      </ui.LinkButton>
    ),
  },
  PlanTableNotes: { draw: (given) => <ui.PlanTableNotes {...given}>Prices exclude VAT.</ui.PlanTableNotes> },
  PlanTable: {
    draw: (given) => (
      <ui.PlanTable
        {...given}
        caption="Plans"
        nameHeader="Plan"
        priceHeader="Price"
        columns={[{ id: 'cores', header: 'vCPU', cell: (name) => name.length }]}
        plans={['NVMe 1']}
        rowOf={(name) => ({
          id: name,
          name,
          href: '/',
          badge: 'New',
          specs: '1 vCPU',
          stock: 'Sold out',
          price: '€4',
          unit: 'a month',
          terms: 'renews at €5',
          action: (props) => <i {...props} />,
        })}
      />
    ),
  },
  Meter: {
    draw: (given) => (
      <ui.Meter
        {...given}
        label="Disk"
        max={64}
        valueLabel="72 of 64 GB"
        segments={[{ id: 'a', label: 'Backups', value: 72, valueLabel: '72 GB' }]}
        levels={[{ from: 64, tone: 'danger', label: 'Over the quota' }]}
      />
    ),
  },
  NavTabs: {
    draw: (given) => (
      <ui.NavTabs {...given} label="Account" items={[{ href: '/a', label: 'Profile', current: true }]} />
    ),
  },
  Pagination: {
    draw: (given) => (
      <ui.Pagination
        {...given}
        label="Pages"
        page={5}
        pageCount={10}
        hrefFor={(page) => `?page=${page}`}
        pageLabel={String}
        previousLabel="Back"
        nextLabel="On"
      />
    ),
  },
  ProgressBar: { draw: (given) => <ui.ProgressBar {...given} label="Installing" value={40} valueLabel="40 %" /> },
  CityMap: {
    draw: (given) => (
      <ui.CityMap
        {...given}
        label="Distances"
        city={{ label: 'Helsinki', lat: 60, lon: 25 }}
        places={[{ id: 'a', label: 'A', lat: 50, lon: 8, latency: '24 ms' }]}
        formatDistance={String}
        notMeasured="Not measured"
      />
    ),
  },
  DataBar: {
    draw: (given) => <ui.DataBar {...given} value={4} max={8} label="4 GB" former={{ value: 2, label: 'was 2 GB' }} />,
  },
  Rack: {
    draw: (given) => (
      <ui.Rack
        {...given}
        label="Rack"
        units={3}
        freeLabel="2U free"
        servers={[{ id: 'a', label: 'web-01, 1U', note: 'Two disks', href: '/', bays: 4, disks: [] }]}
      />
    ),
  },
  ServerChassis: {
    draw: (given) => (
      <ui.ServerChassis {...given} label="1 U" bays={4} disks={[{ type: 'nvme', mark: '960G' }]} caption="1 U" />
    ),
  },
  SkipLink: {
    draw: (given) => (
      <ui.SkipLink {...given} href="#main">
        Skip
      </ui.SkipLink>
    ),
  },
  DayBars: {
    draw: (given) => (
      <ui.DayBars
        {...given}
        label="Uptime"
        days={['success', 'danger']}
        valueText={(index) => `Day ${index + 1}`}
        summary="99%"
        startLabel="Yesterday"
        endLabel="Today"
      />
    ),
  },
  Sparkline: { draw: (given) => <ui.Sparkline {...given} label="Load" values={[1, 2, 3]} /> },
  Stepper: {
    draw: (given) => (
      <ui.Stepper
        {...given}
        label="Stages"
        stages={[
          { id: 'a', label: 'One', state: 'done', href: '/', stateLabel: 'done' },
          { id: 'b', label: 'Two', state: 'current', stateLabel: 'in progress' },
        ]}
      />
    ),
  },
  Table: {
    draw: (given) => (
      <ui.Table
        {...given}
        caption="Plans"
        rows={[{ name: 'NVMe 3' }]}
        rowKey={(row) => row.name}
        columns={[{ id: 'name', header: 'Name', rowHeader: true, cell: (row) => row.name, sort: { href: '?sort' } }]}
      />
    ),
  },
  DataTable: {
    draw: (given) => (
      <ui.DataTable
        {...given}
        caption="Servers"
        columns={[
          {
            id: 'name',
            header: 'Name',
            rowHeader: true,
            sortable: true,
            filter: { label: 'Filter by name' },
            cell: String,
          },
        ]}
        rows={['web', 'db']}
        rowKey={String}
        view={ui.initialView([])}
        labels={{
          filters: 'Filters',
          apply: 'Apply filters',
          clearFilters: 'Clear filters',
          clearFilter: (filter) => `Clear ${filter}`,
          view: 'View',
          columns: 'Columns',
          density: 'Density',
          comfortable: 'Comfortable',
          compact: 'Compact',
          resetView: 'Reset view',
          sorted: (header, direction) => `Sorted by ${header}, ${direction}`,
        }}
      />
    ),
  },
  TextLink: {
    draw: (given) => (
      <ui.TextLink {...given} href="/">
        Link
      </ui.TextLink>
    ),
  },
  VolumeStack: {
    draw: (given) => (
      <ui.VolumeStack {...given} label="Backups" capacity={64} volumes={[{ id: 'a', size: 8, label: 'Monday' }]} />
    ),
  },
  WorldMap: {
    draw: (given) => (
      <ui.WorldMap
        {...given}
        label="Map"
        points={[{ id: 'a', label: 'A', lon: 8, lat: 50, value: '1 ms' }]}
        onSelect={nothing}
      />
    ),
  },
};
