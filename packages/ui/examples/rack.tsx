import { Rack } from '@hoster/ui/rack';

const disk = { type: 'nvme', mark: '1.9T' } as const;

export function Example() {
  return (
    <Rack
      label="Rack 12: three servers"
      units={6}
      freeLabel="2U free"
      servers={[
        { id: 'web', label: 'web-01, 1U', note: '2 × 1.9 TB NVMe', href: '#web', bays: 4, disks: [disk, disk] },
        {
          id: 'db',
          label: 'db-01, 2U',
          note: '4 × 1.9 TB NVMe',
          href: '#db',
          units: 2,
          bays: 8,
          disks: [disk, disk, disk, disk],
        },
        { id: 'spare', label: 'spare-01, 1U', note: 'No disks', href: '#spare', bays: 4, disks: [] },
      ]}
    />
  );
}
